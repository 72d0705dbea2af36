import { derived } from "@tavolata/kernel";
import type { ItemId } from "../state.js";
import type { SoulsView } from "../view.js";
import type { SoulsContent } from "./content.js";
import { powerTokens } from "./power-tokens.js";
import type {
  Cards,
  ChestToken,
  CompanionCard,
  CriticalToken,
  EffectName,
  EncounterCard,
  EnemyCard,
  EnemyPowerCard,
  EnemyScroll,
  EventCard,
  HeroCard,
  ItemCard,
  ItemSide,
  LootToken,
  MasterScroll,
  PowerCard,
  Quest,
  SearchToken,
  ShadowToken,
  PowerToken as TokenName,
  TokenWorks,
  TrapCard,
} from "./types.js";

/** The items on which an effect of this word stands, on one side or the other. Where there are none, nobody's belongings need be searched. */
export function itemsWith({ itemsByWord }: SoulsContent, word: EffectName): ReadonlySet<ItemCard> | undefined {
  return itemsByWord.get(word);
}

/** The words of effects that come with Night and Day, in any Quest that was played. */
const wordsOfQuests = new Set<EffectName>();

/** Whether an event may give an effect of this word. */
export function isOfEvents({ wordsOfEvents }: SoulsContent, word: EffectName): boolean {
  return wordsOfEvents.has(word) || wordsOfQuests.has(word);
}

/** What Quests say of Night and Day. */
export function noteQuests(quests: Readonly<Record<string, Quest>>): void {
  for (const { night, day } of Object.values(quests))
    for (const { effect } of [...(night?.lasting ?? []), ...(day?.lasting ?? [])]) wordsOfQuests.add(effect);
}

function found<T>(card: T | undefined, name: string, kind: keyof Cards): T {
  if (card === undefined) throw new RangeError(`There is no "${name}" among the ${kind}.`);
  return card;
}

export function heroCard({ heroes }: SoulsContent, version: string): HeroCard {
  return found(heroes.get(version), version, "heroes");
}

export function powerCard({ powers }: SoulsContent, power: string): PowerCard {
  return found(powers.get(power), power, "powers");
}

export function companionCard({ companions }: SoulsContent, companion: string): CompanionCard {
  return found(companions.get(companion), companion, "companions");
}

export function scrollCard({ scrolls }: SoulsContent, scroll: string): EnemyScroll {
  return found(scrolls.get(scroll), scroll, "scrolls");
}

export function enemyCard({ enemies }: SoulsContent, enemy: string): EnemyCard {
  return found(enemies.get(enemy), enemy, "enemies");
}

export function enemyPowerCard({ enemyPowers }: SoulsContent, card: string): EnemyPowerCard {
  return found(enemyPowers.get(card), card, "enemyPowers");
}

export function encounterCard({ encounters }: SoulsContent, card: string): EncounterCard {
  return found(encounters.get(card), card, "encounters");
}

export function trapCard({ traps }: SoulsContent, trap: string): TrapCard {
  return found(traps.get(trap), trap, "traps");
}

export function eventCard({ events }: SoulsContent, event: string): EventCard {
  return found(events.get(event), event, "events");
}

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

export function itemCard({ itemByCopy, items }: SoulsContent, item: ItemId): ItemCard {
  return itemByCopy.get(item) ?? found(items.get(nameOf(item)), item, "items");
}

export function criticalToken({ criticals }: SoulsContent, token: string): CriticalToken {
  return found(criticals.get(nameOf(token)), token, "criticals");
}

export function searchToken({ searches }: SoulsContent, token: string): SearchToken {
  return found(searches.get(nameOf(token)), token, "searches");
}

export function chestToken({ chests }: SoulsContent, token: string): ChestToken {
  return found(chests.get(nameOf(token)), token, "chests");
}

export function lootToken({ loot }: SoulsContent, token: string): LootToken {
  return found(loot.get(nameOf(token)), token, "loot");
}

export function shadowToken({ shadows }: SoulsContent, token: string): ShadowToken {
  return found(shadows.get(nameOf(token)), token, "shadows");
}

/** SS-13-b: how many Crowns a Treasure card is worth; nothing when it is an item. */
export function moneyOf({ money }: SoulsContent, treasure: string): number | undefined {
  return money.get(nameOf(treasure))?.crowns;
}

/** The names of all cards of a kind. */
export function allOf(content: SoulsContent, kind: keyof Cards): string[] {
  return [...content[kind].keys()];
}

/** SS-7-a, SS-7-f: a hero's own power cards, or the Talents. */
export function powersFor({ powersByHero }: SoulsContent, hero: string | undefined): readonly string[] {
  return powersByHero.get(hero) ?? [];
}

/** The side of an item that lies up. */
export function itemSide(content: SoulsContent, s: SoulsView, item: ItemId): ItemSide {
  const card = itemCard(content, item);
  return s.items[item]?.back && card.back ? card.back : card.front;
}

/** What the side of an item that lies up is called. */
export function nameOfSide(content: SoulsContent, s: SoulsView, item: ItemId): string {
  return itemSide(content, s, item).name ?? nameOf(item);
}

/** SS-7-a: what a token of a power does. */
export function tokenWorks(token: TokenName): TokenWorks {
  return powerTokens[token];
}

/** SS-16-a: a Master Enemy's own scroll; nothing for other enemies. */
export function masterScroll({ masters }: SoulsContent, scroll: string): MasterScroll | undefined {
  return masters.get(scroll);
}

/** Copies that were counted out once. */
const copies = derived((_content: SoulsContent) => new Map<string, readonly string[]>());

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
  content: SoulsContent,
  name: string,
  countOut: () => Iterable<readonly [name: string, card: { copies: number }]>,
): string[] {
  const counted = copies(content);
  let all = counted.get(name);
  if (!all) {
    all = foundAtOnce(
      [...countOut()].flatMap(([card, { copies: number }]) =>
        Array.from({ length: number }, (_, i) => `${card}-${i + 1}`),
      ),
    );
    counted.set(name, all);
  }
  return [...all];
}

/** All copies of the tokens or items of a kind, each with its number; of items only those from one source. */
export function copiesOf(
  content: SoulsContent,
  kind: "criticals" | "loot" | "chests" | "searches" | "items",
  source?: string,
): string[] {
  return copiesOnce(content, `${kind} ${source}`, () =>
    [...content[kind]].filter(([, card]) => source === undefined || (card as ItemCard).source === source),
  );
}

/** SS-2.1-c: the Treasures of an Act, items and money. SS-2.1-d, SS-2.1-g: neither Quest Treasures nor Soul Weapons. */
export function treasuresOf(content: SoulsContent, act: number): string[] {
  return copiesOnce(content, `treasures ${act}`, () =>
    [...content.items, ...content.money].filter(
      ([, card]) => card.act === act && (!("source" in card) || card.source === "treasure"),
    ),
  );
}
