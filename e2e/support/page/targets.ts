import type { Page } from "@playwright/test";

/** What can be tapped, and how large a finger needs it. */
const ticks = "label input[type=radio], label input[type=checkbox]"; // their labels are pressed
const targets = `button, select, summary, label, input:not(.unseen, ${ticks})`;
const finger = 44;

/**
 * Rules are cited and places named inside sentences: as links in a text they are as high as its lines. A door on a board's edge is as wide as the
 * squares beside it let it be: more would cover them; what is on the adventure map lies as close together as the map has it.
 */
const ofTheMap = ':is([class^="az-"], [class*=" az-"])';
const limited = `.rule-link, .word-link, p a, dd a, .hq-target.edge, ${ofTheMap}, ${ofTheMap} *`;

/** What can be tapped but is less than 44 pixels high or wide. What lies under a window or out of sight isn't meant. */
export function tooSmall(page: Page, besides = ""): Promise<string[]> {
  return page.evaluate(
    ({ targets, finger, except }) => {
      const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
      return [...over.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
        if (element.matches(except) || !element.checkVisibility({ visibilityProperty: true })) return [];
        const { width, height } = element.getBoundingClientRect();
        const isOutOfSight = getComputedStyle(element).clipPath === "inset(50%)"; // for the keyboard alone
        // A pixel is cut into pieces where a board is scaled.
        if (width === 0 || isOutOfSight || (height > finger - 0.5 && width > finger - 0.5)) return [];
        const name = element.getAttribute("aria-label") || element.textContent || "";
        return [`${element.className} "${name}": ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    { targets, finger, except: [limited, besides].filter(Boolean).join() },
  );
}
