import type { Part } from "../part.js";
import { about } from "./about.js";

/** HeroQuest, against a small game on boardgame.io and on the same kernel. */
export const heroquest: Part = {
  measurements: {
    "heroquest-decisions": () => import("./decisions.js"),
    "heroquest-bots": () => import("./bots.js"),
  },
  about,
};
