import { parentPort } from "node:worker_threads";
import { BotTable } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { gameOf } from "@tavolata/shelf/games";
import { type AnyMatch, redo } from "../play/deed.js";
import type { Task, Thought } from "./task.js";

/** How many matches a worker keeps, so that they needn't be sent whole for every question. */
const mostMatches = 64;

interface Kept {
  readonly match: AnyMatch;
  number: number;
}

const kept = new Map<string, Kept>();

/** The thread in which bots think. A bot gets its seat's view and re-dealt copies to think with, as everywhere. */
parentPort?.on("message", (task: Task) => {
  void think(task).then((thought) => parentPort?.postMessage(thought));
});

async function think(task: Task): Promise<Thought> {
  const { job, game, bot, seat, decision } = task;
  try {
    const works = await gameOf(game).works();
    const match = matchOf(task, (save) => Match.load(works.ruleset, save));
    if (!match) return { job, forgot: true };
    const asked = match.asked.find((one) => one.seat === seat && one.number === decision);
    const player = works.bots[bot];
    if (!asked || !player) return { job, fault: `Nothing is asked of ${seat}, or there is no bot "${bot}".` };
    return { job, choice: new BotTable(match, () => player).decide(asked) };
  } catch (error) {
    kept.delete(task.table);
    return { job, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The match at the question; nothing when what was sent doesn't suffice. */
function matchOf(
  { table, from, number }: Task,
  load: (save: Extract<Task["from"], { save: unknown }>["save"]) => AnyMatch,
): AnyMatch | undefined {
  const known = kept.get(table);
  kept.delete(table);
  let match: AnyMatch;
  if ("save" in from) {
    match = load(from.save);
  } else {
    if (!known || known.number < from.since || known.number > number) return undefined;
    for (const deed of from.deeds.slice(known.number - from.since)) redo(known.match, deed);
    match = known.match;
  }
  kept.set(table, { match, number });
  if (kept.size > mostMatches) kept.delete(kept.keys().next().value!);
  return match;
}
