import type { Part } from "../part.js";
import { about } from "./about.js";

/** The adventure game, against a small game on boardgame.io and on the same kernel. */
export const azeroth: Part = {
  measurements: {
    "azeroth-decisions": () => import("./decisions.js"),
    "azeroth-bots": () => import("./bots.js"),
  },
  about,
};
