import type { Speaker } from "@tavolata/language";
import { textIn } from "@tavolata/ui/editor/draft-file.js";
import type { PageWords } from "@tavolata/ui/editor/forms/form-parts.js";
import type { PageKey } from "@tavolata/ui/language/pieces.js";
import type { QuestFile } from "../../editor.js";
import { edgeNamed, sides, squareNamed } from "../board/grid.js";
import type { Thing, ThingKind } from "./things.js";

/** The words for what has no name in the game: doors, squares, notes. */
const pageWords: Readonly<Partial<Record<ThingKind, PageKey>>> = {
  door: "heroeditor.tool.door",
  "secret-door": "heroeditor.tool.secret-door",
  "barred-door": "heroeditor.tool.barred-door",
  rubble: "heroeditor.tool.rubble",
  abyss: "heroeditor.tool.abyss",
  start: "heroeditor.tool.start",
  exit: "heroeditor.tool.exit",
  cache: "heroeditor.tool.cache",
  note: "heroeditor.tool.note",
  refuge: "heroeditor.tool.refuge",
};

/** What things, kinds and places are called. */
export interface Names {
  /** A kind of thing: what the palette shows. */
  kind(type: string): string;
  /** A thing by its own name, or by its kind. */
  thing(file: QuestFile, thing: Pick<Thing, "kind" | "type" | "id">): string;
  /** A thing with its place, as in a list. */
  placed(file: QuestFile, thing: Thing): string;
  room(letter: string): string;
  roomOf(file: QuestFile, place: string): string;
}

export function namesFor(page: PageWords, speaker: Speaker): Names {
  const kind = (type: string) => {
    const key = pageWords[type as ThingKind];
    return key ? page(key) : capital(speaker.name(type));
  };
  const thing: Names["thing"] = (file, one) => {
    const own = one.id?.startsWith("own-") ? textIn(file, file.language, one.id) : "";
    return own === "" ? kind(one.type) : own;
  };
  const room = (letter: string) =>
    letter === "." ? page("heroeditor.corridor") : page("heroeditor.room", { room: letter });
  return {
    kind,
    thing,
    placed: (file, one) => `${thing(file, one)} · ${one.at}`,
    room,
    roomOf: (file, place) => room(letterAt(file, place)),
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The letter of the room in which a square or the first side of a line lies. */
export function letterAt({ quest: { side } }: QuestFile, place: string): string {
  const square = place.includes("|") ? (edgeNamed(place) ?? 0) >> 1 : (squareNamed(place) ?? 0);
  const { roomOf, letters } = sides[side];
  return letters[roomOf[square] ?? 0] ?? ".";
}
