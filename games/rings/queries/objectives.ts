import { typeOf } from "../content/lookup.js";
import type { CardId } from "../state.js";
import type { RingsView } from "../view.js";

/** The objectives that players have claimed. */
export function claimedObjectives(s: RingsView): number {
  return Object.keys(s.cards).filter((id) => typeOf(id) === "objective" && s.cards[id]!.seat !== "").length;
}

/** Unclaimed objectives in the staging area, also those whose guard lies there. */
export function objectivesInStaging(s: RingsView): CardId[] {
  return Object.keys(s.cards).filter((id) => {
    if (typeOf(id) !== "objective") return false;
    const { place, host, seat } = s.cards[id]!;
    return place === "staging" || (seat === "" && s.cards[host]?.place === "staging");
  });
}
