import {
  coveredBy,
  layoutOf,
  type PlacedScenery,
  type PlacedTrap,
  type Quest,
  type QuestFile,
  questFrom,
} from "../../editor.js";
import { edgeNamed, squareNamed } from "../board/grid.js";

export type ThingKind =
  | "door"
  | "secret-door"
  | "barred-door"
  | "scenery"
  | "antagonist"
  | "ally"
  | "trap"
  | "rubble"
  | "abyss"
  | "start"
  | "exit"
  | "cache"
  | "note"
  | "refuge";

/** Something that lies on the board of a quest: where it stands in the file, and where on the board. */
export interface Thing {
  readonly field: string;
  readonly kind: ThingKind;
  /** The kind of furniture, figure or trap; else the same as the kind. */
  readonly type: string;
  readonly squares: readonly number[];
  readonly edge?: number;
  /** By the name that it has in the quest. */
  readonly id?: string;
  /** Its place in the words of the file. */
  readonly at: string;
}

/** The quest as the rules take it. */
export function questIn(file: QuestFile): Quest {
  return questFrom(file);
}

/** Everything that lies on the board, what is pointed at first first: figures over furniture over the floor. */
export function thingsIn(file: QuestFile): Thing[] {
  const quest = questIn(file);
  const edges = (list: "doors" | "secretDoors", kind: ThingKind) =>
    quest[list].map((at, i) => onEdge(`quest.${list}[${i}]`, kind, kind, at));
  const squares = (list: "start" | "exit" | "rubble" | "abyss") =>
    quest[list].map((at, i) => onSquares(`quest.${list}[${i}]`, list, list, [at]));
  return [
    ...edges("doors", "door"),
    ...edges("secretDoors", "secret-door"),
    ...quest.barredDoors.map(({ edge }, i) => onEdge(`quest.barredDoors[${i}]`, "barred-door", "barred-door", edge)),
    ...quest.antagonists.map(({ type, at, id }, i) =>
      onSquares(`quest.antagonists[${i}]`, "antagonist", type, [at], id),
    ),
    ...quest.allies.map(({ type, at, id }, i) => onSquares(`quest.allies[${i}]`, "ally", type, [at], id)),
    ...quest.scenery.map((piece, i) => furniture(quest, piece, i)),
    ...(quest.notes ?? []).map(({ at, id }, i) => onSquares(`quest.notes[${i}]`, "note", "note", [at], id)),
    ...quest.caches.map(({ at, id }, i) => onSquares(`quest.caches[${i}]`, "cache", "cache", [at], id)),
    ...quest.traps.map(trap),
    ...(quest.refuge === undefined ? [] : [onSquares("quest.refuge", "refuge", "refuge", [quest.refuge])]),
    ...squares("rubble"),
    ...squares("abyss"),
    ...squares("start"),
    ...squares("exit"),
  ];
}

function onEdge(field: string, kind: ThingKind, type: string, at: string): Thing {
  const edge = edgeNamed(at);
  return { field, kind, type, squares: [], at, ...(edge === undefined ? {} : { edge }) };
}

function onSquares(field: string, kind: ThingKind, type: string, at: readonly string[], id?: string): Thing {
  const squares = at.map(squareNamed).filter((square) => square !== undefined);
  return { field, kind, type, squares, at: at.join(" "), ...(id === undefined ? {} : { id }) };
}

function furniture(quest: Quest, piece: PlacedScenery, i: number): Thing {
  const squares = coveredBy(layoutOf(quest), piece) ?? [];
  const { type, at, id } = piece;
  return { field: `quest.scenery[${i}]`, kind: "scenery", type, squares, at, ...(id === undefined ? {} : { id }) };
}

function trap({ kind, at, id }: PlacedTrap, i: number): Thing {
  const field = `quest.traps[${i}]`;
  if (typeof at === "string" && at.includes("|")) return onEdge(field, "trap", kind, at);
  return onSquares(field, "trap", kind, typeof at === "string" ? [at] : at, id);
}

/** Everything that covers a square, or lies on one of its sides where that is asked for. */
export function thingsOn(things: readonly Thing[], square: number): Thing[] {
  return things.filter(({ squares }) => squares.includes(square));
}
