import type { RingsContent } from "../../content/content.js";
import type { Effect } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { isUniqueInPlay, topAttachment } from "../../queries/table.js";
import type { CardId, Rings } from "../../state.js";
import { shuffleDeck } from "../02-cards/decks.js";
import { awaken, enterPlay } from "../02-cards/entering.js";
import { freshCard, remove } from "../02-cards/zones.js";
import { lowerThreat, raiseThreat } from "../06-refresh-and-end/threat.js";
import { deal } from "./effects.js";

/** The allies of a hand that could enter play: LR-card-2. */
export function alliesInHand(content: RingsContent, s: Rings, seat: string): CardId[] {
  return s.hands[seat]!.filter((id) => typeOf(id) === "ally" && !isUniqueInPlay(content, s, id));
}

/** An ally of the own hand enters play, and returns at the end of the phase. */
export const sneakingIn: Effect = function* (t, { card, seat, targets }) {
  const { state: s } = t;
  const ally = targets[0]!;
  if (!remove(s.hands[seat]!, ally)) return;
  s.delayed.push({ source: card, card: ally, what: "return-to-hand", until: "phase" });
  yield* enterPlay(t, ally, seat);
};

/** The card itself enters play from the hand at no cost. */
export const enteringFromHand: Effect = function* (t, { card, seat }) {
  if (remove(t.state.hands[seat]!, card)) yield* enterPlay(t, card, seat);
};

/** Allies with this printed cost, of one of the four spheres, in anybody's discard pile. */
export function alliesInDiscards(content: RingsContent, s: Rings, most: number): CardId[] {
  return Object.keys(s.discards).flatMap((seat) =>
    s.discards[seat]!.filter((id) => {
      const { type, sphere, cost } = cardOf(content, id);
      return type === "ally" && sphere !== "neutral" && Number(cost) <= most && !isUniqueInPlay(content, s, id);
    }),
  );
}

/** LR-card-8: it enters play under your control and stays its owner's. */
export const raisingAlly: Effect = function* (t, { seat, targets }) {
  const ally = targets[0]!;
  const owner = t.state.owners[ally]!;
  if (remove(t.state.discards[owner]!, ally)) yield* enterPlay(t, ally, seat);
};

/** Heroes in the discard piles of players who are still in the game. */
export function fallenHeroes(content: RingsContent, s: Rings): CardId[] {
  return s.order.flatMap((seat) =>
    s.discards[seat]!.filter((id) => typeOf(id) === "hero" && !isUniqueInPlay(content, s, id)),
  );
}

/** A dead hero comes back under its owner's control: ready, unhurt, with an empty pool. */
export const raisingHero: Effect = function* (t, { targets }) {
  const { state: s } = t;
  const hero = targets[0]!;
  const owner = s.owners[hero]!;
  if (!remove(s.discards[owner]!, hero)) return;
  s.cards[hero] = freshCard(hero, "area", owner);
  s.areas[owner]!.push(hero);
  awaken(t.content, s, hero);
  t.emit({ type: "entered-play", card: hero, seat: owner }, { rules: ["LR-card-13", "LR-card-14"] });
};

/** A card of the own discard pile goes to the hand. */
export const takingBack: Effect = function* (t, { targets }) {
  const { state: s } = t;
  const card = targets[0]!;
  const owner = s.owners[card]!;
  if (!remove(s.discards[owner]!, card)) return;
  s.hands[owner]!.push(card);
  s.looked[card] = [...t.seats];
  t.emit({ type: "card-taken", seat: owner, card }, { rules: ["LR-card-12"] });
};

export const takingBackAttachment: Effect = function* (t, use) {
  const top = topAttachment(t.state, use.targets[0]!);
  if (top !== undefined) yield* takingBack(t, { ...use, targets: [top] });
};

/** LR-card-13: dead heroes stay in the pile. */
export const reshufflingDiscards: Effect = function* (t, { targets }) {
  const { state: s } = t;
  const seat = targets[0]!;
  const cards = s.discards[seat]!.filter((id) => typeOf(id) !== "hero");
  s.discards[seat] = s.discards[seat]!.filter((id) => typeOf(id) === "hero");
  s.decks[seat]!.push(...cards);
  t.emit({ type: "deck-reshuffled", seat, count: cards.length }, { rules: ["LR-card-13"] });
  yield* shuffleDeck(t, s.decks[seat]!, seat);
};

/** The card itself goes over to another player, and threat with it: LR-card-8. */
export const goingOver: Effect = function* (t, { card, seat, targets }) {
  const { state: s } = t;
  const other = targets[0]!;
  lowerThreat(t, seat, 3, "LR-end-6");
  remove(s.areas[seat]!, card);
  s.areas[other]!.push(card);
  s.cards[card]!.seat = other;
  // LR-card-6: what it carries goes with it.
  for (const id of s.cards[card]!.attachments) if (s.cards[id]!.seat !== "") s.cards[id]!.seat = other;
  t.emit({ type: "control-changed", card, seat: other }, { rules: ["LR-card-6", "LR-card-8"] });
  yield* raiseThreat(t, other, 3, "LR-end-1");
};

/** Damage to all enemies with a trait, engaged or in the staging area. */
export function damagingAll(trait: string, amount: number): Effect {
  return deal(amount, (s, _use, content) =>
    Object.keys(s.cards).filter((id) => {
      const { type, traits } = cardOf(content, id);
      const { place } = s.cards[id]!;
      return type === "enemy" && traits.includes(trait) && (place === "staging" || place === "engaged");
    }),
  );
}
