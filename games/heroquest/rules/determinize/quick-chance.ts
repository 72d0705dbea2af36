import type { Chance } from "@tavolata/kernel";

/**
 * Chance for some hundreds of small questions, from a single word of the stream (the generator "mulberry32"). A world is imagined for every
 * play-out of a search, and the stream's own words, each fit for dice that people verify, would take a good part of its time.
 */
export function quickChance(chance: Chance): Chance {
  let word = chance.below(2 ** 32);
  return {
    below(limit) {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = Math.imul(word ^ (word >>> 15), word | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    },
  };
}
