import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { type Figure, moreIsBetter } from "../figure.js";
import { kernelMatches } from "../kernel/random-matches.js";
import { ratesOf } from "../measuring/rates.js";
import { allQuests, thorough } from "./random-quests.js";

/** In a process of its own: a kernel that plays two games at once is a little slower for both. */
export function measure(): readonly Figure[] {
  const rates = ratesOf({ ours: allQuests(), peer: kernelMatches(lanternQuay) }, thorough);
  return [moreIsBetter({ name: "heroquest-decisions-quay", ...rates, unit: "decisions/s" })];
}
