import type { Language } from "@tavolata/language";
import { type Box, openBox } from "@tavolata/shelf";
import type { PaperName } from "./page/paper.js";
import { type Overflow, Press } from "./page/press.js";
import { type Part, partNames } from "./printer.js";
import { printers } from "./printers.js";
import { Words } from "./words.js";

/** What is to be printed. */
export interface PrintOrder {
  readonly game: string;
  readonly quest?: string;
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
export function checkOrder({ game, quest, what }: Pick<PrintOrder, "game" | "quest" | "what">): void {
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
  const parts = partNames.filter((one) => printer.parts[one]);
  for (const part of what) {
    if (!parts.includes(part))
      throw new OrderRefused("part", `This game has no "${part}" to print. The parts are: ${parts.join(", ")}.`, parts);
    if (quest === undefined && printer.needQuest.includes(part)) {
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

const boxes = new Map<string, Promise<Box>>();

/** A game's texts and rules, read once. */
function boxOf(game: string): Promise<Box> {
  const known = boxes.get(game);
  if (known) return known;
  const box = openBox(game);
  boxes.set(game, box);
  box.catch(() => boxes.delete(game));
  return box;
}

/** Prints: the same order gives the same bytes. */
export async function print(order: PrintOrder): Promise<Printed> {
  checkOrder(order);
  const { game, quest, paper, language, what } = order;
  const { messages, rules } = await boxOf(game);
  const words = new Words(language, messages);
  const title =
    quest === undefined
      ? words.text("game.name")
      : `${words.text("game.name")} – ${words.text(`quest.${quest}.title`) || words.name(quest)}`;
  const press = new Press(paper, title);
  for (const part of partNames) if (what.includes(part)) printers[game]!.parts[part]!({ press, words, quest, rules });
  return {
    bytes: await press.bytes(),
    pages: press.pages,
    overflows: press.overflows,
    missing: [...press.missing],
    unsaid: [...words.speaker.missing, ...words.nameless],
  };
}
