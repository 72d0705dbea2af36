import type { Failure, FromServer, Person } from "@tavolata/client/protocol";
import { BotSeats, Hints, type Pause, refusalOfPlay, statusOf, type Thinkers } from "@tavolata/table";
import type { Cupboard } from "./cupboard.js";
import { HomeDesk } from "./home-desk.js";
import { type GameSource, HomeGames } from "./home-games.js";
import { brokenHere, HomeLine } from "./home-line.js";
import { HomeTables } from "./home-tables.js";
import { answerRequest, type HomeResponse } from "./requests.js";

export interface HomeParts {
  readonly games: GameSource;
  readonly cupboard: Cupboard;
  /** Where bots think: nothing here waits for them. */
  readonly thinkers: Thinkers;
  /** What whoever sits at this device is called. */
  readonly name: string;
  readonly pause: Pause;
  /** Left out: seeds that nobody can guess. */
  readonly seeds?: () => string;
  /** After how many milliseconds bots try again whose answer couldn't be kept. For tests. */
  readonly botsAgain?: number;
  /** Told of what nobody expected. */
  onFault(error: unknown): void;
}

/** After how many milliseconds bots try again whose answer couldn't be kept: perhaps there is room by then. */
const botsAgain = 5_000;

/** Whoever sits at this device is one person for the house; who of them has which seat they know themselves. */
const personHere = "at-this-device--";

/** A house of tables without network and database. It is spoken to as a server is. */
export class Home {
  readonly #person: Person;
  readonly #tables: HomeTables;
  readonly #desk: HomeDesk;
  readonly #hints: Hints;
  readonly #bots: BotSeats;
  readonly #lines = new Set<HomeLine>();

  constructor(private readonly parts: HomeParts) {
    const { cupboard, thinkers, pause, seeds, onFault } = parts;
    const games = new HomeGames(parts.games);
    this.#person = { id: personHere, name: parts.name };
    const tables = new HomeTables(games, cupboard, this.#person);
    this.#tables = tables;
    this.#desk = new HomeDesk({ games, cupboard, tables, person: this.#person, pause, seeds });
    this.#hints = new Hints(tables, thinkers);
    this.#bots = new BotSeats(tables, thinkers, refusalOfPlay, onFault, parts.botsAgain ?? botsAgain);
    tables.onMoved = (live) => this.#bots.look(live);
  }

  /** Answers a request as a server's routes would. */
  async request(method: string, path: string, body: unknown): Promise<HomeResponse> {
    const parts = { desk: this.#desk, tables: this.#tables, person: this.#person };
    try {
      return await answerRequest(parts, method, path, body);
    } catch (error) {
      const refuse = refusalOfPlay(error);
      if (!refuse || refuse.cause !== undefined) this.parts.onFault(error);
      const why = refuse ?? brokenHere();
      const failure: Failure = { error: why.refusal };
      return { status: statusOf(why.fault), body: failure };
    }
  }

  /** A line as a server's socket would be. What is told must be put into words at once: the match may go on with the next answer. */
  connect(tell: (message: FromServer) => void): Pick<HomeLine, "receive" | "close"> {
    const { pause, onFault } = this.parts;
    const line = new HomeLine({ tables: this.#tables, hints: this.#hints, person: this.#person, pause, onFault }, tell);
    this.#lines.add(line);
    return {
      receive: (text) => line.receive(text),
      close: () => {
        line.close();
        this.#lines.delete(line);
      },
    };
  }

  /** Nobody is told anything any more, and no bot answers. */
  close(): void {
    this.#bots.close();
    for (const line of this.#lines) line.close();
    this.#lines.clear();
  }
}
