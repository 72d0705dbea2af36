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

/** `attack` of `attack:sword-1:gremlin-blue-1`. */
export function verbOf({ id }: Pick<Option, "id">): string {
  const colon = id.indexOf(":");
  return colon < 0 ? id : id.slice(0, colon);
}

export function restOf({ id }: Pick<Option, "id">): string {
  return id.slice(id.indexOf(":") + 1);
}

export function groupOf(option: Pick<Option, "id">): DeedGroup {
  return groups[verbOf(option)] ?? "place";
}

export function isStrike(option: Pick<Option, "id">): boolean {
  return groupOf(option) === "attack";
}

/** What an Action of the turn is worth spending on: to sort one's belongings is never missed. */
export function isActivity(option: Pick<Option, "id">): boolean {
  const free: readonly DeedGroup[] = ["move", "attack", "end"];
  return !free.includes(groupOf(option)) && !belongings.includes(verbOf(option));
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
  const place = places[verbOf(option)];
  return place && `${place}:${option.id}`;
}

export function isItem(word: string): boolean {
  return soulsContent.plain.items.has(nameOf(word));
}

export function optionIcon(option: Option): IconShape | undefined {
  const verb = verbOf(option);
  const [first = ""] = restOf(option).split(":");
  if (isItem(first)) return itemIcon(first);
  if (verb === "force" || verb === "open") return option.id === "force:chest" ? icons.chest : icons.door;
  if (verb === "unlock") return icons.key;
  if (verb === "take") return icons.ground;
  if (verb === "raise") return icons.gem;
  if (verb === "resurrect") return icons.altar;
  if (verb === "bet") return icons.tavern;
  if (verb === "lend") return icons.crowns;
  const group = groups[verb];
  return group && groupIcons[group];
}
