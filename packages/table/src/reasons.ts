import { audience, everything, type Message, type Onlooker, type Seat, type View } from "@tavolata/kernel";
import type { Works } from "@tavolata/shelf";
import type { AnyMatch } from "./deed.js";
import { areOnOneSide } from "./sides.js";

/** How many of the newest are kept. */
const kept = 100;

interface Kept {
  readonly seat: Seat;
  readonly said: Message;
  /** How many answers had been given with it. */
  readonly answers: number;
  /** For each onlooker who was told something of what came of it: the number of the first such event. */
  readonly events: ReadonlyMap<Onlooker, number>;
}

/** Why a bot answered as it did, under the first event that came of it. */
export interface Reason {
  readonly event: number;
  readonly seat: Seat;
  readonly said: Message;
}

/** Why bots answered as they did, as long as the table is in memory: nobody's match depends on it. */
export class Reasons {
  #kept: Kept[] = [];

  /** How much everybody has been told: to be asked before a bot's answer. */
  static counts(match: AnyMatch): ReadonlyMap<Onlooker, number> {
    return new Map([...match.seats, audience, everything].map((as) => [as, match.eventCount(as)]));
  }

  /** A bot has answered. */
  add(match: AnyMatch, seat: Seat, said: Message, before: ReadonlyMap<Onlooker, number>): void {
    const events = new Map([...before].filter(([as, count]) => match.eventCount(as) > count));
    if (events.size === 0) return;
    this.#kept.push({ seat, said, answers: match.at, events });
    if (this.#kept.length > kept) this.#kept.splice(0, this.#kept.length - kept);
  }

  /** Something was taken back: so many answers are left. */
  forgetAfter(answers: number): void {
    this.#kept = this.#kept.filter((one) => one.answers <= answers);
  }

  /**
   * What an onlooker who sees this may hear, from an event on. A rival's plans aren't told, and those of one's own side only where the table
   * allows hints.
   */
  for(as: Onlooker, from: number, view: View, { works, seats, hints }: Listening): Reason[] {
    const { openReason } = works;
    if (!openReason) return [];
    return this.#kept.flatMap(({ seat, said, events }) => {
      const event = events.get(as);
      if (event === undefined || event < from) return [];
      const isOwnSide = as === everything || (hints && seats.includes(as) && areOnOneSide(works, seats, as, seat));
      return openReason(said, view, isOwnSide) ? [{ event, seat, said }] : [];
    });
  }
}

interface Listening {
  readonly works: Works;
  readonly seats: readonly Seat[];
  readonly hints: boolean;
}
