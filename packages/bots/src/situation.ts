import type { Asked, Chance, Decision, GameEvent, Match, Seat, Told, View } from "@tavolata/kernel";
import type { Situation } from "./bot.js";
import type { OwnChance } from "./own-chance.js";

/** An open question of a match, through the eyes of the seat that is asked. */
export class SeatSituation<S extends object, E extends GameEvent> implements Situation<S, E> {
  readonly asked: Asked;
  readonly #match: Match<S, E>;
  readonly #chance: OwnChance;

  constructor(match: Match<S, E>, asked: Asked, chance: OwnChance) {
    const { seat, kind, number, ids, min, max, repeats } = asked;
    this.asked = { seat, kind, number, ids, min, max, repeats };
    this.#match = match;
    this.#chance = chance;
  }

  get seat(): Seat {
    return this.asked.seat;
  }

  get decision(): Decision {
    return this.#match.decisions(this.seat).find(({ number }) => number === this.asked.number)!;
  }

  get view(): View {
    return this.#match.glimpse(this.seat);
  }

  get chance(): Chance {
    return this.#chance.at(this.asked.number);
  }

  events(from = 0): readonly Told<E>[] {
    return this.#match.events(this.seat, from);
  }

  fork(seed: string): Match<S, E> {
    return this.#match.fork(this.seat, seed);
  }
}
