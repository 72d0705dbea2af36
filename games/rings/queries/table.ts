import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import { cardOf, isDescribed, nameIn, titleOf, typeOf } from "../content/lookup.js";
import type { CardId, InPlay } from "../state.js";
import type { RingsView } from "../view.js";

/** LR-round-5: the first player, and the others clockwise from there. */
export function playerOrder(s: RingsView): readonly Seat[] {
  const { order } = s;
  if (order.length <= 1) return order;
  const at = order.indexOf(s.first);
  return at <= 0 ? order : [...order.slice(at), ...order.slice(0, at)];
}

export function isInGame(s: RingsView, seat: Seat): boolean {
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
export function heroesOf(s: Pick<RingsView, "areas" | "cards">, seat: Seat): InPlay[] {
  const heroes: InPlay[] = [];
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (!card.facedown && typeOf(id) === "hero") heroes.push(card);
  }
  return heroes;
}

/** The characters that a seat controls and can use. */
export function charactersOf(s: RingsView, seat: Seat): InPlay[] {
  const characters: InPlay[] = [];
  addCharacters(s, seat, characters);
  return characters;
}

function addCharacters(s: RingsView, seat: Seat, characters: InPlay[]): void {
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (!card.facedown) characters.push(card);
  }
}

/** All characters of all players, in player order. */
export function allCharacters(s: RingsView): InPlay[] {
  const characters: InPlay[] = [];
  for (const seat of playerOrder(s)) addCharacters(s, seat, characters);
  return characters;
}

/** All enemies in play: in the staging area, and engaged with players in player order. */
export function allEnemies(s: RingsView): CardId[] {
  return [...s.staging.filter(isEnemy), ...playerOrder(s).flatMap((seat) => s.engaged[seat]!)];
}

/** LR-keyword-immune: what player cards can't touch. */
export function isImmune(content: RingsContent, id: CardId): boolean {
  return cardOf(content, id).keywords.includes("immune");
}

/** LR-card-2: a unique card of the same name is in play under somebody. */
export function isUniqueInPlay(content: RingsContent, s: RingsView, id: CardId): boolean {
  const definition = cardOf(content, id);
  const isUsual = !definition.unique && !isDescribed(id);
  for (const other in s.cards) {
    if (isUsual && !isDescribed(other)) continue;
    const one = cardOf(content, other);
    if (one.unique && (one === definition || nameIn(one.id) === nameIn(definition.id))) return true;
  }
  return false;
}

/** LR-resource-7: the active location keeps everybody from drawing. */
export function canDraw(content: RingsContent, s: RingsView): boolean {
  return s.active === "" || !cardOf(content, s.active).stopsDrawing;
}

export function stagedLocations(s: RingsView): CardId[] {
  return s.staging.filter((id) => typeOf(id) === "location");
}

export function locationsInPlay(s: RingsView): CardId[] {
  const staged = stagedLocations(s);
  return s.active === "" ? staged : [...staged, s.active];
}

/** The topmost attachment in a player's discard pile. */
export function topAttachment(s: RingsView, seat: string): CardId | undefined {
  return s.discards[seat]!.find((id) => typeOf(id) === "attachment");
}

/** Whether a card of this title is in play. */
export function isInPlay(s: RingsView, title: string): boolean {
  return Object.keys(s.cards).some((id) => titleOf(id) === title && s.cards[id]!.place !== "revealed");
}
