import { type Bar, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { whyNoActivity } from "../../queries/activity.js";
import { isHard, nextAreas, stepCost } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heldWords } from "../../queries/effects/held.js";
import { flies, movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { relieve } from "../10-conditions/conditions.js";
import { type Deed, type Deeds, startActivity } from "./activity.js";
import { enter } from "./entering.js";
import { evade } from "./evade.js";

/** SS-6.1-a, SS-6.1-b: one step at a time, through whomever, so that everything else can come in between (SS-4.2.1-e). */
export function moves(deeds: Deeds): void {
  const { t, figure } = deeds;
  const { state: s } = t;
  const none = whyNoMovement(s, figure);
  if (deeds.leavesOut(none)) return;
  const flying = flies(deeds.content, s, figure);
  const points = pointsLeft(deeds.content, s, figure);
  for (const area of nextAreas(s, figure.area, flying)) {
    const bar = none ?? whyTooFar(deeds.content, s, figure, area, points);
    if (!deeds.leavesOut(bar)) deeds.addSimple("move", area, () => step(t, figure, area), bar, `area:${area}`);
  }
  if (deeds.explained) for (const deed of closedWays(deeds.content, s, figure)) deeds.add(deed);
}

/** Sides that nobody passes now: SS-3.2.2-a, SS-3.3-a, SS-3.3-k. Only for who asks why. */
function closedWays(content: SoulsContent, s: Souls, figure: Figure): Deed[] {
  const { area } = figure;
  const barriers = nextAreas(s, area, true)
    .filter((to) => !nextAreas(s, area, flies(content, s, figure)).includes(to))
    .map((to) => closed(to, bar("SS-3.2.2-a", "barrier")));
  const doors = Object.keys(s.doors).flatMap((border) => {
    const ends = border.split("|");
    if (!ends.includes(area)) return [];
    const why = s.doors[border]!.kind === "wall" ? bar("SS-3.3-k", "wall") : bar("SS-3.3-a", "door-closed");
    return [closed(ends.find((end) => end !== area)!, why)];
  });
  return [...barriers, ...doors];
}

function closed(to: AreaId, why: Bar): Deed {
  return {
    id: `move:${to}`,
    verb: "move",
    target: to,
    using: undefined,
    at: `area:${to}`,
    label: undefined,
    *run() {},
    bar: why,
  };
}

/** Why he can't take any. */
function whyNoMovement(s: Souls, figure: Figure): Bar | undefined {
  // SS-10.6.1-d.
  if (figure.ko) return knockedOut;
  return s.turn.moving ? undefined : whyNoActivity(s, figure, "movement");
}

function pointsLeft(content: SoulsContent, s: Souls, figure: Figure): number {
  return s.turn.moving ? s.turn.points : movementPoints(content, s, figure);
}

function whyTooFar(content: SoulsContent, s: Souls, figure: Figure, to: AreaId, points: number): Bar | undefined {
  const cost = costOf(content, s, figure, to);
  if (points < cost) return cost > 1 ? tooHard : noPointsLeft;
  return undefined;
}

function costOf(content: SoulsContent, s: Souls, figure: Figure, to: AreaId): number {
  if (!isHard(s, to)) return 1;
  const easily = flies(content, s, figure) || heldWords(content, s, "ignore-hard", { self: figure }).length > 0;
  return stepCost(s, to, easily);
}

function* step(t: Table, figure: Figure, to: AreaId): SoulsFlow {
  const { state: s } = t;
  if (!s.turn.moving && !(yield* startActivity(t, figure, "movement"))) return;
  // SS-6.1.2-b: the Movement goes on if the hero is still able to move, and from where he is then.
  if (!(yield* evade(t, figure)) || figure.kind !== "hero") return;
  const cost = costOf(t.content, s, figure, to);
  const rules = ["SS-6.1-a"];
  if (cost > 1) rules.push("SS-3.2.2-c");
  if (s.turn.evaded === figure.area) rules.push("SS-6.1.2-b");
  s.turn.points -= cost;
  yield* enter(t, figure, to, "moved", ...rules);
}

/** SS-10.6.1-d: a point of the Movement to stand up. */
export function standUp(deeds: Deeds): void {
  const { t, figure } = deeds;
  if (!figure.ko) return;
  const bar = whyNotStandUp(t.state, figure);
  if (!deeds.leavesOut(bar)) deeds.addSimple("stand-up", "", () => getUp(t, figure), bar);
}

function whyNotStandUp(s: Souls, figure: Figure): Bar | undefined {
  if (!s.turn.moving) return whyNoActivity(s, figure, "movement");
  return s.turn.points < 1 ? noPointToStandUp : undefined;
}

function* getUp(t: Table, figure: Figure): SoulsFlow {
  const { state: s } = t;
  if (!s.turn.moving && !(yield* startActivity(t, figure, "movement"))) return;
  s.turn.points -= 1;
  relieve(t, figure, "ko", "SS-10.6.1-d");
}

/** SS-6.3.1-a, SS-6.3.1-b: a Dash stands up or gives one more point, once in a turn (SS-6.3.1-c). */
export function dash(deeds: Deeds): void {
  const { t, figure } = deeds;
  const bar = whyNotDash(t.state, figure);
  if (!deeds.leavesOut(bar)) deeds.addSimple("dash", "", () => dashes(t, figure), bar);
}

function* dashes(t: Table, figure: Figure): SoulsFlow {
  const { turn } = t.state;
  turn.done.push("dash");
  if (!(yield* startActivity(t, figure, "action"))) return;
  if (figure.ko) {
    relieve(t, figure, "ko", "SS-6.3.1-a");
    return;
  }
  turn.points += 1;
  t.emit({ type: "dashed", figure: figure.id }, { rules: ["SS-6.3.1-b"] });
}

function whyNotDash(s: Souls, figure: Figure): Bar | undefined {
  if (s.turn.done.includes("dash")) return dashedAlready;
  const none = whyNoActivity(s, figure, "action");
  if (none) return none;
  if (!figure.ko && !s.turn.moving) return notMoving;
  return undefined;
}

// Made once: see `whyNoActivity`.
const knockedOut = bar("SS-10.6.1-d", "knocked-out");
const tooHard = bar("SS-3.2.2-c", "too-hard");
const noPointsLeft = bar("SS-6.1-a", "no-points-left");
const noPointToStandUp = bar("SS-10.6.1-d", "no-points-left");
const dashedAlready = bar("SS-6.3.1-c", "dashed-already");
const notMoving = bar("SS-6.3.1-b", "not-moving");
