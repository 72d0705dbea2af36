import { BotMistake, BotTable } from "@tavolata/bots";
import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import {
  AnswerRefused,
  everything,
  type GameEvent,
  type Given,
  Match,
  RulesMistake,
  replay as replayTo,
  type Save,
  type Seat,
} from "@tavolata/kernel";
import { seatsCalled } from "@tavolata/lab";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { CommandFailure, UsageMistake } from "../failure.js";
import { botsFor } from "../given/bots.js";
import { several, wholeNumber } from "../given/numbers.js";
import { type GivenOptions, tableOptions } from "../given/options.js";
import { openedBy, readSavedMatch } from "../given/saved-match.js";
import { unknownSeat } from "../given/seats.js";
import { ReplayTeller } from "../replay/replay-teller.js";
import { TableText } from "../table-text.js";

interface Flags extends GivenOptions {
  readonly game?: string;
  readonly seed?: string;
  readonly choices?: string;
  readonly bots?: string;
  readonly from?: number;
  readonly to?: number;
  readonly seat?: string;
}

/** Where the answers of a replayed match come from: the next one for the match as it stands; nothing at their end. */
type NextAnswer = (match: Match<object, GameEvent>) => { readonly given: Given; readonly give: () => void } | undefined;

interface Replayed {
  readonly loadedGame: LoadedGame;
  readonly match: Match<object, GameEvent>;
  readonly next: NextAnswer;
}

/** `tavolata replay`: a match as readable text. */
export function addReplay(program: Command, context: Context): void {
  program
    .command("replay")
    .argument("[file]", context.text("help.replay.file"))
    .description(context.text("help.replay"))
    .option("--game <game>", context.text("help.argument.game", { games: games.map(({ id }) => id) }))
    .option("--seed <text>", context.text("help.seed"))
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--choices <numbers>", context.text("help.replay.choices"))
    .option("--bots <bots>", context.text("help.replay.bots"))
    .option("--from <n>", context.text("help.replay.from"), wholeNumber("--from", 0))
    .option("--to <n>", context.text("help.replay.to"), wholeNumber("--to", 0))
    .option("--seat <seat>", context.text("help.replay.seat"))
    .action((file: string | undefined, flags: Flags) => replay(context, file, flags));
}

async function replay(context: Context, file: string | undefined, flags: Flags): Promise<void> {
  if ((file === undefined) === (flags.game === undefined)) throw new UsageMistake("usage.replay-what");
  const { loadedGame, match, next } =
    file === undefined ? await fromSeed(context, flags) : await fromFile(context, file);
  const text = new TableText(context, loadedGame, match.seats, match.options);
  const eyes = flags.seat === undefined ? everything : seatCalled(match.seats, flags.seat);
  const telling = new ReplayTeller(text, match, { from: flags.from ?? 0, eyes });
  telling.head();
  while (match.at < (flags.to ?? Number.POSITIVE_INFINITY)) {
    const answer = next(match);
    if (!answer) break;
    tellAnswer(telling, answer, match.at);
  }
  telling.end();
}

function tellAnswer(telling: ReplayTeller, { given, give }: NonNullable<ReturnType<NextAnswer>>, number: number): void {
  const { seat, picks } = given;
  try {
    telling.answer(given, give);
  } catch (error) {
    if (error instanceof AnswerRefused)
      throw new CommandFailure("replay.refused", { number, seat, picks, why: error.message });
    if (error instanceof RulesMistake || error instanceof BotMistake)
      throw new CommandFailure("replay.broken", { number, seat, picks, why: error.message });
    throw error;
  }
}

/** A saved match, from its beginning. */
async function fromFile(context: Context, file: string): Promise<Replayed> {
  const { loadedGame, save } = await readSavedMatch(context, file);
  const match = openedBy(file, () => replayTo(loadedGame.ruleset, save, firstOf(save)));
  const answers = [...(save as Save).answers];
  const next: NextAnswer = () => {
    const given = answers.shift();
    return given && { given, give: () => match.answer(given) };
  };
  return { loadedGame, match, next };
}

/** The answer that a save begins with: later than the first one when it came over from an older version. */
function firstOf(save: unknown): number {
  const { base } = save as Partial<Save>;
  return base?.at ?? 0;
}

/** A match from a seed, played by numbers or by bots. */
async function fromSeed(context: Context, flags: Flags): Promise<Replayed> {
  const { game = "", seed, choices, bots } = flags;
  const loadedGame = await context.open(game);
  if (seed === undefined) throw new UsageMistake("usage.replay-seed");
  if (choices !== undefined && bots !== undefined) throw new UsageMistake("usage.choices-or-bots");
  const match = Match.start(loadedGame.ruleset, { seed, options: await tableOptions(context, loadedGame, flags) });
  return {
    loadedGame,
    match,
    next: bots === undefined ? await byNumbers(choices ?? "") : byBots(loadedGame, match, bots),
  };
}

async function byNumbers(choices: string): Promise<NextAnswer> {
  // The test kit is loaded only when it is wanted: an installation without the tools of development does without it.
  const { answerOf } = await import("@tavolata/kernel/testing");
  if (!/^(-?\d+(\.-?\d+)*)?$/.test(choices)) throw new UsageMistake("usage.choices", { choices });
  const numbers = choices === "" ? [] : choices.split(".").map(Number);
  return (match) => {
    const number = match.asked.length > 0 ? numbers.shift() : undefined;
    if (number === undefined) return undefined;
    const given = answerOf(match, number);
    return { given, give: () => match.answer(given) };
  };
}

function byBots(loadedGame: LoadedGame, match: Match<object, GameEvent>, bots: string): NextAnswer {
  const table = new BotTable(match, botsFor(loadedGame, match.seats, bots, "random"));
  return () => {
    const [asked] = match.asked;
    if (!asked) return undefined;
    // The bot's picks are known only once it has given them: the text reads them from the same record afterwards.
    const picks: string[] = [];
    return { given: { seat: asked.seat, picks }, give: () => void picks.push(...table.answer(asked).picks) };
  };
}

function seatCalled(seats: readonly Seat[], word: string): Seat {
  const [seat] = seatsCalled(seats, word);
  if (seat === undefined) throw unknownSeat(seats, word);
  return seat;
}
