import type { Speed } from "@tavolata/game";
import { about } from "./about.js";

/** With two, three and four players. */
export const speed: Speed = {
  whole: "match",
  tables: { players: [2, 3, 4] },
  targets: { decisions: 50_000 },
  about,
};
