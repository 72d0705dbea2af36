import type { Choice, Expectation } from "@tavolata/bots";
import type { SeatExpectation } from "@tavolata/client/protocol";
import { type Message, realKinds, type Seat, say } from "@tavolata/kernel";
import type { ExpectedOf, LiveTable } from "../live/live-table.js";
import { areOnOneSide } from "../live/sides.js";
import { Refuse } from "../refuse.js";
import { type BotQuestion, botQuestion, MovedOn } from "./question.js";

/** Where the tables are, each for whoever works on it while nobody else does. */
export interface TablesInPlay {
  with<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T>;
}

/** Where bots think. */
export interface Thinkers {
  think(question: BotQuestion): Promise<Choice>;
}

/** So often a question is asked anew that others' deeds came before. */
const mostTries = 10;

/** What bots tell people: what they would do in a person's seat, and what they expected of their own answers. */
export class Hints {
  constructor(
    private readonly tables: TablesInPlay,
    private readonly thinkers: Thinkers,
  ) {}

  /** What the strong bot would answer in a seat of one's own. It sees what the person sees. */
  async hint(person: string, table: string, seat: Seat, number: number): Promise<Choice> {
    for (let tries = 0; tries < mostTries; tries++) {
      const question = await this.#question(person, table, seat, number);
      try {
        return await this.thinkers.think(question);
      } catch (error) {
        if (!(error instanceof MovedOn)) throw error; // somebody else has answered: what all are asked at once may still be open
      }
    }
    throw new Refuse("stale", "The table goes on faster than anybody can think about it: ask again when it is quiet.");
  }

  /** The question that is open now; refuses whoever may not ask, and where it is no longer open. */
  #question(person: string, table: string, seat: Seat, number: number): Promise<BotQuestion> {
    return this.tables.with(table, (live) => {
      if (!live.record.seating.sits(person, seat))
        throw new Refuse("not-yours", `You don't sit in the seat "${seat}" of this table.`);
      if (!live.record.hints) throw new Refuse("no-hints", "This table plays without hints.");
      const asked = live.match.asked.find((one) => one.seat === seat && one.number === number);
      if (!asked || realKinds.has(asked.kind))
        throw new Refuse("stale", "The table has gone on: this question is no longer open.");
      return botQuestion(live, asked, "strong" in live.gameModule.bots ? "strong" : "normal", {
        explain: true,
        hintFor: person,
      });
    });
  }

  /**
   * What the bots of one's own side expected of their last answers, and why, as far as one may know. What a rival expects is reckoned from all that it
   * knows: it isn't told. Nor is what else a bot might have answered where that would name a card that only it sees.
   */
  async expected(person: string, table: string): Promise<SeatExpectation[]> {
    return this.tables.with(table, (live) => {
      const own = live.record.seating.seatsOf(person);
      if (own.length === 0) throw new Refuse("not-yours", "You don't sit at this table.");
      if (!live.record.hints) throw new Refuse("no-hints", "This table plays without hints.");
      return [...live.expected].flatMap(([seat, of]): SeatExpectation[] => {
        const friends = own.filter((mine) => areOnOneSide(live.gameModule, live.match.seats, mine, seat));
        if (friends.length === 0 || !live.record.seating.isBot(seat)) return [];
        const mayHear = friends.some((mine) => isOpen(live, mine, of.reason));
        const answer = friends.some((mine) => isNextOpen(live, mine, of))
          ? of.next.map(({ label }) => label)
          : undefined;
        return [{ seat, expects: figuresOf(of.expects, answer), reason: mayHear ? of.reason : say("bot.thumb") }];
      });
    });
  }
}

function figuresOf({ value, next, iterations }: Expectation, answer?: readonly Message[]): SeatExpectation["expects"] {
  return { value, ...(next ? { next: { value: next.value, ...(answer ? { answer } : {}) } } : {}), iterations };
}

/** Whether a friend sees everything that the next best answer speaks of. */
function isNextOpen({ gameModule, match }: LiveTable, friend: Seat, { kind, next }: ExpectedOf): boolean {
  const { openOption } = gameModule;
  if (!openOption || next.length === 0) return false;
  const view = match.view(friend);
  return next.every((option) => openOption(kind, option, view, match.content));
}

/** Whether a friend may hear why a bot did something: how it came to its answer, or what the log tells that seat, too. */
function isOpen(live: LiveTable, friend: Seat, reason: Message): boolean {
  return (
    reason.key.startsWith("bot.") ||
    live.reasonsFor(friend, 0, live.match.view(friend)).some(({ said }) => said === reason)
  );
}
