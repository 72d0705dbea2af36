import type { BoardReference, Option } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { classIcon, icons, resourceIcons } from "./icons.js";

export function verbOf({ id }: Pick<Option, "id">): string {
  return id.split(":")[0]!;
}

const byVerb: Readonly<Record<string, IconShape>> = {
  move: icons.boot,
  stay: icons.flag,
  play: icons.cards,
  use: icons.bag,
  spend: icons.chest,
  power: icons.energy,
  flip: icons.medal,
  reveal: icons.chest,
  draw: icons.cards,
  fight: icons.swords,
  attack: icons.swords,
  strike: icons.swords,
  equip: icons.sword,
  unequip: icons.bag,
  quest: icons.scroll,
  place: icons.chest,
  city: icons.city,
  to: icons.compass,
};

export function optionIcon(option: Option): IconShape | undefined {
  const [verb, of = ""] = option.id.split(":");
  if (verb === "resource") return resourceIcons[of];
  if (verb === "character") return classIcon(of);
  return byVerb[verb!];
}

/** Spaces and heroes are pressed on the map, cards in the hand. */
export function placeOf({ at }: Option): BoardReference | undefined {
  return at?.[0];
}
