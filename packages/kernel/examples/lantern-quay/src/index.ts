import type { Ruleset } from "../../../src/index.js";
import { content, type QuayContent } from "./content.js";
import { options, type QuayOptions } from "./options.js";
import { seats } from "./seats.js";
import { setup } from "./setup.js";
import type { Quay, QuayEvent } from "./state.js";
import { steps } from "./turn.js";
import { determinize, visibility } from "./view.js";

/** Lantern Quay: smugglers against wardens, a small whole game. Read `turn.ts` first. */
export const lanternQuay: Ruleset<Quay, QuayEvent, QuayContent, QuayOptions> = {
  id: "lantern-quay",
  version: "1.0.0",
  options,
  seats,
  setup,
  first: "deal",
  steps,
  visibility,
  content,
  determinize,
};

export { heuristic } from "./bot.js";
export type { QuayContent } from "./content.js";
export { evaluator } from "./evaluator.js";
export { eventCounts } from "./event-counts.js";
export { matchSummary } from "./match-summary.js";
export type { Pier, Quay, QuayEvent } from "./state.js";
export type { QuayView } from "./view.js";
