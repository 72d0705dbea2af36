import { allies } from "./content/allies.js";
import { antagonists } from "./content/antagonists.js";
import { champions } from "./content/champions.js";
import type { Effect } from "./content/effects.js";
import { archetypes } from "./content/heroes.js";
import { items } from "./content/items.js";
import { scenery } from "./content/scenery.js";
import { spells } from "./content/spells/index.js";
import { treasureDeck } from "./content/treasure-deck.js";
import type {
  Ally,
  AntagonistType,
  ArchetypeSheet,
  Champion,
  Item,
  SceneryType,
  Spell,
  TreasureCard,
} from "./content/types.js";
import type { Figure } from "./state.js";

// Maps, because rules look things up all the time, and in an object of fifty fields that takes twice as long.
const itemTable = tableOf<Item>(items);
const championTable = tableOf<Champion>(champions);
const antagonistTable = tableOf<AntagonistType>(antagonists);
const allyTable = tableOf<Ally>(allies);
const sceneryTable = tableOf<SceneryType>(scenery);
const treasureTable = tableOf<TreasureCard>(treasureDeck);
const spellTable = tableOf<Spell>(spells);
const archetypeTable = tableOf<ArchetypeSheet>(archetypes);

function tableOf<T extends object>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(entries));
}

/** A card or kind of the content by the word that stands for it in the state. */
export function itemNamed(id: string): Item {
  return found(itemTable, id);
}

export function championNamed(id: string): Champion | undefined {
  return championTable.get(id);
}

export function antagonistNamed(id: string): AntagonistType {
  return found(antagonistTable, id);
}

export function allyNamed(id: string): Ally {
  return found(allyTable, id);
}

export function sceneryNamed(id: string): SceneryType {
  return found(sceneryTable, id);
}

export function treasureCardNamed(id: string): TreasureCard {
  return found(treasureTable, id);
}

export function spellNamed(id: string): Spell {
  return found(spellTable, id);
}

/** The sheet of a named antagonist; nothing for anybody else. Its id begins with its name. */
export function championOf({ id, kind }: Figure): Champion | undefined {
  return kind === "champion" ? championNamed(id.slice(0, id.lastIndexOf("-"))) : undefined;
}

/** HQ-2.1-b: whether somebody plays this ally. */
export function isPlayed({ type }: Figure): boolean {
  return found(allyTable, type).playedBy === "its-hero";
}

export function isUndead(figure: Figure): boolean {
  if (figure.kind === "hero" || figure.kind === "ally") return false;
  return (championOf(figure) ?? antagonistNamed(figure.type)).undead;
}

/** The printed sheet of a hero; nothing for anybody else. */
export function sheetOf(figure: Figure): ArchetypeSheet | undefined {
  return figure.kind === "hero" ? found(archetypeTable, figure.type) : undefined;
}

/** The most mind points that a figure can have: its own, and what it wears gives (HQ-1.2.c). */
export function fullMindOf(figure: Figure): number {
  let full = figure.fullMind;
  for (const item of figure.items) {
    for (const effect of itemNamed(item).effects ?? []) if (effect.effect === "max-mind") full += effect.change;
  }
  return full;
}

/** What somebody carries that is used in this way, each kind once. Most carry nothing of the kind. */
export function itemsUsed({ items }: Figure, use: NonNullable<Item["use"]>): readonly string[] {
  let used = none;
  for (const item of items) if (itemNamed(item).use === use && !used.includes(item)) used = [...used, item];
  return used;
}

const none: readonly string[] = [];

/** Whether somebody carries a thing that does this while it is carried. */
export function carries(figure: Figure, effect: Effect["effect"]): boolean {
  for (const item of figure.items) {
    const { use, effects } = itemNamed(item);
    if (use === "carried" && effects?.some((one) => one.effect === effect)) return true;
  }
  return false;
}

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const entry = table.get(id);
  if (entry === undefined) throw new RangeError(`The content has no "${id}".`);
  return entry;
}
