import type { Asked, Chance, Decision, GameEvent, Match, Seat, View, VisibleEvent } from "@tavolata/kernel";
import type { DecisionContext } from "./bot.js";
import type { OwnChance } from "./own-chance.js";

/** An open question of a match, through the eyes of the seat that is asked. */
export class SeatContext<S extends object, E extends GameEvent, C = unknown> implements DecisionContext<S, E, C> {
  readonly asked: Asked;
  readonly #match: Match<S, E, C>;
  readonly #chance: OwnChance;

  constructor(match: Match<S, E, C>, asked: Asked, chance: OwnChance) {
    this.asked = new AskedNow(asked);
    this.#match = match;
    this.#chance = chance;
  }

  get seat(): Seat {
    return this.asked.seat;
  }

  get content(): C {
    return this.#match.content;
  }

  get decision(): Decision {
    return this.#match.decisions(this.seat).find(({ number }) => number === this.asked.number)!;
  }

  get view(): View {
    return this.#match.borrowedView(this.seat);
  }

  get chance(): Chance {
    return this.#chance.at(this.asked.number);
  }

  events(from = 0): readonly VisibleEvent<E>[] {
    return this.#match.events(this.seat, from);
  }

  fork(seed: string): Match<S, E, C> {
    return this.#match.fork(this.seat, seed);
  }
}

/** An open question in short. What its options do is worked out only when somebody looks. */
class AskedNow implements Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly number: number;
  readonly ids: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly repeats: boolean;
  readonly #open: Asked;

  constructor(open: Asked) {
    this.seat = open.seat;
    this.kind = open.kind;
    this.number = open.number;
    this.ids = open.ids;
    this.min = open.min;
    this.max = open.max;
    this.repeats = open.repeats;
    this.#open = open;
  }

  get options(): Asked["options"] {
    return this.#open.options;
  }
}
