import { chancesOf, type Die, faceOf } from "./die.js";
import { WordStream } from "./seed.js";
import { type ChanceSource, type Draws, shuffleWith } from "./source.js";

/** Chance from a seed: one stream for the dice and one for each deck, so that one more die doesn't reshuffle a deck. */
export class SeededSource implements ChanceSource {
  readonly #streams = new Map<string, WordStream>();

  constructor(
    private current: string,
    draws: Draws = {},
  ) {
    for (const [stream, taken] of Object.entries(draws))
      this.#streams.set(stream, new WordStream(current, stream, taken));
  }

  /** The seed of the words to come. */
  get seed(): string {
    return this.current;
  }

  goOnWith(seed: string): void {
    if (seed === this.current) return;
    this.current = seed;
    for (const stream of this.#streams.values()) stream.goOnWith(seed);
  }

  roll<F extends string>(die: Die<F>, count: number, purpose: string, by = ""): F[] {
    const dice = this.#stream(this.diceFor(purpose, by));
    const chances = chancesOf(die);
    const faces: F[] = [];
    for (let i = 0; i < count; i++) faces.push(faceOf(die, dice.below(chances)));
    return faces;
  }

  /** The stream that a throw comes from. */
  protected diceFor(_purpose: string, _by: string): string {
    return "dice";
  }

  shuffle(list: unknown[], deck: string): void {
    shuffleWith(this.#stream(`deck:${deck}`), list);
  }

  draws(): Draws {
    const draws: Record<string, number> = {};
    for (const [name, stream] of this.#streams) draws[name] = stream.taken;
    return draws;
  }

  #stream(name: string): WordStream {
    let stream = this.#streams.get(name);
    if (!stream) {
      stream = new WordStream(this.current, name, 0);
      this.#streams.set(name, stream);
    }
    return stream;
  }
}

/**
 * Chance in a world that somebody thinks in: a stream of dice for each purpose and thrower. Two answers that are tried in the same world then
 * meet the same luck, although one of them throws a die more: what is left between them is what the answers are worth.
 */
export class WorldSource extends SeededSource {
  protected override diceFor(purpose: string, by: string): string {
    return `dice:${purpose}/${by}`;
  }
}
