import type { Save } from "@tavolata/kernel";
import type { LogEntry } from "@tavolata/table";
import type { SavedTable } from "./saved-table.js";

/** What lies in the cupboard of one table: the table, its match as it was once, and what was done since. */
export interface MatchOnDevice {
  readonly table: SavedTable;
  readonly save: Save;
  readonly deeds: readonly LogEntry[];
}

/**
 * Where a house keeps its tables. What comes out of it came from outside: it may be of an older version, or somebody may have changed it.
 * Each of these is done whole or not at all.
 */
export interface Cupboard {
  /** All tables, without their matches. */
  all(): Promise<readonly unknown[]>;
  get(id: string): Promise<{ readonly table: unknown; readonly save: unknown; readonly deeds: unknown } | undefined>;
  /** Puts a table in as it stands: what was kept of it before is gone. */
  put(table: SavedTable, save: Save): Promise<void>;
  /** Adds what was done last. */
  add(table: SavedTable, deed: LogEntry): Promise<void>;
  drop(id: string): Promise<void>;
}
