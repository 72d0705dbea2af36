import type { Speed } from "@tavolata/game";
import { scenarioIds } from "../../content/scenarios.js";
import { about } from "./about.js";

/** Every scenario of the core set alone, and with two, three and four players. */
export const speed: Speed = {
  whole: "match",
  tables: { scenario: scenarioIds, players: [1, 2, 3, 4] },
  targets: { decisions: 50_000, whole: 150 },
  about,
};
