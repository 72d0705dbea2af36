import { type Bar, each, one, type Seat } from "@tavolata/kernel";
import { openWindow } from "@tavolata/kit";
import type { Reaction, Use } from "../cards/definition.js";
import { cardOf } from "../cards/lookup.js";
import type { CardId, Rings, RingsFlow, Table } from "../state.js";
import { playerOrder } from "../table.js";
import { useAbility, useOf, whyNotUse } from "./abilities.js";
import type { Trigger, TriggerKind } from "./trigger.js";
import { considerHands } from "./window.js";

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
  if (fromHands.has(trigger.on)) considerHands(t, trigger.on);
  if (!s.triggers[trigger.on] && !(fromHands.has(trigger.on) && isAnswered(s, trigger.on))) return;
  yield* openWindow<Reacting>(t, {
    kind: "response",
    seats: playerOrder(s),
    orderedBy: s.first,
    forced: () => forced(s, trigger),
    id: idOf,
    wording: { at },
    resolve: ({ reaction, use }) => useAbility(t, reaction, use),
    rules: ["LR-timing-4", "LR-timing-5", "LR-timing-6"],
  });
  yield* offerResponses(t, trigger);
}

/** One response at a time in player order, round and round until all have passed in a row. */
function* offerResponses(t: Table, trigger: Trigger): RingsFlow {
  const { state: s } = t;
  const seats = playerOrder(s);
  const used: CardId[] = [];
  const left = (seat: Seat) => optional(s, seat, trigger).filter(({ use }) => !used.includes(use.card));
  for (let place = 0, passes = 0; passes < seats.length; place = (place + 1) % seats.length) {
    const seat = seats[place]!;
    passes += 1;
    if (!left(seat).some((one) => !whyNot(s, one))) continue;
    const picked = yield* t.choose<Reacting | "pass">(
      seat,
      "response",
      () => [each(left(seat), idOf, { at, bar: (one) => whyNot(s, one) }), one("pass")],
      { rules: ["LR-timing-3", "LR-timing-5", "LR-round-2"], passes: false },
    );
    if (picked !== "pass") {
      passes = 0;
      used.push(picked.use.card);
      yield* useAbility(t, picked.reaction, picked.use);
      // LR-timing-7: what is cancelled can't be cancelled again.
      if (trigger.cancelled) return;
    }
    if (fromHands.has(trigger.on)) considerHands(t, trigger.on);
  }
}

function idOf({ use }: Reacting): string {
  return `respond:${use.card}`;
}

function at({ use }: Reacting): string[] {
  return [`card:${use.card}`];
}

function whyNot(s: Rings, { reaction, use }: Reacting): Bar | undefined {
  return whyNotUse(s, reaction, use);
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
