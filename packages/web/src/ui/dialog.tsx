import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../language/words.js";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** `card` stands in the middle, `panel` comes in from the right and is as high as the window. */
  readonly kind?: "card" | "panel";
}

/** A window over the page: it holds the focus, and Escape or a tap beside it closes it. */
export function Dialog({ title, children, onClose, kind = "card" }: DialogProps) {
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
      className={`dialog ${kind}`}
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
