import type { Column } from "../game.js";
import { columns } from "../table.js";
import { sittingOf } from "./tables.js";

export const columnsOfDecks: readonly Column[] = [
  columns.row("deck"),
  { head: "partner", align: "left", cell: ({ table }) => sittingOf(table).beside ?? "–" },
  columns.matches,
  columns.won,
  columns.interval,
  columns.meanRounds,
  columns.lost,
  columns.ends,
];
