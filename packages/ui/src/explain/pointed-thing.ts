import { useCallback, useEffect, useRef } from "react";
import { isDialogOpen } from "../controls/dialog.js";

/** How long a finger rests on something until it is explained, in milliseconds, and how far it may move meanwhile. */
const rest = 550;
const slip = 10;

const marks = "[data-explain], [data-at], [data-card], [data-area], [data-space], [data-option]";

/** What an element stands for: whatever is drawn of a thing bears one of these. */
function markOf(element: Element | null | undefined): string | undefined {
  const marked = element?.closest<HTMLElement | SVGElement>(marks);
  if (!marked) return undefined;
  const { explain, at, card, area, space, option } = marked.dataset;
  if (explain !== undefined) return explain;
  if (at !== undefined) return at;
  if (card !== undefined) return `card:${card}`;
  if (area !== undefined) return `area:${area}`;
  if (space !== undefined) return `space:${space}`;
  return option === undefined ? undefined : `option:${option}`;
}

/** The smallest thing that is drawn at a point: a figure lies under what is pressed to strike it, and on its area. */
function thingAt(x: number, y: number): string | undefined {
  let found: Element | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const element of document.querySelectorAll(marks)) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isThere = x >= left && x <= right && y >= top && y <= bottom && element.checkVisibility();
    if (!isThere || width * height >= smallest) continue;
    found = element;
    smallest = width * height;
  }
  return markOf(found);
}

/**
 * Opens the explanation of what is pointed at: by a long press of a finger, or the other button of a mouse. Answers with what the focus or the pointer is
 * at, for the key.
 */
export function usePointing(open: ((at: string) => void) | undefined): () => string | undefined {
  const pointer = useRef({ x: -1, y: -1 });
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isOpened = false;
    const stop = () => clearTimeout(timer);
    const onDown = (event: PointerEvent) => {
      stop();
      isOpened = false;
      if (event.pointerType === "mouse" || !event.isPrimary || isDialogOpen()) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        const at = thingAt(from.x, from.y);
        if (at === undefined) return;
        isOpened = true;
        open(at);
      }, rest);
    };
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
      if (Math.hypot(x - from.x, y - from.y) > slip) stop();
    };
    // The finger that opened it hasn't pressed anything.
    const onClick = (event: MouseEvent) => {
      if (!isOpened) return;
      isOpened = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onContextMenu = (event: MouseEvent) => {
      const at = isDialogOpen() ? undefined : thingAt(event.clientX, event.clientY);
      if (isOpened || at !== undefined) event.preventDefault();
      if (isOpened || at === undefined) return;
      stop();
      open(at);
    };
    addEventListener("pointerdown", onDown);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
    addEventListener("contextmenu", onContextMenu);
    addEventListener("click", onClick, { capture: true });
    return () => {
      stop();
      removeEventListener("pointerdown", onDown);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      removeEventListener("contextmenu", onContextMenu);
      removeEventListener("click", onClick, { capture: true });
    };
  }, [open]);
  return useCallback(() => markOf(document.activeElement) ?? thingAt(pointer.current.x, pointer.current.y), []);
}
