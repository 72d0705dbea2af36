import { type Quest, type QuestFile, questFrom, tileSides } from "../../editor.js";

export type ThingKind =
  | "tile"
  | "start"
  | "door"
  | "wall"
  | "chest"
  | "search-area"
  | "altar"
  | "gate"
  | "waypoint"
  | "story"
  | "key"
  | "shadow"
  | "enemy";

/** Something that lies on the map: where it stands in the file, and where on the board. */
export interface Thing {
  readonly kind: ThingKind;
  readonly field: string;
  /** An area, a border, or the side of a tile. */
  readonly at: string;
  readonly lies: "area" | "border" | "slot";
  /** Who it is, where that is said: an enemy, a symbol. */
  readonly what?: string;
}

/** Which quest a file was read as before: a file never changes. */
const known = new WeakMap<QuestFile, Quest>();

export function questIn(file: QuestFile): Quest {
  let quest = known.get(file);
  if (!quest) {
    quest = questFrom(file);
    known.set(file, quest);
  }
  return quest;
}

/** Everything on the map: what stands in areas first, then borders, then tiles, which lie under it. */
export function thingsIn(quest: Quest): Thing[] {
  const inAreas = (kind: ThingKind, list: string, things: readonly { readonly at?: string }[]): Thing[] =>
    things.flatMap(({ at }, i) =>
      at === undefined ? [] : [{ kind, field: `quest.${list}[${i}]`, at, lies: "area" as const }],
    );
  return [
    ...quest.enemies.map(({ at, enemy }, i) => ({
      kind: "enemy" as const,
      field: `quest.enemies[${i}]`,
      at,
      lies: "area" as const,
      ...(enemy === undefined ? {} : { what: enemy }),
    })),
    ...inAreas("shadow", "shadows", quest.shadows),
    ...inAreas("story", "stories", quest.stories),
    ...inAreas("waypoint", "waypoints", quest.waypoints),
    ...inAreas("gate", "gates", quest.gates),
    ...inAreas("altar", "altars", quest.altars),
    ...inAreas("chest", "chests", quest.chests),
    ...(quest.key ? [{ kind: "key" as const, field: "quest.key", at: quest.key.at, lies: "area" as const }] : []),
    ...names("search-area", "searchAreas", quest.searchAreas, "area"),
    ...names("start", "start", quest.start, "area"),
    ...quest.doors.map(({ on }, i) => ({
      kind: "door" as const,
      field: `quest.doors[${i}]`,
      at: on,
      lies: "border" as const,
    })),
    ...names("wall", "walls", quest.walls, "border"),
    ...quest.tiles.map(({ tile }, i) => ({
      kind: "tile" as const,
      field: `quest.tiles[${i}]`,
      at: tile,
      lies: "slot" as const,
    })),
  ];
}

function names(kind: ThingKind, list: string, places: readonly string[], lies: "area" | "border"): Thing[] {
  return places.map((at, i) => ({ kind, field: `quest.${list}[${i}]`, at, lies }));
}

/** The tile of an area: `9A` of `9A-3`. */
export function tileOf(area: string): string {
  return area.slice(0, area.lastIndexOf("-"));
}

/** The tiles that can be drawn: those that there are. */
export function drawable(quest: Quest): Quest["tiles"] {
  return quest.tiles.filter(({ tile }, i, all) => {
    return Object.hasOwn(tileSides, tile) && all.findIndex((other) => other.tile === tile) === i;
  });
}
