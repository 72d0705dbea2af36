import { availableParallelism } from "node:os";
import { levels } from "@tavolata/bots";
import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { freshSeed } from "@tavolata/kernel";
import type { Command } from "commander";
import { type ContestSide, sidesOf } from "../arena/contest.js";
import { intervalText } from "../arena/interval.js";
import { type ArenaRequest, measure, type Score } from "../arena/measure.js";
import { writeStrength } from "../arena/page.js";
import { scenariosOf, withScenario } from "../arena/scenarios.js";
import { type Context, unknownWord } from "../context.js";
import { picksGiven } from "../given/experiment.js";
import { several, wholeNumber } from "../given/numbers.js";
import { type GivenOptions, tableOptions } from "../given/options.js";
import { ProgressBar } from "../progress-bar.js";

interface Flags extends GivenOptions {
  readonly scenario?: string;
  readonly bots?: string;
  readonly games: number;
  readonly seed?: string;
  readonly side?: string;
  readonly iterations?: number;
  readonly workers: number;
  readonly pick?: readonly string[];
  readonly keep?: string;
  readonly write?: string | true;
  readonly json?: boolean;
}

/** `tavolata arena`: how strong the levels are, with the same seeds for each. */
export function addArena(program: Command, context: Context): void {
  program
    .command("arena")
    .argument("<game>", context.text("help.arena.game", { games: games.map(({ id }) => id) }))
    .description(context.text("help.arena"))
    .option("--scenario <name>", context.text("help.arena.scenario"))
    .option("--bots <levels>", context.text("help.arena.bots"))
    .option("--games <n>", context.text("help.simulate.games"), wholeNumber("--games", 1), 100)
    .option("--seed <text>", context.text("help.simulate.seed"))
    .option("--side <name>", context.text("help.arena.side"))
    .option("--iterations <n>", context.text("help.arena.iterations"), wholeNumber("--iterations", 1))
    .option("--workers <n>", context.text("help.arena.workers"), wholeNumber("--workers", 1), availableParallelism())
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--pick <seat.question=answer>", context.text("help.arena.pick"), several)
    .option("--keep <file>", context.text("help.arena.keep"))
    .option("--write [file]", context.text("help.arena.write"))
    .option("--json", context.text("help.json"))
    .action((game: string, flags: Flags) => (game === "all" ? all(context, flags) : arena(context, game, flags)));
}

/** One game, or one scenario of it. */
async function arena(context: Context, game: string, flags: Flags): Promise<void> {
  const bots = flags.bots ?? "normal,strong";
  const seed = flags.seed ?? freshSeed();
  const scores = await contest(context, game, { ...flags, bots, seed });
  if (flags.json) context.printJson(talliesOf(scores));
}

/** Every game at the table that it names for this, as the page on strength has it. */
async function all(context: Context, flags: Flags): Promise<void> {
  const bots = flags.bots ?? "random,normal,strong";
  const seed = flags.seed ?? freshSeed();
  for (const game of games) {
    const strength = (await game.measured?.())?.strength;
    if (!strength) continue;
    context.print(`${game.id} ${strength.scenario ?? ""}`.trim());
    await contest(context, game.id, { ...flags, bots, seed, ...strength });
  }
}

type Decided = Flags & { readonly bots: string; readonly seed: string };

/** Plays, prints and writes down one contest. */
async function contest(context: Context, game: string, flags: Decided): Promise<readonly Score[]> {
  const loadedGame = await context.open(game);
  const wish = await wishFor(context, loadedGame, flags);
  const scores = await played(context, wish, flags);
  context.tell("arena.heading", { games: flags.games, seed: wish.seed });
  for (const score of scores) context.print(rowOf(context, score));
  const { scenario = "", iterations, write } = flags;
  const how = iterations === undefined ? {} : { iterations };
  if (write !== undefined) writeStrength({ game, scenario, scores, command: commandOf(game, flags), ...how }, write);
  return scores;
}

/** The command line that plays the same again. */
function commandOf(game: string, flags: Decided): string {
  const { scenario, bots, games: count, seed, side, iterations, option = [], options, pick = [] } = flags;
  const words = [
    ...(scenario === undefined ? [] : ["--scenario", scenario]),
    ...["--bots", bots, "--games", String(count), "--seed", seed],
    ...(side === undefined ? [] : ["--side", side]),
    ...(iterations === undefined ? [] : ["--iterations", String(iterations)]),
    ...option.flatMap((one) => ["--option", one]),
    ...(options === undefined ? [] : ["--options", `'${options}'`]),
    ...pick.flatMap((one) => ["--pick", one]),
  ];
  return ["npx tavolata arena", game, ...words, "--write"].join(" ");
}

async function wishFor(context: Context, loadedGame: LoadedGame, flags: Decided): Promise<ArenaRequest> {
  const given = scenariosOf(loadedGame, flags.scenario).map((scenario) => withScenario(loadedGame, flags, scenario));
  const tables = await Promise.all(given.map((one) => tableOptions(context, loadedGame, one)));
  const sides = wantedSides(sidesOf(loadedGame, loadedGame.ruleset.seats(tables[0]!)), flags.side);
  const measured = flags.bots.split(",").map((level) => checkedLevel(loadedGame, level));
  const { games: count, seed, iterations, keep } = flags;
  const picks = picksGiven(context, loadedGame, flags.pick ?? []);
  return { game: loadedGame.id, tables, picks, sides, levels: measured, games: count, seed, iterations, keep };
}

async function played(context: Context, wish: ArenaRequest, { workers }: Flags): Promise<Score[]> {
  const bar = new ProgressBar(context, wish.sides.length * wish.levels.length * wish.games);
  const scores = await measure(wish, workers, (count) => {
    if (bar.isDue()) bar.show(count, "");
  });
  bar.clear();
  return scores;
}

function wantedSides(sides: readonly ContestSide[], name: string | undefined): readonly ContestSide[] {
  if (name === undefined) return sides;
  const wanted = sides.filter((side) => side.name === name);
  const known = sides.map((side) => side.name);
  if (wanted.length === 0) throw unknownWord("side", name, known);
  return wanted;
}

function checkedLevel({ bots }: LoadedGame, level: string): string {
  const known = levels.filter((one) => one in bots);
  if (!Object.hasOwn(bots, level)) throw unknownWord("bot", level, known);
  return level;
}

function rowOf({ language }: Context, { side, level, wins, games: count }: Score): string {
  const words = `  ${level.padEnd(8)} ${side.padEnd(10)} ${`${wins}/${count}`.padStart(9)}`;
  return `${words} ${intervalText(wins, count, language)}`;
}

/** The last line of `--json`: all sides of a level together. */
function talliesOf(scores: readonly Score[]): Record<string, { games: number; wins: number }> {
  const found: Record<string, { games: number; wins: number }> = {};
  for (const { level, wins, games: count } of scores) {
    const tally = found[level] ?? { games: 0, wins: 0 };
    found[level] = { games: tally.games + count, wins: tally.wins + wins };
  }
  return found;
}
