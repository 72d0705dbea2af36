import type { Encounter } from "../types.js";
import { greenEncounters } from "./green.js";
import { greyEncounters } from "./grey.js";
import { redEncounters } from "./red.js";
import { yellowEncounters } from "./yellow.js";

/** Seventeen names for each colour. */
export const encounters: Readonly<Record<string, Encounter>> = {
  ...greyEncounters,
  ...greenEncounters,
  ...yellowEncounters,
  ...redEncounters,
};
