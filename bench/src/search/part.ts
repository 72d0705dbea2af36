import type { BenchmarkPart } from "../part.js";
import { about } from "./about.js";

/** Bots that think ahead: how much they get to think. */
export const search: BenchmarkPart = {
  measurements: { "search-speed": () => import("./speed.js"), "search-profile": () => import("./profile.js") },
  about: () => about,
};
