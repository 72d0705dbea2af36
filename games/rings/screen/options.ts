import type { BoardReference, NamedOption, Option } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { typeOn } from "../content/lookup.js";
import type { CardId } from "../state.js";
import { artOf } from "./card/art.js";
import { icons } from "./icons.js";

const prefix = "card:";

/** The card that the board names so; nothing for anything else. */
export function cardAt(place: BoardReference | undefined): CardId | undefined {
  return place?.startsWith(prefix) ? place.slice(prefix.length) : undefined;
}

/** The card or deck that an option means: it is picked by tapping it. */
export function placeOf({ verb, target, at }: Option): BoardReference | undefined {
  if (verb === "deck") return `deck:${target}`;
  const card = cardAt(at?.[0]) ?? target;
  return typeOn(card) ? `${prefix}${card}` : undefined;
}

/** The picture of the one card that an option names; coins for a payment from several pools. */
export function optionIcon({ verb, target, using }: NamedOption): IconShape | undefined {
  if (using === undefined && typeOn(target)) return artOf(target);
  return verb === "pay" ? icons.resource : undefined;
}
