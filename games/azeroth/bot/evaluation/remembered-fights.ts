import { derived } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { itemNameOn, nameOf } from "../../content/tables.js";
import type { Foe, Hero, SpaceId } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Stake } from "./fights.js";
import type { Tool } from "./plays.js";

/** More than this aren't remembered: then it begins anew. */
const most = 20_000;

const foundOf = derived((_content: AzerothContent) => new Map<string, number>());

/** What a fight is worth, worked out once for all that it depends on: the same heroes think of the same encounters over and over. */
export function remembered(content: AzerothContent, key: string, reckon: () => number): number {
  const found = foundOf(content);
  const before = found.get(key);
  if (before !== undefined) return before;
  if (found.size >= most) found.clear();
  const worth = reckon();
  found.set(key, worth);
  return worth;
}

/** AZ-combat-19: all of a hero that counts in a fight with an encounter, and what counts for everybody. */
export function heroKey({ event, turn }: AzerothView, hero: Hero): string {
  const { class: name, side, level, damage, weapon, armour, attached, borne } = hero;
  const worn = (item: string) => (item === "" ? "" : `${itemNameOn(item)}+${borne[item] ? nameOf(borne[item]) : ""}`);
  const cards = attached.map(nameOf).join(",");
  return `${name} ${side} ${level} ${damage} ${worn(weapon)} ${worn(armour)} ${cards} ${event} ${turn.lasting.join(",")}`;
}

export function toolsKey(tools: readonly Tool[]): string {
  return tools.map(({ name, cost, gain, price }) => `${name} ${cost} ${gain} ${price}`).join(",");
}

/** A printed encounter is that of its space. */
export function foeKey({ kind, encounter }: Foe, space: SpaceId, { win, lose, neither }: Stake): string {
  return `${kind === "printed" ? space : encounter} ${win} ${lose} ${neither}`;
}
