import type { SoulsContent } from "../../content/content.js";
import type { Whom } from "../../content/types.js";
import type { Figure, FigureId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { areasWithinReach } from "../board/distance.js";
import { seesBetween } from "../board/sight.js";
import type { AreaId } from "../board/terrain.js";
import { figureOf, figuresIn, findFigure } from "../figures.js";

/** Somebody or something that effects come from. */
export interface Use {
  /** Who uses the card; empty for the game itself: an event, a trap. */
  readonly user: FigureId | "";
  /** The card: what bonuses are named after (SS-2-d). */
  readonly name: string;
  /** Whom it is used on. */
  readonly aim?: FigureId;
  /** Where it is used. */
  readonly area?: AreaId;
  /** Who set it off. */
  readonly trigger?: FigureId;
  /** SS-3.3.1-b: the areas that a Trap reaches. */
  readonly reach?: readonly AreaId[];
  /** The rule by which it is used, for those who ask. */
  readonly rule?: string;
  /** SS-7-k: the level of a power. */
  readonly level?: number;
  /** The enemies that an event has just spawned. */
  readonly spawned?: readonly FigureId[];
}

/** Whom an effect touches. "Heroes" are living heroes and companions; SS-11.1-l: never Ghost Souls, unless it says so. */
export function whom(content: SoulsContent, s: SoulsView, on: Whom | undefined, use: Use): Figure[] {
  const user = use.user === "" ? undefined : findFigure(s, use.user);
  switch (on) {
    case undefined: {
      const aim = use.aim ?? use.user;
      return aim === "" ? [] : one(s, aim);
    }
    case "self":
      return user ? [user] : [];
    case "attacker":
      return one(s, s.attacks.at(-1)?.attacker);
    case "trigger":
      return one(s, use.trigger);
    case "heroes-in-area":
      return figuresIn(s, areaOf(s, use), "heroes");
    case "enemies-in-area":
      return figuresIn(s, areaOf(s, use), "enemies");
    case "heroes-in-sight":
      return living(s, "heroes").filter(
        (figure) => user && seesBetween(content, s, user.faction, user.area, figure.area),
      );
    case "other-enemies-in-sight":
      return enemiesInSight(content, s, user).filter((figure) => figure.belongsTo !== user?.belongsTo);
    case "self-and-enemies-in-sight":
      return enemiesInSight(content, s, user);
    case "heroes":
      return living(s, "heroes");
    case "enemies":
      return living(s, "enemies");
    case "heroes-in-range":
      return living(s, "heroes").filter(({ area }) => use.reach?.includes(area));
    case "ghost-souls":
      return s.figures.filter(({ kind }) => kind === "ghost");
    case "spawned":
      return (use.spawned ?? []).flatMap((id) => one(s, id));
  }
}

function one(s: SoulsView, id: FigureId | undefined): Figure[] {
  const found = id === undefined ? undefined : findFigure(s, id);
  return found ? [found] : [];
}

function living(s: SoulsView, faction: Figure["faction"]): Figure[] {
  return s.figures.filter((figure) => figure.faction === faction && figure.kind !== "ghost");
}

function enemiesInSight(content: SoulsContent, s: SoulsView, user: Figure | undefined): Figure[] {
  if (!user) return [];
  return living(s, "enemies").filter(({ area }) => seesBetween(content, s, "enemies", user.area, area));
}

function areaOf(s: SoulsView, { area, aim, user }: Use): AreaId {
  return area ?? figureOf(s, aim ?? user).area;
}

/** SS-10.4-e: AoE around whoever it is used on: those of the same faction up to `range` areas away along legal paths. */
export function around(s: SoulsView, figure: Figure, range: number): Figure[] {
  const areas = areasWithinReach(s, figure.area, range);
  return living(s, figure.faction).filter(({ area }) => areas.includes(area));
}
