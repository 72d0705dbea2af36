import { everything, type Loss, type MatchSummary, type SummarizeMatch } from "../../../src/index.js";
import { kindOf, type QuayContent } from "./content.js";
import { isSmuggler, type Quay, type QuayEvent } from "./state.js";

/** How a match went for the smugglers: on which pier and night their cargo was seized, and what they drew. */
export const matchSummary: SummarizeMatch<Quay, QuayEvent, QuayContent> = (match): MatchSummary => {
  const { outcome, state, content } = match;
  const losses: Loss[] = [];
  const drawn = new Set<string>();
  let [night, pier] = [1, ""];
  for (const event of match.events(everything)) {
    if (event.type === "dawn") night = event.night;
    else if (event.type === "boat-loaded") pier = event.pier;
    else if (event.type === "cargo-seized")
      losses.push({ round: night, place: pier, cause: kindOf(content, event.card) });
    else if (event.type === "cards-drawn" && isSmuggler(event.seat)) {
      for (const card of event.cards) drawn.add(kindOf(content, card));
    }
  }
  const how = outcome?.how ?? "unfinished";
  const won = how === "cargo-ashore";
  const lost = losses.length;
  if (how === "cargo-seized") losses.push({ ...losses.pop()!, last: true });
  else if (!won) losses.push({ round: state.night, last: true });
  return { won, how, rounds: state.night, lost, losses, drawn: [...drawn].sort() };
};
