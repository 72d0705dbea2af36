import { ScriptMistake } from "../match/refusal.js";
import type { Die } from "./die.js";
import type { ChanceSource, Draws } from "./source.js";

/** What a test wants to happen. */
export interface Script {
  /** One entry a throw, its faces with spaces between: `["6 1", "skull skull"]`. */
  readonly dice?: readonly string[];
  /**
   * For each deck, one entry a shuffle: what lies on top afterwards, topmost first; the rest keeps its order. A deck that
   * isn't named is left as it lies.
   */
  readonly decks?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Chance that follows a script, and says so clearly when the script doesn't fit the play. */
export class ScriptedSource implements ChanceSource {
  readonly #used: Record<string, number>;

  constructor(
    readonly script: Script,
    draws: Draws = {},
  ) {
    this.#used = { ...draws };
  }

  roll<F extends string>(die: Die<F>, count: number): F[] {
    const throws = this.script.dice ?? [];
    const number = this.#next("dice");
    const line = throws[number];
    if (line === undefined) {
      throw new ScriptMistake(
        `The script has ${throws.length} throws, but the rules throw once more: ${count} × "${die.id}". Add a line of faces.`,
      );
    }
    const faces = line.split(" ").filter((word) => word !== "");
    if (faces.length !== count) {
      throw new ScriptMistake(
        `Throw ${number + 1} of the script, "${line}", has ${faces.length} faces, but the rules throw ${count} × "${die.id}".`,
      );
    }
    return faces.map((face) => {
      const known = die.faces.find((one) => one === face);
      if (known === undefined) {
        throw new ScriptMistake(
          `Throw ${number + 1} of the script, "${line}": the die "${die.id}" has no face "${face}", only ${die.faces.join(", ")}.`,
        );
      }
      return known;
    });
  }

  shuffle(list: unknown[], deck: string): void {
    const shuffles = this.script.decks?.[deck];
    if (!shuffles) return;
    const number = this.#next(`deck:${deck}`);
    const top = shuffles[number];
    if (!top) {
      throw new ScriptMistake(
        `The script has ${shuffles.length} shuffles of the deck "${deck}", but the rules shuffle it once more.`,
      );
    }
    for (const [place, card] of top.entries()) {
      const at = list.indexOf(card, place);
      if (at < 0) {
        throw new ScriptMistake(
          `Shuffle ${number + 1} of the deck "${deck}": "${card}" isn't in it (any more): ${list.join(", ")}.`,
        );
      }
      list.splice(at, 1);
      list.splice(place, 0, card);
    }
  }

  draws(): Draws {
    return { ...this.#used };
  }

  #next(stream: string): number {
    const number = this.#used[stream] ?? 0;
    this.#used[stream] = number + 1;
    return number;
  }
}
