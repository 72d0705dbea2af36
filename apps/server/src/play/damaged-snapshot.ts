import { SaveRefused } from "@tavolata/kernel";
import type { AnyMatch, LogEntry } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";
import { type Snapshot, writeSnapshot } from "../storage/snapshots.js";
import type { TableRecord } from "../tables/records.js";

/**
 * What shows at once that a snapshot isn't one of this match, or not of the moment that it says; nothing where it may be opened.
 * @param last the deed that led to it, where there is one
 */
export function damageOf(
  { number, save, isWhole }: Snapshot,
  { seed }: Pick<TableRecord, "seed">,
  last: LogEntry | undefined,
): string | undefined {
  if (!isWhole) return "it isn't as it was written";
  if (number < 0) return "its number is below 0";
  if (typeof save !== "object" || save === null) return "it is no saved match";
  if (number > 0 && !last) return `the table hasn't come to its number ${number}`;
  const { answers } = save;
  if (save.seed !== seed) return "its seed is another";
  if (!Array.isArray(answers) || last?.kind !== "answer" || answers.length === 0) return undefined;
  // Real dice that were taken back and count once more may follow the answer that somebody gave.
  if (save.chance?.mode === "physical") return undefined;
  const { seat, picks } = answers.at(-1)!;
  const isLast = seat === last.seat && JSON.stringify(picks) === JSON.stringify(last.picks);
  return isLast ? undefined : "its last answer isn't the one that was stored";
}

/** Whether opening a snapshot failed because of what is in it. A version that isn't known here, and figures of a match that is over, are no damage. */
export function isDamage(error: unknown): boolean {
  return error instanceof SaveRefused && error.fault !== "other-version" && error.fault !== "other-figures";
}

/** Sets a snapshot aside for whoever runs the house, and puts the match in its place as its answers have made it. */
export async function setAside(
  db: Kysely<Database>,
  table: string,
  { version }: Pick<Snapshot, "version">,
  why: string,
  { match, number }: { readonly match: AnyMatch; readonly number: number },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const { rows } = await sql`with gone as (
        delete from snapshots where table_id = ${table} and xmin::text = ${version} returning table_id, number, save
      ) insert into damaged_snapshots (table_id, number, save, why)
        select table_id, number, save, ${why} from gone
        on conflict (table_id) do update set number = excluded.number, save = excluded.save, why = excluded.why, found = now()
        returning number`.execute(db);
    if (rows.length === 0) return;
    await writeSnapshot(db, table, number, match);
  });
}
