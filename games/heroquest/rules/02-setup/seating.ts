import type { Seat } from "@tavolata/kernel";
import type { MovementFace } from "../../content/barrels.js";
import type { HeroFlow, Table } from "../../state.js";
import { setOf } from "../01-dice/dice.js";

/** HQ-2.5-a, HQ-2.5-b: one die each for every adventure, seats from highest to lowest. HQ-2.5-c: nobody chooses or changes. */
export function* rollForSeats(t: Table): HeroFlow<string> {
  t.state.order = yield* ranked(
    t,
    t.seats.filter((seat) => seat in t.state.heroes),
  );
  t.emit({ type: "seats-given", order: t.state.order }, { rules: ["HQ-2.5-a", "HQ-2.5-b", "HQ-2.5-c", "HQ-2.4-g"] });
  return "magic-turns";
}

/** Those who tie roll again among themselves. */
function* ranked(t: Table, seats: readonly Seat[]): HeroFlow<Seat[]> {
  if (seats.length < 2) return [...seats];
  const { movement } = setOf(t);
  const scores = new Map<number, Seat[]>();
  for (const seat of seats) {
    const [face] = yield* t.roll(movement, 1, "seating", {
      by: seat,
      rules: ["HQ-2.5-a", ...(bonusOf(t, seat) > 0 ? ["HQ-2.5-d"] : [])],
    });
    const score = scoreOf(face!, bonusOf(t, seat));
    scores.set(score, [...(scores.get(score) ?? []), seat]);
  }
  const order: Seat[] = [];
  for (const score of [...scores.keys()].sort((a, b) => b - a)) order.push(...(yield* ranked(t, scores.get(score)!)));
  return order;
}

/** HQ stands above every number and ? below; neither is changed by a bonus (HQ-2.5-d). */
function scoreOf(face: MovementFace, bonus: number): number {
  if (face === "hq") return Number.POSITIVE_INFINITY;
  return face === "question-mark" ? 0 : Number(face) + bonus;
}

/** HQ-2.5-d: one for every three quests that the hero has completed, at most two, if the table plays with it. */
function bonusOf({ state, options }: Table, seat: Seat): number {
  if (!options.seatingBonus) return 0;
  return Math.min(2, Math.floor((state.campaign?.sheets[seat]?.completed ?? 0) / 3));
}
