import { startTransition, useEffect, useState } from "react";

/** A part of a list, from the first place up to before the last. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** So many on each side of where one begins, and so many more at a time. */
const around = 8;
const more = 24;
const pause = 300;

/**
 * The part of a long list that is drawn: at first what can be seen around a place, then more on both sides, little by little, so that
 * the page hears its inputs meanwhile.
 */
export function useGrowing<T>(list: readonly T[], place: number): readonly T[] {
  const begin = (): Part => ({ from: Math.max(0, place - around), to: place + 2 * around });
  const [{ of, part }, setPart] = useState({ of: list, part: begin() });
  const { from, to } = of === list ? part : begin();
  useEffect(() => {
    if (from === 0 && to >= list.length) return;
    const timer = setTimeout(
      () => startTransition(() => setPart({ of: list, part: { from: Math.max(0, from - more), to: to + more } })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [list, from, to]);
  return list.slice(from, to);
}
