import type { Entry } from "./verified.js";

/** An area of the map by tile, side and number: `7B-3`. */
export type AreaId = string;

/** A side of a tile: `7B`. */
type TileSideId = string;

/** A point of a tile from its upper left corner, in half cells: a tile of four cells is eight wide. */
export type TilePoint = readonly [x: number, y: number];
export type TileLine = readonly [TilePoint, TilePoint];

/**
 * A side of a map tile (SS-3-a). The picture has one sign for each cell: the number of its area, or `#` for solid ground that
 * nobody enters or sees through. Neighbouring areas have a normal side wherever no wall lies between them.
 */
export interface TileSide extends Entry {
  /** The look of it, for the screen. */
  readonly ground: "forest" | "road" | "village" | "ruins" | "cave" | "castle" | "crypt" | "camp";
  readonly picture: readonly string[];
  /** Walls on the lines between cells, also on the rim (SS-3.2.1-a). */
  readonly walls: readonly TileLine[];
  /** SS-3.2.2-a: can't be crossed from the area `from` to the area `to`. */
  readonly barriers: readonly { readonly from: number; readonly to: number }[];
  readonly hard: readonly number[];
  readonly deadly: readonly number[];
  /** The visual mark of an area (SS-3-a) where it isn't in the middle of the area's breadth and depth. */
  readonly marks?: Readonly<Record<number, TilePoint>>;
}

/** A tile in a quest's map: which side, where (in cells), and turned by how many quarters clockwise. */
export interface PlacedTile {
  readonly tile: TileSideId;
  readonly at: readonly [column: number, row: number];
  readonly turned?: 0 | 1 | 2 | 3;
}
