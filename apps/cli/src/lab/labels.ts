import { mkdirSync, writeFileSync } from "node:fs";
import { labGames } from "@tavolata/games/files";
import type { Context } from "../context.js";
import { UsageMistake } from "../failure.js";
import { usualBot } from "../given/bots.js";
import { ProgressBar } from "../progress-bar.js";
import { TimeLeft } from "./time-left.js";

/** What of the command line counts for labels. */
export interface LabelFlags {
  readonly matches: number;
  readonly seed: string;
  readonly bots?: string;
  readonly iterations: number;
  readonly workers: number;
  readonly write?: boolean;
  readonly json?: boolean;
}

/** `tavolata lab labels`: how hard every quest, scenario and level of a game is, for the lobby. */
export async function labels(context: Context, game: string | undefined, flags: LabelFlags): Promise<void> {
  if (game === undefined) throw new UsageMistake("usage.missing-argument", { word: "game" });
  const { measureLabels, playersFor } = await import("@tavolata/lab"); // other commands needn't load it
  const loadedGame = await context.open(game);
  const { matches, workers, seed, iterations } = flags;
  const bots = flags.bots ?? usualBot(loadedGame);
  const command = `npx tavolata lab labels ${game} --matches ${matches} --seed ${seed} --bots ${bots} --iterations ${iterations} --write`;
  let bar: ProgressBar | undefined;
  const time = new TimeLeft(0);
  const found = await measureLabels(
    loadedGame,
    { matches, seed, bots, iterations, command },
    playersFor(labGames, workers),
    (played, of) => {
      bar ??= new ProgressBar(context, of);
      if (bar.isDue()) bar.show(played, time.words(context, played, of));
    },
  );
  bar?.clear();
  if (flags.write) {
    const folder = new URL(`games/${game}/test/`, context.io.house);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL("labels.json", folder), `${JSON.stringify(found, null, 2)}\n`);
  }
  if (flags.json) context.printJson(found);
  else
    for (const { of, wins, matches: played, rounds } of found.labels)
      context.tell("lab.label", { what: Object.values(of).join(", "), wins, matches: played, rounds });
}
