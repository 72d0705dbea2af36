import type { Effect, TrapCard } from "../types.js";
import { blinded, fire, knockOut, poison, slowed, wounds } from "../vocabulary.js";

/** What befalls every hero in range who doesn't save (SS-3.3.1-c). */
function unlessSaved(...effects: readonly Effect[]): Effect[] {
  return effects.map((effect) => ({ ...effect, on: "heroes-in-range", unlessSave: true }));
}

/** SS-3.3.1-a: the thirteen trap cards. One save decides about everything on a card. */
export const traps = {
  lightning: { number: 1, range: 2, effects: unlessSaved(wounds(1)), verified: ["name", "range"] },
  pentacle: { number: 2, range: 1, effects: unlessSaved(slowed), verified: ["name"] },
  flames: { number: 3, range: 1, effects: unlessSaved(fire(1)), verified: ["name", "range"] },
  alarm: { number: 4, range: 0, effects: [{ effect: "encounter" }], verified: ["name", "effects"] },
  darts: { number: 5, range: 1, effects: unlessSaved(poison(1)) },
  "blinding-dust": { number: 6, range: 1, effects: unlessSaved(blinded) },
  tripwire: { number: 7, range: 1, effects: unlessSaved(knockOut) },
  "falling-net": { number: 8, range: 1, effects: unlessSaved(slowed, wounds(1)) },
  crusher: { number: 9, range: 1, effects: unlessSaved(wounds(2)) },
  "shock-rune": {
    number: 10,
    range: 1,
    effects: unlessSaved(wounds(1), { effect: "shift-powers", by: -1, count: "all" }),
  },
  ambush: {
    number: 11,
    range: 0,
    effects: [{ effect: "place-shadows", count: 1, face: "up", on: "trigger" }],
  },
  "empty-click": { number: 12, range: 0, effects: [] },
  "rusted-spring": { number: 13, range: 0, effects: [] },
} as const satisfies Readonly<Record<string, TrapCard>>;
