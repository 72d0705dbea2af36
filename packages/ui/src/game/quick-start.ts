import type { NewTable, TableWatch } from "@tavolata/client";
import type { Options } from "@tavolata/kernel";

/** How one person alone begins at once, without laying a table first. */
export interface QuickStart {
  /** Options that are set for it. */
  readonly options: Options;
  readonly seats: NonNullable<NewTable["seats"]>;
  /** Answers what the game asks before anything happens; each seat of the person has its watch. */
  settle(watches: readonly TableWatch[]): Promise<void>;
}
