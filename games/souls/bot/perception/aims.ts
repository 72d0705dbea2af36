import type { ReasonArguments } from "@tavolata/bots";
import type { Act, Goal, Quest } from "../../content/types.js";
import { movementDistance } from "../../queries/board/distance.js";
import type { AreaId } from "../../queries/board/terrain.js";
import { figureOf, figuresOf } from "../../queries/figures.js";
import { questSeen } from "../../queries/quest/books.js";
import type { Figure, FigureId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { type QuestionArguments, toldOf } from "./told.js";
import { apart, lockedWay } from "./ways.js";

/** Something that the party wants to reach. */
export interface Aim {
  readonly at: AreaId;
  /** The word for it in reasons. */
  readonly why: string;
  readonly args?: ReasonArguments;
  /** An enemy that must fall. */
  readonly enemy?: FigureId;
}

/** What the party is after now, as far as anybody can know: what the goals name; else where the story goes on; else whatever is shut. */
export function aimsOf(s: SoulsView, figure?: Figure): Aim[] {
  const quest = questSeen(s);
  if (!quest) return explored(s).map((aim) => keyFor(s, figure, aim));
  const told = toldOf(s, quest);
  const known = quest.victory.filter(({ id }) => told.goals.has(id));
  const named = known.flatMap((goal) => namedBy(s, quest, told, goal));
  if (named.some(({ enemy }) => enemy !== undefined)) return named.filter(({ enemy }) => enemy !== undefined);
  if (named.length > 0) return named.map((aim) => keyFor(s, figure, aim));
  return explored(s).map((aim) => keyFor(s, figure, aim));
}

/** Whether the party only has to hold out. */
export function holdsOut(s: SoulsView): boolean {
  const quest = questSeen(s);
  if (!quest) return false;
  const told = toldOf(s, quest);
  return quest.victory.some(({ id, when }) => told.goals.has(id) && when.kind === "round");
}

function namedBy(s: SoulsView, quest: Quest, told: QuestionArguments, { when }: Goal): Aim[] {
  switch (when.kind) {
    case "killed":
      return whereIs(s, when.enemy, "towards-quarry");
    case "heroes-in":
      return when.areas.slice(0, 1).map((at) => ({ at, why: "towards-goal" }));
    case "noted":
      return when.notes.filter((note) => !told.notes.has(note)).flatMap((note) => sourcesOf(s, quest, told, note));
    case "no-enemies-left":
      return s.enemies.flatMap(({ id }) => whereIs(s, id, "towards-obstacle"));
    case "round":
      return [];
  }
}

function whereIs(s: SoulsView, enemy: string, why: string): Aim[] {
  return figuresOf(s, enemy).map(({ id, area }) => ({ at: area, why, args: { enemy: id }, enemy: id }));
}

/** What makes a note: a Waypoint, the death of somebody, or an action; before an action comes what makes the note that it waits for. */
function sourcesOf(s: SoulsView, quest: Quest, told: QuestionArguments, note: string): Aim[] {
  const aims = openSourcesOf(s, quest, note);
  for (const { at, after, acts } of quest.actions) {
    if (!makes(acts, note)) continue;
    if (after === undefined || told.notes.has(after))
      aims.push(...at.slice(0, 1).map((area) => ({ at: area, why: "towards-deed" })));
    else aims.push(...openSourcesOf(s, quest, after));
  }
  return aims;
}

/** Those that everybody sees to be gone once the note is made. Of an action nobody sees that: who goes for one as the first of two would stay there. */
function openSourcesOf(s: SoulsView, quest: Quest, note: string): Aim[] {
  const aims: Aim[] = [];
  for (const { id, at, acts } of quest.waypoints)
    if (s.waypoints[at] === id && makes(acts, note)) aims.push({ at, why: "towards-waypoint" });
  for (const { when, acts } of quest.triggers)
    if (when.on === "enemy-killed" && makes(acts, note)) aims.push(...whereIs(s, when.enemy, "towards-obstacle"));
  return aims;
}

function makes(acts: readonly Act[], note: string): boolean {
  return acts.some((act) => act.act === "note" && act.note === note);
}

/** Stories first, then Waypoints, then doors: somewhere it must go on. */
function explored(s: SoulsView): Aim[] {
  const stories = Object.keys(s.stories).map((at): Aim => ({ at, why: "towards-story" }));
  if (stories.length > 0) return stories;
  const doors = Object.keys(s.doors).filter((border) => s.doors[border]!.kind !== "wall");
  const shut = doors.flatMap((border) => border.split("|").filter((at) => !isOpenTo(s, at)));
  if (shut.length > 0) return shut.map((at) => ({ at, why: "towards-door" }));
  return Object.keys(s.waypoints).map((at) => ({ at, why: "towards-waypoint" }));
}

/** Whether somebody gets there without opening a door. */
function isOpenTo(s: SoulsView, area: AreaId): boolean {
  return s.figures.some(({ kind, area: from }) => kind === "hero" && movementDistance(s, from, area) !== undefined);
}

/** SS-3.3-h: what lies behind a Magic Lock wants its key first. */
function keyFor(s: SoulsView, figure: Figure | undefined, aim: Aim): Aim {
  const lock = lockedWay(s, aim.at);
  if (lock === undefined) return aim;
  const bearer = Object.values(s.heroes).find(({ keys }) => keys.includes(lock));
  // Without him there is nothing to be done at the lock: the others stay with him.
  if (bearer && figure && bearer.figure !== figure.id)
    return { at: figureOf(s, bearer.figure).area, why: "with-bearer", args: { hero: bearer.figure } };
  if (bearer) return aim;
  const lies = Object.keys(s.ground).find((area) => s.ground[area]!.keys.includes(lock));
  return lies === undefined ? aim : { at: lies, why: "towards-key" };
}

/** The aim that is nearest to an area. */
export function nearestAim(s: SoulsView, from: AreaId, aims: readonly Aim[]): Aim | undefined {
  let best: Aim | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const aim of aims) {
    const steps = apart(s, from, aim.at);
    if (steps >= least) continue;
    least = steps;
    best = aim;
  }
  return best;
}
