import type { Recipe } from "../play.js";

/** What takes long is tried at one answer of so many, and at the last. */
const every = 8;

/**
 * Whether what takes long is tried at this answer: the way back to the beginning, a fork that is played to its end, or all bytes of a save where a
 * glance is enough elsewhere. Each match begins at another answer, so that at every answer some match tries it.
 */
export function isLongLook({ seed, choices }: Recipe, at: number): boolean {
  if (at === choices.length) return true;
  let shift = 0;
  for (let i = 0; i < seed.length; i++) shift += seed.charCodeAt(i);
  return (at + shift) % every === 0;
}
