import { type RefObject, useEffect, useRef } from "react";
import { isDialogOpen } from "../controls/dialog.js";
import { isKeyWanted } from "../page/single-keys.js";

/** Keys that a board hears wherever the focus is, as long as nobody writes or chooses there. */
export const zoomKeys: readonly string[] = ["0", "+", "=", "-"];

/**
 * Hears keys for a board before the table does: those pressed on the board itself, on the page as a whole, or on the list of
 * actions, which gets the focus whenever the question changes; some also from anywhere else.
 */
export function useBoardKeys(
  frame: RefObject<HTMLElement | null>,
  hear: (event: KeyboardEvent) => void,
  anywhere = zoomKeys,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (hearsKey(frame.current, event, anywhere)) latest.current(event);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [frame, anywhere]);
}

function hearsKey(frame: HTMLElement | null, event: KeyboardEvent, anywhere: readonly string[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen() || !isKeyWanted(event)) return false;
  const element = event.target as Element;
  const isInside = element === document.body || frame?.contains(element) === true || element.matches(".actions");
  const isPlain = element.closest("input, select, textarea, [role=log], [role=tablist]") === null;
  if (!isInside && !(anywhere.includes(event.key) && isPlain)) return false;
  return !isPress(event.key, element);
}

/** Whether a key presses the button or the link that it is heard on: then it is theirs, not the board's. */
function isPress(key: string, element: Element): boolean {
  const pressed = key === "Enter" ? "button, a" : key === " " ? "button" : undefined;
  return pressed !== undefined && element.closest(pressed) !== null;
}
