import type { SoulsContent } from "../../content/content.js";
import { itemCard } from "../../content/tables.js";
import type { Guard } from "../../content/types.js";
import type { Attack } from "../../state/attack.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { controls } from "../board/control.js";
import { scrollOf } from "../enemies/scroll.js";
import { enemyOf, figureOf, figuresOf, findFigure, heroOf } from "../figures.js";

/** What the conditions of an effect are looked up in. */
export interface Circumstances {
  /** Whose effect it is. */
  readonly self: Figure;
  /** The attack that it is about. */
  readonly attack?: Attack | undefined;
}

/** Whether an effect holds: all that its guard names must be so. */
export function holds(
  content: SoulsContent,
  s: SoulsView,
  guard: Guard | undefined,
  { self, attack }: Circumstances,
): boolean {
  if (!guard) return true;
  if (guard.selfWounded && self.wounds === 0) return false;
  if (guard.hidden && !self.hidden) return false;
  if (guard.rank && !guard.rank.includes(rankOf(content, s, self))) return false;
  if (guard.hordeWhole && figuresOf(s, self.belongsTo).length < (scrollOf(content, enemyOf(s, self)).horde ?? 1))
    return false;
  if (guard.menace && s.menace.level !== guard.menace) return false;
  if (guard.bothWeapons && !bothWeaponsAre(content, s, self, guard.bothWeapons)) return false;
  if (guard.justEngaged && s.activation.engaged !== self.belongsTo) return false;
  if (guard.firstAttackOfRound && s.usedInRound.includes(`attacked:${self.id}`)) return false;
  return holdsInAttack(content, s, guard, attack);
}

function holdsInAttack(content: SoulsContent, s: SoulsView, guard: Guard, attack: Attack | undefined): boolean {
  const asked =
    guard.weapon ??
    guard.damage ??
    guard.attack ??
    guard.targetRank ??
    guard.targetInHorde ??
    guard.targetAreaControlledBy ??
    guard.wounded;
  if (asked === undefined) return true;
  if (!attack) return false;
  const { form } = attack;
  if (guard.weapon && !(form.category && guard.weapon.includes(form.category))) return false;
  if (guard.damage && !(form.damage && guard.damage.includes(form.damage))) return false;
  if (guard.attack && (guard.attack === "melee") !== attack.melee) return false;
  if (guard.targetRank || guard.targetInHorde || guard.targetAreaControlledBy) {
    // Somebody who fell to the attack is nobody's target any more.
    const target = findFigure(s, attack.target);
    if (!target) return false;
    if ((guard.targetRank || guard.targetInHorde) && !isSuchATarget(content, s, guard, target)) return false;
    if (guard.targetAreaControlledBy && !controls(s, figureOf(s, attack.attacker).faction, target.area)) return false;
  }
  return !guard.wounded || (attack.wounds[attack.target] ?? 0) > 0;
}

function isSuchATarget(content: SoulsContent, s: SoulsView, guard: Guard, target: Figure): boolean {
  if (target.faction !== "enemies") return false;
  if (guard.targetRank?.includes(rankOf(content, s, target))) return true;
  return guard.targetInHorde === true && scrollOf(content, enemyOf(s, target)).horde !== undefined;
}

function rankOf(content: SoulsContent, s: SoulsView, figure: Figure) {
  return scrollOf(content, enemyOf(s, figure)).rank;
}

/** SS-8.2-e. */
function bothWeaponsAre(content: SoulsContent, s: SoulsView, figure: Figure, category: string): boolean {
  const { primary, secondary } = heroOf(s, figure).slots;
  return [primary, secondary].every((item) => item !== "" && itemCard(content, item).category === category);
}
