import { availableParallelism } from "node:os";
import { labGames } from "@tavolata/games/files";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { wholeNumber } from "../given/numbers.js";
import { reachable } from "../lab/database.js";

interface Flags {
  readonly database: string;
  readonly workers: number;
}

/** `tavolata worker`: plays what `tavolata lab --database` puts up. Any number of them, on any machines. */
export function addWorker(program: Command, context: Context): void {
  program
    .command("worker")
    .description(context.text("help.worker"))
    .requiredOption("--database <url>", context.text("help.lab.database"))
    .option("--workers <n>", context.text("help.lab.workers"), wholeNumber("--workers", 1, 256), availableParallelism())
    .action((flags: Flags) => worker(context, flags));
}

async function worker(context: Context, { database, workers }: Flags): Promise<void> {
  const { work } = await import("@tavolata/lab/jobs");
  const ending = new AbortController();
  void context.io.untilEnded().then(() => ending.abort());
  context.tell("worker.ready", { count: workers });
  await reachable(database, () =>
    work({
      games: labGames,
      url: database,
      threads: workers,
      signal: ending.signal,
      tell: ({ experiment, chunk }) =>
        context.tell("worker.played", {
          experiment,
          variant: chunk.variant.name,
          first: chunk.first,
          end: chunk.end - 1,
        }),
    }),
  );
}
