import { anyPicks, type Choice } from "@tavolata/bots";
import type { Chance, Seat } from "@tavolata/kernel";
import type { PlayedTables } from "../live/dispatch.js";
import type { LiveTable } from "../live/live-table.js";
import { areOnOneSide } from "../live/sides.js";
import type { Refuse } from "../refuse.js";
import type { Thinkers } from "./hints.js";
import { botQuestion, MovedOn, NotNow } from "./question.js";

/** Who answers for a person whose time is up, where the game has it. */
const substitute = "normal";

/** A table without people goes on for at most so many answers. */
const mostAnswersAlone = 20_000;

/** The seats in which bots sit: whenever a table waits for one, it is asked, and its answer given like anybody's. */
export class BotSeats {
  /** The questions that are being thought about, by table, number and key. */
  readonly #thinking = new Set<string>();
  /** The tables that are looked at again in a while. */
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>();
  #isClosed = false;

  constructor(
    private readonly tables: PlayedTables,
    private readonly thinkers: Thinkers,
    private readonly refusalOf: (error: unknown) => Refuse | undefined,
    private readonly onFault: (error: unknown) => void,
    /** Where nobody else looks for tables that wait for bots: after how many milliseconds one is looked at again that couldn't be served. */
    private readonly again?: number,
  ) {}

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
  }

  /** Asks the bots that a table waits for. */
  // ends: a timer, until it is closed
  look(live: LiveTable): void {
    if (this.#isClosed) return;
    const { sitters } = live.record.seating;
    if (live.match.at > mostAnswersAlone && sitters.every(({ person }) => !person)) return;
    for (const asked of [...live.botsAsked(), ...live.overdue()]) {
      const question = `${live.id}/${live.number}/${asked.number}`;
      if (this.#thinking.has(question)) continue;
      this.#thinking.add(question);
      this.#answer(live, asked)
        .catch((error: unknown) => {
          if (!this.#isClosed) this.onFault(error);
        })
        .finally(() => this.#thinking.delete(question));
    }
  }

  async #answer(live: LiveTable, asked: ReturnType<LiveTable["botsAsked"]>[number]): Promise<void> {
    const { id: table, match, record } = live;
    const { seat, number: decision, ids, min, max, repeats, kind } = asked;
    const bot = record.seating.of(seat)?.bot ?? (substitute in live.gameModule.bots ? substitute : "random");
    const { key, options = [] } = match.decisions(seat).find((one) => one.number === decision) ?? {};
    let picks: readonly string[];
    let choice: Choice | undefined;
    try {
      choice = await this.thinkers.think(botQuestion(live, asked, bot, { explain: mayBeAsked(live, seat) }));
      picks = choice.picks;
    } catch (error) {
      if (this.#isClosed || error instanceof MovedOn) return;
      if (error instanceof NotNow) return this.#lookLater(table);
      this.onFault(error);
      picks = anyPicks({ ids, min, max, repeats }, ownChance); // a table never waits for a broken bot
    }
    if (this.#isClosed) return;
    try {
      const reason = choice?.reason;
      await this.tables.answer(table, { seat, number: decision, key, picks, sent: null, person: null, reason });
      if (choice?.expects) {
        const next = options.filter(({ id }) => choice.expects!.next?.picks.includes(id));
        live.expected.set(seat, { number: decision, expects: choice.expects, reason: choice.reason, kind, next });
      }
    } catch (error) {
      const refuse = this.refusalOf(error);
      if (!refuse) throw error;
      if (!isStorageFault(refuse)) return; // refused: the table went on without it, and has been looked at since
      this.onFault(error);
      this.#lookLater(table);
    }
  }

  #lookLater(table: string): void {
    if (this.again === undefined || this.#isClosed || this.#later.has(table)) return;
    const look = () => {
      this.#later.delete(table);
      this.tables.with(table, (live) => this.look(live)).catch(this.onFault);
    };
    this.#later.set(table, setTimeout(look, this.again));
  }
}

/** Whether somebody on a bot's side may ask what it expected: nobody else is told. */
function mayBeAsked({ record, gameModule, match }: LiveTable, seat: Seat): boolean {
  const { sitters } = record.seating;
  return (
    record.hints &&
    sitters.some((one) => one.person !== undefined && areOnOneSide(gameModule, match.seats, one.seat, seat))
  );
}

/** The answer was good, but couldn't be kept. */
function isStorageFault({ fault }: Refuse): boolean {
  return fault === "no-room";
}

const ownChance: Chance = { below: (limit) => Math.floor(Math.random() * limit) };
