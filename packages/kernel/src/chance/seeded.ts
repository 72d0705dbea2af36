import { chancesOf, type Die, faceOf } from "./die.js";
import { WordStream } from "./seed.js";
import { type ChanceSource, type Draws, shuffleWith } from "./source.js";

/** Chance from a seed: one stream for the dice and one for each deck, so that one more die doesn't reshuffle a deck. */
export class SeededSource implements ChanceSource {
  readonly #streams = new Map<string, WordStream>();

  constructor(
    readonly seed: string,
    draws: Draws = {},
  ) {
    for (const [stream, taken] of Object.entries(draws)) this.#streams.set(stream, new WordStream(seed, stream, taken));
  }

  roll<F extends string>(die: Die<F>, count: number): F[] {
    const dice = this.#stream("dice");
    const chances = chancesOf(die);
    const faces: F[] = [];
    for (let i = 0; i < count; i++) faces.push(faceOf(die, dice.below(chances)));
    return faces;
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
      stream = new WordStream(this.seed, name, 0);
      this.#streams.set(name, stream);
    }
    return stream;
  }
}
