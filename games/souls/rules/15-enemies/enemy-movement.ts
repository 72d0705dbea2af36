import { each, Settled } from "@tavolata/kernel";
import { attackDistance, nextAreas } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { stepsToward, waysOf } from "../../queries/board/ways.js";
import { figuresIn } from "../../queries/figures.js";
import { flies, seatFor } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { enter } from "../06-actions/entering.js";
import { canBeTargeted } from "./victim.js";

/** SS-15.8-c, SS-15.8-d: up to so many areas towards another; it stops there. Says whether it moved (SS-15.8-e, SS-15.11.5-b). SS-15.8-h: nobody stands in its way. SS-6.1.2-f: nobody reacts to it. */
export function* moveToward(
  t: Table,
  figure: Figure,
  goal: AreaId,
  areas: number,
  ...rules: string[]
): SoulsFlow<boolean> {
  const { state: s } = t;
  rules.push("SS-15.8-b");
  let moved = false;
  for (let left = areas; left > 0 && figure.area !== goal && s.figures.includes(figure); left--) {
    const next = stepsToward(waysOf(s), figure.area, goal, flies(t.content, s, figure));
    if (next.length === 0) return moved;
    yield* enter(t, figure, yield* chooseArea(t, figure, next, "enemy-path"), "moved", ...rules);
    moved = true;
  }
  return moved;
}

/** SS-15.7.1-u: who controls the enemy chooses between ways that are equally good. */
function chooseArea(
  t: Table,
  figure: Figure,
  areas: readonly AreaId[],
  kind: "enemy-path" | "enemy-retreat",
): SoulsFlow<AreaId> {
  if (areas.length === 1) return new Settled(areas[0]!);
  const offers = () => [each(areas, "area", { at: (area) => [`area:${area}`] })];
  const seat = seatFor(t.state, figure);
  if (kind === "enemy-path") return t.choose(seat, "enemy-path", offers, { rules: ["SS-15.7.1-u"] });
  return t.choose(seat, "enemy-retreat", offers, { rules: ["SS-15.8-j"] });
}

/** SS-15.8-j: back to where it came from, or away from the nearest hero, into an empty area if there is one. */
export function* retreat(t: Table, figure: Figure, areas: number): SoulsFlow<boolean> {
  const { state: s } = t;
  let moved = false;
  for (let left = areas; left > 0 && s.figures.includes(figure); left--) {
    const ways = nextAreas(s, figure.area, flies(t.content, s, figure));
    const back = moved ? "" : figure.cameFrom;
    const away = ways.includes(back) ? [back] : farther(s, figure, ways);
    if (away.length === 0) return moved;
    yield* enter(t, figure, yield* chooseArea(t, figure, away, "enemy-retreat"), "moved", "SS-15.8-j");
    moved = true;
  }
  return moved;
}

function farther(s: Souls, figure: Figure, ways: readonly AreaId[]): AreaId[] {
  const heroes = s.figures.filter(canBeTargeted);
  if (heroes.length === 0) return [];
  const apart = (area: AreaId) =>
    Math.min(...heroes.map((hero) => attackDistance(s, area, hero.area) ?? Number.POSITIVE_INFINITY));
  const now = apart(figure.area);
  const away = ways.filter((area) => apart(area) > now);
  const empty = away.filter((area) => figuresIn(s, area, "heroes").length + figuresIn(s, area, "enemies").length === 0);
  return empty.length > 0 ? empty : away;
}
