import type { Correctable, Ruleset } from "../../../src/index.js";
import { kinds } from "./cards.js";
import { seats } from "./seats.js";
import { setup } from "./setup.js";
import type { Quay, QuayEvent } from "./state.js";
import { steps } from "./turn.js";
import { redeal, visibility } from "./view.js";

/** Lantern Quay: smugglers against wardens, a small whole game. Read `turn.ts` first. */
export const lanternQuay: Ruleset<Quay, QuayEvent> = {
  id: "lantern-quay",
  version: "1.0.0",
  options: [{ id: "pairs", type: "number", default: 1, min: 1, max: 2, rule: "LQ-1.1" }],
  seats,
  setup,
  first: "deal",
  steps,
  visibility,
  redeal,
};

/** What can be tried with another value. The cards are counted once. */
export const correctable: Correctable = { tables: { kinds }, fixed: ["copies"] };

export { account } from "./account.js";
export { ruleOfThumb } from "./bot.js";
export { judgement } from "./judgement.js";
export type { Quay, QuayEvent } from "./state.js";
export { tallies } from "./tallies.js";
