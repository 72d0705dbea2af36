import { each, type Seat } from "@tavolata/kernel";
import { cardOf } from "../../content/lookup.js";
import { playerOrder } from "../../queries/table.js";
import type { CardId, EnemyAttack, RingsFlow, Table } from "../../state.js";
import { takeTop } from "../02-cards/decks.js";
import { discardShadowsOf } from "../02-cards/leaving.js";
import { loseSight } from "../02-cards/zones.js";
import { useOf } from "../07-timing/abilities.js";
import { react } from "../07-timing/react.js";
import type { Trigger } from "../07-timing/trigger.js";

/** LR-shadow-1, LR-shadow-2: each engaged enemy gets one card, player by player, from the highest engagement cost down. */
export function* dealShadows(t: Table): RingsFlow {
  const { state: s } = t;
  for (const seat of [...playerOrder(s)]) {
    const left = [...s.engaged[seat]!];
    while (left.length > 0) {
      const enemy = yield* nextInDeal(t, seat, left);
      left.splice(left.indexOf(enemy), 1);
      if (s.cards[enemy]) yield* dealShadow(t, enemy, seat);
    }
  }
}

/** LR-shadow-2: among equals the engaged player chooses. */
function* nextInDeal(t: Table, seat: Seat, left: readonly CardId[]): RingsFlow<CardId> {
  const highest = Math.max(...left.map((id) => cardOf(t.content, id).engagementCost!));
  const equals = left.filter((id) => cardOf(t.content, id).engagementCost === highest);
  if (equals.length === 1) return equals[0]!;
  return yield* t.choose(seat, "deal-order", () => [each(equals, "deal", { at: (id) => [`card:${id}`] })], {
    rules: ["LR-shadow-2"],
  });
}

/** LR-shadow-4: when the deck has run out, an enemy gets none. LR-mode-2: the basic game has no shadow cards. */
export function* dealShadow(t: Table, enemy: CardId, seat: Seat): RingsFlow {
  const { state: s } = t;
  if (!t.options.shadows) return;
  const card = yield* takeTop(t);
  if (card === undefined) {
    t.emit({ type: "no-shadow-card", enemy }, { rules: ["LR-shadow-4"] });
    return;
  }
  s.shadows[enemy] ??= [];
  s.shadows[enemy].push(card);
  t.emit({ type: "shadow-dealt", enemy }, { rules: ["LR-shadow-1", "LR-shadow-5"] });
  yield* react(t, { on: "shadow-dealt", card: enemy, seat });
}

/** LR-combat-enemy-4, LR-shadow-7: the cards are turned up one at a time, as dealt, also those that come while this goes on. */
export function* resolveShadows(t: Table, attack: EnemyAttack, isOver: () => boolean): RingsFlow {
  const { state: s } = t;
  const { enemy } = attack;
  for (;;) {
    // LR-shadow-8: what isn't turned up any more stays with the enemy until the end of the phase.
    if (isOver()) return;
    const card = s.shadows[enemy]?.shift();
    if (card === undefined) return;
    if (s.shadows[enemy]!.length === 0) delete s.shadows[enemy];
    loseSight(s, card);
    s.turned[enemy] ??= [];
    s.turned[enemy].push(card);
    // LR-shadow-6: nothing but the shadow text is active.
    const effect = cardOf(t.content, card).shadow;
    t.emit(
      { type: "shadow-turned", enemy, card, effect: effect !== undefined },
      { rules: ["LR-combat-enemy-4", "LR-shadow-6", "LR-shadow-7"], reveals: true },
    );
    if (!effect) {
      attack.blank = true;
      continue;
    }
    const trigger: Trigger = { on: "shadow-triggered", card, seat: attack.seat };
    yield* react(t, trigger);
    if (trigger.cancelled) continue;
    // LR-combat-enemy-12: "you" is the defending player.
    yield* effect(t, useOf(card, attack.seat, trigger));
    if (!isOver()) yield* react(t, { on: "shadow-resolved", card: enemy, seat: attack.seat });
  }
}

/** LR-shadow-8: all that are left go at the end of the phase, resolved or not. */
export function discardShadows(t: Table): void {
  const { state: s } = t;
  const enemies = new Set([...Object.keys(s.shadows), ...Object.keys(s.turned)]);
  const cards = [...enemies].flatMap((enemy) => discardShadowsOf(s, enemy));
  if (cards.length > 0) {
    t.emit({ type: "shadows-discarded", cards }, { rules: ["LR-shadow-8"], reveals: true });
  }
}
