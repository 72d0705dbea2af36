import { typeOn } from "../../content/lookup.js";
import { isCharacter } from "../on-table.js";
import type { RingsVisibleEvent } from "../shown.js";

/** A scenario in numbers. */
export interface Tally {
  readonly rounds: number;
  /** Enemies that were defeated, and locations that were explored. */
  readonly defeated: number;
  readonly explored: number;
  readonly progress: number;
  /** What enemies dealt to characters. */
  readonly damage: number;
  /** Characters that were destroyed. */
  readonly lost: number;
  readonly score: number | undefined;
}

export function tallyOf(events: readonly RingsVisibleEvent[]): Tally {
  const tally = { rounds: 0, defeated: 0, explored: 0, progress: 0, damage: 0, lost: 0 };
  let [scored, won]: (number | undefined)[] = [];
  for (const event of events) {
    switch (event.type) {
      case "round-begun":
        tally.rounds = event.round;
        break;
      case "left-play":
        if (event.how === "explored") tally.explored += 1;
        if (event.how !== "destroyed") break;
        if (typeOn(event.card) === "enemy") tally.defeated += 1;
        if (isCharacter(event.card)) tally.lost += 1;
        break;
      case "progress-placed":
        tally.progress += event.count;
        break;
      case "damaged":
        if (isCharacter(event.card)) tally.damage += event.amount;
        break;
      case "scored":
        scored = event.score;
        break;
      case "scenario-won":
        won = event.score;
        break;
    }
  }
  return { ...tally, score: scored ?? won };
}
