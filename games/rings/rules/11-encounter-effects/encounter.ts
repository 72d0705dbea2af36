import { each, type Seat } from "@tavolata/kernel";
import type { Effect } from "../../content/definition.js";
import { copyId } from "../../content/lookup.js";
import { enemysAttack } from "../../queries/attacks.js";
import { charactersOf, heroesOf, playerOrder } from "../../queries/table.js";
import type { CardId, InPlay, Rings, RingsFlow, Table } from "../../state.js";
import { shuffleDeck } from "../02-cards/decks.js";
import { attach } from "../02-cards/entering.js";
import { forget, leavePlay, tellShadowsDiscarded } from "../02-cards/leaving.js";
import { freshCard, loseSight, remove } from "../02-cards/zones.js";
import { settle } from "../03-quest/stages.js";
import { reveal } from "../03-quest/staging.js";
import { damage } from "../05-combat/damage.js";
import { enemyAttack, extraAttack } from "../05-combat/enemy-attack.js";
import { dealShadow } from "../05-combat/shadow.js";
import { react } from "../07-timing/react.js";

/** Each player in order does something. */
export function eachPlayer(does: (t: Table, seat: Seat) => RingsFlow): Effect {
  return function* (t) {
    for (const seat of [...playerOrder(t.state)]) if (t.state.order.includes(seat)) yield* does(t, seat);
  };
}

/** A player picks one card of several; nothing happens where there is none (LR-timing-15). */
export function* pickOne(
  t: Table,
  seat: Seat,
  what: string,
  among: (s: Rings) => readonly InPlay[],
): RingsFlow<CardId | undefined> {
  const { state: s } = t;
  if (among(s).length === 0) return undefined;
  const picked = yield* t.choose(
    seat,
    what,
    () => [each(among(s), { verb: "target", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    { rules: ["LR-timing-6", "LR-timing-15"] },
  );
  return picked.id;
}

/** One hero of a player takes damage, of the player's choice. */
export function* hurtOneHero(t: Table, seat: Seat, amount: number): RingsFlow {
  const hero = yield* pickOne(t, seat, "choose-hero", (s) => heroesOf(s, seat));
  if (hero !== undefined) yield* damage(t, hero, amount, "LR-damage-4");
}

/** One character of a player takes damage, of the player's choice. */
export function* hurtOneCharacter(t: Table, seat: Seat, amount: number): RingsFlow {
  const character = yield* pickOne(t, seat, "choose-character", (s) => charactersOf(s, seat));
  if (character !== undefined) yield* damage(t, character, amount, "LR-damage-4");
}

/** LR-commit-5: a character no longer counts for the quest, and doesn't ready. */
export function removeFromQuest(t: Table, id: CardId): void {
  t.state.cards[id]!.committed = false;
  t.emit({ type: "removed-from-quest", card: id }, { rules: ["LR-commit-5"] });
}

/** LR-card-9: a treachery becomes an attachment that nobody controls. */
export function* becomeAttachment(t: Table, card: CardId, host: CardId): RingsFlow {
  remove(t.state.resolving, card);
  yield* attach(t, card, host, "");
}

/** LR-card-9: it lies on the first player's deck, revealed or as a shadow card. */
export const shackling: Effect = function* (t, { card }) {
  const { state: s } = t;
  if (!remove(s.resolving, card)) for (const cards of Object.values(s.turned)) remove(cards, card);
  s.cards[card] = freshCard(card, "deck", s.first);
  s.players[s.first]!.shackles.push(card);
  t.emit({ type: "shackled", card, seat: s.first }, { rules: ["LR-card-9"] });
};

/** Further cards are revealed, one after the other. */
export function revealing(count: (s: Rings) => number): Effect {
  return function* (t) {
    const wanted = count(t.state);
    for (let i = 0; i < wanted; i++) yield* reveal(t);
  };
}

/** The attacker is dealt further shadow cards, which resolve in this attack. */
export function dealingShadows(count: (s: Rings) => number): Effect {
  return function* (t, { seat }) {
    const { enemy } = enemysAttack(t.state)!;
    const wanted = count(t.state);
    for (let i = 0; i < wanted; i++) yield* dealShadow(t, enemy, seat);
  };
}

/** LR-shadow-10: the shadow card makes an attack of its own, inside the first one. */
export const attackingFromShadow: Effect = function* (t, { card, seat }) {
  const { state: s } = t;
  for (const cards of Object.values(s.turned)) remove(cards, card);
  s.cards[card] = freshCard(card, "revealed", "");
  s.resolving.push(card);
  yield* dealShadow(t, card, seat);
  yield* enemyAttack(t, card, seat, true);
  tellShadowsDiscarded(t, card, "LR-shadow-9");
  if (s.cards[card]) s.delayed.push({ source: card, card, what: "top-of-encounter-deck", until: "phase" });
};

/** It attacks a player at once, beyond its usual attack: LR-shadow-9. */
export const attackingFirstPlayer: Effect = (t, { card }) => extraAttack(t, card, t.state.first);

/** LR-scenario-8: the top card of a player's deck, unseen, becomes an enemy that has just engaged its owner. */
export function* layOrcGuard(t: Table, seat: Seat): RingsFlow {
  const { state: s } = t;
  const [under] = yield* t.draw(s.decks[seat]!, 1, seat);
  if (under === undefined) return;
  loseSight(s, under);
  s.guardCount += 1;
  const id = copyId("orc-guard", s.guardCount);
  s.guards[seat]![id] = [under];
  s.cards[id] = freshCard(id, "engaged", seat);
  s.engaged[seat]!.push(id);
  t.emit({ type: "orc-guard", seat, card: id }, { rules: ["LR-scenario-8"] });
  yield* react(t, { on: "engaged", card: id, seat });
}

/** LR-scenario-7: an unguarded objective goes to a hero of who claims it. */
export const claiming: Effect = function* (t, { card, seat, targets }) {
  const { state: s } = t;
  if (!s.order.includes(seat) || !s.cards[targets[0]!] || !remove(s.staging, card)) return;
  yield* attach(t, card, targets[0]!, seat);
  yield* settle(t);
};

/** An objective is shuffled into the encounter deck; its guard stays. */
export function* loseObjective(t: Table, id: CardId): RingsFlow {
  const { state: s } = t;
  forget(t.content, s, s.cards[id]!);
  s.encounter.draw.push(id);
  t.emit({ type: "objective-lost", card: id }, { rules: ["LR-quest-6"] });
  yield* shuffleDeck(t, s.encounter.draw, "encounter");
}

/** A player discards one character, hero or ally: LR-damage-6. */
export function* discardCharacter(t: Table, seat: Seat): RingsFlow {
  const gone = yield* pickOne(t, seat, "choose-character", (s) => charactersOf(s, seat));
  if (gone !== undefined) yield* leavePlay(t, gone, "discarded", "LR-damage-6");
}

/** Each player whose threat is at least so high. */
export function playersAt(s: Rings, threat: number): Seat[] {
  return playerOrder(s).filter((seat) => s.players[seat]!.threat >= threat);
}
