import type { Page } from "@playwright/test";

/** What people read or press. */
const pieces = "button, a[href], input, select, summary, h1, h2, h3, label, legend, th, td, dt, dd";

/**
 * Lies over the rest on purpose: sheets, windows, what stands on a board or fans out like a hand of cards. A long sentence of the question can be
 * unfolded; a line of the log may be cut by the edge of what scrolls.
 */
const over = ".sheet, .dialog-veil, .lesson-box, .table-left, .table-right";
const laidOver = ".table-centre *, .ed-centre *, .lr-foot *, .unseen, .unseen *, .typed-open";

/** What can't be read or pressed because something else lies over it, or because it is cut off; in readable lines. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ pieces, over, laidOver }) => {
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
      const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
        x > left && x < right && y > top && y < bottom;
      /** Whether a point can be seen, as far as what scrolls or cuts around it lets it. */
      const isShownAt = (element: Element, x: number, y: number) => {
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(outer);
          if (overflowX === "visible" && overflowY === "visible") continue;
          if (!isInside(outer.getBoundingClientRect(), x, y)) return false;
        }
        return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      };
      /** What stays where it is while the page scrolls under it. */
      const staysWhile = (hit: Element, element: Element) => {
        for (let outer: Element | null = hit; outer && !outer.contains(element); outer = outer.parentElement)
          if (["fixed", "sticky"].includes(getComputedStyle(outer).position)) return true;
        return false;
      };
      const faults: string[] = [];
      const windows = [...document.querySelectorAll(".dialog")];
      const root = windows.at(-1) ?? document;
      for (const element of root.querySelectorAll<HTMLElement>(pieces)) {
        if (element.matches(laidOver) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || getComputedStyle(element).clipPath !== "none") continue;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const isCutAcross = overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll";
        const isCutDown = overflowY !== "visible" && overflowY !== "auto" && overflowY !== "scroll";
        if (element.tagName !== "INPUT" && element.tagName !== "SELECT") {
          if (isCutAcross && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 2)
            faults.push(`${name(element)} is cut at its side`);
          if (isCutDown && element.scrollHeight > element.clientHeight + 3)
            faults.push(`${name(element)} is cut below`);
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!isShownAt(element, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit === element || element.contains(hit) || hit.contains(element)) continue;
        if (hit.closest("label")?.contains(element) || element.closest("label")?.contains(hit)) continue;
        if (hit.closest(over) && !element.closest(over)) continue;
        if (staysWhile(hit, element)) continue;
        faults.push(`${name(element)} lies under ${name(hit)}`);
      }
      return faults;
    },
    { pieces, over, laidOver },
  );
}

/** The same, and whether the page sticks out, with letters of twice the size. */
export async function faultsAtTwice(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty("--text-scale", "2");
  });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const faults = await layoutFaults(page);
  await page.evaluate(() => {
    document.documentElement.style.setProperty("--text-scale", "1");
  });
  return [...(wide > 0 ? [`sticks out by ${wide} pixels`] : []), ...faults];
}
