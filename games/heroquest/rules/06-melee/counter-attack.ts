import { countFaces } from "@tavolata/kit";
import { weakenedDice } from "../../queries/combat/dice-count.js";
import { rulesIn, total } from "../../queries/combat/dice-part.js";
import { laden } from "../../queries/combat/load.js";
import { reactsToAll, shieldOf } from "../../queries/combat/shield.js";
import { isBound, isInShock, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { readBlow, rollCombat, throwCombat } from "../01-dice/dice.js";
import { experiencedDefence } from "../rh-3-experience/dice.js";
import { reflexDice, withstood } from "../rh-3-experience/withstanding.js";
import { defend } from "./defence.js";
import { dodged, unblocked } from "./hits.js";
import { wound } from "./wounds.js";

/**
 * HQ-6.13: the opponent may throw the dice of a fumble back. HQ-6.13-b: one can be met with one die; HQ-6.13-c: two or more
 * can't be met. HQ-6.13-d: a ? in them does nothing, so that there is no counter to a counter.
 */
export function* counterAttack(t: Table, attacker: Figure, target: Figure, fumbles: number): HeroFlow {
  // HQ-RH1.2, HQ-RH1.3: the load takes dice here, too.
  const { content } = t;
  const rules = [fumbles === 1 ? "HQ-6.13-b" : "HQ-6.13-c", "HQ-6.13-d"];
  const parts = laden(content, target, [{ name: "fumbles", dice: fumbles, rules: [...rules] }]);
  const dice = total(parts);
  if (dice === 0) return;
  if (!(yield* t.confirm(target.seat, "counter-attack", "HQ-6.13-e"))) {
    t.emit({ type: "counter-declined", figure: target.id }, { rules: ["HQ-6.13-e"] });
    return;
  }
  const thrown = { purpose: "counter-attack", by: target, rules: rulesIn(parts) };
  const blow = readBlow(yield* throwCombat(t, dice, thrown));
  // HQ-RH7-e: a card may have felled either of them since the dice fell.
  if (!isOnBoard(t.state, attacker) || !isOnBoard(t.state, target) || isBound(target)) return;
  const all = reactsToAll(attacker);
  const most = all ? 0 : defenceDice(t, attacker, fumbles);
  // HQ-8.8.c-a: of a single die shock leaves none.
  if (most > 0 && isInShock(attacker)) rules.push("HQ-8.8.c-a", "HQ-18.9");
  const defence = weakenedDice(content, attacker, most);
  const left = withstood(t, attacker, target, blow, all || defence > 0);
  const shields = all ? yield* defend(t, attacker, "none", rules, target) : yield* meet(t, attacker, target, defence);
  wound(t, attacker, unblocked(left, shields), { by: target, rules });
}

/** HQ-6.13-b, HQ-6.13-c: one die against a single ?, none against more. HQ-RH3-reflexes: or one more. */
function defenceDice(t: Table, attacker: Figure, fumbles: number): number {
  return (fumbles === 1 ? 1 : 0) + (attacker.experience ? reflexDice(t, attacker) : 0);
}

function* meet(t: Table, attacker: Figure, target: Figure, left: number): HeroFlow<number> {
  if (left === 0) return 0;
  const dice = attacker.experience ? yield* experiencedDefence(t, attacker, target, left) : left;
  const { faces, twists } = yield* rollCombat(t, dice, { purpose: "defence", by: attacker, rules: ["HQ-6.13-b"] });
  return twists.includes("cancel-hits") ? dodged : countFaces(faces, shieldOf(attacker));
}
