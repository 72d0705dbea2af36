import { each, one } from "@tavolata/kernel";
import { nextAreas } from "../../queries/board/distance.js";
import { type AreaId, terrainOf } from "../../queries/board/terrain.js";
import { flies, seatFor } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { enter } from "../06-actions/entering.js";
import { evade } from "../06-actions/evade.js";

/** A run of up to so many areas in a straight line: from mark to mark in one direction. SS-6.1.1-c: with an Evade like any other. */
export function* charge(t: Table, figure: Figure, areas: number): SoulsFlow {
  const { state: s } = t;
  let from: AreaId | undefined;
  for (let left = areas; left > 0; left--) {
    const before: AreaId | undefined = from;
    const ways = () =>
      nextAreas(s, figure.area, flies(t.content, s, figure)).filter(
        (area) => before === undefined || isStraight(s, before, figure.area, area),
      );
    if (ways().length === 0) return;
    const to: AreaId = yield* t.choose<AreaId | "pass">(
      figure.belongsTo,
      "charge-where",
      () => [each(ways(), "area", { at: (area) => [`area:${area}`] }), one("pass")],
      { rules: ["SS-6.5-b"] },
    );
    if (to === "pass") return;
    // SS-6.1.2-b: whoever is down or was pushed away runs no farther.
    if (!(yield* evade(t, figure)) || figure.kind !== "hero") return;
    from = figure.area;
    yield* enter(t, figure, to, "moved", "SS-6.5-b");
  }
}

function isStraight(s: Souls, a: AreaId, b: AreaId, c: AreaId): boolean {
  const { marks } = terrainOf(s);
  const [[ax, ay], [bx, by], [cx, cy]] = [marks[a]!, marks[b]!, marks[c]!];
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - bx, cy - by];
  return dx * ey === dy * ex && dx * ex + dy * ey > 0;
}

/** Somebody is moved so many areas, as the user's player chooses, without an Evade. */
export function* moveFigure(t: Table, figure: Figure, areas: number, by: Figure): SoulsFlow {
  const { state: s } = t;
  for (let left = areas; left > 0; left--) {
    const ways = () => nextAreas(s, figure.area, flies(t.content, s, figure));
    const to = yield* t.choose<AreaId | "pass">(
      seatFor(s, by),
      "move-figure",
      () => [each(ways(), "area", { at: (area) => [`area:${area}`] }), one("pass")],
      { rules: ["SS-11.2-b"] },
    );
    if (to === "pass") return;
    yield* enter(t, figure, to, "led", "SS-11.2-b");
  }
}
