import { type Bar, type BoardReference, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { Aim } from "../../content/types.js";
import type { Figure, FigureId, PowerToken } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { whyOutOfRange } from "../attack/targets.js";
import { areasInSight } from "../board/area-sight.js";
import { areaNamed } from "../board/areas.js";
import { type AreaId, type Terrain, terrainOf } from "../board/terrain.js";
import { isEngaged } from "../figures.js";

/** Whom or what something is used on, and what stands against it. Made with every field in this order: so all have one shape inside Node.js. */
export interface Aimed {
  /** Empty when it is for its user only (SS-6.5-f). */
  readonly id: string;
  readonly aim: FigureId | undefined;
  readonly area: string | undefined;
  readonly why: () => Bar | undefined;
}

/** What to point at on the board. */
export function placeOf({ aim, area }: Aimed): BoardReference {
  return aim ? `figure:${aim}` : `area:${area}`;
}

/** SS-6.5-f: without an aim only the user. SS-3.4-d, SS-3.4.2-a: in range and in sight. SS-6.1.1-b: engaged, only enemies in the own area. */
export function aims(content: SoulsContent, s: SoulsView, user: Figure, aim: Aim | undefined): Aimed[] {
  if (!aim) return [{ id: "", aim: user.id, area: undefined, why: nothing }];
  if (aim.who === "area") return areasFor(content, s, user, aim.range);
  if (aim.who === "own-rune") return runesFor(content, s, user, aim.range);
  const found: Aimed[] = [];
  for (const figure of s.figures) if (fits(user, figure, aim)) found.push(aimedAt(content, s, user, figure, aim));
  return found;
}

/** Apart from the loop: a loop that makes functions keeps something for each of its rounds, also for those that make none. */
function aimedAt(content: SoulsContent, s: SoulsView, user: Figure, figure: Figure, aim: Aim): Aimed {
  return { id: figure.id, aim: figure.id, area: undefined, why: () => whyNotAim(content, s, user, figure, aim) };
}

const nothing = () => undefined;

function fits(user: Figure, figure: Figure, { who }: Aim): boolean {
  if (who === "enemy") return figure.faction === "enemies";
  // SS-11.1-l, SS-7.2-j: neither Ghost Souls nor companions.
  return figure.kind === "hero" && (who === "hero" || figure !== user);
}

/** SS-7-a: only where something lies that can burst. SS-6.1.1-b: its burst strikes at enemies: engaged, only at those in the own area. */
function runesFor(content: SoulsContent, s: SoulsView, user: Figure, range: number): Aimed[] {
  const runes = ownRunes(s, user);
  return areasFor(content, s, user, range)
    .filter(({ area }) => runes.some((rune) => rune.area === area))
    .map((aimed) => (aimed.area === user.area ? aimed : inReach(s, user, aimed)));
}

function inReach(s: SoulsView, user: Figure, { id, aim, area, why }: Aimed): Aimed {
  return { id, aim, area, why: () => whyEngaged(s, user) ?? why() };
}

/** SS-7-a: the runes that somebody has laid. */
export function ownRunes(s: SoulsView, { belongsTo }: Figure): readonly PowerToken[] {
  return s.tokens.filter(({ owner, token }) => owner === belongsTo && token.endsWith("-rune"));
}

function whyNotAim(
  content: SoulsContent,
  s: SoulsView,
  user: Figure,
  figure: Figure,
  { who, range }: Aim,
): Bar | undefined {
  if (figure.area === user.area) return undefined;
  return (who === "enemy" ? whyEngaged(s, user) : undefined) ?? whyOutOfRange(content, s, user, figure.area, range);
}

/** SS-6.1.1-b: against enemies elsewhere. A Ghost Soul is engaged by nobody (SS-11.1-m). */
function whyEngaged(s: SoulsView, user: Figure): Bar | undefined {
  return user.kind === "hero" && isEngaged(s, user) ? engaged : undefined;
}

const engaged = bar("SS-6.1.1-b", "engaged");

function areasFor(content: SoulsContent, s: SoulsView, user: Figure, range: number): Aimed[] {
  const found: Aimed[] = [];
  for (const area of areasAround(terrainOf(s), user.area, range)) {
    const why = () => (area === user.area ? undefined : whyOutOfRange(content, s, user, area, range));
    found.push({ id: area, aim: undefined, area, why });
  }
  return found;
}

/** The areas that nothing printed hides, by the range and the area that they are seen from: worked out once. */
const around = new WeakMap<Terrain, Map<string, readonly AreaId[]>>();

function areasAround(terrain: Terrain, from: AreaId, range: number): readonly AreaId[] {
  let known = around.get(terrain);
  if (!known) {
    known = new Map();
    around.set(terrain, known);
  }
  const key = `${range} ${from}`;
  let areas = known.get(key);
  if (!areas) {
    const { map, sight } = terrain;
    areas = areasInSight(sight, areaNamed(map, from), range, {}).map((number) => map.names[number]!);
    known.set(key, areas);
  }
  return areas;
}
