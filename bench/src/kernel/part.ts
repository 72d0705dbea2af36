import type { BenchmarkPart } from "../part.js";
import { about } from "./about.js";

/** The kernel on its proving game, against boardgame.io on the same game. */
export const kernel: BenchmarkPart = {
  measurements: {
    decisions: () => import("./decisions.js"),
    "decisions-20kb": () => import("./decisions-20kb.js"),
    forks: () => import("./forks.js"),
    "save-load": () => import("./save-load.js"),
    memory: () => import("./memory.js"),
  },
  bothModes: ["decisions", "decisions-20kb"],
  about: () => about,
};
