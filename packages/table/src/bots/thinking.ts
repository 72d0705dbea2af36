import { BotTable } from "@tavolata/bots";
import { Match, type Save } from "@tavolata/kernel";
import type { Works } from "@tavolata/shelf";
import { type AnyMatch, redo } from "../deed.js";
import type { Task, Thought } from "./task.js";

/** How many matches are kept, so that they needn't be sent whole for every question. */
const mostMatches = 64;

/** How bots think, in a thread or worker of their own. A bot gets its seat's view and re-dealt copies to think with, as everywhere. */
export class Thinking {
  readonly #kept = new Map<string, { readonly match: AnyMatch; readonly number: number }>();

  constructor(private readonly worksOf: (game: string) => Promise<Works>) {}

  async think(task: Task): Promise<Thought> {
    const { job, game, bot, seat, decision } = task;
    try {
      const works = await this.worksOf(game);
      const match = this.#matchOf(task, (save) => Match.load(works.ruleset, save));
      if (!match) return { job, forgot: true };
      const asked = match.asked.find((one) => one.seat === seat && one.number === decision);
      const player = works.bots[bot];
      if (!asked || !player) return { job, fault: `Nothing is asked of ${seat}, or there is no bot "${bot}".` };
      const bots = new BotTable(match, () => player);
      return { job, choice: task.explain ? bots.explain(asked) : bots.decide(asked) };
    } catch (error) {
      this.#kept.delete(task.table);
      return { job, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  /** The match at the question; nothing when what was sent doesn't suffice. */
  #matchOf({ table, from, number }: Task, load: (save: Save) => AnyMatch): AnyMatch | undefined {
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
}
