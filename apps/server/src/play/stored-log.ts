import type { LogEntry } from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";

/** A deed with its number in the log of its table. */
export interface NumberedLogEntry extends LogEntry {
  readonly number: number;
}

/** What was done at a table from a number on. */
export async function logSince(db: Kysely<Database>, table: string, number: number): Promise<NumberedLogEntry[]> {
  const deeds = await db
    .selectFrom("deeds")
    .select(["number", "kind", "seat", "picks", "back_to"])
    .where("table_id", "=", table)
    .where("number", ">=", number)
    .orderBy("number")
    .execute();
  return withoutHole(table, deeds, number);
}

/** Deeds as they follow one another from a number on. Where one is missing nobody knows what was played: the table stays as it is. */
export function withoutHole<T extends Pick<NumberedLogEntry, "number">>(table: string, deeds: T[], from: number): T[] {
  const wrong = deeds.findIndex(({ number }, i) => number !== from + i);
  if (wrong < 0) return deeds;
  throw missing(table, from + wrong, `the next one is ${deeds[wrong]!.number}`);
}

/** A deed isn't there that must have been stored. */
export function missing(table: string, number: number, found: string): Refuse {
  return new Refuse(
    "broken-match",
    "Some of what was done in this match is missing in the storage: it stays as it is.",
    {
      cause: new Error(`Of the table ${table} the deed ${number} is missing: ${found}.`),
    },
  );
}
