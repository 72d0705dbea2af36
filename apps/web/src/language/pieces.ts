import type admin from "../../messages/admin/en.json";
import type azeroth from "../../messages/azeroth/en.json";
import type campaign from "../../messages/campaign/en.json";
import type common from "../../messages/common/en.json";
import type companion from "../../messages/companion/en.json";
import type decks from "../../messages/decks/en.json";
import type editor from "../../messages/editor/en.json";
import type figures from "../../messages/figures/en.json";
import type heroEditor from "../../messages/heroeditor/en.json";
import type heroQuest from "../../messages/heroquest/en.json";
import type learn from "../../messages/learn/en.json";
import type newTable from "../../messages/new/en.json";
import type offline from "../../messages/offline/en.json";
import type own from "../../messages/own/en.json";
import type quay from "../../messages/quay/en.json";
import type replay from "../../messages/replay/en.json";
import type rings from "../../messages/rings/en.json";
import type settings from "../../messages/settings/en.json";
import type souls from "../../messages/souls/en.json";
import type soulsEditor from "../../messages/soulseditor/en.json";
import type table from "../../messages/table/en.json";

/** The page's texts by what is loaded together: each piece has a folder of its own among the messages. */
interface Pieces {
  /** What the home page shows, and what may be said everywhere: the only piece that is always there. */
  own: typeof own;
  /** What several screens show, but not the home page. */
  common: typeof common;
  table: typeof table;
  new: typeof newTable;
  /** Beside a real board. */
  companion: typeof companion;
  decks: typeof decks;
  settings: typeof settings;
  /** Figures that an owner of the box corrects. */
  figures: typeof figures;
  replay: typeof replay;
  /** For whoever runs the house. */
  admin: typeof admin;
  /** The tutorials. */
  learn: typeof learn;
  /** Tables of this device, and what it keeps for when there is no network. */
  offline: typeof offline;
  campaign: typeof campaign;
  /** Lantern Quay, also without a server. */
  quay: typeof quay;
  /** The quest editor, whatever the game. */
  editor: typeof editor;
  /** HeroQuest's own in the editor. */
  heroeditor: typeof heroEditor;
  /** Immortal Souls' own in the editor. */
  soulseditor: typeof soulsEditor;
  heroquest: typeof heroQuest;
  rings: typeof rings;
  souls: typeof souls;
  azeroth: typeof azeroth;
}

export type Piece = keyof Pieces;

/** A text of the page itself, or of a game's face. */
export type PageKey = { [P in Piece]: keyof Pieces[P] }[Piece];
