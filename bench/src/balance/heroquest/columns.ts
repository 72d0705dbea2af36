import type { Column } from "../game.js";
import { columns } from "../table.js";

export const columnsOfQuests: readonly Column[] = [
  columns.row("quest"),
  columns.matches,
  columns.won,
  columns.interval,
  columns.rounds,
  columns.lost,
  columns.ends,
];
