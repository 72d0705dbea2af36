import type { AnyMatch } from "@tavolata/table";
import { sql } from "kysely";

/** Stores a match whole after so many deeds, with its newest events, unless that was done later already. */
export function snapshotOf(match: AnyMatch, table: string, number: number) {
  const told = JSON.stringify({ number, ...match.recentEvents });
  return sql`insert into snapshots (table_id, number, save, told)
    values (${table}, ${number}, ${JSON.stringify(match.save())}::jsonb, ${told}::jsonb)
    on conflict (table_id) do update set number = excluded.number, save = excluded.save, told = excluded.told
    where snapshots.number < excluded.number`;
}
