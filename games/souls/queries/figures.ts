import { objectArray, type Seat } from "@tavolata/kernel";
import type { Enemy, EnemyId, Faction, Figure, FigureId, Hero } from "../state.js";
import type { SoulsView } from "../view.js";
import type { AreaId } from "./board/terrain.js";

export function figureOf(s: SoulsView, id: FigureId): Figure {
  const found = findFigure(s, id);
  if (!found) throw new RangeError(`There is no figure "${id}" on the battlefield.`);
  return found;
}

export function findFigure(s: SoulsView, id: FigureId | undefined): Figure | undefined {
  for (const figure of s.figures) if (figure.id === id) return figure;
  return undefined;
}

/** The figure of a seat's hero, alive or as a Ghost Soul. */
export function heroFigure(s: SoulsView, seat: Seat): Figure {
  return figureOf(s, s.heroes[seat]!.figure);
}

/** The hero that a figure of a hero or companion belongs to. */
export function heroOf(s: SoulsView, figure: Figure): Hero {
  return s.heroes[figure.belongsTo]!;
}

export function enemyOf(s: SoulsView, figure: Figure): Enemy {
  return enemyCalled(s, figure.belongsTo);
}

export function enemyCalled(s: SoulsView, id: EnemyId): Enemy {
  for (const enemy of s.enemies) if (enemy.id === id) return enemy;
  throw new RangeError(`The enemy "${id}" isn't in play.`);
}

/** The figures of an Enemy card: several for a Horde (SS-15.2.1-a). */
export function figuresOf(s: SoulsView, enemy: EnemyId): Figure[] {
  return s.figures.filter((figure) => figure.faction === "enemies" && figure.belongsTo === enemy);
}

/** All figures of a faction in an area; Ghost Souls are nobody's (SS-3.1-g). */
export function figuresIn(s: SoulsView, area: AreaId, faction: Faction): Figure[] {
  return s.figures.filter((figure) => figure.area === area && figure.faction === faction && figure.kind !== "ghost");
}

/** SS-2.2-g: heroes in play are alive. */
export function livingHeroes(s: SoulsView): Figure[] {
  return s.figures.filter((figure) => figure.kind === "hero");
}

/** The enemy that a figure belongs to; nothing for others. */
export function enemyIn(s: SoulsView, figure: Figure): Enemy | undefined {
  return figure.kind === "enemy" ? enemyOf(s, figure) : undefined;
}

/** SS-4.2-b: whoever acts now: the active hero in a Hero Turn, the enemy that is activated in an Enemy Turn. */
export function actingFigure(s: SoulsView): Figure | undefined {
  const { activation, turn, active } = s;
  if (activation.enemy !== "") return s.figures.find(({ belongsTo }) => belongsTo === activation.enemy);
  return turn.side === "hero" ? findFigure(s, s.heroes[active]?.figure) : undefined;
}

/** SS-6.1.1-a: an enemy figure stands in the same area, whoever moved there. */
export function isEngaged(s: SoulsView, figure: Figure): boolean {
  for (const other of s.figures) if (other.faction === "enemies" && other.area === figure.area) return true;
  return false;
}

/** Somebody who enters the battlefield. Field by field, so that all figures have one shape inside Node.js: nearly every rule reads figures. */
export function newFigure(
  given: Pick<Figure, "id" | "faction" | "kind" | "belongsTo" | "area"> & Partial<Figure>,
): Figure {
  return {
    cameFrom: given.cameFrom ?? "",
    wounds: given.wounds ?? 0,
    ko: given.ko ?? false,
    poison: given.poison ?? 0,
    blinded: given.blinded ?? "none",
    slowed: given.slowed ?? "none",
    stunned: given.stunned ?? "none",
    fire: given.fire ?? [],
    criticals: given.criticals ?? objectArray(),
    magicShields: given.magicShields ?? 0,
    hidden: given.hidden ?? false,
    id: given.id,
    faction: given.faction,
    kind: given.kind,
    belongsTo: given.belongsTo,
    area: given.area,
  };
}
