import type { Game, Translations } from "@tavolata/game";
import type { CorrectionCheck, Options, Seat } from "@tavolata/kernel";
import type { ComponentType } from "react";
import type { AnyWorkbench } from "../editor/workbench.js";
import { type WordFile, withWords } from "../language/page-messages.js";
import type { MessageGroup } from "../language/pieces.js";
import type { Tutorial } from "../learn/tutorial.js";
import type { ShelfGame } from "./game-list.js";
import type { AnyGameScreen } from "./game-screen.js";
import type { QuickStart } from "./quick-start.js";

/** A part of a game's screen, loaded with its words when it is wanted. */
export interface ScreenPart<T> {
  /** The pieces of the words that it says, besides those that are always there. */
  readonly words: readonly MessageGroup[];
  load(): Promise<T>;
}

/** What somebody who lays a table chooses of the options in a way of the game's own. */
export interface OptionsPlanProps {
  readonly game: ShelfGame;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly setOptions: (options: Options) => void;
  /** The deck that whoever lays the table comes with. */
  readonly deck: string | undefined;
}

/** What of a game can be had on paper. */
export interface OnPaper {
  /** Whichever quest is played. */
  readonly game: readonly ("rules" | "heroes" | "cards" | "map")[];
  /** It has quests or scenarios with sheets of their own; some have cards of their own, too. */
  readonly quest?: "sheets" | "sheets-and-cards";
  /** Who has the sheet with a quest's secrets: whoever leads it or, where nobody does, whoever reads it aloud. Such quests can be written, too. */
  readonly secretsOf?: "leader" | "reader";
}

/** What the door of a game says of its screen. Everything large is loaded when it is wanted. */
interface ScreenParts {
  /** What it is called on the home page, and what it says of itself there; nothing where one doesn't begin there. */
  readonly home?: { readonly title: Translations; readonly begins: Translations };
  /** The name of the picture that stands for it, among the game-icons; a piece on a board where it has none of its own. */
  readonly icon?: string;
  /** The pictures of its quests or scenarios. */
  readonly questIcons?: Readonly<Record<string, string>>;
  /** Where the words of its screens are, by piece, where it has screens. */
  readonly words?: Readonly<Partial<Record<MessageGroup, WordFile>>>;
  /** The seats of a table with these options. */
  seats(options: Options): readonly Seat[];
  /** The seats of somebody who plays alone, where that isn't the first one. */
  soloSeats?(seats: readonly Seat[]): readonly Seat[];
  /** Options that a new table has set, where they aren't those of the rules. */
  readonly newTable?: Options;
  /** The board and all around it; a game without one is played in words. */
  readonly screen?: ScreenPart<AnyGameScreen>;
  readonly quickStart?: () => Promise<QuickStart>;
  readonly tutorial?: ScreenPart<Tutorial>;
  /** The editor of its quests, and what the game is called there. */
  readonly editor?: ScreenPart<AnyWorkbench> & { readonly title: string };
  /** Its decks: all of them, or one. */
  readonly decks?: ScreenPart<ComponentType<{ readonly deck: string | undefined }>>;
  /** Choices of its own when a table is laid. */
  readonly optionsPlan?: ScreenPart<ComponentType<OptionsPlanProps>>;
  /** What can be set for all its tables on this device. */
  readonly settings?: ScreenPart<ComponentType> & { readonly title: Translations };
  /** What the server prints of it. */
  readonly onPaper?: OnPaper;
  /** It is played at this device alone, without a server and before anybody knows the house. */
  readonly playsHere?: true;
  /** The figures that an owner of the box may correct. */
  readonly figures?: () => Promise<CorrectionCheck>;
}

/** A game with a screen. */
export type ScreenedGame = Game & ScreenParts;

/** Loads a part of a game's screen together with its words. */
export function loadPart<T>({ words, load }: ScreenPart<T>): Promise<T> {
  return withWords(words, load)();
}
