import type { SoulsContent } from "../../content/content.js";
import { formsOf } from "../../queries/attack/weapons.js";
import { movementDistance, nextAreas, stepCost } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { heldWords } from "../../queries/effects/held.js";
import { timeGone } from "../../queries/event-deck.js";
import { figuresIn, heroFigure, livingHeroes } from "../../queries/figures.js";
import { flies, movementPoints } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { rashness } from "../evaluation/caution.js";
import { dangerIn, entryHarm, evadeHarm, foesNear, groundHarm, reachOf } from "../evaluation/danger.js";
import { bestStrike, strikesOf } from "../evaluation/strikes.js";
import { weights } from "../learned/weights.js";
import { type Aim, aimsOf, holdsOut, nearestAim } from "../perception/aims.js";
import { apart, nowhere } from "../perception/ways.js";
import { hasSomethingFor } from "./belongings.js";

/** An area that somebody can walk to now. */
interface Place {
  readonly area: AreaId;
  /** The first step of the way there; empty for where he stands. */
  readonly first: AreaId | "";
  readonly points: number;
  /** What the way there costs: reaction attacks, deadly areas. */
  readonly harm: number;
}

/** Where somebody can get with so many points, each place by the least harmful way. */
function placesFor(content: SoulsContent, s: SoulsView, figure: Figure, points: number): Place[] {
  const found = new Map<AreaId, Place>([[figure.area, { area: figure.area, first: "", points, harm: 0 }]]);
  const queue: Place[] = [...found.values()];
  const flying = flies(content, s, figure);
  const easily = flying || heldWords(content, s, "ignore-hard", { self: figure }).length > 0;
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (at.points <= 0) continue;
    const leaving = s.turn.evaded === at.area ? 0 : weights.evading * evadeHarm(content, s, figure, at.area);
    for (const area of nextAreas(s, at.area, flying)) {
      const left = at.points - stepCost(s, area, easily).value;
      if (left < 0) continue;
      const harm =
        at.harm + leaving + groundHarm(content, s, figure, area, flying) + entryHarm(content, s, figure, area);
      const known = found.get(area);
      if (known && (known.harm < harm || (known.harm === harm && known.points >= left))) continue;
      const place = { area, first: at.first === "" ? area : at.first, points: left, harm };
      found.set(area, place);
      queue.push(place);
    }
  }
  return [...found.values()];
}

/** The points that somebody has for walking now. */
export function pointsLeft(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const { turn } = s;
  if (figure.ko || figure.stunned !== "none") return 0;
  if (turn.moving) return turn.points;
  if (turn.movement === 0 || (figure.slowed !== "none" && turn.spent > 0)) return 0;
  return movementPoints(content, s, figure);
}

/** The table as if somebody stood elsewhere. */
export function standingIn(s: SoulsView, figure: Figure, area: AreaId): { s: SoulsView; figure: Figure } {
  if (figure.area === area) return { s, figure };
  const moved = { ...figure, area };
  return { s: { ...s, figures: s.figures.map((one) => (one === figure ? moved : one)) }, figure: moved };
}

/** What somebody could do with his Movement and his attacks, best first. */
export interface Plan {
  readonly place: Place;
  /** What a Combat activity is worth from there, and from where he stands now. */
  readonly strike: number;
  readonly standing: number;
  readonly total: number;
}

export function planFor(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  points: number,
): { plans: Plan[]; aim: Aim | undefined } {
  const aim = holdsOut(s) || isLastHope(s) ? undefined : nearestAim(s, figure.area, aimsOf(s, figure));
  const fights = s.turn.combat > 0 && !(figure.slowed !== "none" && s.turn.spent > 0 && !s.turn.moving);
  const pull = pullOf(content, s, figure, aim);
  const threats = threatsIn(content, s);
  const range = threats.length > 0 ? rangeOf(content, s, figure) : 0;
  const plans = placesFor(content, s, figure, points).map((place): Plan => {
    const there = standingIn(s, figure, place.area);
    const strike = fights ? (bestStrike(strikesOf(content, there.s, there.figure))?.worth ?? 0) * s.turn.combat : 0;
    const standing =
      worthOfStanding(content, there.s, there.figure, pull) -
      place.harm -
      weights.closing * beyondReach(s, place.area, threats, range);
    return { place, strike, standing, total: strike + standing };
  });
  plans.sort((a, b) => b.total - a.total);
  return { plans, aim };
}

/** Where enemies stand that reach a hero with their next activation. */
function threatsIn(content: SoulsContent, s: SoulsView): AreaId[] {
  const heroes = livingHeroes(s);
  return s.figures
    .filter(
      (enemy) =>
        enemy.faction === "enemies" &&
        heroes.some(({ area }) => (movementDistance(s, enemy.area, area) ?? nowhere) <= reachOf(content, s, enemy)),
    )
    .map(({ area }) => area);
}

/** How many areas are missing until somebody could strike the nearest of those who strike at the party: nobody stands about under fire. */
function beyondReach(s: SoulsView, from: AreaId, threats: readonly AreaId[], range: number): number {
  let least = farAway;
  for (const area of threats) least = Math.min(least, Math.max(0, apart(s, from, area) - range));
  return threats.length === 0 ? 0 : least;
}

/** Whoever is farther off than this isn't any worse off. */
const farAway = 5;

/** How strongly the party's aim draws somebody, and how near he needs to get. */
interface Pull {
  readonly to: AreaId;
  readonly weight: number;
  readonly near: number;
}

/** While enemies are about the others, they aren't left behind for it. Who shoots needn't stand beside his quarry. */
function pullOf(content: SoulsContent, s: SoulsView, figure: Figure, aim: Aim | undefined): Pull | undefined {
  if (!aim) return undefined;
  const pressed = s.figures.some(
    (enemy) =>
      enemy.faction === "enemies" &&
      s.figures.some((hero) => hero.kind === "hero" && hero.id !== figure.id && apart(s, enemy.area, hero.area) <= 2),
  );
  return {
    to: aim.at,
    weight:
      (pressed && aim.enemy === undefined ? weights.pressed : weights.progress) * (1 + weights.haste * timeGone(s)),
    near: aim.enemy !== undefined ? Math.min(2, rangeOf(content, s, figure)) : 0,
  };
}

function rangeOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  return Math.max(...formsOf(content, s, figure).map(({ form }) => form.range));
}

/** SS-11.3-b: whether the last living hero had better stay alive until another one has risen. */
function isLastHope(s: SoulsView): boolean {
  if (livingHeroes(s).length !== 1) return false;
  return Object.values(s.heroes).some(
    (hero) => heroFigure(s, hero.seat).kind === "ghost" && hero.soulrank <= s.soulPoints,
  );
}

/** What it is worth to end the turn in an area. */
function worthOfStanding(content: SoulsContent, s: SoulsView, figure: Figure, pull: Pull | undefined): number {
  const { area } = figure;
  let worth = -weights.danger * (isLastHope(s) ? 2 : 1) * dangerIn(content, s, figure, area);
  if (pull) worth -= pull.weight * Math.max(0, apart(s, area, pull.to) - pull.near);
  const friends = s.figures.filter((one) => one.kind === "hero" && one.id !== figure.id);
  if (friends.length > 0) {
    const nearest = Math.min(...friends.map((one) => apart(s, area, one.area)));
    worth -= weights.alone * Math.max(0, nearest - 1);
  }
  // SS-3.1-b: where the heroes are more, nobody can dominate them.
  worth += weights.together * Math.min(2, figuresIn(s, area, "heroes").length - 1);
  // SS-4.3.1-a: what is set off there may bring anybody.
  if (s.stories[area] !== undefined) worth -= rashness(content, s, figure);
  return (
    worth +
    (figuresIn(s, area, "enemies").length > 0 ? worthOfEngaging(content, s, figure) : worthOfThings(content, s, figure))
  );
}

/** Who shoots needn't stand among enemies for it (SS-6.1.1-b). */
function worthOfEngaging(content: SoulsContent, s: SoulsView, figure: Figure): number {
  return rangeOf(content, s, figure) > 0 ? -weights.engaged : 0;
}

/** SS-6.3.2, SS-6.3.6-a, SS-6.4.2-b: what lies there, for somebody who isn't engaged. */
function worthOfThings(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const { area } = figure;
  const calm = foesNear(s, area, 2).length === 0 ? 2 : 1;
  let worth = hasSomethingFor(content, s, figure) ? 0.4 : 0;
  if (s.searches[area]) worth += 0.2 * calm;
  if (s.chests[area] && s.chests[area].lock === "") worth += 0.3 * calm;
  return worth;
}
