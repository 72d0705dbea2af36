import type { Json } from "@tavolata/kernel";
import type { QuestChange } from "@tavolata/ui/editor/change.js";
import { writing } from "@tavolata/ui/editor/draft-file.js";
import { allies, antagonists, champions, type QuestFile, scenery, type TrapKind, trapKinds } from "../../editor.js";
import { columnOf, edgeName, rowOf, squareAt, squareName } from "../board/grid.js";
import { freeName } from "./names.js";
import { questIn, type Thing } from "./things.js";

/** Where somebody points: a square, or one of the lines between two. */
export interface Place {
  readonly square?: number | undefined;
  readonly edge?: number | undefined;
}

/** What can be put down: where it lies, and what that changes in the file. */
export interface HeroTool {
  readonly id: string;
  readonly group: ToolGroupId;
  /** What is put down: the word by which the game or the page calls it. */
  readonly type: string;
  readonly lies: "square" | "wall" | "edge";
  /** It can lie in two ways. */
  readonly turns: boolean;
  /** Pressed again on the same square, it takes away what is there. */
  readonly toggles: boolean;
  put(file: QuestFile, place: Place, turned: boolean, name: string): readonly QuestChange[];
}

export const toolGroups = [
  "doors",
  "furniture",
  "monsters",
  "champions",
  "allies",
  "traps",
  "ground",
  "places",
] as const;
type ToolGroupId = (typeof toolGroups)[number];

type SquareList = "start" | "exit" | "rubble" | "abyss";

/** The friends whom a quest can have: a piglet is nobody's. */
const friends = Object.keys(allies).filter((type) => type !== "piglet");
const servants = Object.entries(antagonists).flatMap(([type, { championOnly }]) => (championOnly ? [] : [type]));

const doors: readonly HeroTool[] = [
  door("door", "doors", (edge) => edge),
  door("secret-door", "secretDoors", (edge) => edge),
  door("barred-door", "barredDoors", (edge) => ({ edge, opens: { on: "round-begins", round: 3 } })),
];

/** Everything that the palette holds. */
export const tools: readonly HeroTool[] = [
  ...doors,
  ...Object.keys(scenery).map(furniture),
  ...servants.map((type) => adding(type, "monsters", "antagonists", (at) => ({ type, at }))),
  ...Object.keys(champions).map(champion),
  ...friends.map(friend),
  ...(Object.keys(trapKinds) as TrapKind[]).map(trap),
  squares("rubble", "ground"),
  squares("abyss", "ground"),
  squares("start", "places"),
  squares("exit", "places"),
  adding("cache", "places", "caches", (at) => ({ at, treasure: { gold: 25 } })),
  note(),
  {
    ...plain("refuge", "places"),
    put: (_file, { square }) =>
      square === undefined ? [] : [{ does: "set", field: "quest.refuge", value: squareName(square) }],
  },
];

export function toolNamed(id: string | undefined): HeroTool | undefined {
  return tools.find((tool) => tool.id === id);
}

function plain(type: string, group: ToolGroupId): Omit<HeroTool, "put"> {
  return { id: type, type, group, lies: "square", turns: false, toggles: false };
}

function door(type: string, list: string, value: (edge: string) => Json): HeroTool {
  return {
    ...plain(type, "doors"),
    lies: "wall",
    put: (_file, { edge }) =>
      edge === undefined ? [] : [{ does: "add", field: `quest.${list}`, value: value(edgeName(edge)) }],
  };
}

function adding(type: string, group: ToolGroupId, list: string, value: (at: string) => Json): HeroTool {
  return {
    ...plain(type, group),
    put: (_file, { square }) =>
      square === undefined ? [] : [{ does: "add", field: `quest.${list}`, value: value(squareName(square)) }],
  };
}

function furniture(type: string): HeroTool {
  const { width, depth } = scenery[type as keyof typeof scenery];
  return {
    ...plain(type, "furniture"),
    turns: width !== depth,
    put: (_file, { square }, turned) => {
      if (square === undefined) return [];
      const at = squareName(square);
      const value = turned && width !== depth ? { type, at, turned: true } : { type, at };
      return [{ does: "add", field: "quest.scenery", value }];
    },
  };
}

/** HQ-1.4-c: a champion is somebody, so it comes with a name. */
function champion(type: string): HeroTool {
  return {
    ...plain(type, "champions"),
    put: (file, { square }, _turned, name) => {
      if (square === undefined) return [];
      const id = freeName(file, `own-${champions[type as keyof typeof champions].type}`);
      return [
        { does: "add", field: "quest.antagonists", value: { id, type, at: squareName(square) } },
        writing(file, file.language, id, name),
      ];
    },
  };
}

/** HQ-2.1-b: a friend waits until a hero comes. */
function friend(type: string): HeroTool {
  return {
    ...plain(type, "allies"),
    put: (file, { square }, _turned, name) => {
      if (square === undefined) return [];
      const id = freeName(file, "own-friend");
      const value = { id, type, at: squareName(square), joins: { on: "ally-reached", ally: id } };
      return [{ does: "add", field: "quest.allies", value }, writing(file, file.language, id, name)];
    },
  };
}

function trap(kind: TrapKind): HeroTool {
  const { lies } = trapKinds[kind];
  return {
    ...plain(kind, "traps"),
    lies: lies === "edge" ? "edge" : "square",
    turns: lies === "two-squares",
    put: (_file, { square, edge }, turned) => {
      const at = lies === "edge" ? edge !== undefined && edgeName(edge) : trapSquares(lies, square, turned);
      return at ? [{ does: "add", field: "quest.traps", value: { kind, at } }] : [];
    },
  };
}

function trapSquares(lies: string, square: number | undefined, turned: boolean): string | [string, string] | undefined {
  if (square === undefined) return undefined;
  if (lies === "square") return squareName(square);
  const other = turned ? squareAt(columnOf(square), rowOf(square) + 1) : squareAt(columnOf(square) + 1, rowOf(square));
  return other === undefined ? undefined : [squareName(square), squareName(other)];
}

function squares(list: SquareList, group: ToolGroupId): HeroTool {
  return {
    ...plain(list, group),
    toggles: true,
    put: (file, { square }) => {
      if (square === undefined) return [];
      const at = squareName(square);
      const there = questIn(file)[list].indexOf(at);
      const field = `quest.${list}`;
      return there < 0 ? [{ does: "add", field, value: at }] : [{ does: "remove", field: `${field}[${there}]` }];
    },
  };
}

function note(): HeroTool {
  return {
    ...plain("note", "places"),
    put: (file, { square }) => {
      if (square === undefined) return [];
      const id = freeName(file, "note");
      return [{ does: "add", field: "quest.notes", value: { id, at: squareName(square), text: id } }];
    },
  };
}

/** What moving a thing to a place changes; nothing when it can't lie there. */
export function moving(thing: Thing, { square, edge }: Place): readonly QuestChange[] {
  const set = (field: string, value: Json): QuestChange[] => [{ does: "set", field, value }];
  if (thing.edge !== undefined) {
    if (edge === undefined) return [];
    const field =
      thing.kind === "barred-door" ? `${thing.field}.edge` : thing.kind === "trap" ? `${thing.field}.at` : thing.field;
    return set(field, edgeName(edge));
  }
  if (square === undefined) return [];
  const at = squareName(square);
  if (["start", "exit", "rubble", "abyss", "refuge"].includes(thing.kind)) return set(thing.field, at);
  if (thing.kind === "trap" && thing.squares.length === 2) {
    const [a, b] = thing.squares as [number, number];
    const other = squareAt(columnOf(square) + columnOf(b) - columnOf(a), rowOf(square) + rowOf(b) - rowOf(a));
    return other === undefined ? [] : set(`${thing.field}.at`, [at, squareName(other)]);
  }
  return set(`${thing.field}.at`, at);
}

/** What turning a thing by a quarter changes; nothing where it looks the same from all sides. */
export function turning(file: QuestFile, thing: Thing): readonly QuestChange[] {
  if (thing.kind === "scenery") {
    const { width, depth } = scenery[thing.type as keyof typeof scenery] ?? { width: 1, depth: 1 };
    if (width === depth) return [];
    const field = `${thing.field}.turned`;
    const piece = questIn(file).scenery.find((_, i) => thing.field === `quest.scenery[${i}]`);
    return piece?.turned ? [{ does: "remove", field }] : [{ does: "set", field, value: true }];
  }
  const [a, b] = thing.squares;
  if (thing.kind === "trap" && a !== undefined && b !== undefined) {
    const at = trapSquares("two-squares", a, rowOf(a) === rowOf(b));
    return at ? [{ does: "set", field: `${thing.field}.at`, value: at }] : [];
  }
  return [];
}

/** Takes a thing away, with the name that only it had. */
export function removing(file: QuestFile, thing: Thing): readonly QuestChange[] {
  const changes: QuestChange[] = [{ does: "remove", field: thing.field }];
  if (thing.id?.startsWith("own-")) {
    for (const language of Object.keys(file.texts)) {
      changes.push({ does: "remove", field: `texts.${language}.${thing.id}` });
    }
  }
  return changes;
}
