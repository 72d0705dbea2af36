import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./schema.js";

/** A secret of the house: made at the first start, and the same for every process that shares the database. */
export async function secretFor(db: Kysely<Database>, purpose: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ purpose, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("purpose", "=", purpose)
    .executeTakeFirstOrThrow();
  return value;
}
