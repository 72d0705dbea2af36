import type { Balanced } from "@tavolata/game";
import { questIds } from "../../index.js";
import { columnsOfQuests } from "./columns.js";
import { questPage } from "./page.js";
import { botsOf, tables } from "./pairings.js";

/** The quests of HeroQuest's book, between the heroes and the Evil Wizard. */
export const balance: Balanced = {
  tables,
  rowWord: "quest",
  rows: questIds,
  matches: { main: 200, side: 50 },
  columns: columnsOfQuests,
  play: (pairing, quest) => ({ options: { quest }, bots: botsOf(pairing), picks: [] }),
  page: questPage,
};
