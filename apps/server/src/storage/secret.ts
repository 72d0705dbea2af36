import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./schema.js";

/** A secret of the house: made at the first start, and the same for every process that shares the database. */
export async function secretFor(
  db: Kysely<Database>,
  purpose: string,
  make: () => string = () => randomBytes(32).toString("base64url"),
): Promise<string> {
  const known = () => db.selectFrom("secrets").select("value").where("purpose", "=", purpose);
  const row = await known().executeTakeFirst();
  if (row) return row.value;
  await db
    .insertInto("secrets")
    .values({ purpose, value: make() })
    .onConflict((conflict) => conflict.doNothing()) // another process was quicker
    .execute();
  return (await known().executeTakeFirstOrThrow()).value;
}
