import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { games } from "@tavolata/games";
import type { OrderRefused, PaperName, PrintOrder, PrintPart } from "@tavolata/print";
import type { Command } from "commander";
import { type Context, unknownWord } from "../context.js";
import { CommandFailure, UsageMistake } from "../failure.js";
import { whyOf } from "../given/saved-match.js";

interface Flags {
  readonly quest?: string;
  readonly paper: string;
  readonly what?: string;
  readonly out: string;
}

/** `tavolata print`: quests, sheets, cards and rules on paper. */
export function addPrint(program: Command, context: Context): void {
  program
    .command("print")
    .argument("<game>", context.text("help.argument.game", { games: games.map(({ id }) => id) }))
    .description(context.text("help.print"))
    .option("--quest <quest>", context.text("help.print.quest"))
    .option("--paper <paper>", context.text("help.print.paper"), "a4")
    .option("--what <parts>", context.text("help.print.what"))
    .requiredOption("--out <file>", context.text("help.print.out"))
    .action((game: string, flags: Flags) => print(context, game, flags));
}

async function print(context: Context, game: string, { quest, paper, what, out }: Flags): Promise<void> {
  // Fonts and pictures are loaded only when something is printed.
  const press = await import("@tavolata/print");
  if (!press.paperNames.includes(paper as PaperName)) throw unknownWord("paper", paper, press.paperNames);
  const order: PrintOrder = {
    game,
    ...(quest === undefined ? {} : { quest }),
    paper: paper as PaperName,
    language: context.language,
    what: what === undefined ? await press.openParts(games, game, quest) : (what.split(",") as PrintPart[]),
  };
  try {
    await press.checkOrder(games, order);
  } catch (error) {
    throw error instanceof press.OrderRefused ? refusal(error, order) : error;
  }
  const { bytes, pages } = await press.print(games, order);
  const file = resolve(out);
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw new CommandFailure("print.not-written", { file, why: whyOf(error) });
  }
  context.tell("print.done", { pages, file });
  if (order.what.includes("notes")) context.tell("print.holds-secrets");
}

function refusal({ why, known }: OrderRefused, { game, quest = "", what }: PrintOrder): UsageMistake {
  switch (why) {
    case "game":
      return unknownWord("game", game, known);
    case "quest":
      return unknownWord("quest", quest, known);
    case "part":
      return unknownWord("part", what.find((part) => !known.includes(part)) ?? "", known);
    case "no-quest":
      return new UsageMistake("print.which-quest", { known });
    case "secret":
      return new UsageMistake("print.secret-apart");
  }
}
