import type { AreaId } from "../../queries/board/terrain.js";
import type { Figure, Table } from "../../state.js";
import { setOnFire } from "./conditions.js";

/** SS-10.3-g, SS-15.8-k: whoever moves into burning ground gets the same Fire. */
export function areaFire(t: Table, figure: Figure): void {
  for (const side of t.state.fires[figure.area] ?? [])
    setOnFire(t, figure, side, "SS-10.3-g", ...(figure.kind === "enemy" ? ["SS-15.8-k"] : []));
}

/** SS-10.3-i: Fire that is placed in an area burns everybody who is there. */
export function placeFire(t: Table, area: AreaId, side: 1 | 2): void {
  const { state: s } = t;
  s.fires[area] ??= [];
  s.fires[area].push(side);
  t.emit({ type: "fire-placed", area, side }, { rules: ["SS-10.3-g", "SS-10.3-i"] });
  for (const figure of s.figures) if (figure.area === area) setOnFire(t, figure, side, "SS-10.3-i");
}

/** SS-10.3-h: Fire II becomes Fire I, Fire I goes out, also where it burnt nobody. */
export function areaFireAges(t: Table): void {
  const { fires } = t.state;
  for (const area of Object.keys(fires)) {
    const left = fires[area]!.flatMap((side) => (side === 2 ? [1] : []));
    if (left.length > 0) fires[area] = left;
    else delete fires[area];
    t.emit({ type: "fire-ages", area, left: left.length }, { rules: ["SS-10.3-h"] });
  }
}
