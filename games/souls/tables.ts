import { onBlank } from "./content/blanks.js";
import { powerTokens } from "./content/power-tokens.js";
import type {
  ChestToken,
  Content,
  CriticalToken,
  EffectName,
  ItemCard,
  ItemSide,
  LootToken,
  MasterScroll,
  SearchToken,
  ShadowToken,
  PowerToken as TokenName,
  TokenWorks,
} from "./content/types.js";
import type { ItemId, Souls } from "./state.js";

export type { Content } from "./content/types.js";

/** The cards and tokens of the box: everything but the Quests. */
export type Cards = Omit<Content, "quests">;

const tables: { [K in keyof Cards]: Map<string, Cards[K][string]> } = {
  heroes: new Map(),
  powers: new Map(),
  companions: new Map(),
  items: new Map(),
  scrolls: new Map(),
  masters: new Map(),
  enemies: new Map(),
  enemyPowers: new Map(),
  encounters: new Map(),
  traps: new Map(),
  events: new Map(),
  criticals: new Map(),
  shadows: new Map(),
  searches: new Map(),
  chests: new Map(),
  loot: new Map(),
  money: new Map(),
};

/** What was worked out from cards and is kept: forgotten when cards are made known, or corrected. */
const kept: { clear(): void }[] = [];

/** Keeps something that was worked out from cards, until they change. */
export function keptFromCards<T extends { clear(): void }>(cache: T): T {
  kept.push(cache);
  return cache;
}

/** The card of each copy of an item that was asked for: rules ask all the time. */
const cardOfItem = keptFromCards(new Map<ItemId, ItemCard>());

/** For each word of an effect, the items that it stands on. */
const itemsByWord = keptFromCards(new Map<EffectName, Set<ItemCard>>());

/** The items on which an effect of this word stands, on one side or the other. Where there are none, nobody's belongings need be searched. */
export function itemsWith(word: EffectName): ReadonlySet<ItemCard> | undefined {
  return itemsByWord.get(word);
}

function noteItem(card: ItemCard): void {
  for (const { effect } of [...(card.front.effects ?? []), ...(card.back?.effects ?? [])]) {
    const cards = itemsByWord.get(effect) ?? new Set();
    cards.add(card);
    itemsByWord.set(effect, cards);
  }
}

/** The words of effects that come with events, and with Night and Day. */
const wordsOfEvents = new Set<EffectName>();

/** Whether an event may give an effect of this word. */
export function isOfEvents(word: EffectName): boolean {
  return wordsOfEvents.has(word);
}

function noteEvents({ events = {} }: Partial<Cards>): void {
  for (const { continuous } of Object.values(events))
    for (const { effect } of continuous ?? []) wordsOfEvents.add(effect);
}

/** What Quests say of Night and Day. */
export function noteQuests(quests: Content["quests"]): void {
  for (const { night, day } of Object.values(quests))
    for (const { effect } of [...(night?.lasting ?? []), ...(day?.lasting ?? [])]) wordsOfEvents.add(effect);
}

/** Makes cards known. Done when the game is put together, and whenever they are corrected. */
export function registerContent(content: Partial<Cards>): void {
  for (const kind of Object.keys(content) as (keyof Cards)[]) {
    const table = tables[kind] as Map<string, unknown>;
    for (const [name, card] of Object.entries(content[kind]!)) table.set(name, laidOut(kind, card));
  }
  for (const cache of kept) cache.clear();
  for (const card of tables.items.values()) noteItem(card);
  noteEvents(content);
}

/** Cards on their blanks, by the cards that they were made from: to make the same cards known again makes no others. */
const laid = new Map<object, object>();

function laidOut(kind: keyof Cards, card: object): object {
  if (!(kind in onBlank)) return card;
  let onIt = laid.get(card);
  if (!onIt) {
    onIt = (onBlank[kind as keyof typeof onBlank] as (card: object) => object)(card);
    laid.set(card, onIt);
  }
  return onIt;
}

/** Makes known that something on these cards was changed: what was worked out from them before is forgotten. */
export function renewContent(content: Partial<Cards>): void {
  laid.clear();
  registerContent(content);
}

function lookUp<K extends keyof Cards>(kind: K): (name: string) => Cards[K][string] {
  const table = tables[kind] as ReadonlyMap<string, Cards[K][string]>;
  return (name) => {
    const found = table.get(name);
    if (!found) throw new RangeError(`There is no "${name}" among the ${kind}.`);
    return found;
  };
}

export const heroCard = lookUp("heroes");
export const powerCard = lookUp("powers");
export const companionCard = lookUp("companions");
export const scrollCard = lookUp("scrolls");
export const enemyCard = lookUp("enemies");
export const enemyPowerCard = lookUp("enemyPowers");
export const encounterCard = lookUp("encounters");
export const trapCard = lookUp("traps");
export const eventCard = lookUp("events");

/** The card of one of several copies: `rum-2` is a `rum`. */
export function nameOf(copy: string): string {
  let name = names.get(copy);
  if (name === undefined) {
    name = copy.replace(/-\d+$/, "");
    names.set(copy, name);
  }
  return name;
}

/** Names of copies that were asked for: a handful of hundreds. */
const names = new Map<string, string>();

const itemNamed = lookUp("items");
const criticalNamed = lookUp("criticals");

export function itemCard(item: ItemId): ItemCard {
  let card = cardOfItem.get(item);
  if (!card) {
    card = itemNamed(nameOf(item));
    cardOfItem.set(item, card);
  }
  return card;
}

export function criticalToken(token: string): CriticalToken {
  return criticalNamed(nameOf(token));
}

const shadowNamed = lookUp("shadows");
const chestNamed = lookUp("chests");
const lootNamed = lookUp("loot");

const searchNamed = lookUp("searches");

export function searchToken(token: string): SearchToken {
  return searchNamed(nameOf(token));
}

export function chestToken(token: string): ChestToken {
  return chestNamed(nameOf(token));
}

export function lootToken(token: string): LootToken {
  return lootNamed(nameOf(token));
}

/** SS-13-b: how many Crowns a Treasure card is worth; nothing when it is an item. */
export function moneyOf(treasure: string): number | undefined {
  return tables.money.get(nameOf(treasure))?.crowns;
}

/** The names of all cards of a kind. */
export function allOf(kind: keyof Cards): string[] {
  return [...tables[kind].keys()];
}

export function shadowToken(token: string): ShadowToken {
  return shadowNamed(nameOf(token));
}

/** SS-7-a, SS-7-f: a hero's own power cards, or the Talents. */
export function powersFor(hero: string | undefined): readonly string[] {
  let own = powersByHero.get(hero);
  if (!own) {
    own = allOf("powers").filter((id) => powerCard(id).hero === hero);
    powersByHero.set(hero, own);
  }
  return own;
}

const powersByHero = keptFromCards(new Map<string | undefined, readonly string[]>());

/** The side of an item that lies up. */
export function itemSide(s: Souls, item: ItemId): ItemSide {
  const card = itemCard(item);
  return s.items[item]?.back && card.back ? card.back : card.front;
}

/** What the side of an item that lies up is called. */
export function nameOfSide(s: Souls, item: ItemId): string {
  return itemSide(s, item).name ?? nameOf(item);
}

/** SS-7-a: what a token of a power does. */
export function tokenWorks(token: TokenName): TokenWorks {
  return powerTokens[token];
}

/** SS-16-a: a Master Enemy's own scroll; nothing for other enemies. */
export function masterScroll(scroll: string): MasterScroll | undefined {
  return tables.masters.get(scroll);
}

/** Copies that were counted out once. */
const copies = keptFromCards(new Map<string, readonly string[]>());

/**
 * The same names, as Node.js keeps the names of fields: each once, so that they are compared and looked up without comparing letters. A text that is
 * put together anew isn't kept so.
 */
export function foundAtOnce(names: readonly string[]): readonly string[] {
  const fields: Record<string, true> = {};
  for (const name of names) fields[name] = true;
  return Object.keys(fields);
}

/** A list of copies of one's own, counted out once. */
function copiesOnce(
  name: string,
  countOut: () => Iterable<readonly [name: string, card: { copies: number }]>,
): string[] {
  let all = copies.get(name);
  if (!all) {
    all = foundAtOnce(
      [...countOut()].flatMap(([card, { copies: number }]) =>
        Array.from({ length: number }, (_, i) => `${card}-${i + 1}`),
      ),
    );
    copies.set(name, all);
  }
  return [...all];
}

/** All copies of the tokens or items of a kind, each with its number; of items only those from one source. */
export function copiesOf(kind: "criticals" | "loot" | "chests" | "searches" | "items", source?: string): string[] {
  return copiesOnce(`${kind} ${source}`, () =>
    [...tables[kind]].filter(([, card]) => source === undefined || (card as ItemCard).source === source),
  );
}

/** SS-2.1-c: the Treasures of an Act, items and money. SS-2.1-d, SS-2.1-g: neither Quest Treasures nor Soul Weapons. */
export function treasuresOf(act: number): string[] {
  return copiesOnce(`treasures ${act}`, () =>
    [...tables.items, ...tables.money].filter(
      ([, card]) => card.act === act && (!("source" in card) || card.source === "treasure"),
    ),
  );
}
