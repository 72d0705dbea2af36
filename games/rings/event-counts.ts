import type { EventCounts } from "@tavolata/kernel";
import type { RingsEvent } from "./events.js";

/** What is counted in statistics; a campaign's chapters are its scenarios (LR-mode-3). */
export const eventCounts: EventCounts<RingsEvent> = {
  round: "round-begun",
  chapter: "scenario-won",
  campaign: "campaign",
  counts: {
    cards: [
      { event: "card-played", by: "seat" },
      { event: "event-played", by: "seat" },
    ],
    drawn: [{ event: "cards-drawn", by: "seat", sum: "count" }],
    committed: [{ event: "committed", by: "seat" }],
    progress: [{ event: "progress-placed", sum: "count" }],
    engagements: [{ event: "engaged", by: "seat" }],
    attacks: [{ event: "attack-declared", by: "seat" }],
    undefended: [{ event: "undefended", by: "seat" }],
    damage: [{ event: "damaged", by: "card", sum: "amount" }],
    threat: [{ event: "threat-raised", by: "seat", sum: "amount" }],
    eliminated: [{ event: "eliminated", by: "seat" }],
    victory: [{ event: "to-victory", sum: "points" }],
  },
};
