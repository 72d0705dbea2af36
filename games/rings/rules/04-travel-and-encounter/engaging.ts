import type { RuleId, Seat } from "@tavolata/kernel";
import { isOrcGuard } from "../../queries/table.js";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { leavePlay } from "../02-cards/leaving.js";
import { remove } from "../02-cards/zones.js";
import { react } from "../07-timing/react.js";

/** LR-encounter-6: however it comes about, an engagement is mutual. */
export function* engage(t: Table, id: CardId, seat: Seat, rule: RuleId): RingsFlow {
  const { state: s } = t;
  const enemy = s.cards[id];
  if (!enemy || !s.order.includes(seat)) return;
  if (enemy.place === "staging") remove(s.staging, id);
  else if (enemy.place === "engaged") remove(s.engaged[enemy.seat]!, id);
  enemy.place = "engaged";
  enemy.seat = seat;
  s.engaged[seat]!.push(id);
  t.emit({ type: "engaged", card: id, seat }, { rules: [rule, "LR-encounter-6"] });
  yield* react(t, { on: "engaged", card: id, seat });
}

/** LR-encounter-7: it keeps its damage and attachments. LR-scenario-8: an Orc Guard goes to its owner's discard pile instead. */
export function* returnToStaging(t: Table, id: CardId): RingsFlow {
  const { state: s } = t;
  const enemy = s.cards[id];
  if (enemy?.place !== "engaged") return;
  if (isOrcGuard(id)) return yield* leavePlay(t, id, "discarded", "LR-scenario-8");
  remove(s.engaged[enemy.seat]!, id);
  enemy.place = "staging";
  enemy.seat = "";
  s.staging.push(id);
  t.emit({ type: "returned-to-staging", card: id }, { rules: ["LR-encounter-7"] });
}

/** A character or attachment exhausts: LR-card-3, LR-card-4. */
export function exhaust(t: Table, id: CardId, rule: RuleId): void {
  t.state.cards[id]!.exhausted = true;
  t.emit({ type: "exhausted", card: id }, { rules: [rule] });
}

export function ready(t: Table, id: CardId, rule: RuleId): void {
  const card = t.state.cards[id];
  if (!card?.exhausted) return;
  card.exhausted = false;
  t.emit({ type: "readied", card: id }, { rules: [rule] });
}
