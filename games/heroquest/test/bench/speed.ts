import type { Speed } from "@tavolata/game";
import { about } from "./about.js";
import { quests } from "./quests.js";

/** All quests of the book, with four heroes. */
export const speed: Speed = {
  whole: "quest",
  tables: { quest: quests },
  targets: { decisions: 100_000, whole: 100 },
  about,
};
