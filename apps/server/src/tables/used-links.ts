import type { Leading } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import { hashOfToken } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord, TableRecords } from "./records.js";

/** How many links that were used a table remembers. */
const mostUsed = 16;

/** A link into a seat is used up by whoever takes the seat, and remembered from then on; false where it was used or revoked before. */
export async function useUp(db: Kysely<Database>, link: string): Promise<boolean> {
  const used = await db
    .deleteFrom("links")
    .where("id", "=", link)
    .returning(["table_id", "token_hash", "seat"])
    .executeTakeFirst();
  if (!used || used.seat === null) return false;
  const { table_id, token_hash, seat } = used;
  await db.insertInto("used_links").values({ table_id, token_hash, seat }).execute();
  await sql`delete from used_links where table_id = ${table_id} and number <= (select number from used_links
    where table_id = ${table_id} order by number desc offset ${mostUsed} limit 1)`.execute(db);
  return true;
}

export interface TakenSeat {
  readonly to: Extract<Leading, { leads: "seat" }>;
  readonly record: TableRecord;
}

/** The seat that a used link led to, as long as somebody sits there. */
export async function takenBy(
  db: Kysely<Database>,
  records: TableRecords,
  token: string,
): Promise<TakenSeat | undefined> {
  const used = await db
    .selectFrom("used_links")
    .select(["table_id", "seat"])
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  const record = used && (await records.find(used.table_id));
  return record?.seating.of(used!.seat)?.person ? { to: { leads: "seat", seat: used!.seat }, record } : undefined;
}
