import type { GameModule } from "@tavolata/game";
import {
  type Contribution,
  type GameEvent,
  type Match,
  type Onlooker,
  replay,
  type Save,
  type Verdict,
  type View,
  verify,
} from "@tavolata/kernel";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { shared } from "@tavolata/ui/table/shared.js";
import { withOwn } from "../table/dice-proof/check.js";

/** A match that is over, at any of its moments. */
export class ReplayPlayer {
  readonly #gameModule: GameModule;
  readonly #save: Save;
  #match: Match<object, GameEvent>;
  #at = 0;
  /** How many events an onlooker had been told after so many answers. */
  readonly #counts = new Map<Onlooker, readonly number[]>();

  /** What each onlooker was shown last. */
  readonly #views = new Map<Onlooker, View>();

  constructor(gameModule: GameModule, save: Save) {
    this.#gameModule = gameModule;
    this.#save = save;
    this.#match = replay(gameModule.ruleset, save, 0);
  }

  /** How many answers were given. */
  get length(): number {
    return this.#save.answers.length;
  }

  get seats(): readonly string[] {
    return this.#match.seats;
  }

  get options(): Save["options"] {
    return this.#save.options;
  }

  /** The table after so many answers, through somebody's eyes. */
  look(at: number, onlooker: Onlooker): { readonly view: View; readonly events: readonly AnyVisibleEvent[] } {
    this.#goTo(at);
    const view = shared(this.#views.get(onlooker), this.#match.view(onlooker));
    this.#views.set(onlooker, view);
    return { view, events: this.#match.events(onlooker) };
  }

  /** After how many answers somebody was told an event. */
  momentOf(event: number, onlooker: Onlooker): number {
    const counts = this.#countsFor(onlooker);
    const at = counts.findIndex((count) => count > event);
    return at < 0 ? this.length : at;
  }

  /** The match as it stood after so many answers, to be played on: what people added to later dice isn't there yet. */
  saveAt(at: number): object {
    const { mark: _mark, outcome: _outcome, entered: _entered, contributions = [], answers, ...rest } = this.#save;
    const counting = contributions.filter(({ from }) => from <= at);
    const added = counting.length > 0 ? { format: 2, contributions: counting } : { format: 1 };
    return { ...rest, ...added, answers: answers.slice(0, at) };
  }

  /**
   * @param seen what was shown of what people added to the dice
   * @param own what was added from here
   */
  verify(seedHash: string, seen: readonly Contribution[] = [], own?: string): Verdict {
    return withOwn(verify(this.#gameModule.ruleset, this.#save, seedHash, seen), this.#save, own);
  }

  #goTo(at: number): void {
    if (at < this.#at) {
      this.#match = replay(this.#gameModule.ruleset, this.#save, at);
      this.#at = at;
    }
    for (; this.#at < at; this.#at++) {
      const { seat, picks } = this.#save.answers[this.#at]!;
      this.#match.answer({ seat, picks });
    }
  }

  #countsFor(onlooker: Onlooker): readonly number[] {
    const known = this.#counts.get(onlooker);
    if (known) return known;
    const match = replay(this.#gameModule.ruleset, this.#save, 0);
    const counts = [match.eventCount(onlooker)];
    for (const { seat, picks } of this.#save.answers) {
      match.answer({ seat, picks });
      counts.push(match.eventCount(onlooker));
    }
    this.#counts.set(onlooker, counts);
    return counts;
  }
}
