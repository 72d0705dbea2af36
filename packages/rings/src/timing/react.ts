import type { Seat } from "@tavolata/kernel";
import { openWindow } from "@tavolata/kit";
import type { Reaction, Use } from "../cards/definition.js";
import { cardOf } from "../cards/lookup.js";
import type { CardId, Rings, RingsFlow, Table } from "../state.js";
import { playerOrder } from "../table.js";
import { useAbility, useOf, whyNotUse } from "./abilities.js";
import type { Trigger, TriggerKind } from "./trigger.js";

/** A card that reacts, and how. */
interface Reacting {
  readonly reaction: Reaction;
  readonly use: Use;
}

/** What can be answered from a hand: nobody looks through hands for anything else. */
const fromHands: ReadonlySet<TriggerKind> = new Set([
  "revealed",
  "left-play",
  "travelled",
  "defender-declared",
  "shadow-triggered",
]);

/**
 * Something happened: LR-timing-5. What is forced comes first, ordered by the first player (LR-timing-6), then responses in player
 * order, one at a time, until all pass (LR-timing-3). Each reacts once. Where nothing can react, nobody is asked.
 */
export function* react(t: Table, trigger: Trigger): RingsFlow {
  const { state: s } = t;
  const index = s.triggers[trigger.on];
  if (!index && !(fromHands.has(trigger.on) && isAnswered(s, trigger.on))) return;
  yield* openWindow<Reacting>(t, {
    kind: "response",
    seats: playerOrder(s),
    orderedBy: s.first,
    forced: () => forced(s, trigger),
    optional: (seat) => optional(s, seat, trigger),
    id: ({ use }) => `respond:${use.card}`,
    wording: { bar: ({ reaction, use }) => whyNotUse(s, reaction, use), at: ({ use }) => [`card:${use.card}`] },
    resolve: ({ reaction, use }) => useAbility(t, reaction, use),
    rules: ["LR-timing-3", "LR-timing-5"],
  });
}

/** LR-timing-4: in play and active when the trigger occurs. */
function forced(s: Rings, trigger: Trigger): Reacting[] {
  const found: Reacting[] = [];
  for (const card of s.triggers[trigger.on]?.forced ?? []) {
    const reaction = reactionOf(card, trigger.on, "forced")!;
    const use = useOf(card, "", trigger);
    if (!reaction.when || reaction.when(s, use)) found.push({ reaction, use });
  }
  return found;
}

function optional(s: Rings, seat: Seat, trigger: Trigger): Reacting[] {
  if (!s.order.includes(seat)) return [];
  const found: Reacting[] = [];
  for (const card of s.triggers[trigger.on]?.optional ?? []) {
    const reaction = reactionOf(card, trigger.on, "optional")!;
    const user = reaction.by === "first" ? s.first : s.cards[card]!.seat;
    if (user !== seat) continue;
    const use = useOf(card, seat, trigger);
    if (!reaction.when || reaction.when(s, use)) found.push({ reaction, use });
  }
  if (fromHands.has(trigger.on)) {
    for (const card of s.hands[seat]!) {
      const reaction = reactionOf(card, trigger.on, "optional");
      if (!reaction || (reaction.from !== "hand" && cardOf(card).type !== "event")) continue;
      const use = useOf(card, seat, trigger);
      if (!reaction.when || reaction.when(s, use)) found.push({ reaction, use });
    }
  }
  return found;
}

function isAnswered(s: Rings, on: TriggerKind): boolean {
  for (const seat of s.order) {
    for (const card of s.hands[seat]!) if (reactionOf(card, on, "optional")) return true;
  }
  return false;
}

function reactionOf(card: CardId, on: TriggerKind, manner: Reaction["manner"]): Reaction | undefined {
  for (const reaction of cardOf(card).reactions) {
    if (reaction.on === on && reaction.manner === manner) return reaction;
  }
  return undefined;
}
