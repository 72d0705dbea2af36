import { movementDistance, nextAreas } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import type { Door } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** The table as if every door stood open: only walls are in the way of somebody who opens what he comes to. */
function withoutDoors(s: SoulsView): SoulsView {
  let walls: Record<string, Door> | undefined;
  for (const border in s.doors) {
    if (s.doors[border]!.kind === "wall") continue;
    walls = {};
    break;
  }
  if (!walls) return s;
  for (const border in s.doors) if (s.doors[border]!.kind === "wall") walls[border] = s.doors[border]!;
  return { ...s, doors: walls };
}

/** Nobody gets there. */
export const nowhere = 99;

/** How many areas lie between two, for somebody who opens doors. */
export function apart(s: SoulsView, from: AreaId, to: AreaId): number {
  return movementDistance(withoutDoors(s), from, to) ?? nowhere;
}

/** The areas next to one, also behind doors, that lie nearer to another. */
export function nearerAreas(s: SoulsView, from: AreaId, to: AreaId): AreaId[] {
  const open = withoutDoors(s);
  const now = movementDistance(open, from, to) ?? nowhere;
  return nextAreas(open, from).filter((area) => (movementDistance(open, area, to) ?? nowhere) < now);
}

/** The door between two areas; nothing where there is none. */
export function borderBetween(s: SoulsView, a: AreaId, b: AreaId): string | undefined {
  for (const border in s.doors) {
    const [one, other] = border.split("|");
    if ((one === a && other === b) || (one === b && other === a)) return border;
  }
  return undefined;
}

/** The colour of the Magic Lock behind which an area lies for everybody; nothing when it can be reached otherwise. */
export function lockedWay(s: SoulsView, to: AreaId): string | undefined {
  const locks = Object.keys(s.doors).filter((border) => s.doors[border]!.lock !== "");
  if (locks.length === 0) return undefined;
  const shut: Record<string, Door> = {};
  for (const border in s.doors)
    if (s.doors[border]!.kind === "wall" || s.doors[border]!.lock !== "") shut[border] = s.doors[border]!;
  const locked = { ...s, doors: shut };
  const reaches = s.figures.some(
    ({ kind, area }) => kind === "hero" && movementDistance(locked, area, to) !== undefined,
  );
  return reaches ? undefined : s.doors[locks[0]!]!.lock;
}
