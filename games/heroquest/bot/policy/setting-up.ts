import type { Seat } from "@tavolata/kernel";
import { archetypes } from "../../state.js";
import { type Choice, type Moment, objectOf, pick } from "./choice.js";

/** HQ-2.4-a: nobody knows what the others write. Each seat has a hero of its own, so that few want the same. */
export function writeHero({ position, decision, ids, offered }: Moment): Choice {
  const { party } = position.style;
  const hero = party[(numberOf(decision.seat) - 1) % party.length]!;
  const id = `hero:${hero}`;
  return offered.has(id) ? pick(id, "write-hero") : pick(ids[0]!, "write-hero");
}

/** HQ-2.4-d: of two who want the same archetype, the first seat names the first figure and the other the second. */
export function takeFigure({ decision, ids }: Moment): Choice {
  const second = decision.kind === "split" && numberOf(decision.seat) > archetypes.length;
  const id = (second ? ids.at(-1) : ids[0])!;
  return pick(id, "take-figure", { figure: objectOf(id) });
}

/** `adventurer-3` is 3. */
function numberOf(seat: Seat): number {
  return Number(seat.slice(seat.lastIndexOf("-") + 1));
}
