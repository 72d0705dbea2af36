import type { RuleId } from "@tavolata/kernel";
import { abilities } from "./content/abilities/index.js";
import { challengeDecks } from "./content/challenge-decks.js";
import { characters } from "./content/characters.js";
import { discoveries } from "./content/discoveries.js";
import { encounters } from "./content/encounters/index.js";
import { events } from "./content/events.js";
import { items } from "./content/items/index.js";
import { eliteQuests } from "./content/quests/elite.js";
import { startingQuests } from "./content/quests/starting.js";
import type {
  Ability,
  ChallengeCard,
  CharacterPower,
  ClassName,
  Colour,
  Discovery,
  Effect,
  Item,
  Quest,
} from "./content/types.js";
import type { CardId } from "./state.js";

/** AZ-setup-3: the four challenge decks, not shuffled yet. */
export const challengeCards: Readonly<Record<Colour, readonly ChallengeCard[]>> = challengeDecks(
  encounters,
  items,
  events,
);

const byId = new Map(Object.values(challengeCards).flatMap((deck) => deck.map((card) => [card.id, card] as const)));

const abilityByCard = new Map<CardId, Ability>(
  Object.entries(abilities).flatMap(([name, ability]) =>
    Array.from({ length: ability.copies }, (_, i) => [`${name}-${i + 1}`, ability] as const),
  ),
);

const powers = () => new Map(Object.values(characters).map(({ power }) => [power.id, power] as const));

/** `heavy-blow` of `heavy-blow-2`. */
export function nameOf(card: CardId): string {
  return card.slice(0, card.lastIndexOf("-"));
}

export function challengeCard(card: CardId): ChallengeCard {
  const found = byId.get(card);
  if (!found) throw new Error(`There is no challenge card "${card}".`);
  return found;
}

/** The front of a challenge card; empty for an event. */
export function encounterNameOn(card: CardId): string {
  const found = challengeCard(card);
  return "encounter" in found ? found.encounter : "";
}

/** AZ-outcome-1: the back of a challenge card. */
export function itemNameOn(card: CardId): string {
  const found = challengeCard(card);
  return "item" in found ? found.item : "";
}

export function itemOn(card: CardId): Item {
  return items[itemNameOn(card)]!;
}

/** The event of a card; empty for an encounter. */
export function eventNameOn(card: CardId): string {
  const found = challengeCard(card);
  return "event" in found ? found.event : "";
}

export function abilityOn(card: CardId): Ability {
  return abilityByCard.get(card) ?? abilities[nameOf(card)]!;
}

export function discoveryOn(token: CardId): Discovery {
  return discoveries[nameOf(token)]!;
}

export function powerOf(className: ClassName | ""): CharacterPower {
  return characters[className as ClassName].power;
}

export function questOf(quest: CardId): Quest {
  return (startingQuests[quest] ?? eliteQuests[quest])!;
}

export function isStartingQuest(quest: CardId): boolean {
  return Object.hasOwn(startingQuests, quest);
}

/** What an ability, an item, a discovery or a power does, by its name. */
export function effectsOf(name: string): readonly Effect[] {
  const effects = effectsByName.get(name);
  if (!effects) throw new Error(`Nothing is called "${name}".`);
  return effects;
}

/** An ability counts before an item of the same name, and so on. */
const effectsByName = new Map<string, readonly Effect[]>();

/** Looks the effects up anew: a card was corrected. */
export function renewEffects(): void {
  for (const [name, { effects }] of powers()) effectsByName.set(name, effects);
  for (const table of [discoveries, items, abilities])
    for (const [name, { effects }] of Object.entries(table)) effectsByName.set(name, effects);
}
renewEffects();

/** AZ-abil-2, AZ-item-8, AZ-disc-3, AZ-char-3: by which rule something counts that was used in a combat. */
export function ruleOfUse(name: string): RuleId {
  return rulesByName.get(name)!;
}

const rulesByName = new Map<string, RuleId>(
  (
    [
      [Object.fromEntries(powers()), "AZ-char-3"],
      [discoveries, "AZ-disc-3"],
      [items, "AZ-item-8"],
      [abilities, "AZ-abil-2"],
    ] as const
  ).flatMap(([table, rule]) => Object.keys(table).map((name) => [name, rule] as const)),
);

/** Numbered copies, so that every card has an id of its own: `found-trap-1`, `found-trap-2`. */
export function numbered(names: readonly string[]): CardId[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name}-${number}`;
  });
}
