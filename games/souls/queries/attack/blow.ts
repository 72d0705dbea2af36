import type { SoulsContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { dominates } from "../board/control.js";
import { heldSum } from "../effects/held.js";
import { armourOf, criticalSum, defenceDiceOf, magicShieldsOf, typeChange } from "../profile.js";
import { attackOn } from "./declared.js";
import type { AttackForm } from "./form.js";
import { type Guarded, type Odds, woundOdds } from "./odds.js";

/** What is different from how things stand: hits from Focus and the like, magic shields that are left. */
interface Otherwise {
  readonly more?: number;
  readonly shields?: number;
}

/** How many wounds an attack with this form deals. */
export function blow(
  content: SoulsContent,
  s: SoulsView,
  attacker: Figure,
  target: Figure,
  form: AttackForm,
  otherwise: Otherwise = {},
): Odds {
  const { more = 0, shields = magicShieldsOf(s, target) } = otherwise;
  const supremacy = dominates(s, attacker.faction, target.area);
  const attack = attackOn(attacker, target, form, supremacy);
  const circumstances = { self: attacker, attack };
  const guarded: Guarded = {
    armour: target.ko ? 0 : armourOf(content, s, { self: target, attack }),
    magicShields: Math.round(shields),
    dice: Math.max(0, defenceDiceOf(content, s, { self: target, attack })),
    change: typeChange(content, s, target, form.damage),
  };
  const sure =
    form.values.hits +
    (supremacy ? 1 : 0) +
    heldSum(content, s, "hits", circumstances, (effect) => effect.change) +
    criticalSum(content, attacker, "hits") +
    more;
  const reds = form.values.red + heldSum(content, s, "attack-dice", circumstances, (effect) => effect.red ?? 0);
  const blues = form.values.blue + heldSum(content, s, "attack-dice", circumstances, (effect) => effect.blue ?? 0);
  const lethal = heldSum(content, s, "lethal", circumstances, (effect) => (effect.hits === "all" ? 100 : effect.hits));
  return woundOdds(content, sure, Math.max(0, reds), Math.max(0, blues), lethal, guarded);
}
