import type { BoardReference, Option } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { artOf } from "./card/art.js";
import { cardOfOption } from "./desk.js";
import { icons } from "./icons.js";

/** The card or deck that an option means: it is picked by tapping it. */
export function placeOf({ id, at }: Option): BoardReference | undefined {
  if (id.startsWith("deck:")) return id;
  const named = at?.[0];
  const card = named?.startsWith("card:") ? cardOfOption(named) : cardOfOption(id);
  return card === undefined ? undefined : `card:${card}`;
}

export function optionIcon({ id }: Option): IconShape | undefined {
  const card = cardOfOption(id);
  if (card !== undefined) return artOf(card);
  return id.startsWith("pay:") ? icons.resource : undefined;
}
