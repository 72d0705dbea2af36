import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import { cardOf, isDescribed, nameIn, typeOf } from "../content/lookup.js";
import type { CardId, InPlay, Rings } from "../state.js";

/** LR-round-5: the first player, and the others clockwise from there. */
export function playerOrder(s: Rings): readonly Seat[] {
  const { order } = s;
  if (order.length <= 1) return order;
  const at = order.indexOf(s.first);
  return at <= 0 ? order : [...order.slice(at), ...order.slice(0, at)];
}

export function isInGame(s: Rings, seat: Seat): boolean {
  return s.order.includes(seat);
}

/** LR-card-1: heroes and allies. */
export function isCharacter(id: CardId): boolean {
  const type = typeOf(id);
  return type === "hero" || type === "ally";
}

/** LR-scenario-8: a facedown player card that acts as an enemy. */
export function isOrcGuard(id: CardId): boolean {
  return id.startsWith("orc-guard-");
}

export function isEnemy(id: CardId): boolean {
  return typeOf(id) === "enemy";
}

/** The heroes that a seat controls and can use: not the prisoner (LR-scenario-5). */
export function heroesOf(s: Pick<Rings, "areas" | "cards">, seat: Seat): InPlay[] {
  const heroes: InPlay[] = [];
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (!card.facedown && typeOf(id) === "hero") heroes.push(card);
  }
  return heroes;
}

/** The characters that a seat controls and can use. */
export function charactersOf(s: Rings, seat: Seat): InPlay[] {
  const characters: InPlay[] = [];
  addCharacters(s, seat, characters);
  return characters;
}

function addCharacters(s: Rings, seat: Seat, characters: InPlay[]): void {
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (!card.facedown) characters.push(card);
  }
}

/** All characters of all players, in player order. */
export function allCharacters(s: Rings): InPlay[] {
  const characters: InPlay[] = [];
  for (const seat of playerOrder(s)) addCharacters(s, seat, characters);
  return characters;
}

/** All enemies in play: in the staging area, and engaged with players in player order. */
export function allEnemies(s: Rings): CardId[] {
  return [...s.staging.filter(isEnemy), ...playerOrder(s).flatMap((seat) => s.engaged[seat]!)];
}

/** LR-keyword-immune: what player cards can't touch. */
export function isImmune(content: RingsContent, id: CardId): boolean {
  return cardOf(content, id).keywords.includes("immune");
}

export function remove(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** LR-zone-1: nobody can place this card any more. Most were never looked at: to see that is much quicker than to delete what isn't there. */
export function loseSight({ looked }: Rings, card: CardId): void {
  if (looked[card]) delete looked[card];
}

/** A card as it enters play: LR-planning-4, LR-card-14. */
export function freshCard(id: CardId, place: InPlay["place"], seat: Seat): InPlay {
  return {
    id,
    place,
    seat,
    exhausted: false,
    damage: 0,
    progress: 0,
    resources: 0,
    attachments: [],
    host: "",
    committed: false,
    facedown: false,
  };
}

/** LR-card-2: a unique card of the same name is in play under somebody. */
export function isUniqueInPlay(content: RingsContent, s: Rings, id: CardId): boolean {
  const definition = cardOf(content, id);
  const isUsual = !definition.unique && !isDescribed(id);
  for (const other in s.cards) {
    if (isUsual && !isDescribed(other)) continue;
    const one = cardOf(content, other);
    if (one.unique && (one === definition || nameIn(one.id) === nameIn(definition.id))) return true;
  }
  return false;
}
