import type { RuleId } from "@tavolata/kernel";
import { cardOf } from "../cards/lookup.js";
import type { CardId, RingsFlow, Table } from "../state.js";
import { hitPointsLeft } from "../statistics.js";
import { isCharacter } from "../table.js";
import { react } from "../timing/react.js";
import { leavePlay } from "./leaving.js";

/** LR-damage-1, LR-damage-2: tokens, and whoever has no hit points left is destroyed at once. */
export function* damage(t: Table, id: CardId, amount: number, rule: RuleId): RingsFlow {
  const { state: s } = t;
  const card = s.cards[id];
  if (!card || amount <= 0 || card.facedown) return;
  card.damage += amount;
  const left = hitPointsLeft(s, card);
  t.emit(
    { type: "damaged", card: id, amount, left: Math.max(0, left) },
    { rules: [rule, "LR-damage-1"], reveals: card.place === "revealed" },
  );
  if (left <= 0) yield* leavePlay(t, id, "destroyed", cardOf(id).victory ? "LR-damage-3" : "LR-damage-2");
  else if (isCharacter(id)) yield* react(t, { on: "damaged", card: id, seat: card.seat, amount });
}

/** LR-damage-1: never below no tokens. */
export function heal(t: Table, id: CardId, amount: number): void {
  const card = t.state.cards[id];
  if (!card) return;
  const healed = Math.min(amount, card.damage);
  card.damage -= healed;
  t.emit({ type: "healed", card: id, amount: healed }, { rules: ["LR-damage-1"] });
}
