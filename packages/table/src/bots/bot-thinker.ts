import { BotTable } from "@tavolata/bots";
import type { GameModule } from "@tavolata/game";
import { Match, type Save } from "@tavolata/kernel";
import { type AnyMatch, redo } from "../live/log-entry.js";
import type { BotTask, Sign, Thought } from "./bot-task.js";

/** How often somebody who thinks for long says so, in milliseconds. */
const betweenSigns = 250;

/** How many matches are kept, so that they needn't be sent whole for every question. */
const mostMatches = 64;

/** How bots think, in a thread or worker of their own. A bot gets its seat's view and re-dealt copies to think with, as everywhere. */
export class BotThinker {
  readonly #kept = new Map<string, { readonly match: AnyMatch; readonly number: number }>();

  constructor(
    private readonly gameModuleOf: (game: string) => Promise<GameModule>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param show told that the game is opened, that the bot thinks, and then now and then that it still does */
  async think(task: BotTask, show: (sign: Sign) => void): Promise<Thought> {
    const { job, game, bot, seat, decision } = task;
    try {
      show({ job, at: "opening" });
      const gameModule = await this.gameModuleOf(game);
      show({ job, at: "thinking" });
      const match = this.#matchOf(task, (save) => Match.load(gameModule.ruleset, save));
      if (!match) return { job, forgot: true };
      const asked = match.asked.find((one) => one.seat === seat && one.number === decision);
      const player = gameModule.bots[bot];
      if (!asked || !player) return { job, fault: `Nothing is asked of ${seat}, or there is no bot "${bot}".` };
      const bots = new BotTable(match, () => player);
      return {
        job,
        choice: this.#showing(match, task, show, () => (task.explain ? bots.explain(asked) : bots.decide(asked))),
      };
    } catch (error) {
      this.#kept.delete(task.table);
      return { job, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  /** The match at the question; nothing when what was sent doesn't suffice. */
  #matchOf({ table, from, number }: BotTask, load: (save: Save) => AnyMatch): AnyMatch | undefined {
    const known = this.#kept.get(table);
    this.#kept.delete(table);
    let match: AnyMatch;
    if ("save" in from) {
      match = load(from.save);
    } else {
      if (!known || known.number < from.since || known.number > number) return undefined;
      for (const deed of from.deeds.slice(known.number - from.since)) redo(known.match, deed);
      match = known.match;
    }
    this.#kept.set(table, { match, number });
    if (this.#kept.size > mostMatches) this.#kept.delete(this.#kept.keys().next().value!);
    return match;
  }

  /** A bot that thinks ahead tries its answers in copies of the match: with each copy it may say that it goes on. */
  #showing<T>(match: AnyMatch, { job }: BotTask, show: (sign: Sign) => void, work: () => T): T {
    let last = this.now();
    const shown = match as { fork?: AnyMatch["fork"] };
    shown.fork = (...how) => {
      const now = this.now();
      if (now - last >= betweenSigns) {
        last = now;
        show({ job, at: "thinking" });
      }
      return Object.getPrototypeOf(match).fork.apply(match, how);
    };
    try {
      return work();
    } finally {
      delete shown.fork;
    }
  }
}
