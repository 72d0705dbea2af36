import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import type { Database } from "../storage/schema.js";

/** How many tables one person may put aside, and how many may be silenced. */
export const mostMarks = 2_000;

/** Notes that somebody has put a table aside, or wants no notices of it. */
export async function addMark(
  db: Kysely<Database>,
  what: "put_aside" | "muted",
  { table_id, person }: { readonly table_id: string; readonly person: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await oneAtATime(db);
    await db
      .insertInto(what)
      .values({ table_id, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(what)}
      where person = ${person}`.execute(db);
    if (rows[0]!.count <= mostMarks) return;
    throw new Refuse(
      "too-many-kept",
      `One person has put aside or silenced at most ${mostMarks} tables: take some back.`,
    );
  });
}
