import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { kernelMatches } from "../kernel/random-matches.js";

export const work = kernelMatches(lanternQuay);
