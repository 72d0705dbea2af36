import type { TableRow } from "@tavolata/client";
import { countWaiting, tellWaiting } from "@tavolata/ui/page/window-title.js";
import { client, isKnown } from "./client.js";

/** Lets the window's title count the tables at which it is one's turn. */
export function countWaitingTables(): void {
  countWaiting(async () => {
    if (!isKnown()) return undefined; // no table waits for one who was never here
    try {
      return waitingAmong((await client.tables("mine")).tables);
    } catch {
      return undefined; // the number is only a help: without a line it stays as it is
    }
  });
}

/** Says which tables one has: those that wait are counted. */
export function tellTables(tables: readonly TableRow[]): void {
  tellWaiting(waitingAmong(tables));
}

function waitingAmong(tables: readonly TableRow[]): string[] {
  return tables.filter(isForMe).map(({ id }) => id);
}

/** Whether the table waits for whoever reads. */
export function isForMe({ seats, waiting, outcome }: TableRow): boolean {
  return !outcome && seats.some(({ seat, mine }) => mine && waiting.includes(seat));
}
