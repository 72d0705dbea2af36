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
    const shown = firstShown(wanted.split("\n").filter(Boolean));
    if (!shown) {
      setBox(undefined);
      return;
    }
    shown.scrollIntoView({ block: "nearest", inline: "nearest" });
    const measure = () => setBox((before) => unlessSame(before, shown.getBoundingClientRect()));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(shown);
    sizes.observe(document.body);
    addEventListener("scroll", measure, true);
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", measure, true);
    };
  }, [wanted, when]);
  if (!box) return null;
  const { top, left, width, height } = box;
  return <div className="lesson-ring" aria-hidden="true" style={{ top, left, width, height }} />;
}

function firstShown(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll(selector)].find(hasSize);
    if (shown) return shown;
  }
  return undefined;
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function unlessSame(before: Box | undefined, { top, left, width, height }: DOMRect): Box {
  const isSame = before?.top === top && before.left === left && before.width === width && before.height === height;
  return isSame ? before : { top, left, width, height };
}
