import { objectArray } from "@tavolata/kernel";
import type { AreaId } from "../../queries/board/terrain.js";
import type { Ground, Souls } from "../../state.js";

/** What lies in an area; a new heap where nothing lay. */
export function groundOf(s: Souls, area: AreaId): Ground {
  s.ground[area] ??= {
    items: objectArray(),
    crowns: 0,
    keys: objectArray(),
    loot: objectArray(),
    treasure: objectArray(),
  };
  return s.ground[area];
}

/** Puts things down in an area. */
export function layDown(s: Souls, area: AreaId, things: Partial<Ground>): void {
  const { items = [], crowns = 0, keys = [], loot = [], treasure = [] } = things;
  if (items.length + crowns + keys.length + loot.length + treasure.length === 0) return;
  const ground = groundOf(s, area);
  ground.items.push(...items);
  ground.crowns += crowns;
  ground.keys.push(...keys);
  ground.loot.push(...loot);
  ground.treasure.push(...treasure);
}
