import type { Seat } from "@tavolata/kernel";
import type { SomeOptions } from "./options.js";
import { wizard } from "./state.js";

/** HQ-2.1-a: the Evil Wizard and one to eight adventurers; with `fillSeats` the table plays up to four. */
export function seats({ adventurers = 4, fillSeats = true }: SomeOptions): Seat[] {
  const heroes = fillSeats ? Math.max(adventurers, 4) : adventurers;
  return [wizard, ...Array.from({ length: heroes }, (_, i) => `adventurer-${i + 1}`)];
}
