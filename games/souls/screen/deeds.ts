import type { BoardReference, Option } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { soulsContent } from "../content/content.js";
import { nameOf } from "../content/tables.js";
import { icons, itemIcon } from "./icons.js";

/** SS-4.2.1-a: what can be done in a Hero Turn, by kinds in a fixed order. */
export const deedGroups = ["move", "attack", "power", "item", "place", "quest", "end"] as const;
export type DeedGroup = (typeof deedGroups)[number];

const groups: Readonly<Record<string, DeedGroup>> = {
  move: "move",
  "stand-up": "move",
  dash: "move",
  recall: "move",
  attack: "attack",
  strike: "attack",
  power: "power",
  companion: "power",
  scream: "power",
  provoke: "power",
  awaken: "power",
  use: "item",
  drop: "item",
  "drop-crowns": "item",
  "drop-key": "item",
  reorganise: "item",
  exchange: "item",
  open: "place",
  force: "place",
  unlock: "place",
  take: "place",
  search: "place",
  quest: "quest",
  "end-turn": "end",
};

export const groupIcons: Readonly<Record<DeedGroup, IconShape>> = {
  move: icons.move,
  attack: icons.combat,
  power: icons.power,
  item: icons.pack,
  place: icons.search,
  quest: icons.quest,
  end: icons.endTurn,
};

export function groupOf({ verb }: Pick<Option, "verb">): DeedGroup {
  return groups[verb] ?? "place";
}

export function isStrike(option: Pick<Option, "verb">): boolean {
  return groupOf(option) === "attack";
}

/** What an Action of the turn is worth spending on: to sort one's belongings is never missed. */
export function isActivity(option: Pick<Option, "verb">): boolean {
  const free: readonly DeedGroup[] = ["move", "attack", "end"];
  return !free.includes(groupOf(option)) && !belongings.includes(option.verb);
}

const belongings: readonly string[] = ["drop", "drop-crowns", "drop-key", "reorganise", "exchange", "take"];

/** What is spent at the dice, chosen from cards or in the book, or done with belongings, has its place there and not in the bar. */
const places: Readonly<Record<string, string>> = {
  pay: "tray",
  "keep-results": "tray",
  die: "tray",
  choice: "book",
  power: "card",
  hero: "card",
  drop: "list",
  "drop-crowns": "list",
  "drop-key": "list",
  reorganise: "list",
  exchange: "list",
  use: "list",
  dash: "list",
  awaken: "list",
};

/** Where an option is picked besides the list: on the board, at the dice, from cards. */
export function placeOf(option: Option): BoardReference | undefined {
  const [at] = option.at ?? [];
  if (at !== undefined) return at;
  const place = places[option.verb];
  return place && `${place}:${option.id}`;
}

export function isItem(word: string): boolean {
  return soulsContent.plain.items.has(nameOf(word));
}

export function optionIcon({ verb, target, using }: Option): IconShape | undefined {
  const item = [using, target].find((word) => word !== undefined && isItem(word));
  if (item !== undefined) return itemIcon(item);
  if (verb === "force" || verb === "open") return verb === "force" && target === "chest" ? icons.chest : icons.door;
  if (verb === "unlock") return icons.key;
  if (verb === "take") return icons.ground;
  if (verb === "raise") return icons.gem;
  if (verb === "resurrect") return icons.altar;
  if (verb === "bet") return icons.tavern;
  if (verb === "lend") return icons.crowns;
  const group = groups[verb];
  return group && groupIcons[group];
}
