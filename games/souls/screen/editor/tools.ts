import type { Json } from "@tavolata/kernel";
import type { QuestChange } from "@tavolata/ui/editor/change.js";
import { type PlacedTile, type Quest, type QuestFile, tileSides } from "../../editor.js";
import { freeName } from "./names.js";
import { questIn, type Thing, type ThingKind } from "./things.js";

/** Where somebody points: a place for a tile, an area, or a border between two. */
export interface Place {
  readonly slot?: readonly [column: number, row: number] | undefined;
  readonly area?: string | undefined;
  readonly border?: string | undefined;
}

/** What can be put down: where it lies, and what that changes in the file. */
export interface SoulsTool {
  readonly id: string;
  readonly group: ToolGroupId;
  readonly kind: ThingKind;
  readonly lies: Thing["lies"];
  put(file: QuestFile, place: Place): readonly QuestChange[];
}

export const toolGroups = ["places", "borders", "things", "enemies", "tiles"] as const;
type ToolGroupId = (typeof toolGroups)[number];

/** A tile is so many cells wide: tiles are laid edge to edge. */
export const breadth = 4;

const symbols = ["hit", "ability", "magic", "shield"] as const;

/** Everything that the palette holds. */
export const tools: readonly SoulsTool[] = [
  listed("start", "places", "start"),
  listed("search-area", "things", "searchAreas"),
  onBorder("door", "door", (file, on) => ({ id: freeName(file, "door"), on, kind: "normal" })),
  onBorder("locked-door", "door", (file, on) => ({ id: freeName(file, "door"), on, kind: "locked" })),
  wall(),
  inArea("chest", "things", "chests", (file, at) => ({ id: freeName(file, "chest"), at })),
  inArea("altar", "things", "altars", (file, at) => ({ id: freeName(file, "altar"), at, active: true })),
  inArea("waypoint", "things", "waypoints", (file, at) => {
    const id = freeName(file, "waypoint");
    return { id, at, acts: [{ act: "text", text: id }] };
  }),
  inArea("story", "things", "stories", (file, at) => ({
    card: freeStory(questIn(file)),
    at,
    ontoDeck: true,
    acts: [{ act: "text", text: freeName(file, "story") }],
  })),
  {
    ...plain("key", "things"),
    put: (file, { area }) =>
      area === undefined
        ? []
        : [{ does: "set", field: "quest.key", value: { at: area, colour: file.quest.key?.colour ?? "red" } }],
  },
  inArea("gate", "enemies", "gates", (file, at) => {
    const { gates } = questIn(file);
    const symbol = symbols.find((one) => !gates.some((gate) => gate.symbol === one)) ?? "hit";
    return { id: freeName(file, "gate"), at, symbol, open: true };
  }),
  shadow(),
  inArea("enemy", "enemies", "enemies", (_file, at) => ({ at })),
  ...Object.keys(tileSides).map(tile),
];

export function toolNamed(id: string | undefined): SoulsTool | undefined {
  return tools.find((tool) => tool.id === id);
}

function plain(kind: ThingKind, group: ToolGroupId, id: string = kind): Omit<SoulsTool, "put"> {
  return { id, kind, group, lies: "area" };
}

function inArea(
  kind: ThingKind,
  group: ToolGroupId,
  list: string,
  value: (file: QuestFile, at: string) => Json,
): SoulsTool {
  return {
    ...plain(kind, group),
    put: (file, { area }) =>
      area === undefined ? [] : [{ does: "add", field: `quest.${list}`, value: value(file, area) }],
  };
}

/** Pressed again in the same area, it is taken away. */
function listed(kind: ThingKind, group: ToolGroupId, list: "start" | "searchAreas"): SoulsTool {
  return {
    ...plain(kind, group),
    put: (file, { area }) => (area === undefined ? [] : toggling(`quest.${list}`, questIn(file)[list], area)),
  };
}

function toggling(field: string, all: readonly string[], one: string): readonly QuestChange[] {
  const there = all.indexOf(one);
  return there < 0 ? [{ does: "add", field, value: one }] : [{ does: "remove", field: `${field}[${there}]` }];
}

function onBorder(id: string, kind: ThingKind, value: (file: QuestFile, on: string) => Json): SoulsTool {
  return {
    ...plain(kind, "borders", id),
    lies: "border",
    put: (file, { border }) =>
      border === undefined ? [] : [{ does: "add", field: "quest.doors", value: value(file, border) }],
  };
}

function wall(): SoulsTool {
  return {
    ...plain("wall", "borders"),
    lies: "border",
    put: (file, { border }) => (border === undefined ? [] : toggling("quest.walls", questIn(file).walls, border)),
  };
}

/** SS-15.4-o: a shadow comes with a token in the reserve, as long as the box has one. */
function shadow(): SoulsTool {
  return {
    ...plain("shadow", "enemies"),
    put: (file, { area }) => {
      if (area === undefined) return [];
      const { shadowReserve, shadows } = questIn(file);
      const held = Object.values(shadowReserve).reduce((sum, count) => sum + count, 0);
      const enemies = shadowReserve.enemy ?? 0;
      const reserve: QuestChange[] =
        held > shadows.length || enemies >= 6
          ? []
          : [{ does: "set", field: "quest.shadowReserve", value: { ...shadowReserve, enemy: enemies + 1 } }];
      return [{ does: "add", field: "quest.shadows", value: { at: area, heroes: 2 } }, ...reserve];
    },
  };
}

/** SS-3-b: a tile is there once: laid elsewhere or by its other side, it is taken from where it was. */
function tile(side: string): SoulsTool {
  return {
    ...plain("tile", "tiles", side),
    lies: "slot",
    put: (file, { slot }) => {
      if (slot === undefined) return [];
      const at = [slot[0] * breadth, slot[1] * breadth] as const;
      const before = questIn(file)
        .tiles.filter((placed) => placed.tile.slice(0, -1) !== side.slice(0, -1) && !liesAt(placed, at))
        .map((placed) => ({ ...placed }));
      return [{ does: "set", field: "quest.tiles", value: [...before, { tile: side, at }] }];
    },
  };
}

function liesAt({ at: [x, y] }: PlacedTile, [column, row]: readonly [number, number]): boolean {
  return Math.abs(x - column) < breadth && Math.abs(y - row) < breadth;
}

/** SS-4.3.1-a: there are four story events. */
function freeStory({ stories }: Quest): number {
  return [1, 2, 3, 4].find((card) => !stories.some((story) => story.card === card)) ?? 4;
}

/** What moving a thing to a place changes; nothing when it can't lie there. */
export function moving(file: QuestFile, thing: Thing, { slot, area, border }: Place): readonly QuestChange[] {
  if (thing.lies === "slot") {
    if (!slot) return [];
    const at = [slot[0] * breadth, slot[1] * breadth] as const;
    const other = questIn(file).tiles.findIndex(
      (placed, i) => thing.field !== `quest.tiles[${i}]` && liesAt(placed, at),
    );
    const here = questIn(file).tiles.find((_, i) => thing.field === `quest.tiles[${i}]`);
    const swap: QuestChange[] =
      other < 0 || !here ? [] : [{ does: "set", field: `quest.tiles[${other}].at`, value: [...here.at] }];
    return [...swap, { does: "set", field: `${thing.field}.at`, value: [...at] }];
  }
  const to = thing.lies === "border" ? border : area;
  if (to === undefined) return [];
  const isName = thing.kind === "wall" || thing.kind === "start" || thing.kind === "search-area";
  const field = isName ? thing.field : `${thing.field}.${thing.lies === "border" ? "on" : "at"}`;
  return [{ does: "set", field, value: to }];
}

/** A tile by a quarter clockwise. */
export function turning(file: QuestFile, thing: Thing): readonly QuestChange[] {
  const placed = tileAt(file, thing);
  if (!placed) return [];
  const turned = ((placed.turned ?? 0) + 1) % 4;
  const field = `${thing.field}.turned`;
  return turned === 0 ? [{ does: "remove", field }] : [{ does: "set", field, value: turned }];
}

/** SS-3-b: the other side of a tile. What lay on it has other areas now: the checks say so. */
export function flipping(file: QuestFile, thing: Thing): readonly QuestChange[] {
  const placed = tileAt(file, thing);
  return placed ? [{ does: "set", field: `${thing.field}.tile`, value: otherSide(placed.tile) }] : [];
}

function otherSide(tile: string): string {
  return `${tile.slice(0, -1)}${tile.endsWith("A") ? "B" : "A"}`;
}

function tileAt(file: QuestFile, thing: Thing): PlacedTile | undefined {
  return questIn(file).tiles.find((_, i) => thing.field === `quest.tiles[${i}]`);
}

export function removing(thing: Thing): readonly QuestChange[] {
  return [{ does: "remove", field: thing.field }];
}
