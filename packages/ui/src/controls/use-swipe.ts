import { type RefObject, useEffect, useRef } from "react";

/** A finger must go so far, in pixels, and twice as far across as down. */
const far = 56;

/**
 * Listens for a finger that is drawn across something: 1 leads on, -1 back. What can be scrolled sideways under the finger is scrolled
 * first: only at its end the finger leads on.
 */
export function useSwipe(on: RefObject<HTMLElement | null>, isWanted: boolean, onSwipe: (way: 1 | -1) => void): void {
  const swiped = useRef(onSwipe);
  swiped.current = onSwipe;
  useEffect(() => {
    const element = on.current;
    if (!element || !isWanted) return;
    let begin: { x: number; y: number; row: Element | undefined; scrolled: number } | undefined;
    const onStart = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      const row = rowUnder(target, element);
      begin = touch && { x: touch.clientX, y: touch.clientY, row, scrolled: row?.scrollLeft ?? 0 };
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!begin || !touch) return;
      const [across, down] = [touch.clientX - begin.x, touch.clientY - begin.y];
      const hasScrolled = begin.row !== undefined && begin.row.scrollLeft !== begin.scrolled;
      begin = undefined;
      if (hasScrolled || Math.abs(across) < far || Math.abs(across) < 2 * Math.abs(down)) return;
      swiped.current(across < 0 ? 1 : -1);
    };
    const onCancel = () => {
      begin = undefined;
    };
    element.addEventListener("touchstart", onStart, { passive: true });
    element.addEventListener("touchend", onEnd, { passive: true });
    element.addEventListener("touchcancel", onCancel, { passive: true });
    return () => {
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchend", onEnd);
      element.removeEventListener("touchcancel", onCancel);
    };
  }, [on, isWanted]);
}

/** What can be scrolled sideways between what was touched and what listens. */
function rowUnder(target: EventTarget | null, within: HTMLElement): Element | undefined {
  let one = target instanceof Element ? target : null;
  for (; one && one !== within; one = one.parentElement) if (one.scrollWidth > one.clientWidth + 1) return one;
  return undefined;
}
