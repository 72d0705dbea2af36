import type { Column } from "@tavolata/game";
import { columns } from "@tavolata/lab/balance";
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
