import type { Part } from "../part.js";
import { about } from "./about.js";

/** The Lord of the Rings: The Card Game, against a small game on boardgame.io and on the same kernel. */
export const rings: Part = {
  measurements: {
    "rings-decisions": () => import("./decisions.js"),
    "rings-bots": () => import("./bots.js"),
  },
  about,
};
