import { each, type Seat } from "@tavolata/kernel";
import { mayAttack } from "../../queries/attacks.js";
import { playerOrder } from "../../queries/table.js";
import type { RingsFlow, Table } from "../../state.js";
import { beginPhase, endPhase } from "../01-round/phase.js";
import { actionWindow } from "../07-timing/window.js";
import { enemyAttack } from "./enemy-attack.js";
import { declareAttack } from "./player-attack.js";
import { dealShadows, discardShadows } from "./shadow.js";

/** The combat phase begins: shadow cards, then a window (LR-shadow-3). */
export function* beginCombat(t: Table): RingsFlow<string> {
  const { state: s } = t;
  beginPhase(t, "combat");
  s.progress.attacked = [];
  for (const seat of s.order) s.progress.struck[seat] = [];
  yield* dealShadows(t);
  yield* actionWindow(t, "shadow", "LR-shadow-3");
  return "enemy-attacks";
}

/** LR-combat-enemy-1: all attacks on the first player, then on the next; one attack, then back here. */
export function* enemyAttacks(t: Table): RingsFlow<string> {
  const { state: s } = t;
  const [seat] = s.progress.waiting;
  if (seat === undefined) {
    s.progress.waiting = [...playerOrder(s)];
    return "player-attacks";
  }
  const due = () =>
    s.engaged[seat]!.filter((id) => !s.progress.attacked.includes(id) && mayAttack(t.content, s, id, seat));
  if (due().length === 0) {
    tellPrevented(t, seat);
    s.progress.waiting.shift();
    return "enemy-attacks";
  }
  const enemy = yield* t.choose(seat, "enemy-attack", () => [each(due(), "resolve", { at: (id) => [`card:${id}`] })], {
    rules: ["LR-combat-enemy-1", "LR-combat-enemy-2"],
  });
  s.progress.attacked.push(enemy);
  yield* enemyAttack(t, enemy, seat);
  return "enemy-attacks";
}

function tellPrevented(t: Table, seat: Seat): void {
  const { state: s } = t;
  for (const enemy of s.engaged[seat]!) {
    if (s.progress.attacked.includes(enemy)) continue;
    t.emit({ type: "attack-prevented", enemy, seat }, { rules: ["LR-combat-enemy-11"] });
  }
}

/** LR-combat-player-1: each player in order, one attack at a time. */
export function* playerAttacks(t: Table): RingsFlow<string> {
  const { state: s } = t;
  const [seat] = s.progress.waiting;
  if (seat === undefined) return "combat-end";
  if (!(yield* declareAttack(t, seat)) && s.progress.waiting[0] === seat) s.progress.waiting.shift();
  return "player-attacks";
}

/** LR-combat-player-10: shadow cards are discarded, then the last window. */
export function* endCombat(t: Table): RingsFlow<string> {
  discardShadows(t);
  yield* actionWindow(t, "combat-end", "LR-combat-player-10");
  yield* endPhase(t);
  return "refresh";
}
