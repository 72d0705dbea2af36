import { each, type Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { companionCard, heroCard } from "../../content/tables.js";
import type { BehaviourLine, Preferred } from "../../content/types.js";
import { movementDistance } from "../../queries/board/distance.js";
import { controllerOf } from "../../queries/enemies/order.js";
import { type Scroll, scrollOf } from "../../queries/enemies/scroll.js";
import { whoSees } from "../../queries/enemies/who-attacks.js";
import { findFigure, heroOf } from "../../queries/figures.js";
import { flies, hpOf } from "../../queries/profile.js";
import type { Enemy, Figure, Souls, SoulsFlow, Table } from "../../state.js";

/** Somebody whom an enemy might go for, and how far away he is. */
export interface Candidate {
  readonly figure: Figure;
  /** SS-15.7.1-c: areas on the enemy's shortest legal path; SS-15.10-f: from the nearest figure of a Horde. */
  readonly distance: number;
  readonly inSight: boolean;
}

/** Why a line of a scroll isn't used. */
export type WhyNotLine = "nobody-there" | "nobody-in-sight" | "not-now" | "blinded";

/** SS-15.7.1-f: Ghost Souls and the hidden are never victims; companions are like heroes. */
export function canBeTargeted({ kind, hidden, faction }: Figure): boolean {
  return faction === "heroes" && kind !== "ghost" && !hidden;
}

/** The victim of the activation under way, as far as he can still be attacked. */
export function victimLeft(s: Souls): Figure | undefined {
  const victim = findFigure(s, s.activation.victim);
  return victim && canBeTargeted(victim) ? victim : undefined;
}

/** Everybody to whom there is a legal path. SS-16.1-a: for a vengeful Master only the Menacing Hero. */
export function candidatesFor(content: SoulsContent, s: Souls, enemy: Enemy, unit: readonly Figure[]): Candidate[] {
  const { vengeful } = scrollOf(content, enemy);
  // SS-15.2.1-a: the figures of a Horde have one scroll.
  const flying = unit.length > 0 && flies(content, s, unit[0]!);
  const candidates: Candidate[] = [];
  for (const figure of s.figures) {
    if (!canBeTargeted(figure) || (vengeful && figure.id !== s.menace.hero)) continue;
    let distance: number | undefined;
    for (const { area } of unit) {
      const steps = movementDistance(s, area, figure.area, flying);
      if (steps !== undefined && (distance === undefined || steps < distance)) distance = steps;
    }
    if (distance !== undefined)
      candidates.push({ figure, distance, inSight: whoSees(content, s, unit, figure) !== undefined });
  }
  return candidates;
}

/** SS-15.7.1-b, SS-15.7.1-d, SS-15.7.1-e, SS-15.7.1-o, SS-15.7.1-p, SS-16.1-b: who qualifies for a line: at its distance and in sight, or anybody for "+". */
export function qualifying(line: BehaviourLine, candidates: readonly Candidate[]): readonly Candidate[] {
  const { range } = line;
  if (range === "+") return candidates;
  return candidates.filter(({ distance, inSight }) => inSight && range.includes(distance));
}

/** Why a line can't be used; nothing when it can. SS-15.7.1-t: the next one is tried then. */
export function whyNotLine(
  s: Souls,
  enemy: Enemy,
  line: BehaviourLine,
  candidates: readonly Candidate[],
  unit: readonly Figure[],
): WhyNotLine | undefined {
  // SS-15.11.5-a, SS-15.10-g: a Blinded enemy uses only "+".
  if (line.range !== "+" && unit.every(({ blinded }) => blinded !== "none")) return "blinded";
  if (line.if?.charged && enemy.charges === 0) return "not-now";
  if (line.if?.selfWounded && unit.every(({ wounds }) => wounds === 0)) return "not-now";
  if (line.if?.menace && s.menace.level !== line.if.menace) return "not-now";
  if (qualifying(line, candidates).length > 0) return undefined;
  const { range } = line;
  const there = range === "+" || candidates.some(({ distance }) => range.includes(distance));
  return there && range !== "+" ? "nobody-in-sight" : "nobody-there";
}

/** SS-15.7.1-g: the preferred victim among those who qualify; otherwise, and between several, the priority rules. */
export function* chooseVictim(t: Table, enemy: Enemy, qualified: readonly Candidate[]): SoulsFlow<Figure> {
  const { state: s } = t;
  const preferred = qualified.filter((candidate) =>
    isPreferred(t.content, s, scrollOf(t.content, enemy), candidate, qualified),
  );
  return yield* byPriority(t, controllerOf(s, enemy), preferred.length > 0 ? preferred : qualified);
}

/** Whether somebody is whom the scroll's icon means, and not only whom the priority rules leave. */
export function isByIcon(
  content: SoulsContent,
  s: Souls,
  enemy: Enemy,
  figure: Figure,
  qualified: readonly Candidate[],
): boolean {
  const scroll = scrollOf(content, enemy);
  return qualified.some(
    (candidate) => candidate.figure === figure && isPreferred(content, s, scroll, candidate, qualified),
  );
}

/** SS-15.7.1-n: most wounds, fewest HP left, nearest, then the controller. */
export function* byPriority(t: Table, controller: Seat, candidates: readonly Candidate[]): SoulsFlow<Figure> {
  const { state: s } = t;
  if (candidates.length === 1) return candidates[0]!.figure;
  let left = most(candidates, ({ figure }) => figure.wounds);
  left = most(left, ({ figure }) => figure.wounds - hpOf(t.content, s, figure));
  left = most(left, ({ distance }) => -distance);
  if (left.length === 1) return left[0]!.figure;
  const chosen = yield* t.choose(
    controller,
    "choose-victim",
    () => [
      each(
        left,
        { verb: "figure", target: ({ figure }) => figure.id },
        { at: ({ figure }) => [`figure:${figure.id}`] },
      ),
    ],
    { rules: ["SS-15.7.1-n", "SS-15.7.1-u"] },
  );
  return chosen.figure;
}

function most<C>(candidates: readonly C[], measure: (candidate: C) => number): readonly C[] {
  if (candidates.length === 1) return candidates;
  let best = Number.NEGATIVE_INFINITY;
  let found: C[] = [];
  for (const candidate of candidates) {
    const value = measure(candidate);
    if (value > best) {
      best = value;
      found = [candidate];
    } else if (value === best) found.push(candidate);
  }
  return found;
}

/** SS-15.7.1-h, SS-15.7.1-i, SS-15.7.1-j to SS-15.7.1-m: who holds the title of the scroll's icon. */
function isPreferred(
  content: SoulsContent,
  s: Souls,
  scroll: Scroll,
  candidate: Candidate,
  qualified: readonly Candidate[],
): boolean {
  const { preferred } = scroll;
  const { figure } = candidate;
  switch (preferred) {
    case "nearest":
      return qualified.every(({ distance }) => candidate.distance <= distance);
    case "menacing":
      return figure.id === s.menace.hero;
    case "most-wounded":
      return holdsTitle(s, figure, (one) => one.wounds);
    case "richest":
      return holdsTitle(s, figure, (one) => heroOf(s, one).crowns);
    default:
      return hasStyle(content, s, figure, preferred);
  }
}

/** SS-15.7.1-l: among all living heroes, wherever they are. SS-15.7.1-m: nobody with nothing. */
function holdsTitle(s: Souls, figure: Figure, measure: (figure: Figure) => number): boolean {
  if (figure.kind !== "hero") return false;
  const own = measure(figure);
  if (own <= 0) return false;
  for (const other of s.figures) if (other.kind === "hero" && measure(other) > own) return false;
  return true;
}

/** SS-15.7.1-k. */
function hasStyle(content: SoulsContent, s: Souls, figure: Figure, { style }: Extract<Preferred, object>): boolean {
  if (figure.kind === "companion") return companionCard(content, figure.id).style === style;
  return heroCard(content, heroOf(s, figure).version).styles.includes(style);
}
