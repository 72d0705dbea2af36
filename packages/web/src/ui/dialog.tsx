import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../language/words.js";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** In the middle of the page, or at its right side and as high as the window. */
  readonly kind?: "middle" | "side";
}

/** A window over the page: it holds the focus, and Escape or a tap beside it closes it. */
export function Dialog({ title, children, onClose, kind = "middle" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { page } = useWords();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog at-${kind}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-inside">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="button bare" onClick={onClose} aria-label={page("close")}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
