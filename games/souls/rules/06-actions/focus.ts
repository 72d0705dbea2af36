import { isOwnTurn, whyNoActivity } from "../../queries/activity.js";
import { figureOf, heroOf } from "../../queries/figures.js";
import type { Attack } from "../../state/attack.js";
import type { SoulsFlow, Table } from "../../state.js";
import { startActivity } from "./activity.js";

/**
 * SS-6.3.3-c, SS-6.3.3-d: the hero who attacks may spend an Action on an attack of his own (SS-6.3.3-e) before the dice are rolled, once in a Round (SS-6.3.3-b), in
 * his own turn.
 */
export function* focus(t: Table, under: Attack): SoulsFlow {
  const { state: s } = t;
  const attacker = figureOf(s, under.attacker);
  if (!isOwnTurn(s, attacker.belongsTo)) return;
  const used = `focus:${attacker.id}`;
  if (s.usedInRound.includes(used) || whyNoActivity(s, attacker, "action")) return;
  const hero = heroOf(s, attacker);
  if (!(yield* t.confirm(hero.seat, "focus", "SS-6.3.3-a", "SS-6.3.3-b", "SS-6.3.3-c"))) return;
  s.usedInRound.push(used);
  if (!(yield* startActivity(t, attacker, "action"))) return;
  under.focus = true;
  t.emit({ type: "attack-focused", figure: attacker.id }, { rules: ["SS-6.3.3-a", "SS-6.3.3-c", "SS-6.3.3-d"] });
}
