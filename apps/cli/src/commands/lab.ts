import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { labGames } from "@tavolata/games/files";
import type { Experiment, ExperimentProgress, Folder, Summary } from "@tavolata/lab";
import type { Remote } from "@tavolata/lab/jobs";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { UsageMistake } from "../failure.js";
import type { GivenExperiment } from "../given/experiment.js";
import { several, wholeNumber } from "../given/numbers.js";
import { reachable } from "../lab/database.js";
import { labels } from "../lab/labels.js";
import { labReport } from "../lab/report.js";
import { TimeLeft } from "../lab/time-left.js";
import { ProgressBar } from "../progress-bar.js";

interface Flags extends GivenExperiment {
  readonly out?: string;
  readonly workers: number;
  readonly database?: string;
  readonly iterations: number;
  readonly write?: boolean;
  readonly json?: boolean;
}

/** `tavolata lab`: variants of one table against each other, on the same seeds. */
export function addLab(program: Command, context: Context): void {
  program
    .command("lab")
    .argument("<game>", context.text("help.lab.game", { games: games.map(({ id }) => id) }))
    .argument("[of]", context.text("help.lab.of"))
    .description(context.text("help.lab"))
    .option("--variant <settings>", context.text("help.lab.variant"), several)
    .option("--matches <n>", context.text("help.lab.matches"), wholeNumber("--matches", 1, 1_000_000), 200)
    .option("--seed <text>", context.text("help.lab.seed"), "lab")
    .option("--bots <bots>", context.text("help.bots"))
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--pick <seat.question=answer>", context.text("help.lab.pick"), several)
    .option("--change <table.entry.path=value>", context.text("help.lab.change"), several)
    .option("--no-stop", context.text("help.lab.no-stop"))
    .option("--out <folder>", context.text("help.lab.out"))
    .option("--workers <n>", context.text("help.lab.workers"), wholeNumber("--workers", 1, 256), availableParallelism())
    .option("--database <url>", context.text("help.lab.database"))
    .option("--iterations <n>", context.text("help.lab.iterations"), wholeNumber("--iterations", 1, 9_999), 120)
    .option("--write", context.text("help.lab.write"))
    .option("--json", context.text("help.json"))
    .action(async (game: string, of: string | undefined, flags: Flags) => {
      if (game === "labels") await labels(context, of, flags);
      else if (of !== undefined) throw new UsageMistake("usage.too-many", { word: "lab" });
      else await lab(context, game, flags);
    });
}

async function lab(context: Context, game: string, flags: Flags): Promise<void> {
  const { Folder, fingerprint, summaryOf } = await import("@tavolata/lab"); // other commands needn't load it
  const { experimentGiven, refusing } = await import("../given/experiment.js");
  const loadedGame = await context.open(game);
  const experiment = await experimentGiven(context, loadedGame, flags);
  const folder = new Folder(resolve(flags.out ?? `lab-${game}-${fingerprint(experiment)}`));
  refusing(context, () => folder.begin(experiment));
  const course = await run(context, experiment, folder, flags);
  const summary = summaryOf(course);
  if (summary.variants.length > 0) await writeResults(context, loadedGame, folder, course, summary);
  if (!course.isOver) {
    context.exitCode = 130;
    context.io.err(`${context.text("lab.interrupted", { folder: folder.path })}\n`);
    return;
  }
  if (flags.json) context.printJson({ folder: folder.path, ...summary });
  else labReport(context, summary, folder.path);
}

/** Plays what isn't played yet, and shows how far it is. Ctrl-C ends it; everything that was played is kept. */
async function run(
  context: Context,
  experiment: Experiment,
  folder: Folder,
  { workers, database }: Flags,
): Promise<ExperimentProgress> {
  const { playersFor, runExperiment } = await import("@tavolata/lab");
  const ending = new AbortController();
  void context.io.untilEnded().then(() => ending.abort());
  let bar: ProgressBar | undefined;
  let time: TimeLeft | undefined;
  const remote = database === undefined ? undefined : await remotely(database, experiment, folder);
  const players = remote?.players() ?? playersFor(labGames, workers);
  const course = await runExperiment(experiment, remote ?? folder, players, {
    signal: ending.signal,
    tell({ played, of }) {
      bar ??= new ProgressBar(context, of);
      time ??= new TimeLeft(played);
      if (bar.isDue()) bar.show(played, time.words(context, played, of));
    },
  });
  bar?.clear();
  await remote?.close();
  return course;
}

/** The chunks as jobs, which `tavolata worker` takes. */
async function remotely(database: string, experiment: Experiment, folder: Folder): Promise<Remote> {
  const { Remote } = await import("@tavolata/lab/jobs");
  return reachable(database, () => Remote.open(database, experiment, folder));
}

async function writeResults(
  context: Context,
  loadedGame: LoadedGame,
  folder: Folder,
  course: ExperimentProgress,
  summary: Summary,
): Promise<void> {
  const { cardsCsv, lossesCsv, matchesCsv, variantsCsv } = await import("@tavolata/lab");
  const { pageOf } = await import("@tavolata/lab/page");
  folder.write("matches.csv", matchesCsv(course));
  folder.write("variants.csv", variantsCsv(summary));
  folder.write("cards.csv", cardsCsv(summary));
  folder.write("losses.csv", lossesCsv(summary));
  folder.write("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  folder.write("index.html", pageOf(summary, loadedGame, context.language));
}
