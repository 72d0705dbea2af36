import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../language/words.js";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** In the middle of the page, or at its right side and as high as the window. */
  readonly kind?: "middle" | "side";
}

/**
 * A window over the page: it holds the focus, and Escape or a tap beside it closes it. A modal `<dialog>` would do the same, but
 * makes the browser look at the style of everything under it anew: with a board there, that takes longer than all the rest.
 */
export function Dialog({ title, children, onClose, kind = "middle" }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { page } = useWords();
  useFocusInside(dialog, onClose);
  return createPortal(
    <div
      className={`dialog-veil at-${kind}`}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault(); // the rest of the press would give the focus to what lies under the window
        onClose();
      }}
    >
      <div
        ref={dialog}
        className={`dialog at-${kind}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className="dialog-inside">
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="button bare" onClick={onClose} aria-label={page("close")}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          {children}
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** The windows that are open, the uppermost last. */
const open: RefObject<HTMLElement | null>[] = [];

/** Whether a window lies over the page: then keys are meant for it alone. */
export function isDialogOpen(): boolean {
  return open.length > 0;
}

/** Keeps the focus in the window as long as it is the uppermost, and gives it back to where it was. */
function useFocusInside(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    open.push(dialog);
    dialog.current?.querySelector("button")?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== dialog) return;
      if (event.key === "Tab") goRound(dialog.current, event);
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation(); // nothing under the window is left together with it
      close.current();
    };
    // The first to hear: whoever listens on the page asks whether a window is open, and by then it may be gone.
    addEventListener("keydown", onKey, { capture: true });
    return () => {
      removeEventListener("keydown", onKey, { capture: true });
      open.splice(open.indexOf(dialog), 1);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Behind the last thing comes the first again. */
function goRound(dialog: HTMLElement | null, event: KeyboardEvent): void {
  const stops = focusable(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isInside = dialog?.contains(document.activeElement) === true;
  if (isInside && document.activeElement !== edge && document.activeElement !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

const focusableKinds = "a[href], button, input, select, textarea, summary, [tabindex='0']";

function focusable(dialog: HTMLElement | null): HTMLElement[] {
  const all = dialog?.querySelectorAll<HTMLElement>(focusableKinds) ?? [];
  return [...all].filter((one) => !one.matches(":disabled") && one.getClientRects().length > 0);
}
