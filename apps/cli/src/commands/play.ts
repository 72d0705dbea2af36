import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { type GameEvent, Match } from "@tavolata/kernel";
import type { Command } from "commander";
import { type Context, unknownWord } from "../context.js";
import { UsageMistake } from "../failure.js";
import { botsFor, usualBot } from "../given/bots.js";
import { several } from "../given/numbers.js";
import { type GivenOptions, tableOptions } from "../given/options.js";
import { openedBy, readSavedMatch } from "../given/saved-match.js";
import { seatsOfPeople } from "../given/seats.js";
import { PlaySession } from "../play/session.js";
import { TableText } from "../table-text.js";

interface Flags extends GivenOptions {
  readonly seat?: readonly string[];
  readonly bots?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** `tavolata play`: people at this terminal, bots in the other seats. */
export function addPlay(program: Command, context: Context): void {
  program
    .command("play")
    .argument("[game]", context.text("help.argument.game", { games: games.map(({ id }) => id) }))
    .description(context.text("help.play"))
    .option("--seat <seat>", context.text("help.play.seat"), several)
    .option("--bots <bots>", context.text("help.bots"))
    .option("--seed <text>", context.text("help.seed"))
    .option("--option <key=value>", context.text("help.option"), several)
    .option("--options <json>", context.text("help.options"))
    .option("--dice <kind>", context.text("help.play.dice"))
    .option("--save <file>", context.text("help.play.save"))
    .option("--resume <file>", context.text("help.play.resume"))
    .action((game: string | undefined, flags: Flags) => play(context, game, flags));
}

async function play(context: Context, game: string | undefined, flags: Flags): Promise<void> {
  const { loadedGame, match } = await tableOf(context, game, flags);
  const people = seatsOfPeople(match.seats, flags.seat);
  const bots = botsFor(loadedGame, match.seats, flags.bots, usualBot(loadedGame));
  const text = new TableText(context, loadedGame, match.seats, match.options);
  welcome(text, match, people, (seat) => bots(seat).id);
  const file = flags.save ?? flags.resume;
  const ending = await new PlaySession({ text, match, people, bots, file }).play();
  if (ending === "over") sayEnd(text, match);
  else context.tell("play.left", { at: match.at, file: file ?? "–", saved: file !== undefined });
}

/** A new table, or one that was saved. */
async function tableOf(
  context: Context,
  game: string | undefined,
  flags: Flags,
): Promise<{ loadedGame: LoadedGame; match: Match<object, GameEvent> }> {
  const { resume, seed } = flags;
  if (resume !== undefined) {
    const { loadedGame, save } = await readSavedMatch(context, resume);
    if (game !== undefined && game !== loadedGame.id)
      throw new UsageMistake("usage.resume-other-game", { file: resume, game: loadedGame.id });
    return { loadedGame, match: openedBy(resume, () => Match.load(loadedGame.ruleset, save)) };
  }
  if (game === undefined) throw new UsageMistake("usage.which-game", { games: games.map(({ id }) => id) });
  const loadedGame = await context.open(game);
  const options = await tableOptions(context, loadedGame, flags);
  const chance = { mode: diceMode(flags.dice) } as const;
  return {
    loadedGame,
    match: Match.start(loadedGame.ruleset, { options, chance, ...(seed === undefined ? {} : { seed }) }),
  };
}

function diceMode(word: string | undefined): "seeded" | "physical" {
  if (word === undefined || word === "seeded") return "seeded";
  if (word === "physical") return "physical";
  throw unknownWord("dice", word, ["seeded", "physical"]);
}

function welcome(
  text: TableText,
  match: Match<object, GameEvent>,
  people: readonly string[],
  botOf: (seat: string) => string,
): void {
  const { context, speaker } = text;
  const { bold, dim } = context.paint;
  context.print(bold(text.game()));
  if (speaker.has("game.about")) context.print(speaker.say({ key: "game.about" }));
  const others = match.seats
    .filter((seat) => !people.includes(seat))
    .map((seat) => `${text.seat(seat)} (${botOf(seat)})`);
  context.tell("play.people", { people: text.seats(people), count: people.length });
  if (others.length > 0) context.tell("play.bots", { bots: others });
  if (match.save().chance.mode === "seeded")
    context.print(dim(context.text("play.seed-hash", { hash: match.seedHash })));
  context.print(dim(context.text("play.keys")));
  if (match.notice) context.print(text.sentence(match.notice));
  context.print();
}

function sayEnd(text: TableText, match: Match<object, GameEvent>): void {
  const { context } = text;
  context.print();
  if (match.outcome) context.printAll(text.outcome(match.outcome));
  if (match.save().chance.mode === "seeded") {
    context.print(context.paint.dim(context.text("play.seed", { seed: match.seed, hash: match.seedHash })));
  }
}
