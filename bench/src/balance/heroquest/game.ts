import { questIds } from "@tavolata/games/heroquest/index.js";
import type { BalancedGame } from "../game.js";
import { columnsOfQuests } from "./columns.js";
import { questPage } from "./page.js";
import { botsOf, tables } from "./pairings.js";

/** The quests of HeroQuest's book, between the heroes and the Evil Wizard. */
export const game: BalancedGame = {
  id: "heroquest",
  tables,
  rowWord: "quest",
  rows: questIds,
  matches: { main: 200, side: 50 },
  columns: columnsOfQuests,
  variant: (pairing, quest) => ({ options: { quest }, bots: botsOf(pairing), picks: [], corrections: [] }),
  page: questPage,
};
