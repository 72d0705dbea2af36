import type { Seat } from "@tavolata/kernel";
import { diceOf, type MovementFace, type WeightSetting } from "../dice.js";
import { type HeroFlow, type Table, wizard } from "../state.js";

/** HQ-2.5-a: one die each, seats from highest to lowest. HQ-2.5-c: nobody chooses or changes. */
export function* rollForSeats(t: Table): HeroFlow<string> {
  t.state.order = yield* ranked(
    t,
    t.seats.filter((seat) => seat !== wizard),
  );
  t.emit({ type: "seats-given", order: t.state.order }, { rules: ["HQ-2.5-a", "HQ-2.5-c"] });
  return "magic-turns";
}

/** Those who tie roll again among themselves. */
function* ranked(t: Table, seats: readonly Seat[]): HeroFlow<Seat[]> {
  if (seats.length < 2) return [...seats];
  const { movement } = diceOf[t.options["dice.weights"] as WeightSetting];
  const scores = new Map<number, Seat[]>();
  for (const seat of seats) {
    const [face] = yield* t.roll(movement, 1, "seating", { by: seat, rules: ["HQ-2.5-a"] });
    const score = scoreOf(face!);
    scores.set(score, [...(scores.get(score) ?? []), seat]);
  }
  const order: Seat[] = [];
  for (const score of [...scores.keys()].sort((a, b) => b - a)) order.push(...(yield* ranked(t, scores.get(score)!)));
  return order;
}

/** HQ stands above 6, ? below 1. */
function scoreOf(face: MovementFace): number {
  return face === "hq" ? 7 : face === "question-mark" ? 0 : Number(face);
}
