import type { Seat } from "@tavolata/kernel";
import { seatsFromActive } from "../../queries/enemies/order.js";
import type { Souls } from "../../state.js";

/**
 * SS-15.6-a: the active player, if he controls no enemy. SS-15.6-b: else the first clockwise who has none, or who has least; the active one
 * in a tie that he shares. SS-15.6-c: a second copy goes to who controls the first. SS-15.6-e: Ghost Souls like anybody. SS-2.2-d, SS-15.6-d are examples of it.
 */
export function controllerFor(s: Souls, scroll: string): Seat {
  const twin = s.enemies.find((enemy) => enemy.scroll === scroll && enemy.controller !== "");
  if (twin) return twin.controller;
  const count = (seat: Seat) => s.enemies.filter(({ controller }) => controller === seat).length;
  let best = s.active;
  for (const seat of seatsFromActive(s)) if (count(seat) < count(best)) best = seat;
  return best;
}
