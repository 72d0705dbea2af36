import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import type { TableRecord } from "./records.js";

/** Takes a table out of the house for good. Only its owner does, and only where nobody else sits: what is also others' stays. */
export async function deleteTable(db: Kysely<Database>, { id, owner }: TableRecord, person: string): Promise<void> {
  if (owner.id !== person) throw new Refuse("not-yours", "A table is deleted by its owner.");
  await db.transaction().execute(async (db) => {
    // Who sits down at this moment comes first, or finds no seat any more; whoever wants both takes the table before its seats.
    await db.selectFrom("tables").select("id").where("id", "=", id).forUpdate().execute();
    const seats = await db
      .selectFrom("seats")
      .select("person")
      .where("table_id", "=", id)
      .orderBy("place")
      .forUpdate()
      .execute();
    if (seats.some((seat) => seat.person !== null && seat.person !== person)) {
      throw new Refuse(
        "others-sit",
        "Others sit at this table: put it aside, or wait until they have left their seats.",
      );
    }
    await db.deleteFrom("tables").where("id", "=", id).where("owner", "=", person).execute();
  });
}
