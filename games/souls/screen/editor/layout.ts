import type { Area } from "@tavolata/ui/camera/camera.js";
import type { BoardPoint } from "@tavolata/ui/editor/board/board-thing.js";
import type { Quest } from "../../editor.js";
import { cell, type Field, fieldOf, type Spot } from "../board/geometry.js";
import { drawable, type Thing } from "./things.js";
import { breadth, type Place } from "./tools.js";

/** The table on which tiles are laid: so many of them beside and below each other. */
export const columns = 6;
export const rows = 5;
const slotSize = breadth * cell;

/** The edge of the table round the tiles. */
const rim = cell * 0.5;

export const world = { width: columns * slotSize + 2 * rim, height: rows * slotSize + 2 * rim };

export interface Laid {
  readonly field: Field | undefined;
  /** Where the field is drawn. */
  readonly offset: Spot;
}

export function laidOut(quest: Quest): Laid {
  const field = fieldOf({ tiles: drawable(quest) });
  return { field, offset: field ? [field.origin[0] + rim, field.origin[1] + rim] : [0, 0] };
}

export function slotUnder({ x, y }: BoardPoint): readonly [number, number] | undefined {
  const [column, row] = [Math.floor((x - rim) / slotSize), Math.floor((y - rim) / slotSize)];
  return column >= 0 && row >= 0 && column < columns && row < rows ? [column, row] : undefined;
}

export function slotBox([column, row]: readonly [number, number]): Area {
  return { x: rim + column * slotSize, y: rim + row * slotSize, width: slotSize, height: slotSize };
}

export function areaUnder({ field, offset }: Laid, { x, y }: BoardPoint): string | undefined {
  const [left, top] = [x - offset[0], y - offset[1]];
  return field?.shapes.find(({ cells }) =>
    cells.some(([cx, cy]) => left >= cx && left < cx + cell && top >= cy && top < cy + cell),
  )?.id;
}

/** So near a border a finger still means it, in cells. */
const reach = 0.55;

/** Of the borders near a point the nearest one. */
export function borderNear({ field, offset }: Laid, { x, y }: BoardPoint): string | undefined {
  let best: { border: string; far: number } | undefined;
  for (const [border, { from, to }] of field?.borders ?? []) {
    const far = distance([x - offset[0], y - offset[1]], from, to);
    if (far <= reach * cell && (!best || far < best.far)) best = { border, far };
  }
  return best?.border;
}

/** How far a point is from a line. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** What a point of the board means for something that lies like this. */
export function placeUnder(laid: Laid, point: BoardPoint, lies: Thing["lies"]): Place {
  if (lies === "slot") return { slot: slotUnder(point) };
  return lies === "border" ? { border: borderNear(laid, point) } : { area: areaUnder(laid, point) };
}

/** The middle of a place. */
export function middleOf(laid: Laid, { slot, area, border }: Place): BoardPoint | undefined {
  const box = boxOf(laid, { slot, area, border });
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place as a rectangle of the board. */
export function boxOf({ field, offset }: Laid, { slot, area, border }: Place): Area | undefined {
  if (slot) return slotBox(slot);
  const [dx, dy] = offset;
  const stroke = border === undefined ? undefined : field?.borders.get(border);
  if (stroke) {
    const [x, y] = [Math.min(stroke.from[0], stroke.to[0]), Math.min(stroke.from[1], stroke.to[1])];
    const [width, height] = [Math.abs(stroke.from[0] - stroke.to[0]), Math.abs(stroke.from[1] - stroke.to[1])];
    return { x: x + dx - 14, y: y + dy - 14, width: width + 28, height: height + 28 };
  }
  const shape = area === undefined ? undefined : field?.byId.get(area);
  return shape && { ...shape.room, x: shape.room.x + dx, y: shape.room.y + dy };
}

/** Whether a place is one for something that lies like this, and still on the map: its tile may have been taken away. */
export function isThere(laid: Laid, { slot, area, border }: Place, lies: Thing["lies"]): boolean {
  const place = lies === "slot" ? { slot } : lies === "border" ? { border } : { area };
  return boxOf(laid, place) !== undefined;
}

/** A place in the words of the file. */
export function placeNamed(at: string): Place {
  return at.includes("|") ? { border: at } : { area: at };
}

/** Where a thing lies. */
export function placeOf(quest: Quest, { lies, at, field }: Thing): Place {
  if (lies !== "slot") return placeNamed(at);
  const tile = quest.tiles.find((_, i) => field === `quest.tiles[${i}]`);
  return tile ? { slot: [Math.round(tile.at[0] / breadth), Math.round(tile.at[1] / breadth)] } : {};
}

/** What lies under a point, what is meant first: a door by its border, then what stands in the area, then the tile. */
export function thingsUnder(quest: Quest, laid: Laid, things: readonly Thing[], point: BoardPoint): Thing[] {
  const slot = slotUnder(point);
  const area = areaUnder(laid, point);
  const border = borderNear(laid, point);
  const tile = area?.slice(0, area.lastIndexOf("-"));
  const isTile = (thing: Thing) => {
    if (thing.lies !== "slot") return false;
    const at = placeOf(quest, thing).slot;
    return thing.at === tile || (tile === undefined && slot !== undefined && String(at) === String(slot));
  };
  return [
    ...things.filter(({ lies, at }) => lies === "border" && at === border),
    ...things.filter(({ lies, at }) => lies === "area" && at === area),
    ...things.filter(isTile),
  ];
}
