import type { Outcome, Seat } from "../../../src/index.js";
import { type QuayContent, worth } from "./content.js";
import { isSmuggler, isWarden, type Quay } from "./state.js";

/** What each seat may hope for: smugglers by what is ashore, wardens by what was seized (LQ-6.1). */
function values(
  s: Readonly<Quay>,
  seats: readonly Seat[],
  outcome: Outcome | undefined,
  content: QuayContent,
): Record<Seat, number> {
  const lead = worth(content, s.ashore) - worth(content, s.seized);
  const smugglers = 1 / (1 + Math.exp(-lead / 4));
  return Object.fromEntries(
    seats.map((seat) => {
      if (outcome) return [seat, outcome.winners.includes(seat) ? 1 : 0];
      return [seat, isSmuggler(seat) ? smugglers : 1 - smugglers];
    }),
  );
}

/** What a search needs to know of the game: matches are short, so it plays them to their end. */
export const evaluator = {
  values,
  turns: ({ night }: Readonly<Quay>) => night,
  sides: (seats: readonly Seat[]) => ({ smugglers: seats.filter(isSmuggler), wardens: seats.filter(isWarden) }),
  searchConfig: { horizon: () => 10, depth: 3 },
};
