import { type Bar, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { whyNoActivity } from "../../queries/activity.js";
import { isHard, nextAreas, stepCost } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heldWords } from "../../queries/effects/held.js";
import type { Part } from "../../queries/part.js";
import { flies, movementPoints } from "../../queries/profile.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";
import { relieve } from "../10-conditions/conditions.js";
import { startActivity } from "./activity.js";
import { enter } from "./entering.js";
import { evade } from "./evade.js";
import { type HeroMenu, heroAction } from "./hero-action.js";

/** SS-6.1-a, SS-6.1-b: one step at a time, through whomever, so that everything else can come in between (SS-4.2.1-e). */
export function listMoves(menu: HeroMenu): void {
  const { t, figure } = menu.acting;
  const { content, state: s } = t;
  const none = whyNoMovement(s, figure);
  if (!menu.lists(none)) return;
  const flying = flies(content, s, figure);
  const points = pointsLeft(content, s, figure);
  for (const area of nextAreas(s, figure.area, flying))
    menu.add(move, area, none ?? whyTooFar(content, s, figure, area, points));
  if (menu.barredToo) listClosedWays(menu, flying);
}

const move = heroAction<AreaId>({
  verb: "move",
  target: (area) => area,
  at: (area) => [`area:${area}`],
  run: (area, { t, figure }) => step(t, figure, area),
});

/** Sides that nobody passes now: SS-3.2.2-a, SS-3.3-a, SS-3.3-k. Only for who asks why. */
function listClosedWays(menu: HeroMenu, flying: boolean): void {
  const { t, figure } = menu.acting;
  const { state: s } = t;
  const { area } = figure;
  const open = nextAreas(s, area, flying);
  for (const to of nextAreas(s, area, true)) if (!open.includes(to)) menu.add(move, to, bar("SS-3.2.2-a", "barrier"));
  for (const border in s.doors) {
    const ends = border.split("|");
    if (!ends.includes(area)) continue;
    const why = s.doors[border]!.kind === "wall" ? bar("SS-3.3-k", "wall") : bar("SS-3.3-a", "door-closed");
    menu.add(move, ends.find((end) => end !== area)!, why);
  }
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
  const { value: cost } = costOf(content, s, figure, to);
  if (points < cost) return cost > 1 ? tooHard : noPointsLeft;
  return undefined;
}

function costOf(content: SoulsContent, s: Souls, figure: Figure, to: AreaId): Part {
  const easily =
    !isHard(s, to) || flies(content, s, figure) || heldWords(content, s, "ignore-hard", { self: figure }).length > 0;
  return stepCost(s, to, easily);
}

function* step(t: Table, figure: Figure, to: AreaId): SoulsFlow {
  const { state: s } = t;
  if (!s.turn.moving && !(yield* startActivity(t, figure, "movement"))) return;
  // SS-6.1.2-b: the Movement goes on if the hero is still able to move, and from where he is then.
  if (!(yield* evade(t, figure)) || figure.kind !== "hero") return;
  const cost = costOf(t.content, s, figure, to);
  const goesOn = s.turn.evaded === figure.area ? ["SS-6.1.2-b"] : [];
  s.turn.points -= cost.value;
  yield* enter(t, figure, to, "moved", ...cost.rules, ...goesOn);
}

/** SS-10.6.1-d: a point of the Movement to stand up. */
const standUp = heroAction<undefined>({
  verb: "stand-up",
  whyNot: (_, { t, figure }) => whyNotStandUp(t.state, figure),
  run: (_, { t, figure }) => getUp(t, figure),
});

export function listStandUp(menu: HeroMenu): void {
  if (menu.acting.figure.ko) menu.add(standUp, undefined);
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
const dash = heroAction<undefined>({
  verb: "dash",
  whyNot: (_, { t, figure }) => whyNotDash(t.state, figure),
  run: (_, { t, figure }) => dashes(t, figure),
});

export function listDash(menu: HeroMenu): void {
  menu.add(dash, undefined);
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
