import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { spellNamed } from "../../content/tables.js";
import type { Figure, Table } from "../../state.js";
import { takeBack } from "./cards.js";
import { payMind, tellShock, whyNotPay } from "./casting.js";

/** Cards that somebody has used up in this adventure. */
export function removedCards({ state }: Table, { kind, seat }: Figure): readonly string[] {
  return kind === "hero" ? (state.magic.removed[seat] ?? []) : [];
}

/** HQ-8.6-f: a primordial card for its printed price; HQ-8.6-h: a normal one for its cost. */
function priceOf(content: HeroQuestContent, card: string): number | undefined {
  const { class: kind, cost, restore } = spellNamed(content, card);
  return kind === "normal" ? cost : restore;
}

export function whyNotRestore(content: HeroQuestContent, user: Figure, card: string): Bar | undefined {
  const { class: kind } = spellNamed(content, card);
  // HQ-8.6-d: never an evocation.
  if (kind === "evocation") return bar("HQ-8.6-d", "not-restorable", { card });
  const price = priceOf(content, card);
  if (price === undefined) return bar("HQ-8.6-f", "not-restorable", { card });
  return whyNotPay(user, price);
}

/** HQ-8.6-f, HQ-8.6-h: a magic action and mind points, no roll. */
export function restore(t: Table, user: Figure, card: string): void {
  const price = priceOf(t.content, card)!;
  const shock = payMind(t, user, price);
  takeBack(t.state, user, card);
  const rule = spellNamed(t.content, card).class === "normal" ? "HQ-8.6-h" : "HQ-8.6-f";
  t.emit({ type: "spell-restored", figure: user.id, card }, { rules: [rule] });
  tellShock(t, user, shock);
}
