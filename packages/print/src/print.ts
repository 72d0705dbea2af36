import type { LoadedGame } from "@tavolata/game";
import { loadGame } from "@tavolata/game/files";
import { joinTables, type Language, type MessageTables } from "@tavolata/language";
import type { PaperName } from "./page/paper.js";
import { type Overflow, Press } from "./page/press.js";
import { type GamePrinter, type PrintedGame, type PrintPart, partNames } from "./printer.js";
import { PaperWords, paperMessages } from "./words.js";

/** What is to be printed. */
export interface PrintOrder {
  readonly game: string;
  readonly quest?: string;
  /** A quest that somebody wrote, as its file: instead of one of the book. */
  readonly file?: string;
  readonly paper: PaperName;
  readonly language: Language;
  readonly what: readonly PrintPart[];
}

export interface PrintResult {
  readonly bytes: Buffer;
  readonly pages: number;
  /** Texts that didn't fit, and characters that the fonts lack: there are none. */
  readonly overflows: readonly Overflow[];
  readonly missing: readonly string[];
  /** Messages that no table has in this language: there are none. */
  readonly unsaid: readonly string[];
}

/** As much of an order as can be right or wrong. */
type Asked = Pick<PrintOrder, "game" | "quest" | "file" | "what">;

/** What can be printed of a game. */
export interface Printable {
  readonly quests: readonly string[];
  readonly parts: readonly PrintPart[];
  /** The seat that leads its quests, where somebody does. */
  readonly leader?: string;
}

/** An order that can't be carried out. */
export class OrderRefused extends Error {
  override readonly name = "OrderRefused";

  constructor(
    readonly why: "game" | "quest" | "part" | "no-quest" | "secret",
    message: string,
    readonly known: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Those of the games that have something to print. */
export function gamesOnPaper(games: readonly PrintedGame[]): PrintedGame[] {
  return games.filter(({ paper }) => paper !== undefined);
}

async function printerOf(games: readonly PrintedGame[], id: string): Promise<GamePrinter | undefined> {
  return games.find((game) => game.id === id)?.paper?.();
}

/** Which parts of a game, and of which quests, can be printed, and which seat leads them. */
export async function printable(games: readonly PrintedGame[], game: string): Promise<Printable | undefined> {
  const printer = await printerOf(games, game);
  if (!printer) return undefined;
  const { quests, leader } = printer;
  const parts = partNames.filter((part) => printer.parts[part]);
  return { quests, parts, ...(leader === undefined ? {} : { leader }) };
}

/** Everything of a game that isn't secret, with or without a quest. */
export async function openParts(
  games: readonly PrintedGame[],
  game: string,
  quest: string | undefined,
): Promise<PrintPart[]> {
  const printer = await printerOf(games, game);
  if (!printer) return [];
  return partNames.filter(
    (part) => part !== "notes" && printer.parts[part] && (quest !== undefined || !printer.needQuest.includes(part)),
  );
}

/** Checks an order before anything is made of it. */
export async function checkOrder(games: readonly PrintedGame[], order: Asked): Promise<void> {
  await checked(games, order);
}

/** The game of an order that can be carried out, and its printer. */
async function checked(games: readonly PrintedGame[], { game: id, quest, file, what }: Asked) {
  const game = games.find((one) => one.id === id);
  const printer = await game?.paper?.();
  if (!game || !printer) {
    const known = gamesOnPaper(games).map((one) => one.id);
    throw new OrderRefused("game", `"${id}" can't be printed. The games are: ${known.join(", ")}.`, known);
  }
  if (quest !== undefined && !printer.quests.includes(quest)) {
    throw new OrderRefused(
      "quest",
      `There is no quest "${quest}". The quests are: ${printer.quests.join(", ")}.`,
      printer.quests,
    );
  }
  if (file !== undefined && quest !== undefined)
    throw new OrderRefused("quest", "Either a quest of the book is printed, or one from a file.");
  const isOwn = (part: PrintPart) => file === undefined || printer.ofOwnQuests?.includes(part);
  const parts = partNames.filter((one) => printer.parts[one] && isOwn(one));
  for (const part of what) {
    if (!parts.includes(part))
      throw new OrderRefused("part", `This game has no "${part}" to print. The parts are: ${parts.join(", ")}.`, parts);
    if (quest === undefined && file === undefined && printer.needQuest.includes(part)) {
      throw new OrderRefused(
        "no-quest",
        `"${part}" belongs to a quest: say which. The quests are: ${printer.quests.join(", ")}.`,
        printer.quests,
      );
    }
  }
  if (what.includes("notes") && what.length > 1) {
    throw new OrderRefused("secret", 'The notes hold secrets: "notes" is always printed as a document of its own.');
  }
  return { game, printer };
}

/** The words of a quest that somebody wrote; one that can't be played isn't printed either. */
function customQuest(box: LoadedGame, file: string): { readonly title: string; readonly messages: MessageTables } {
  const { questFiles, ownMessages, ownTitle } = box;
  const first = questFiles?.problems(file).find(({ weight }) => weight === "stops");
  const options = questFiles && { [questFiles.option]: file };
  const messages = options && !first ? ownMessages?.(options) : undefined;
  if (!options || !messages) {
    const why = first ? `${first.code} at "${first.field}"` : `nobody can bring quests of "${box.id}" along`;
    throw new OrderRefused("quest", `This quest can't be printed: ${why}.`);
  }
  return { title: ownTitle?.(options) ?? "", messages };
}

/** Prints: the same order gives the same bytes. */
export async function print(games: readonly PrintedGame[], order: PrintOrder): Promise<PrintResult> {
  const { game, printer } = await checked(games, order);
  const { quest, file, paper, language, what } = order;
  const box = await loadGame(game);
  const own = file === undefined ? undefined : customQuest(box, file);
  const messages = own ? joinTables(box.messages, own.messages) : box.messages;
  const words = new PaperWords(language, joinTables(messages, paperMessages(game)));
  const of = own?.title ?? (quest === undefined ? undefined : words.text(`quest.${quest}.title`) || words.name(quest));
  const press = new Press(paper, of === undefined ? words.text("game.name") : `${words.text("game.name")} – ${of}`);
  for (const part of partNames)
    if (what.includes(part)) printer.parts[part]!({ press, words, quest, file, rules: box.rules });
  return {
    bytes: await press.bytes(),
    pages: press.pages,
    overflows: press.overflows,
    missing: [...press.missing],
    unsaid: [...words.speaker.missing, ...words.nameless],
  };
}
