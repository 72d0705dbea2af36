import type { Box } from "@tavolata/game";
import { openGame } from "@tavolata/games/files";
import { joinTables, type Language, type MessageTables } from "@tavolata/language";
import type { PaperName } from "./page/paper.js";
import { type Overflow, Press } from "./page/press.js";
import { type Part, partNames } from "./printer.js";
import { printers } from "./printers.js";
import { Words } from "./words.js";

/** What is to be printed. */
export interface PrintOrder {
  readonly game: string;
  readonly quest?: string;
  /** A quest that somebody wrote, as its file: instead of one of the book. */
  readonly file?: string;
  readonly paper: PaperName;
  readonly language: Language;
  readonly what: readonly Part[];
}

export interface Printed {
  readonly bytes: Buffer;
  readonly pages: number;
  /** Texts that didn't fit, and characters that the fonts lack: there are none. */
  readonly overflows: readonly Overflow[];
  readonly missing: readonly string[];
  /** Messages that no table has in this language: there are none. */
  readonly unsaid: readonly string[];
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

/** Which parts of a game, and of which quests, can be printed, and which seat leads them. */
export function printable(
  game: string,
): { readonly quests: readonly string[]; readonly parts: readonly Part[]; readonly leader?: string } | undefined {
  const printer = Object.hasOwn(printers, game) ? printers[game] : undefined;
  if (!printer) return undefined;
  const { quests, leader } = printer;
  const parts = partNames.filter((part) => printer.parts[part]);
  return { quests, parts, ...(leader === undefined ? {} : { leader }) };
}

/** Everything of a game that isn't secret, with or without a quest. */
export function openParts(game: string, quest: string | undefined): Part[] {
  const printer = Object.hasOwn(printers, game) ? printers[game] : undefined;
  if (!printer) return [];
  return partNames.filter(
    (part) => part !== "notes" && printer.parts[part] && (quest !== undefined || !printer.needQuest.includes(part)),
  );
}

/** Checks an order before anything is made of it. */
export function checkOrder({ game, quest, file, what }: Pick<PrintOrder, "game" | "quest" | "file" | "what">): void {
  const printer = Object.hasOwn(printers, game) ? printers[game] : undefined;
  const games = Object.keys(printers);
  if (!printer)
    throw new OrderRefused("game", `"${game}" can't be printed. The games are: ${games.join(", ")}.`, games);
  if (quest !== undefined && !printer.quests.includes(quest)) {
    throw new OrderRefused(
      "quest",
      `There is no quest "${quest}". The quests are: ${printer.quests.join(", ")}.`,
      printer.quests,
    );
  }
  if (file !== undefined && quest !== undefined)
    throw new OrderRefused("quest", "Either a quest of the book is printed, or one from a file.");
  const isOwn = (part: Part) => file === undefined || printer.ofOwnQuests?.includes(part);
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
}

/** The words of a quest that somebody wrote; one that can't be played isn't printed either. */
function ownQuest(box: Box, file: string): { readonly title: string; readonly messages: MessageTables } {
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
export async function print(order: PrintOrder): Promise<Printed> {
  checkOrder(order);
  const { game, quest, file, paper, language, what } = order;
  const box = await openGame(game);
  const { messages, rules } = box;
  const own = file === undefined ? undefined : ownQuest(box, file);
  const words = new Words(language, own ? joinTables(messages, own.messages) : messages);
  const of = own?.title ?? (quest === undefined ? undefined : words.text(`quest.${quest}.title`) || words.name(quest));
  const press = new Press(paper, of === undefined ? words.text("game.name") : `${words.text("game.name")} – ${of}`);
  for (const part of partNames)
    if (what.includes(part)) printers[game]!.parts[part]!({ press, words, quest, file, rules });
  return {
    bytes: await press.bytes(),
    pages: press.pages,
    overflows: press.overflows,
    missing: [...press.missing],
    unsaid: [...words.speaker.missing, ...words.nameless],
  };
}
