import type common from "../../messages/common/en.json";
import type companion from "../../messages/companion/en.json";
import type editor from "../../messages/editor/en.json";
import type own from "../../messages/own/en.json";
import type table from "../../messages/table/en.json";

/** The texts of the screen by what is loaded together. The page and each game's screen declare theirs here, too. */
export interface MessageGroups {
  /** What the home page shows, and what may be said everywhere: the only piece that is always there. */
  own: typeof own;
  /** What several screens show, but not the home page. */
  common: typeof common;
  table: typeof table;
  /** Beside a real board. */
  companion: typeof companion;
  /** The quest editor, whatever the game. */
  editor: typeof editor;
}

export type MessageGroup = keyof MessageGroups;

/** A text of the page itself, or of a game's screen. */
export type PageKey = { [P in MessageGroup]: keyof MessageGroups[P] }[MessageGroup];
