import { tileSides } from "../../content/tiles/index.js";
import type { AreaId, PlacedTile, TileSide } from "../../content/types.js";
import { questMap } from "./quest-map.js";
import type { Battlefield } from "./terrain.js";

/** SS-2.2.1: the battlefield that tiles make. */
export function battlefieldOf({ tiles }: { readonly tiles: readonly PlacedTile[] }): Battlefield {
  return questMap(tiles, tileSides);
}

/** SS-3-b: what an area is made of: `village`, `crypt`. */
export function printedGround(area: AreaId): TileSide["ground"] {
  const sides: Readonly<Record<string, TileSide>> = tileSides;
  return sides[area.slice(0, area.lastIndexOf("-"))]?.ground ?? "road";
}

/** SS-6.3: borders with a barrier, from the area in which it is printed. */
export function barriersOf({ sides: all }: Battlefield): readonly { readonly from: AreaId; readonly to: AreaId }[] {
  return Object.entries(all).flatMap(([from, sides]) =>
    sides.flatMap((side) => (typeof side === "string" ? [] : [{ from, to: side.to }])),
  );
}
