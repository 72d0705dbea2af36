import { questIds } from "@tavolata/games/souls/index.js";
import type { BalancedGame } from "../game.js";
import { columns } from "../table.js";
import { soulsPage } from "./page.js";
import { partyOf, tables } from "./tables.js";

/** The Quests of Sword & Sorcery, each played by itself at the Soulrank that it asks for. */
export const game: BalancedGame = {
  id: "souls",
  tables,
  rowWord: "quest",
  rows: questIds,
  matches: { main: 200, side: 50 },
  columns: [
    columns.row("quest"),
    columns.matches,
    columns.won,
    columns.interval,
    columns.rounds,
    { head: "deaths", cell: ({ lost }) => lost.toFixed(2) },
    columns.ends,
  ],
  variant(table, quest) {
    const { heroes, bot } = partyOf(table);
    return { options: { quest, heroes }, bots: { "": bot }, picks: [], corrections: [] };
  },
  page: soulsPage,
};
