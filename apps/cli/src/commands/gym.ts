import { games } from "@tavolata/games";
import { freshSeed } from "@tavolata/kernel";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { usualBot } from "../given/bots.js";
import { several, wholeNumber } from "../given/numbers.js";
import { type GivenOptions, tableOptions } from "../given/options.js";
import { seatsOfPeople } from "../given/seats.js";

interface Flags extends GivenOptions {
  readonly seat?: readonly string[];
  readonly bots?: string;
  readonly seed?: string;
  readonly matches: number;
  readonly bound: number;
}

/** `tavolata gym`: matches for a bot of one's own, in any language, over standard input and output. */
export function addGym(program: Command, context: Context): void {
  program
    .command("gym")
    .argument("<game>", context.text("help.argument.game", { games: games.map(({ id }) => id) }))
    .description(context.text("help.gym"))
    .option("--seat <seat>", context.text("help.gym.seat"), several)
    .option("--bots <bots>", context.text("help.bots"))
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--seed <text>", context.text("help.simulate.seed"))
    .option("--matches <n>", context.text("help.gym.matches"), wholeNumber("--matches", 1), 1)
    .option("--bound <n>", context.text("help.gym.bound"), wholeNumber("--bound", 1), 100_000)
    .action((game: string, flags: Flags) => gym(context, game, flags));
}

async function gym(context: Context, game: string, flags: Flags): Promise<void> {
  const { botsFrom, checkVariant, playGym } = await import("@tavolata/lab");
  const { refusing } = await import("../given/experiment.js");
  const loadedGame = await context.open(game);
  const options = await tableOptions(context, loadedGame, flags);
  const bots = { "": usualBot(loadedGame), ...(flags.bots === undefined ? {} : botsFrom(flags.bots)) };
  refusing(context, () => checkVariant(loadedGame, { name: "gym", options, bots, picks: [], corrections: [] }));
  const { matches, bound, seed = freshSeed() } = flags;
  const seats = seatsOfPeople(loadedGame.ruleset.seats(options), flags.seat);
  const { io } = context;
  const line = { read: () => io.readRaw(), write: (text: string) => io.out(text) };
  await playGym(loadedGame, { options, seats, bots, seed, matches, bound }, context.speakerOf(loadedGame), line);
}
