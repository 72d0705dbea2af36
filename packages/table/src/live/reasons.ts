import type { GameModule } from "@tavolata/game";
import { type Counts, everything, type Message, type Onlooker, type Seat, type View } from "@tavolata/kernel";
import type { AnyMatch } from "./log-entry.js";
import { areOnOneSide } from "./sides.js";

/** How many of the newest are kept. */
const kept = 40;

interface Kept {
  readonly seat: Seat;
  readonly said: Message;
  /** How many answers had been given with it. */
  readonly answers: number;
  /** For each onlooker who was told something of what came of it: the number of the first such event. */
  readonly events: ReadonlyMap<Onlooker, number>;
}

/** Why a bot answered as it did, under the first event that came of it. */
export interface AnswerReason {
  readonly event: number;
  readonly seat: Seat;
  readonly said: Message;
}

/** Why bots answered as they did, as long as the table is in memory: nobody's match depends on it. */
export class Reasons {
  #kept: Kept[] = [];

  /** How much everybody has been told: to be asked before a bot's answer. */
  static counts(match: AnyMatch): Counts {
    return match.eventCounts();
  }

  /** A bot has answered. */
  add(match: AnyMatch, seat: Seat, said: Message, before: Counts): void {
    const told = Object.entries(match.eventCounts()).filter(([as, count]) => count > (before[as] ?? 0));
    const events = new Map(told.map(([as]) => [as, before[as] ?? 0]));
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
  for(as: Onlooker, from: number, view: View, { gameModule, seats, hints, content }: Listening): AnswerReason[] {
    const { openReason } = gameModule;
    if (!openReason) return [];
    const reasons: AnswerReason[] = [];
    for (let i = this.#kept.length - 1; i >= 0; i--) {
      const { seat, said, events } = this.#kept[i]!;
      const event = events.get(as);
      if (event === undefined) continue;
      if (event < from) break; // all before it are older
      const isOwnSide = as === everything || (hints && seats.includes(as) && areOnOneSide(gameModule, seats, as, seat));
      if (openReason(said, view, isOwnSide, content)) reasons.push({ event, seat, said });
    }
    return reasons.reverse();
  }
}

interface Listening {
  readonly gameModule: GameModule;
  readonly seats: readonly Seat[];
  readonly hints: boolean;
  /** The game's tables, as the match is played with them. */
  readonly content: unknown;
}
