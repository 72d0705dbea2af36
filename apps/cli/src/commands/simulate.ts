import { playOut } from "@tavolata/bots";
import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { freshSeed, Match, type Options, splitSeed } from "@tavolata/kernel";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { botsFor } from "../given/bots.js";
import { several, wholeNumber } from "../given/numbers.js";
import { type GivenOptions, tableOptions } from "../given/options.js";
import { ProgressBar } from "../progress-bar.js";
import { replayWithBots } from "../replay/command-line.js";

interface Flags extends GivenOptions {
  readonly games: number;
  readonly seed?: string;
  readonly bots?: string;
  readonly bound: number;
  readonly json?: boolean;
}

/** What a simulation found: the last line of `--json`. */
interface Simulated {
  games: number;
  finished: number;
  /** Matches that failed, or didn't end within the bound. */
  errors: number;
  decisions: number;
  seconds: number;
  /** How often each end came about: `<how>:<winner>+<winner>` → how many. */
  outcomes: Record<string, number>;
}

/** `tavolata simulate`: many matches between bots. */
export function addSimulate(program: Command, context: Context): void {
  program
    .command("simulate")
    .argument("<game>", context.text("help.argument.game", { games: games.map(({ id }) => id) }))
    .description(context.text("help.simulate"))
    .option("--games <n>", context.text("help.simulate.games"), wholeNumber("--games", 1), 100)
    .option("--seed <text>", context.text("help.simulate.seed"))
    .option("--bots <bots>", context.text("help.bots"))
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--bound <n>", context.text("help.simulate.bound"), wholeNumber("--bound", 1), 100_000)
    .option("--json", context.text("help.json"))
    .action((game: string, flags: Flags) => simulate(context, game, flags));
}

async function simulate(context: Context, game: string, flags: Flags): Promise<void> {
  const loadedGame = await context.open(game);
  const options = await tableOptions(context, loadedGame, flags);
  const seating = botsFor(loadedGame, loadedGame.ruleset.seats(options), flags.bots, "random");
  const seed = flags.seed ?? freshSeed();
  const found: Simulated = { games: flags.games, finished: 0, errors: 0, decisions: 0, seconds: 0, outcomes: {} };
  const bar = new ProgressBar(context, flags.games);
  const start = performance.now();
  for (let i = 0; i < flags.games; i++) {
    const own = splitSeed(seed, String(i));
    const problem = playOne(loadedGame, own, options, seating, flags.bound, found);
    if (problem !== undefined) {
      found.errors += 1;
      bar.clear();
      const command = replayWithBots(loadedGame.id, own, flags, problem.to);
      context.io.err(`${context.text("simulate.failed", { number: i, problem: problem.why, command })}\n`);
    }
    if (bar.isDue()) {
      found.seconds = (performance.now() - start) / 1000;
      bar.show(i + 1, context.text("simulate.progress", { decisions: found.decisions, rate: rateOf(found) }));
      // Lets Ctrl-C come through between two matches.
      await new Promise((goOn) => setImmediate(goOn));
    }
  }
  bar.clear();
  found.seconds = Math.round(performance.now() - start) / 1000;
  if (found.errors > 0) context.exitCode = 1;
  if (flags.json) context.printJson(found);
  else summary(context, loadedGame, found, seed);
}

/** What went wrong in a match, and after how many answers to stop when it is looked at. */
interface Problem {
  readonly why: string;
  readonly to?: number;
}

/** Plays one match and counts it; returns what went wrong. */
function playOne(
  loadedGame: LoadedGame,
  seed: string,
  options: Options,
  seating: ReturnType<typeof botsFor>,
  bound: number,
  found: Simulated,
): Problem | undefined {
  const match = Match.start(loadedGame.ruleset, { seed, options });
  try {
    playOut(match, seating, bound);
  } catch (error) {
    // Whatever a game's rules or bots throw is what a simulation is there to find: it is counted and printed, not thrown.
    return { why: error instanceof Error ? error.message : String(error) };
  } finally {
    found.decisions += match.at;
  }
  const { outcome } = match;
  if (!outcome) return { why: `no end after ${bound} answers, in step "${match.step}"`, to: bound };
  found.finished += 1;
  const key = `${outcome.how}:${outcome.winners.join("+")}`;
  found.outcomes[key] = (found.outcomes[key] ?? 0) + 1;
  return undefined;
}

function summary(context: Context, loadedGame: LoadedGame, found: Simulated, seed: string): void {
  const speaker = context.speakerOf(loadedGame);
  const { games: all, finished, errors, decisions, seconds } = found;
  context.tell("simulate.summary", { games: all, finished, errors, decisions, seconds, rate: rateOf(found), seed });
  for (const [key, count] of Object.entries(found.outcomes).sort(([, a], [, b]) => b - a)) {
    const [how = "", winners = ""] = key.split(":");
    const share = new Intl.NumberFormat(context.language, { style: "percent", minimumFractionDigits: 1 }).format(
      count / finished,
    );
    const end = speaker.outcome({ how, winners: winners.split("+"), rules: [] });
    const won = winners === "" ? context.text("table.no-winner") : speaker.seats(winners.split("+"));
    context.print(`  ${String(count).padStart(String(finished).length)}  ${share.padStart(7)}  ${end} (${won})`);
  }
}

function rateOf({ decisions, seconds }: Simulated): number {
  return seconds > 0 ? Math.round(decisions / seconds) : 0;
}
