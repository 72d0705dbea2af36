import { type Chance, splitSeed } from "@tavolata/kernel";

/** The chance of one bot in one match: for every question a row of numbers of its own. */
export class OwnChance {
  readonly #seed: number;

  constructor(seed: string, seat: string) {
    this.#seed = Number.parseInt(splitSeed(seed, `bots/${seat}`).slice(0, 8), 16);
  }

  /** The numbers for the question after so many answers. */
  at(number: number): Chance {
    return new QuestionChance(Math.imul(number + 1, 0x9e3779b1) ^ this.#seed);
  }
}

/**
 * Splitmix32: quick, and even enough to pick options by. Nobody needs to verify what a bot thought, so this isn't the hash
 * that the dice come from.
 */
class QuestionChance implements Chance {
  constructor(private state: number) {}

  /** A whole number from 0 to `limit - 1`, each as likely as the other: words in the uneven rest are thrown away. */
  below(limit: number): number {
    const even = 2 ** 32 - (2 ** 32 % limit);
    let word = this.#next();
    // ends: of so many words more than half are even
    while (word >= even) word = this.#next();
    return word % limit;
  }

  #next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let word = this.state ^ (this.state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  }
}
