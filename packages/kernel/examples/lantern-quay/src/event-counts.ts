import type { EventCounts } from "../../../src/index.js";
import { lanternDie } from "./search.js";
import type { QuayEvent } from "./state.js";

/** What is counted in statistics. */
export const eventCounts: EventCounts<QuayEvent> = {
  round: "piers-shown",
  counts: {
    landings: [{ event: "boat-loaded", by: "seat" }],
    searches: [{ event: "search-begun", by: "seat" }],
    ashore: [{ event: "cargo-ashore" }],
    seized: [{ event: "cargo-seized" }],
    tricks: [
      { event: "fog-played", by: "seat" },
      { event: "whistle-played", by: "seat" },
    ],
    drawn: [{ event: "cards-drawn", by: "seat", sum: "count" }],
  },
  dice: () => [lanternDie],
};
