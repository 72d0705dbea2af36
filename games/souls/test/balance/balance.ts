import type { Balanced } from "@tavolata/game";
import { columns } from "@tavolata/lab/balance";
import { questIds } from "../../index.js";
import { soulsPage } from "./page.js";
import { partyOf, tables } from "./tables.js";

/** The Quests of Sword & Sorcery, each played by itself at the Soulrank that it asks for. */
export const balance: Balanced = {
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
  play(table, quest) {
    const { heroes, bot } = partyOf(table);
    return { options: { quest, heroes }, bots: { "": bot }, picks: [] };
  },
  page: soulsPage,
};
