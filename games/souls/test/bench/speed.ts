import type { Speed } from "@tavolata/game";
import { questIds } from "../../index.js";
import { about } from "./about.js";

/** Every Quest with two, three, four and five heroes. */
export const speed: Speed = {
  whole: "quest",
  tables: { quest: questIds, heroes: [2, 3, 4, 5] },
  targets: { decisions: 50_000 },
  about,
};
