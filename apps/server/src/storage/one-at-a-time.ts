import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.js";

/** The lock of the database by which those wait for each other who count before they add; any number will do. */
const lock = 25_060_719;

/**
 * From here to the end of the transaction nobody else counts: of two at once, in whatever processes, both would find room where there is
 * room for one.
 */
export async function oneAtATime(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}
