import type { Choice } from "@tavolata/bots";
import type { Expected } from "@tavolata/client/protocol";
import { realKinds, type Seat } from "@tavolata/kernel";
import type { LiveTable } from "../live-table.js";
import { Refuse } from "../refuse.js";
import { areOnOneSide } from "../sides.js";
import { type BotQuestion, botQuestion, MovedOn } from "./question.js";

/** Where the tables are, each for whoever works on it while nobody else does. */
export interface TablesInPlay {
  with<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T>;
}

/** Where bots think. */
export interface Thinkers {
  think(question: BotQuestion): Promise<Choice>;
}

/** What bots tell people: what they would do in a person's seat, and what they expected of their own answers. */
export class Hints {
  constructor(
    private readonly tables: TablesInPlay,
    private readonly thinkers: Thinkers,
  ) {}

  /** What the strong bot would answer in a seat of one's own. It sees what the person sees. */
  async hint(person: string, table: string, seat: Seat, number: number): Promise<Choice> {
    const question = await this.tables.with(table, (live) => {
      if (!live.record.seating.sits(person, seat))
        throw new Refuse("not-yours", `You don't sit in the seat "${seat}" of this table.`);
      if (!live.record.hints) throw new Refuse("no-hints", "This table plays without hints.");
      const asked = live.match.asked.find((one) => one.seat === seat && one.number === number);
      if (!asked || realKinds.has(asked.kind)) throw stale();
      return botQuestion(live, asked, "strong" in live.works.bots ? "strong" : "normal", { explain: true });
    });
    try {
      return await this.thinkers.think(question);
    } catch (error) {
      throw error instanceof MovedOn ? stale() : error;
    }
  }

  /** What the bots of one's own side expected of their last answers, and why. What a rival expects is reckoned from all that it knows: it isn't told. */
  async expected(person: string, table: string): Promise<Expected[]> {
    return this.tables.with(table, (live) => {
      const own = live.record.seating.seatsOf(person);
      if (own.length === 0) throw new Refuse("not-yours", "You don't sit at this table.");
      if (!live.record.hints) throw new Refuse("no-hints", "This table plays without hints.");
      return [...live.expected]
        .filter(
          ([seat]) =>
            live.record.seating.isBot(seat) &&
            own.some((mine) => areOnOneSide(live.works, live.match.seats, mine, seat)),
        )
        .map(([seat, { reason, expects }]) => ({ seat, expects, reason }));
    });
  }
}

function stale(): Refuse {
  return new Refuse("stale", "The table has gone on: this question is no longer open.");
}
