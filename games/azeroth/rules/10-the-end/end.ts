import type { Outcome, Seat } from "@tavolata/kernel";
import type { AzerothFlow, Table } from "../../state.js";
import { newTurn } from "../02-movement/begin.js";
import { ranking } from "./valour.js";

/** AZ-turn-2, AZ-turn-3: unspent energy is lost, limits are reset for everybody, and the die is passed on. */
export function* endTurn(t: Table): AzerothFlow<string | Outcome> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  // AZ-energy-2.
  if (hero.energy > 0) {
    t.emit({ type: "energy-lost", seat, count: hero.energy }, { rules: ["AZ-energy-2", "AZ-turn-3"] });
    hero.energy = 0;
  }
  return passDie(t, s.order[(s.order.indexOf(seat) + 1) % s.order.length]!, seat === s.order.at(-1));
}

/** The next player becomes the active one; after the last a new round begins, or the match is over. */
export function passDie(t: Table, next: Seat, isRoundOver: boolean): string | Outcome {
  const { state: s } = t;
  for (const one of s.order) s.heroes[one]!.played = [];
  t.emit({ type: "turn-ended", seat: s.active, next }, { rules: ["AZ-turn-2", "AZ-turn-3"] });
  s.turn = newTurn(s.turn.number + 1);
  s.active = next;
  if (!isRoundOver) return "turn";
  // AZ-end-7: all have had equally many turns.
  if (s.lastRound) return ranking(t.content, s, "last-round", ["AZ-end-7"]);
  // AZ-end-6: 60 rounds, or as many as the table has agreed on.
  if (s.round >= t.options.rounds) return ranking(t.content, s, "round-limit", ["AZ-end-6"]);
  s.round += 1;
  t.emit({ type: "round-begun", round: s.round }, { rules: ["AZ-turn-2"] });
  return "turn";
}
