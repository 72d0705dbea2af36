import type { Recent, Save } from "@tavolata/kernel";
import type { AnyMatch } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.js";

/** A match as it was kept whole after so many deeds. */
export interface Snapshot {
  readonly number: number;
  readonly save: Save;
  /** The newest events then. */
  readonly told?: Recent | undefined;
  /** The row as it was read: another process may put another one in its place. */
  readonly version: string;
  /** Whether it is as it was written. Of those that a version before has written nobody knows: they count as whole. */
  readonly isWhole: boolean;
}

/** The newest snapshot of a table's match. */
export async function readSnapshot(db: Kysely<Database>, table: string): Promise<Snapshot | undefined> {
  const { rows } = await sql<Snapshot>`select number, save, xmin::text as version,
      case when (told ->> 'number')::int = number then told end as told,
      digest is null or split_part(digest, ':', 1) <> number::text or digest = number || ':' || md5(save::text) as "isWhole"
    from snapshots where table_id = ${table}`.execute(db);
  const [row] = rows;
  return row && { ...row, told: row.told ?? undefined };
}

/** Keeps a match whole as it was after so many deeds, unless a newer one is kept; the digest says for which number it was made. */
export async function writeSnapshot(
  db: Kysely<Database>,
  table: string,
  number: number,
  match: AnyMatch,
): Promise<void> {
  const told = JSON.stringify({ number, ...match.recentEvents });
  await sql`insert into snapshots (table_id, number, save, told, digest)
    select ${table}, ${number}::int, given.save, ${told}::jsonb, ${`${number}:`}::text || md5(given.save::text)
    from (select ${JSON.stringify(match.save())}::jsonb as save) as given
    on conflict (table_id) do update
      set number = excluded.number, save = excluded.save, told = excluded.told, digest = excluded.digest
    where snapshots.number < excluded.number`.execute(db);
}
