import type { Column } from "../game.js";
import { columns } from "../table.js";
import { partnerOf } from "./decks.js";
import { sittingOf } from "./tables.js";

export const columnsOfDecks: readonly Column[] = [
  columns.row("deck"),
  {
    head: "partner",
    align: "left",
    cell: ({ table, row }) => (sittingOf(table).players === 2 ? partnerOf(row) : "–"),
  },
  columns.matches,
  columns.won,
  columns.interval,
  columns.meanRounds,
  columns.lost,
  columns.ends,
];
