import type { SoulsContent } from "../../content/content.js";
import type { Result } from "../../content/dice.js";
import { blow } from "../../queries/attack/blow.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { atLeast, meanOf, perDie } from "../../queries/attack/odds.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** What an attack comes to before any effect is paid for. */
export interface AttackOdds {
  /** Of at least one wound. */
  readonly wound: number;
  /** Of falling. */
  readonly fell: number;
  readonly expected: number;
}

/** SS-9-a: the HIT and DEFENCE phases, exactly, without effects that are paid for. */
export function attackOdds(
  content: SoulsContent,
  s: SoulsView,
  attacker: Figure,
  target: Figure,
  form: AttackForm,
): AttackOdds {
  const odds = blow(content, s, attacker, target, form);
  return {
    wound: atLeast(odds, 1),
    fell: atLeast(odds, Math.max(1, lifeOf(content, s, target))),
    expected: meanOf(odds),
  };
}

/** SS-14.3.2-a: how likely a blue die shows a result. */
export function chanceOf(content: SoulsContent, result: Result): number {
  return atLeast(perDie(content, "blue", result), 1);
}
