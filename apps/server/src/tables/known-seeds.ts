import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/** The tables whose seed was told to somebody before the end. Whoever knows it knows the dice, so everybody there is told; nothing takes that away. */
export class KnownSeeds {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly changed: (table: string) => Promise<void>,
  ) {}

  /** To be waited for before the seed is told. */
  async note(table: string): Promise<void> {
    const { rows } = await sql`update tables set seed_known = true where id = ${table} and not seed_known
      returning id`.execute(this.db);
    if (rows.length > 0) await this.changed(table);
  }
}
