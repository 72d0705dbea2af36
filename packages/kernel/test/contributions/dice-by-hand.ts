import { createHash } from "node:crypto";

/** What somebody has added to the dice, as it stands in the file of a match. */
export interface Added {
  readonly from: number;
  readonly by: string;
  readonly value: string;
}

/**
 * The dice of a match, worked out from its file by the words of docs/protocol.md alone ("Checking the dice"). Nothing of the kernel is used, so
 * that both can't share a mistake.
 */
export class DiceByHand {
  readonly #taken = new Map<string, number>();

  constructor(
    private readonly secret: string,
    private readonly added: readonly Added[] = [],
  ) {}

  /** The seed in force once so many answers were given. */
  seed(answers: number): string {
    return this.added
      .filter(({ from }) => from <= answers)
      .reduce((seed, { by, value }) => hexOf(`${seed}/${by}/${value}`), this.secret);
  }

  word(stream: string, answers: number): number {
    const number = this.#taken.get(stream) ?? 0;
    this.#taken.set(stream, number + 1);
    const block = createHash("sha256").update(`${this.seed(answers)}/${stream}/${Math.floor(number / 8)}`);
    return block.digest().readUInt32BE((number % 8) * 4);
  }

  below(limit: number, stream: string, answers: number): number {
    for (;;) {
      const word = this.word(stream, answers);
      if (word < Math.floor(2 ** 32 / limit) * limit) return word % limit;
    }
  }

  /** So many dice on whose sides these stand, one for each chance. */
  throw<F>(sides: readonly F[], count: number, answers: number): F[] {
    return Array.from({ length: count }, () => sides[this.below(sides.length, "dice", answers)]!);
  }

  shuffled<C>(cards: readonly C[], deck: string, answers: number): C[] {
    const pile = [...cards];
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.below(i + 1, `deck:${deck}`, answers);
      [pile[i], pile[j]] = [pile[j]!, pile[i]!];
    }
    return pile;
  }
}

export function hexOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
