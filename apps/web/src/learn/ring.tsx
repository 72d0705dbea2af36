import { useLayoutEffect, useState } from "react";

interface RingProps {
  /** Where to look, in order: the first that is on the screen gets the ring. */
  readonly at: readonly string[];
  /** Changes when the screen may have changed. */
  readonly when: unknown;
}

type Box = Readonly<Record<"top" | "left" | "width" | "height", number>>;

/** A ring around what is spoken of, wherever it stands at this width. */
export function Ring({ at, when }: RingProps) {
  const [box, setBox] = useState<Box>();
  const wanted = at.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the screen shows may have moved
  useLayoutEffect(() => {
    const selectors = wanted.split("\n").filter(Boolean);
    let ringed: Element | undefined;
    const sizes = new ResizeObserver(() => measure());
    const measure = () => setBox((before) => ringed && unlessSame(before, ringed.getBoundingClientRect()));
    const look = () => {
      const shown = firstShown(selectors);
      if (shown !== ringed) {
        if (ringed) sizes.unobserve(ringed);
        if (shown) sizes.observe(shown);
        ringed = shown;
        shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      measure();
    };
    // A press may have opened or put away what lies over the board.
    let soon = 0;
    const lookAgain = () => {
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(look);
    };
    look();
    sizes.observe(document.body);
    addEventListener("scroll", measure, true);
    addEventListener("click", lookAgain);
    addEventListener("transitionend", look);
    return () => {
      cancelAnimationFrame(soon);
      sizes.disconnect();
      removeEventListener("scroll", measure, true);
      removeEventListener("click", lookAgain);
      removeEventListener("transitionend", look);
    };
  }, [wanted, when]);
  if (!box) return null;
  const { top, left, width, height } = box;
  return <div className="lesson-ring" aria-hidden="true" style={{ top, left, width, height }} />;
}

function firstShown(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll(selector)].find(isShown);
    if (shown) return shown;
  }
  return undefined;
}

/** What lies in a drawer that is closed has its size, too, but nobody sees it. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function unlessSame(before: Box | undefined, { top, left, width, height }: DOMRect): Box {
  const isSame = before?.top === top && before.left === left && before.width === width && before.height === height;
  return isSame ? before : { top, left, width, height };
}
