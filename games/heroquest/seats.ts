import type { Options, Seat } from "@tavolata/kernel";
import { wizard } from "./state.js";

/** HQ-2.1-a: the Evil Wizard and one to eight adventurers; with `fillSeats` the table plays up to four. */
export function seats(options: Options): Seat[] {
  const players = Number(options["adventurers"] ?? 4);
  const heroes = options["fillSeats"] === false ? players : Math.max(players, 4);
  return [wizard, ...Array.from({ length: heroes }, (_, i) => `adventurer-${i + 1}`)];
}
