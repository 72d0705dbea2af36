import type { Outcome, Seat } from "../../../src/index.js";
import { worth } from "./content.js";
import { isSmuggler, isWarden, type QuayTable } from "./state.js";

/** What a side comes for, for each pair of players. */
const goals = { ashore: 7, seized: 5 };

/** LQ-6.1 and LQ-6.2: either side wins at once when it has what it came for. */
export function endWhenWon(t: QuayTable): void {
  const { ashore, seized } = t.state;
  const pairs = t.seats.length / 2;
  if (worth(t.content, ashore) >= goals.ashore * pairs) t.end(won(t, isSmuggler, "cargo-ashore", "LQ-6.1"));
  if (worth(t.content, seized) >= goals.seized * pairs) t.end(won(t, isWarden, "cargo-seized", "LQ-6.2"));
}

export function won(t: QuayTable, side: (seat: Seat) => boolean, how: string, rule: string): Outcome {
  const scores = Object.fromEntries(
    t.seats.map((seat) => [seat, worth(t.content, isSmuggler(seat) ? t.state.ashore : t.state.seized)]),
  );
  return { winners: t.seats.filter(side), how, rules: [rule], scores };
}
