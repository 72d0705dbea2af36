import type { FixedAnswer } from "@tavolata/lab";
import { deckLists } from "@tavolata/rings";
import type { BalancedGame } from "../game.js";
import { columnsOfDecks } from "./columns.js";
import { partnerOf } from "./decks.js";
import { deckPage } from "./page.js";
import { sittingOf, tables } from "./tables.js";

/** The scenarios of the card game's core set, by deck: alone, and with a partner. */
export const game: BalancedGame = {
  id: "rings",
  tables,
  rowWord: "deck",
  rows: deckLists.map(({ id }) => id),
  matches: { main: 500, side: 100 },
  columns: columnsOfDecks,
  variant(table, deck) {
    const { scenario, players, mode } = sittingOf(table);
    const brings = (seat: string, own: string): FixedAnswer => ({ seat, kind: "deck", option: `deck:${own}` });
    const picks = [brings("player-1", deck), brings("player-2", partnerOf(deck))].slice(0, players);
    return { options: { scenario, players, mode }, bots: { "": "normal" }, picks, corrections: [] };
  },
  page: deckPage,
};
