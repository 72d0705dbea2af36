import type { Game, RuleEntry } from "@tavolata/game";
import type { Press } from "./page/press.js";
import type { PaperWords } from "./words.js";

/** What can be printed of a game. Notes hold what the players mustn't know: they are always a document of their own. */
export type PrintPart = "map" | "notes" | "heroes" | "cards" | "rules";

export const partNames: readonly PrintPart[] = ["map", "notes", "heroes", "cards", "rules"];

/** What a part is drawn with. */
export interface Sheet {
  readonly press: Press;
  readonly words: PaperWords;
  readonly quest: string | undefined;
  /** The quest file that somebody wrote, instead of a quest of the book; it was checked. */
  readonly file?: string | undefined;
  readonly rules: readonly RuleEntry[];
}

/** How a game is put on paper. */
export interface GamePrinter {
  /** Its quests or scenarios. */
  readonly quests: readonly string[];
  /** Parts that can be printed of a quest that somebody wrote. Left out: none. */
  readonly ofOwnQuests?: readonly PrintPart[];
  /** Parts that can't be printed without a quest. */
  readonly needQuest: readonly PrintPart[];
  /** The seat that leads a quest and has its notes, where somebody does. */
  readonly leader?: string;
  readonly parts: Readonly<Partial<Record<PrintPart, (sheet: Sheet) => void>>>;
}

/** A game that may have something to print. */
export interface PrintedGame extends Game {
  /** How it is put on paper. Its words that only paper has lie in `paper/messages` of its folder. */
  paper?(): Promise<GamePrinter>;
}
