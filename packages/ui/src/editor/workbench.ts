import type { MessageArgument, RuleId } from "@tavolata/kernel";
import type { QuestProblem } from "@tavolata/kit";
import type { Language, MessageTables } from "@tavolata/language";
import type { ComponentType } from "react";
import type { IconShape } from "../controls/icon.js";
import type { PageKey, Words } from "../language/words.js";
import type { DraftFile } from "./draft-file.js";

/** Something that a game says: one of its messages. */
interface Said {
  readonly code: string;
  readonly args: Readonly<Record<string, MessageArgument>>;
}

/** Something that can be put on the board. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
}

export interface ToolGroup {
  readonly id: string;
  readonly label: string;
  readonly rule?: RuleId;
  readonly tools: readonly Tool[];
}

/** A part of a quest that is written in a form and not drawn. */
interface Panel {
  readonly id: string;
  readonly label: PageKey;
  readonly icon: IconShape;
  readonly Panel: ComponentType;
}

/** A text of a quest, and what it is for. */
export interface TextSlot {
  readonly name: string;
  readonly label: string;
  readonly longest: number;
  /** It stands in a line. */
  readonly isShort: boolean;
}

/** What the editor must know of a game: everything else is the same for all. */
export interface Workbench<F extends DraftFile> {
  readonly game: string;
  /** The option of a table that takes the file's text. */
  readonly option: string;
  /** Names that the game tells nobody before they are met, as they are called here. */
  readonly names: (page: (key: PageKey) => string) => Readonly<Record<string, string>>;
  blank(language: Language): F;
  /** Quests made for the editor, to begin with. */
  readonly samples: readonly { readonly id: string; readonly file: F }[];
  /** Reads a file that anybody may have written. */
  read(text: string): { readonly file: F } | { readonly problems: readonly QuestProblem[] };
  /** Reads a drawing of another program (`remark.<code>`, or `import.<code>` where it can't be read). */
  drawing?(
    text: string,
    language: Language,
  ): { readonly file: F; readonly remarks: readonly Said[] } | { readonly refused: Said };
  /** The names of all texts that the file's quest uses. */
  textNames(file: F): readonly string[];
  /** Its names of figures and other own words, by the keys of messages. */
  ownWords(file: F): MessageTables;
  /** A thread that checks. */
  checker(): Worker;
  /** The tools, in groups, and the slots of texts: they speak the game's language. */
  useTools(): readonly ToolGroup[];
  useTextSlots(): readonly TextSlot[];
  readonly Board: ComponentType;
  readonly Piece: ComponentType;
  readonly panels: readonly Panel[];
  /** What keys do on the board. */
  readonly keys: readonly (readonly [string, PageKey])[];
  /** Where the lost were lost, by the word of an account. */
  placeName(place: string, file: F, page: Words["page"]): string;
}

// biome-ignore lint/suspicious/noExplicitAny: the frame never looks into a game's file
export type AnyWorkbench = Workbench<any>;
