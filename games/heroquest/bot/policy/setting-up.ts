import { type Choice, pick } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import { archetypes } from "../../state.js";
import type { Question } from "../perception/question.js";

/** HQ-2.4-a: nobody knows what the others write. Each seat has a hero of its own, so that few want the same. */
export function writeHero({ position, seat, ids, offered }: Question): Choice {
  const { party } = position.style;
  const hero = party[(numberOf(seat) - 1) % party.length]!;
  const id = `hero:${hero}`;
  return offered.has(id) ? pick(id, "write-hero") : pick(ids[0]!, "write-hero");
}

/** HQ-2.4-d: of two who want the same archetype, the first seat names the first figure and the other the second. */
export function takeFigure({ kind, seat, options }: Question): Choice {
  const second = kind === "split" && numberOf(seat) > archetypes.length;
  const { id, target } = (second ? options.at(-1) : options[0])!;
  return pick(id, "take-figure", { figure: target });
}

/** `adventurer-3` is 3. */
function numberOf(seat: Seat): number {
  return Number(seat.slice(seat.lastIndexOf("-") + 1));
}
