import type { SoulsContent } from "../../content/content.js";
import type { AreaId } from "../../content/types.js";
import { attackDistance } from "../../queries/board/distance.js";
import { fogOfWar, seesBetween } from "../../queries/board/sight.js";
import type { SoulsView } from "../../view.js";
import { type Field, fieldOf, type Spot, type Stroke } from "./geometry.js";

/** SS-3.4-a: what is seen from an area, and what stops sight. */
export interface LineOfSight {
  /** The areas in sight, each with its distance. */
  readonly seen: ReadonlyMap<AreaId, number>;
  /** Walls and closed doors that stop it. */
  readonly blocking: readonly Stroke[];
  /** SS-3.4-b: areas with enemies in them that stand in the way. */
  readonly crowded: readonly AreaId[];
}

/** SS-3.4.1: up to five areas far, for heroes. */
export function sightFrom(content: SoulsContent, table: SoulsView, from: AreaId): LineOfSight | undefined {
  const field = fieldOf(table);
  const start = field?.drawing.marks[from];
  if (!field || !start) return undefined;
  const { drawing } = field;
  const s = table;
  const seen = new Map<AreaId, number>();
  const blocking = new Set<Stroke>();
  const crowded = new Set<AreaId>();
  const enemies = new Set(table.figures.filter(({ faction }) => faction === "enemies").map(({ area }) => area));
  const stops = stopsOf(table, field, drawing);
  for (const { id } of field.shapes) {
    const distance = attackDistance(s, from, id);
    if (distance !== undefined && distance <= fogOfWar && seesBetween(content, s, "heroes", from, id)) {
      seen.set(id, distance);
      continue;
    }
    const end = drawing.marks[id]!;
    const [first] = stops
      .map(({ line, stroke }) => ({ stroke, at: meeting(start, end, line) }))
      .filter(({ at }) => at !== undefined)
      .sort((a, b) => a.at! - b.at!);
    if (first) blocking.add(first.stroke);
    else
      for (const area of enemies)
        if (area !== from && area !== id && liesBetween(start, end, drawing.marks[area]!)) crowded.add(area);
  }
  return { seen, blocking: [...blocking], crowded: [...crowded] };
}

type Drawing = Field["drawing"];

/** Walls, and borders that are closed now. */
function stopsOf(table: SoulsView, field: Field, drawing: Drawing) {
  const walls = drawing.walls.map((line, i) => ({ line: line as readonly [Spot, Spot], stroke: field.walls[i]! }));
  const doors = Object.keys(table.doors).flatMap((border) => {
    const line = drawing.borders[border];
    const stroke = field.borders.get(border);
    return line && stroke ? [{ line: line as readonly [Spot, Spot], stroke }] : [];
  });
  return [...walls, ...doors];
}

/** How far along the line from `a` to `b` it meets another one, from 0 to 1. */
function meeting(a: Spot, b: Spot, [c, d]: readonly [Spot, Spot]): number | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (across === 0) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : undefined;
}

/** Whether a mark lies near the line between two others. */
function liesBetween(a: Spot, b: Spot, p: Spot): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length;
  if (t <= 0 || t >= 1) return false;
  return Math.hypot(a[0] + t * dx - p[0], a[1] + t * dy - p[1]) < 2;
}
