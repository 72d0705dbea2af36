import type { NamedOption } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { classIcon, icons, resourceIcons } from "./icons.js";

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

export function optionIcon({ verb, target }: NamedOption): IconShape | undefined {
  if (verb === "resource") return resourceIcons[target];
  if (verb === "character") return classIcon(target);
  return byVerb[verb];
}
