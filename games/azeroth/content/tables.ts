import type { RuleId } from "@tavolata/kernel";
import type { CardId, SpaceId } from "../state.js";
import { abilities } from "./abilities/index.js";
import { challengeDecks } from "./challenge-decks.js";
import { characters } from "./characters.js";
import type { AzerothContent } from "./content.js";
import { discoveries } from "./discoveries.js";
import { encounters } from "./encounters/index.js";
import { events } from "./events.js";
import { items } from "./items/index.js";
import { startingQuests } from "./quests/starting.js";
import type {
  Ability,
  ChallengeCard,
  CharacterPower,
  ClassName,
  Colour,
  Discovery,
  Effect,
  Item,
  PrintedEncounter,
  Quest,
} from "./types.js";

/** AZ-setup-3: the four challenge decks, not shuffled yet. */
export const challengeCards: Readonly<Record<Colour, readonly ChallengeCard[]>> = challengeDecks(
  encounters,
  items,
  events,
);

const byId = new Map(Object.values(challengeCards).flatMap((deck) => deck.map((card) => [card.id, card] as const)));

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

export function itemOn({ items }: AzerothContent, card: CardId): Item {
  return items[itemNameOn(card)]!;
}

/** The event of a card; empty for an encounter. */
export function eventNameOn(card: CardId): string {
  const found = challengeCard(card);
  return "event" in found ? found.event : "";
}

export function abilityOn({ abilityByCard, abilities }: AzerothContent, card: CardId): Ability {
  return abilityByCard.get(card) ?? abilities[nameOf(card)]!;
}

export function discoveryOn({ discoveries }: AzerothContent, token: CardId): Discovery {
  return discoveries[nameOf(token)]!;
}

export function powerOf({ characters }: AzerothContent, className: ClassName | ""): CharacterPower {
  return characters[className as ClassName].power;
}

export function questOf({ startingQuests, eliteQuests }: AzerothContent, quest: CardId): Quest {
  return (startingQuests[quest] ?? eliteQuests[quest])!;
}

export function isStartingQuest(quest: CardId): boolean {
  return Object.hasOwn(startingQuests, quest);
}

/** AZ-map-3: the encounter that is printed on a space. */
export function printedAt({ spaces }: AzerothContent, space: SpaceId): PrintedEncounter | undefined {
  return spaces[space]!.printed;
}

/** What an ability, an item, a discovery or a power does, by its name. */
export function effectsOf({ effectsByName }: AzerothContent, name: string): readonly Effect[] {
  const effects = effectsByName.get(name);
  if (!effects) throw new Error(`Nothing is called "${name}".`);
  return effects;
}

/** AZ-abil-2, AZ-item-8, AZ-disc-3, AZ-char-3: by which rule something counts that was used in a combat. */
export function ruleOfUse(name: string): RuleId {
  return rulesByName.get(name)!;
}

const powers = Object.fromEntries(Object.values(characters).map(({ power }) => [power.id, power] as const));

const rulesByName = new Map<string, RuleId>(
  (
    [
      [powers, "AZ-char-3"],
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
