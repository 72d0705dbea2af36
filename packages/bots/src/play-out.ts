import { AnswerRefused, type Asked, type GameEvent, type Match, type Seat } from "@tavolata/kernel";
import type { Bot, Choice } from "./bot.js";
import { OwnChance } from "./own-chance.js";
import { SeatContext } from "./seat-context.js";

/** A bot answered what the rules don't allow. */
export class BotMistake extends Error {
  override readonly name = "BotMistake";
}

/** Which bot sits where. */
export type BotSeating<S extends object = object, E extends GameEvent = GameEvent, C = unknown> = (
  seat: Seat,
) => Bot<S, E, C>;

/** The bots of one match, each with its own chance. */
export class BotTable<S extends object, E extends GameEvent, C = unknown> {
  readonly #chances = new Map<Seat, OwnChance>();

  constructor(
    private readonly match: Match<S, E, C>,
    private readonly seating: BotSeating<S, E, C>,
  ) {}

  /** What the bot of the seat that is asked would answer. */
  decide(asked: Asked): Choice {
    return this.seating(asked.seat).decide(this.#contextOf(asked));
  }

  /** The same with what it expects of that, where it can tell. */
  explain(asked: Asked): Choice {
    const bot = this.seating(asked.seat);
    const context = this.#contextOf(asked);
    return bot.explain?.(context) ?? bot.decide(context);
  }

  /** Lets the bot of the seat that is asked decide, and gives its answer to the match. */
  answer(asked: Asked): Choice {
    const { seat, number } = asked;
    const choice = this.decide(asked);
    try {
      this.match.answer({ seat, number, picks: choice.picks });
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      const { id } = this.seating(seat);
      throw new BotMistake(`The bot "${id}" as ${seat}, asked "${asked.kind}": ${error.message}`, { cause: error });
    }
    return choice;
  }

  #contextOf(asked: Asked): SeatContext<S, E, C> {
    return new SeatContext(this.match, asked, this.#chanceOf(asked.seat));
  }

  #chanceOf(seat: Seat): OwnChance {
    let chance = this.#chances.get(seat);
    if (!chance) {
      chance = new OwnChance(this.match.seed, seat);
      this.#chances.set(seat, chance);
    }
    return chance;
  }
}

/** How far a match was played. */
export interface Played {
  /** Whether it is over; otherwise it ran into the bound. */
  readonly finished: boolean;
  /** How many answers the bots gave. */
  readonly decisions: number;
}

/** Lets bots play a match to its end, or for at most `bound` answers. */
export function playOut<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seating: BotSeating<NoInfer<S>, NoInfer<E>, NoInfer<C>>,
  bound: number,
): Played {
  const table = new BotTable(match, seating);
  let decisions = 0;
  // ends: after so many decisions
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    if (decisions === bound) return { finished: false, decisions };
    table.answer(asked);
    decisions += 1;
  }
  return { finished: true, decisions };
}
