import type { Column } from "@tavolata/game";
import { columns } from "@tavolata/lab/balance";

export const columnsOfQuests: readonly Column[] = [
  columns.row("quest"),
  columns.matches,
  columns.won,
  columns.interval,
  columns.rounds,
  columns.lost,
  columns.ends,
];
