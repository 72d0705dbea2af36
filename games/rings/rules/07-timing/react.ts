import { type Bar, done, each, type Naming, one, type Seat, say, type Wording } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Reaction, Use } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { playerOrder } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { useAbility, useOf, whyNotUse } from "./abilities.js";
import { openWindow } from "./reaction-window.js";
import type { Trigger, TriggerKind } from "./trigger.js";
import { considerHands } from "./window.js";

/** A card that reacts, and how. */
interface Reacting {
  readonly content: RingsContent;
  readonly s: Rings;
  readonly reaction: Reaction;
  readonly use: Use;
  /** Whether this card could react to several things that happened at this moment: then the option says to which. */
  readonly isOneOfSeveral: boolean;
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
 * Something happened, or several things at the same moment: LR-timing-5. What is forced comes first, ordered by the first player
 * (LR-timing-6), then responses in player order, one at a time, until all pass (LR-timing-3): whoever has several takes them in any
 * order. Each reacts once to each trigger. Where nothing can react, nobody is asked.
 */
export function react(t: Table, ...triggers: readonly Trigger[]): RingsFlow {
  const { state: s } = t;
  let hands: TriggerKind | undefined;
  for (const { on } of triggers) if (fromHands.has(on)) hands = on;
  if (hands) considerHands(t, hands);
  return canAnythingReact(t.content, s, triggers) ? letReact(t, triggers, hands) : done;
}

function* letReact(t: Table, triggers: readonly Trigger[], hands: TriggerKind | undefined): RingsFlow {
  if (mustAnythingReact(t.state, triggers)) yield* resolveForced(t, triggers);
  yield* offerResponses(t, triggers, hands);
}

function canAnythingReact(content: RingsContent, s: Rings, triggers: readonly Trigger[]): boolean {
  for (const { on } of triggers) if (s.triggers[on] || (fromHands.has(on) && isAnswered(content, s, on))) return true;
  return false;
}

function mustAnythingReact(s: Rings, triggers: readonly Trigger[]): boolean {
  for (const { on } of triggers) if ((s.triggers[on]?.forced.length ?? 0) > 0) return true;
  return false;
}

/** LR-timing-4, LR-timing-6: what must react, in an order of the first player's choice. */
function resolveForced(t: Table, triggers: readonly Trigger[]): RingsFlow<unknown> {
  const { state: s } = t;
  return openWindow<Reacting>(t, {
    kind: "response",
    seats: playerOrder(s),
    orderedBy: () => s.first,
    forced: () => forced(t.content, s, triggers),
    id: idOf,
    wording: shown,
    resolve: ({ reaction, use }) => useAbility(t, reaction, use),
    rules: ["LR-timing-4", "LR-timing-5", "LR-timing-6"],
  });
}

/** One response at a time in player order, round and round until all have passed in a row. */
function* offerResponses(t: Table, triggers: readonly Trigger[], hands: TriggerKind | undefined): RingsFlow {
  const { state: s } = t;
  const seats = playerOrder(s);
  const used: Reacting[] = [];
  const isUsed = ({ use: { card, trigger } }: Reacting) =>
    used.some(({ use }) => use.card === card && use.trigger === trigger);
  const left = (seat: Seat) => {
    const all = optional(t.content, s, seat, triggers);
    return used.length === 0 ? all : all.filter((one) => !isUsed(one));
  };
  for (let place = 0, passes = 0; passes < seats.length; place = (place + 1) % seats.length) {
    const seat = seats[place]!;
    passes += 1;
    if (left(seat).every(whyNot)) continue;
    const picked = yield* t.choose<Reacting | "pass">(
      seat,
      "response",
      () => [each(left(seat), naming, offered), one("pass")],
      { rules: ["LR-timing-3", "LR-timing-5", "LR-round-2"], passes: false },
    );
    if (picked !== "pass") {
      passes = 0;
      used.push(picked);
      yield* useAbility(t, picked.reaction, picked.use);
      // LR-timing-7: what is cancelled can't be cancelled again.
      if (triggers.some(({ cancelled }) => cancelled)) return;
    }
    if (hands) considerHands(t, hands);
  }
}

/** `respond:valiant-sacrifice-1`, and where the card could react to several things `respond:valiant-sacrifice-1/faramir-1`. */
function idOf({ use: { card, trigger }, isOneOfSeveral }: Reacting): string {
  return isOneOfSeveral ? `respond:${card}/${trigger!.card}` : `respond:${card}`;
}

const naming: Naming<Reacting> = {
  verb: "respond",
  target: ({ use }) => use.card,
  using: ({ use, isOneOfSeveral }) => (isOneOfSeveral ? use.trigger!.card : undefined),
  id: idOf,
};

function whyNot({ content, s, reaction, use }: Reacting): Bar | undefined {
  return whyNotUse(content, s, reaction, use);
}

const at = ({ use }: Reacting) => [`card:${use.card}`];
const label = ({ use: { card, trigger }, isOneOfSeveral }: Reacting) =>
  isOneOfSeveral ? say("option.respond-to", { of: card, to: trigger!.card }) : say("option.respond", { of: card });

/** How reactions are shown, and what stands against those that are offered. */
const shown: Wording<Reacting> = { at, label };
const offered: Wording<Reacting> = { at, label, bar: whyNot };

/** LR-timing-4: in play and active when the trigger occurs. */
function forced(content: RingsContent, s: Rings, triggers: readonly Trigger[]): Reacting[] {
  const found: Reacting[] = [];
  for (const trigger of triggers) {
    for (const card of s.triggers[trigger.on]?.forced ?? []) {
      addReaction(content, s, found, reactionOf(content, card, trigger.on, "forced")!, useOf(card, "", trigger));
    }
  }
  return triggers.length > 1 ? marked(found) : found;
}

function optional(content: RingsContent, s: Rings, seat: Seat, triggers: readonly Trigger[]): Reacting[] {
  if (!s.order.includes(seat)) return [];
  const found: Reacting[] = [];
  for (const trigger of triggers) {
    for (const card of s.triggers[trigger.on]?.optional ?? []) {
      const reaction = reactionOf(content, card, trigger.on, "optional")!;
      const user = reaction.by === "first" ? s.first : s.cards[card]!.seat;
      if (user === seat) addReaction(content, s, found, reaction, useOf(card, seat, trigger));
    }
    if (!fromHands.has(trigger.on)) continue;
    for (const card of s.hands[seat]!) {
      const reaction = reactionOf(content, card, trigger.on, "optional");
      if (!reaction || (reaction.from !== "hand" && typeOf(card) !== "event")) continue;
      addReaction(content, s, found, reaction, useOf(card, seat, trigger));
    }
  }
  return triggers.length > 1 ? marked(found) : found;
}

function addReaction(content: RingsContent, s: Rings, found: Reacting[], reaction: Reaction, use: Use): void {
  if (!reaction.when || reaction.when(s, use, content))
    found.push({ content, s, reaction, use, isOneOfSeveral: false });
}

/** Says which cards could react to several things. */
function marked(found: readonly Reacting[]): Reacting[] {
  return found.map((one) => ({
    content: one.content,
    s: one.s,
    reaction: one.reaction,
    use: one.use,
    isOneOfSeveral: found.some((other) => other !== one && other.use.card === one.use.card),
  }));
}

function isAnswered(content: RingsContent, s: Rings, on: TriggerKind): boolean {
  for (const seat of s.order) {
    for (const card of s.hands[seat]!) if (reactionOf(content, card, on, "optional")) return true;
  }
  return false;
}

function reactionOf(
  content: RingsContent,
  card: CardId,
  on: TriggerKind,
  manner: Reaction["manner"],
): Reaction | undefined {
  for (const reaction of cardOf(content, card).reactions) {
    if (reaction.on === on && reaction.manner === manner) return reaction;
  }
  return undefined;
}
