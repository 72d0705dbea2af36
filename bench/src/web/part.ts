import type { BenchmarkPart } from "../part.js";
import { about } from "./about.js";

/** The page in a real browser. */
export const web: BenchmarkPart = {
  measurements: {
    "script-size": () => import("./script-size.js"),
    "first-minute": () => import("./first-minute.js"),
    interaction: () => import("./interaction.js"),
    panning: () => import("./panning.js"),
  },
  about: () => about,
};
