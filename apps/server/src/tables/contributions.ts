import { type Contribution, mostContributions } from "@tavolata/kernel";
import { contributorsOf, type LogEntry } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord } from "./records.js";

/** What somebody adds to the dice of a table, and for which seat. */
export interface NewContribution {
  readonly person: string;
  readonly seat: string;
  readonly value: string;
}

/** Whether somebody who sits at a table has still to add to its dice. Nobody adds to a match that is over, or to one to which so many have added. */
export function isMissing(record: TableRecord, person: string): boolean {
  if (record.outcome || record.contributions.length >= mostContributions) return false;
  return !contributorsOf(record).has(person);
}

/** Refuses who would sit down without adding to the dice. */
export function checkAdds(record: TableRecord, person: string, value: string | undefined): void {
  if (value === undefined && isMissing(record, person)) throw contributionMissing();
}

export function contributionMissing(): Refuse {
  return new Refuse(
    "contribution-missing",
    'Whoever sits down adds to the dice: send "contribution", 32 to 64 random digits from 0 to 9 and a to f.',
  );
}

/** As the deed that it is stored as. */
export function logEntryOf({ from, by, value }: Contribution): LogEntry {
  return { kind: "contribution", seat: by, picks: [value], back_to: from };
}

/** Whether somebody has added to the dice of a table. */
export async function hasAdded(db: Kysely<Database>, table: string, person: string): Promise<boolean> {
  const had = await db
    .selectFrom("deeds")
    .select("number")
    .where("table_id", "=", table)
    .where("kind", "=", "contribution")
    .where("person", "=", person)
    .executeTakeFirst();
  return had !== undefined;
}

/** The most answers that a match ever had, also if some were taken back: what was thrown then stays thrown. */
export async function mostAnswers(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<CountedEntry>`select kind, back_to, decision from deeds
    where table_id = ${table} and kind <> 'contribution' order by number`.execute(db);
  return mostOf(rows);
}

/** A deed as far as it changes how many answers there are. */
export interface CountedEntry {
  readonly kind: LogEntry["kind"];
  readonly back_to: number | null;
  readonly decision: number;
}

export function mostOf(deeds: readonly CountedEntry[]): number {
  let [at, most] = [0, 0];
  const before: number[] = []; // what was taken back, to be done again
  for (const { kind, back_to, decision } of deeds) {
    if (kind === "answer") {
      at = Math.max(at, decision) + 1; // real dice that come again enter themselves: there may be more answers than deeds
      before.length = 0;
    } else if (kind === "undo") {
      before.push(at);
      at = back_to!;
    } else if (kind === "redo") {
      at = before.pop() ?? at;
    } else if (kind === "rewind") {
      at = back_to!;
      before.length = 0;
    }
    most = Math.max(most, at);
  }
  return most;
}
