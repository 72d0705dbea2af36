import { countFaces } from "@tavolata/kit";
import { readBlow, rollCombat, throwCombat } from "../dice.js";
import { underLoad } from "../heroic/load.js";
import type { Figure, HeroFlow, Table } from "../state.js";
import { defend, dodged, reactsToAll, shieldOf, unblocked } from "./defence.js";
import { wound } from "./wounds.js";

/**
 * HQ-6.13: the opponent may throw the dice of a fumble back. HQ-6.13-b: one can be met with one die; HQ-6.13-c: two or more
 * can't be met. HQ-6.13-d: a ? in them does nothing, so that there is no counter to a counter.
 */
export function* counterAttack(t: Table, attacker: Figure, target: Figure, fumbles: number): HeroFlow {
  // HQ-RH1.2, HQ-RH1.3: the load takes dice here, too.
  const dice = underLoad(target, fumbles);
  if (dice === 0) return;
  if (!(yield* t.confirm(target.seat, "counter-attack", "HQ-6.13-e"))) {
    t.emit({ type: "counter-declined", figure: target.id }, { rules: ["HQ-6.13-e"] });
    return;
  }
  const rules = [fumbles === 1 ? "HQ-6.13-b" : "HQ-6.13-c", "HQ-6.13-d"];
  const blow = readBlow(yield* throwCombat(t, dice, { purpose: "counter-attack", by: target, rules }));
  const single = fumbles === 1 && !reactsToAll(attacker);
  const shields = single ? yield* meetWithOneDie(t, attacker) : yield* defend(t, attacker, "none", rules);
  wound(t, attacker, unblocked(blow, shields), { by: target, rules });
}

/** HQ-6.13-b */
function* meetWithOneDie(t: Table, attacker: Figure): HeroFlow<number> {
  const dice = underLoad(attacker, 1);
  const { faces, twists } = yield* rollCombat(t, dice, { purpose: "defence", by: attacker, rules: ["HQ-6.13-b"] });
  return twists.includes("cancel-hits") ? dodged : countFaces(faces, shieldOf(attacker));
}
