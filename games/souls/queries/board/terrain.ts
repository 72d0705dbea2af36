import type { Layer } from "@tavolata/kit";
import { tileSides } from "../../content/tiles/index.js";
import type { PlacedTile } from "../../content/types.js";
import { type AreaDrawing, type AreaSight, areaSight } from "./area-sight.js";
import { type AreaMap, areaLayer, areaMap, type Side } from "./areas.js";
import { questMap } from "./quest-map.js";

/** `7B-3`: the side of a tile and the number of the area on it (SS-3-b). */
export type AreaId = string;

/** The battlefield of a Quest, as it is printed: everything on it that never changes. */
export interface Battlefield {
  /** SS-3-c, SS-3-d: the sides of each area that can be moved through; SS-3.2.1-b: whatever is seen across them. A barrier stands in the area that it is printed in (SS-3.2.2-a). */
  readonly sides: Readonly<Record<AreaId, readonly Side[]>>;
  readonly drawing: AreaDrawing;
  /** SS-3.2.2-c. */
  readonly hard?: readonly AreaId[];
  /** SS-3.2.2-d. */
  readonly deadly?: readonly AreaId[];
  /** SS-3.4-g: pairs of areas for which a Quest says by itself whether they see each other. */
  readonly sight?: readonly (readonly [AreaId, AreaId, boolean])[];
}

/** A battlefield, worked out once: what all rules of movement and sight look things up in. */
export interface Terrain {
  readonly map: AreaMap;
  readonly sight: AreaSight;
  /** SS-3-a: where the visual marks lie. */
  readonly marks: AreaDrawing["marks"];
  readonly hard: Layer;
  readonly deadly: Layer;
  /** By the numbers of both areas, `from * areas + to`. */
  readonly sightSaid: ReadonlyMap<number, boolean>;
}

export function terrainOn(field: Battlefield): Terrain {
  const map = areaMap(field.sides);
  const number = (area: AreaId) => {
    const found = map.numbers.get(area);
    if (found === undefined) throw new RangeError(`The battlefield has no area "${area}".`);
    return found;
  };
  const areas = map.names.length;
  const said = (field.sight ?? []).flatMap(([a, b, sees]): [number, boolean][] => [
    [number(a) * areas + number(b), sees],
    [number(b) * areas + number(a), sees],
  ]);
  return {
    map,
    sight: areaSight(map, field.drawing),
    marks: field.drawing.marks,
    hard: areaLayer(map, field.hard ?? []),
    deadly: areaLayer(map, field.deadly ?? []),
    sightSaid: new Map(said),
  };
}

/** Worked out once for tiles that lie in the same way. */
const terrains = new Map<string, Terrain>();

/** Anybody may bring a map along: so many are remembered. */
const mostTerrains = 64;

/** The same by the very row of tiles: nobody changes one while a Quest lasts. */
const byRow = new WeakMap<readonly PlacedTile[], Terrain>();

/** SS-2.2.1: the battlefield that is played on: what the tiles on the table make. */
export function terrainOf({ tiles }: { readonly tiles: readonly PlacedTile[] }): Terrain {
  let terrain = byRow.get(tiles);
  if (terrain) return terrain;
  const name = nameOfTiles(tiles);
  terrain = terrains.get(name) ?? terrainOn(questMap(tiles, tileSides));
  terrains.delete(name); // to the end of the row: the longest unused come first
  terrains.set(name, terrain);
  const [oldest] = terrains.keys();
  if (terrains.size > mostTerrains && oldest !== undefined) terrains.delete(oldest);
  byRow.set(tiles, terrain);
  return terrain;
}

/** A battlefield that isn't made of the box's tiles, as if it were one of them. */
export function layTerrain(tile: PlacedTile, field: Battlefield): void {
  terrains.set(nameOfTiles([tile]), terrainOn(field));
}

function nameOfTiles(tiles: readonly PlacedTile[]): string {
  let name = "";
  for (const { tile, at, turned = 0 } of tiles) name += `${tile} ${at[0]} ${at[1]} ${turned} `;
  return name;
}
