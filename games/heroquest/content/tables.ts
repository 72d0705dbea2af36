import type { Figure } from "../state.js";
import type { HeroQuestContent } from "./content.js";
import type { Effect } from "./effects.js";
import { scenery } from "./scenery.js";
import type {
  Ally,
  AntagonistType,
  ArchetypeSheet,
  Champion,
  Item,
  SceneryType,
  Spell,
  TreasureCard,
} from "./types.js";

/** A card or kind of the content by the word that stands for it in the state. */
export function itemNamed({ itemById }: HeroQuestContent, id: string): Item {
  return found(itemById, id);
}

export function championNamed({ championById }: HeroQuestContent, id: string): Champion | undefined {
  return championById.get(id);
}

export function antagonistNamed({ antagonistById }: HeroQuestContent, id: string): AntagonistType {
  return found(antagonistById, id);
}

export function allyNamed({ allyById }: HeroQuestContent, id: string): Ally {
  return found(allyById, id);
}

/** HQ-1.3: no figures of scenery can be corrected. */
export function sceneryNamed(id: string): SceneryType {
  return found(sceneryById, id);
}

const sceneryById: ReadonlyMap<string, SceneryType> = new Map(Object.entries(scenery));

export function treasureCardNamed({ treasureById }: HeroQuestContent, id: string): TreasureCard {
  return found(treasureById, id);
}

export function spellNamed({ spellById }: HeroQuestContent, id: string): Spell {
  return found(spellById, id);
}

/** The sheet of a named antagonist; nothing for anybody else. Its id begins with its name. */
export function championOf(content: HeroQuestContent, { id, kind }: Figure): Champion | undefined {
  return kind === "champion" ? championNamed(content, id.slice(0, id.lastIndexOf("-"))) : undefined;
}

/** HQ-2.1-b: whether somebody plays this ally. */
export function isPlayed(content: HeroQuestContent, { type }: Figure): boolean {
  return allyNamed(content, type).playedBy === "its-hero";
}

export function isUndead(content: HeroQuestContent, figure: Figure): boolean {
  if (figure.kind === "hero" || figure.kind === "ally") return false;
  return (championOf(content, figure) ?? antagonistNamed(content, figure.type)).undead;
}

/** The printed sheet of a hero; nothing for anybody else. */
export function sheetOf({ sheetByType }: HeroQuestContent, figure: Figure): ArchetypeSheet | undefined {
  return figure.kind === "hero" ? found(sheetByType, figure.type) : undefined;
}

/** The most mind points that a figure can have: its own, and what it wears gives (HQ-1.2.c). */
export function fullMindOf(content: HeroQuestContent, figure: Figure): number {
  let full = figure.fullMind;
  for (const item of figure.items) {
    for (const effect of itemNamed(content, item).effects ?? [])
      if (effect.effect === "max-mind") full += effect.change;
  }
  return full;
}

/** What somebody carries that is used in this way, each kind once. Most carry nothing of the kind. */
export function itemsUsed(
  content: HeroQuestContent,
  { items }: Figure,
  use: NonNullable<Item["use"]>,
): readonly string[] {
  let used = none;
  for (const item of items) if (itemNamed(content, item).use === use && !used.includes(item)) used = [...used, item];
  return used;
}

const none: readonly string[] = [];

/** Whether somebody carries a thing that does this while it is carried. */
export function carries(content: HeroQuestContent, figure: Figure, effect: Effect["effect"]): boolean {
  for (const item of figure.items) {
    const { use, effects } = itemNamed(content, item);
    if (use === "carried" && effects?.some((one) => one.effect === effect)) return true;
  }
  return false;
}

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const entry = table.get(id);
  if (entry === undefined) throw new RangeError(`The content has no "${id}".`);
  return entry;
}
