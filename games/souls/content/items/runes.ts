import type { Runes, Style } from "../types.js";

/** SS-8.1-a: who may use an item. */
export const anybody: Runes = { for: "anybody" };
export const notMagic: Runes = { for: "all-but", style: "magic" };

export function only(...styles: readonly Style[]): Runes {
  return { for: "any-of", styles };
}
