import type { Ruleset } from "../../../src/index.js";
import { content, type QuayContent } from "./content.js";
import { seats } from "./seats.js";
import { setup } from "./setup.js";
import type { Quay, QuayEvent } from "./state.js";
import { steps } from "./turn.js";
import { redeal, visibility } from "./view.js";

/** Lantern Quay: smugglers against wardens, a small whole game. Read `turn.ts` first. */
export const lanternQuay: Ruleset<Quay, QuayEvent, QuayContent> = {
  id: "lantern-quay",
  version: "1.0.0",
  options: [{ id: "pairs", type: "number", default: 1, min: 1, max: 2, rule: "LQ-1.1" }],
  seats,
  setup,
  first: "deal",
  steps,
  visibility,
  content,
  redeal,
};

export { account } from "./account.js";
export { ruleOfThumb } from "./bot.js";
export type { QuayContent } from "./content.js";
export { judgement } from "./judgement.js";
export type { Quay, QuayEvent } from "./state.js";
export { tallies } from "./tallies.js";
