import { blankItem, onBlanks } from "../blanks.js";
import { type FoundItemId, foundItems } from "../treasure-deck.js";
import type { Item } from "../types.js";
import { type ArtifactId, artifacts } from "./artifacts.js";
import { type EquipmentId, equipment } from "./equipment.js";
import { type QuestItemId, questItems } from "./quest-items.js";
import { type RuneId, runes } from "./runes.js";
import { type ScrollId, scrolls } from "./scrolls.js";

export type ItemId = EquipmentId | ArtifactId | RuneId | ScrollId | FoundItemId | QuestItemId;

/** Everything that a hero can carry. */
export const items: Readonly<Record<ItemId, Item>> = onBlanks<ItemId, Item>(
  { ...equipment, ...artifacts, ...runes, ...scrolls, ...foundItems, ...questItems },
  blankItem,
);

export function isItem(id: string): id is ItemId {
  return Object.hasOwn(items, id);
}
