import { WordStream } from "@tavolata/kernel";

/** Chance that is the same for the same seed: what the chaos test did can be done again. */
export class ChaosRandom {
  readonly #words: WordStream;

  constructor(seed: string) {
    this.#words = new WordStream(seed, "bots", 0);
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor((this.#words.next() / 2 ** 32) * limit);
  }

  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)]!;
  }

  /** Once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
