import type { Part } from "../part.js";
import { about } from "./about.js";

/** Sword & Sorcery, against a small game on boardgame.io and on the same kernel. */
export const souls: Part = {
  measurements: {
    "souls-decisions": () => import("./decisions.js"),
    "souls-bots": () => import("./bots.js"),
  },
  about,
};
