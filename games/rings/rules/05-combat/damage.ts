import type { RuleId } from "@tavolata/kernel";
import { cardOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { isCharacter } from "../../queries/table.js";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { afterLeaving, type Departure, takeOut } from "../02-cards/leaving.js";
import type { Trigger } from "../07-timing/trigger.js";

/** LR-damage-1: one card takes damage. */
export function damage(t: Table, id: CardId, amount: number, rule: RuleId, constant?: () => RingsFlow): RingsFlow {
  return damageAll(t, [id], amount, rule, constant);
}

/**
 * LR-damage-1, LR-damage-2: cards take damage at the same moment. All get their tokens, then whoever has no hit points left is destroyed
 * at once, and only then does anything react to it. LR-timing-5: first a `constant` text about this damage.
 */
export function* damageAll(
  t: Table,
  ids: readonly CardId[],
  amount: number,
  rule: RuleId,
  constant?: () => RingsFlow,
): RingsFlow {
  const { state: s } = t;
  const hurt: CardId[] = [];
  for (const id of ids) {
    const card = s.cards[id];
    if (!card || amount <= 0 || card.facedown) continue;
    card.damage += amount;
    hurt.push(id);
    t.emit(
      { type: "damaged", card: id, amount, left: Math.max(0, hitPointsLeft(t.content, s, card)) },
      { rules: [rule, "LR-damage-1"], reveals: card.place === "revealed" },
    );
  }
  const gone: Departure[] = [];
  const survived: Trigger[] = [];
  for (const id of hurt) {
    const card = s.cards[id];
    if (!card) continue;
    if (hitPointsLeft(t.content, s, card) <= 0) {
      const departure = yield* takeOut(
        t,
        id,
        "destroyed",
        cardOf(t.content, id).victory ? "LR-damage-3" : "LR-damage-2",
      );
      if (departure) gone.push(departure);
    } else if (isCharacter(id)) {
      survived.push({ on: "damaged", card: id, seat: card.seat, amount });
    }
  }
  if (constant) yield* constant();
  yield* afterLeaving(t, gone, survived);
}

/** LR-damage-1: never below no tokens. */
export function heal(t: Table, id: CardId, amount: number, ...by: readonly RuleId[]): void {
  const card = t.state.cards[id];
  if (!card) return;
  const healed = Math.min(amount, card.damage);
  card.damage -= healed;
  t.emit({ type: "healed", card: id, amount: healed }, { rules: [...by, "LR-damage-1"] });
}
