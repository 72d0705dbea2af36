import type { RuleId, Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { heroesOf, isCharacter, isOrcGuard } from "../../queries/table.js";
import type { CardId, InPlay, Rings, RingsFlow, Table } from "../../state.js";
import { settle } from "../03-quest/stages.js";
import { eliminate } from "../06-refresh-and-end/threat.js";
import { react } from "../07-timing/react.js";
import type { Trigger } from "../07-timing/trigger.js";
import { removeTriggers } from "../07-timing/trigger-index.js";
import { shuffleDeck } from "./decks.js";
import { loseSight, remove } from "./zones.js";

/** How a card leaves play. LR-damage-6: destroyed isn't discarded. */
export type Leaving = "destroyed" | "discarded" | "explored" | "returned" | "shuffled" | "on-top";

/** A card that has just left play, as it was there. */
export interface Departure {
  readonly card: CardId;
  readonly seat: Seat;
  readonly how: Leaving;
}

/** A card leaves play, with all that hangs on it and on its leaving. */
export function* leavePlay(t: Table, id: CardId, how: Leaving, rule: RuleId): RingsFlow {
  const gone = yield* takeOut(t, id, how, rule);
  if (gone) yield* afterLeaving(t, [gone]);
}

/** A card leaves play, and nobody reacts yet: several may leave at the same moment. */
export function* takeOut(t: Table, id: CardId, how: Leaving, rule: RuleId): RingsFlow<Departure | undefined> {
  const { state: s } = t;
  const card = s.cards[id];
  if (!card) return undefined;
  const { seat } = card;
  for (const attached of [...card.attachments]) fallOff(t, attached);
  tellShadowsDiscarded(t, id, "LR-shadow-8");
  forget(t.content, s, card);
  const to = yield* putAway(t, id, how);
  // What goes where nobody sees it, and what lay face down until now.
  const reveals = to === "hand" || to === "deck" || to === "top" || isOrcGuard(id);
  t.emit({ type: "left-play", card: id, how, to }, { rules: [rule, "LR-card-14"], reveals });
  if (to === "victory") {
    t.emit({ type: "to-victory", card: id, points: cardOf(t.content, id).victory! }, { rules: ["LR-keyword-victory"] });
  }
  return { card: id, seat, how };
}

/**
 * What follows when cards have left play at one moment: LR-end-2, a player without heroes is out at once; LR-progress-7, a stage may be
 * completed; then all that reacts, in an order of the players' choice (LR-timing-3). `more` happened at the same moment.
 */
export function* afterLeaving(t: Table, gone: readonly Departure[], more: readonly Trigger[] = []): RingsFlow {
  const { state: s } = t;
  for (const { card, seat } of gone) {
    if (typeOf(card) !== "hero" || !s.order.includes(seat) || heroesOf(s, seat).length > 0) continue;
    eliminate(t, seat, "heroes");
  }
  const triggers: Trigger[] = [];
  for (const { card, seat, how } of gone) {
    if (!isCharacter(card)) {
      yield* settle(t, how === "destroyed" ? card : undefined);
      continue;
    }
    const { type, traits } = cardOf(t.content, card);
    const what = { card, seat, type, traits };
    if (how === "destroyed") triggers.push({ on: "destroyed", ...what });
    triggers.push({ on: "left-play", ...what });
  }
  triggers.push(...more);
  if (triggers.length > 0) yield* react(t, ...triggers);
}

/** LR-card-5: an attachment falls with its host. A claimed or guarded objective returns to the staging area. */
function fallOff(t: Table, id: CardId): void {
  const { state: s } = t;
  const card = s.cards[id]!;
  const host = s.cards[card.host];
  if (host) remove(host.attachments, id);
  if (typeOf(id) === "objective") {
    freeObjective(t, card);
    return;
  }
  forget(t.content, s, card);
  const owner = s.owners[id];
  if (owner) s.discards[owner]!.unshift(id);
  else s.encounter.discard.unshift(id);
  t.emit({ type: "detached", card: id, to: owner ?? "encounter" }, { rules: ["LR-card-5", "LR-card-8"] });
}

/** LR-damage-5: an attachment goes, and its host may no longer stand. */
export function* discardAttachment(t: Table, id: CardId): RingsFlow {
  const { state: s } = t;
  const card = s.cards[id];
  if (!card) return;
  const host = s.cards[card.host];
  if (card.place === "deck") remove(s.players[card.seat]!.shackles, id);
  fallOff(t, id);
  if (host && isCharacter(host.id) && hitPointsLeft(t.content, s, host) <= 0) {
    yield* leavePlay(t, host.id, "destroyed", "LR-damage-5");
  }
}

/** LR-keyword-guarded: an objective lies in the staging area, unclaimed and unguarded. */
function freeObjective(t: Table, card: InPlay): void {
  const from = card.seat === "" ? "guard" : "bearer";
  card.place = "staging";
  card.host = "";
  card.seat = "";
  t.state.staging.push(card.id);
  t.emit({ type: "objective-freed", card: card.id, from }, { rules: ["LR-keyword-guarded", "LR-card-5"] });
}

/** Cards with an action that anybody may use are found under this word, so that nobody looks through others' areas. */
export const forAnybody = [{ on: "anybody-acts", manner: "optional" }] as const;

/** LR-card-14: nothing of it stays: not its place, tokens, limits, or what lasted on it. */
export function forget(content: RingsContent, s: Rings, card: InPlay): void {
  const { id, seat } = card;
  if (card.place === "staging") remove(s.staging, id);
  else if (card.place === "engaged") remove(s.engaged[seat]!, id);
  else if (card.place === "area") remove(s.areas[seat]!, id);
  else if (card.place === "active") s.active = "";
  else if (card.place === "revealed") remove(s.resolving, id);
  else if (card.place === "attached") {
    const host = s.cards[card.host];
    if (host) remove(host.attachments, id);
  }
  delete s.cards[id];
  const { reactions, action } = cardOf(content, id);
  if (reactions.length > 0) removeTriggers(s.triggers, id, reactions);
  if (action?.by === "anybody") removeTriggers(s.triggers, id, forAnybody);
  for (const lasting of s.lasting) if (lasting.on) remove(lasting.on, id);
  if (s.delayed.length > 0) s.delayed = s.delayed.filter((one) => one.card !== id);
  for (const key of Object.keys(s.uses)) if (key.split("/")[1] === id) delete s.uses[key];
  // When it comes back it is another card, and takes no part in the attack that is under way.
  for (const attack of s.attacks) remove(attack.side === "enemy" ? attack.defenders : attack.attackers, id);
}

/** LR-card-8, LR-damage-3, LR-travel-4: where a card goes. */
function* putAway(t: Table, id: CardId, how: Leaving): RingsFlow<string> {
  const { state: s } = t;
  if (isOrcGuard(id)) return uncoverGuard(s, id);
  const printed = cardOf(t.content, id);
  const owner = s.owners[id];
  if (owner === undefined) return yield* putAwayEncounterCard(t, id, how);
  if (how === "returned" && s.order.includes(owner)) {
    s.hands[owner]!.push(id);
    // Everybody saw where it went.
    s.looked[id] = [...t.seats];
    return "hand";
  }
  if (how === "shuffled" && printed.type !== "hero" && s.order.includes(owner)) {
    s.decks[owner]!.push(id);
    yield* shuffleDeck(t, s.decks[owner]!, owner);
    return "deck";
  }
  s.discards[owner]!.unshift(id);
  return "discard";
}

function* putAwayEncounterCard(t: Table, id: CardId, how: Leaving): RingsFlow<string> {
  const { state: s } = t;
  const { victory, goesTo } = cardOf(t.content, id);
  if (how === "on-top") {
    s.encounter.draw.unshift(id);
    s.looked[id] = [...t.seats];
    return "top";
  }
  if (goesTo && (goesTo.when === "leaves-play" || how === "destroyed")) {
    s.encounter.draw.unshift(id);
    if (goesTo.where === "top") {
      // Everybody saw where it went.
      s.looked[id] = [...t.seats];
      return "top";
    }
    yield* shuffleDeck(t, s.encounter.draw, "encounter");
    return "deck";
  }
  if (victory && (how === "destroyed" || how === "explored")) {
    s.victory.push(id);
    return "victory";
  }
  s.encounter.discard.unshift(id);
  return "discard";
}

/** LR-scenario-8, LR-end-3: an Orc Guard goes with the player it was engaged with, and what is attached to it goes, too. */
export function dropGuard(t: Table, guard: InPlay): void {
  const { state: s } = t;
  for (const attached of [...guard.attachments]) dropQuietly(t, attached);
  discardShadowsOf(s, guard.id);
  forget(t.content, s, guard);
  const to = uncoverGuard(s, guard.id);
  t.emit({ type: "left-play", card: guard.id, how: "discarded", to }, { rules: ["LR-scenario-8", "LR-end-3"] });
}

/** LR-scenario-8: the card under an Orc Guard goes to its owner's discard pile. */
function uncoverGuard(s: Rings, id: CardId): string {
  for (const owner of Object.keys(s.guards)) {
    const under = s.guards[owner]![id];
    if (!under) continue;
    s.discards[owner]!.unshift(...under);
    delete s.guards[owner]![id];
  }
  return "discard";
}

/** LR-shadow-8: shadow cards go when their enemy leaves play. */
export function discardShadowsOf(s: Rings, enemy: CardId): CardId[] {
  const cards = [...(s.shadows[enemy] ?? []), ...(s.turned[enemy] ?? [])];
  if (cards.length === 0) return cards;
  delete s.shadows[enemy];
  delete s.turned[enemy];
  for (const card of cards) loseSight(s, card);
  s.encounter.discard.unshift(...cards);
  return cards;
}

/** The same, and everybody sees what they were. */
export function tellShadowsDiscarded(t: Table, enemy: CardId, rule: RuleId): void {
  const cards = discardShadowsOf(t.state, enemy);
  if (cards.length > 0) t.emit({ type: "shadows-discarded", cards }, { rules: [rule], reveals: true });
}

/** A card leaves with an eliminated player: LR-end-3. Nobody reacts to it. */
export function dropQuietly(t: Table, id: CardId): void {
  const { state: s } = t;
  const card = s.cards[id];
  if (!card) return;
  for (const attached of [...card.attachments]) {
    const one = s.cards[attached]!;
    if (typeOf(attached) === "objective") freeObjective(t, one);
    else dropQuietly(t, attached);
  }
  forget(t.content, s, card);
  const owner: Seat | undefined = s.owners[id];
  if (owner !== undefined) s.discards[owner]!.unshift(id);
  else s.encounter.discard.unshift(id);
}
