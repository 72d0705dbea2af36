import type { SummarizeMatch } from "@tavolata/kernel";

/** What can be said of a match of any game: whether the seat won, and how it ended. */
export const plainMatchSummary: SummarizeMatch = ({ outcome }, focus) => ({
  won: outcome?.winners.includes(focus) ?? false,
  how: outcome?.how ?? "unfinished",
  rounds: 0,
  lost: 0,
  losses: [],
  drawn: [],
});
