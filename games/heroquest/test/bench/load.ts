import type { Load } from "@tavolata/game";
import { quests } from "./quests.js";

/** HeroQuest as one finds it on a server: every quest of the book, with four heroes, between the first turns and the thick of it. */
export const load: Load = {
  tables: { quest: quests },
  from: 10,
  to: 100,
  about: "HeroQuest, all quests of the book with four heroes",
};
