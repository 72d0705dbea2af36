import { type Policy, picksOf } from "@tavolata/kernel/testing";

/**
 * Answers by chance, the same for the same number, and so cheaply that it hardly shows in what is measured: both sides are
 * driven by it. (Marsaglia's xorshift.)
 */
export function randomChoices(seed: number): Policy {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (asked) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const number = word >>> 0;
    // Nearly always one option is wanted; what `picksOf` would pick is then this one.
    if (asked.min === 1 && asked.max === 1) return [asked.ids[number % asked.ids.length]!];
    return picksOf(asked, number);
  };
}
