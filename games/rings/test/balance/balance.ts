import type { Balanced, BalancedMatch } from "@tavolata/game";
import { coreDecks } from "../../content/decks.js";
import { columnsOfDecks } from "./columns.js";
import { partnersOf } from "./decks.js";
import { deckPage } from "./page.js";
import { sittingOf, tables } from "./tables.js";

/** The scenarios of the card game's core set, by deck: alone, and with a partner. */
export const balance: Balanced = {
  tables,
  rowWord: "deck",
  rows: coreDecks.map(({ id }) => id),
  hasRow(table, deck) {
    const { beside } = sittingOf(table);
    return beside === undefined || partnersOf(deck).includes(beside);
  },
  matches: { main: 500, side: 100 },
  columns: columnsOfDecks,
  play(table, deck) {
    const { scenario, mode, beside } = sittingOf(table);
    const decks = beside === undefined ? [deck] : [deck, beside];
    const picks = decks.map((own, i): BalancedMatch["picks"][number] => ({
      seat: `player-${i + 1}`,
      kind: "deck",
      option: `deck:${own}`,
    }));
    return { options: { scenario, players: decks.length, mode }, bots: { "": "normal" }, picks };
  },
  page: deckPage,
};
