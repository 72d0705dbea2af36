import type { RuleId, Seat } from "@tavolata/kernel";
import { typeOf } from "../../content/lookup.js";
import { isInGame, isOrcGuard, playerOrder } from "../../queries/table.js";
import { eliminationLevel } from "../../queries/threat.js";
import type { RingsFlow, Table } from "../../state.js";
import { dropGuard, dropQuietly } from "../02-cards/leaving.js";
import { remove } from "../02-cards/zones.js";
import { lose } from "./ending.js";

/** LR-end-1, LR-end-6: a player is eliminated at once when the threat reaches 50, and it doesn't rise any further. */
export function* raiseThreat(t: Table, seat: Seat, amount: number, rule: RuleId): RingsFlow {
  const { state: s } = t;
  if (amount <= 0 || !isInGame(s, seat)) return;
  const player = s.players[seat]!;
  const more = Math.min(amount, eliminationLevel - player.threat);
  player.threat += more;
  t.emit({ type: "threat-raised", seat, amount: more, threat: player.threat }, { rules: [rule] });
  if (player.threat >= eliminationLevel) eliminate(t, seat, "threat");
}

/** LR-end-6: never below 0. */
export function lowerThreat(t: Table, seat: Seat, amount: number, rule: RuleId): void {
  const player = t.state.players[seat]!;
  const less = Math.min(amount, player.threat);
  player.threat -= less;
  t.emit(
    { type: "threat-lowered", seat, amount: less, threat: player.threat },
    { rules: rule === "LR-end-6" ? [rule] : [rule, "LR-end-6"] },
  );
}

/** LR-keyword-doomed and its like: each player in order. */
export function* raiseAllThreats(t: Table, amount: number, rule: RuleId): RingsFlow {
  for (const seat of playerOrder(t.state)) yield* raiseThreat(t, seat, amount, rule);
}

/** LR-end-1, LR-end-2, LR-end-3, LR-end-4: a player is out, and the others play on. */
export function eliminate(t: Table, seat: Seat, why: "threat" | "heroes"): void {
  const { state: s } = t;
  const rule = why === "threat" ? "LR-end-1" : "LR-end-2";
  t.emit({ type: "eliminated", seat, why }, { rules: [rule, "LR-end-3"], reveals: true });
  const holdsPrisoner = s.quest.prisoner !== "" && !s.quest.rescued && s.areas[seat]!.includes(s.quest.prisoner);
  passToken(t, seat);
  // A list of its own: whoever goes round the table just now still comes to everybody.
  s.order = s.order.filter((one) => one !== seat);
  remove(s.progress.waiting, seat);
  clearOut(t, seat);
  if (s.order.length === 0) lose(t, rule, "all-eliminated");
  // LR-scenario-5: without the prisoner the quest can no longer be completed.
  if (holdsPrisoner) lose(t, "LR-scenario-5", "prisoner-lost");
}

/** LR-end-4: the token goes on at once. */
function passToken(t: Table, seat: Seat): void {
  const { state: s } = t;
  if (s.first !== seat || s.order.length === 1) return;
  s.first = s.order[(s.order.indexOf(seat) + 1) % s.order.length]!;
  t.emit({ type: "first-player", seat: s.first }, { rules: ["LR-end-4"] });
}

/** LR-end-3: everything of this player goes to its owners' discard piles; enemies go back to the staging area as they are. */
function clearOut(t: Table, seat: Seat): void {
  const { state: s } = t;
  s.discards[seat]!.unshift(...s.hands[seat]!.splice(0), ...s.decks[seat]!.splice(0));
  for (const id of s.engaged[seat]!.splice(0)) {
    const enemy = s.cards[id]!;
    if (isOrcGuard(id)) dropGuard(t, enemy);
    else {
      enemy.place = "staging";
      enemy.seat = "";
      s.staging.push(id);
      t.emit({ type: "returned-to-staging", card: id }, { rules: ["LR-end-3"] });
    }
  }
  for (const id of s.players[seat]!.shackles.splice(0)) dropQuietly(t, id);
  for (const id of [...s.areas[seat]!]) dropQuietly(t, id);
  for (const id of Object.keys(s.cards)) {
    const card = s.cards[id];
    if (card?.place === "attached" && card.seat === seat && typeOf(id) !== "objective") dropQuietly(t, id);
  }
}
