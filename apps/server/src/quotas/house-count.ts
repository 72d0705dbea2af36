import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/** How long a count is good enough far below its bound, in milliseconds: to count anew takes long in a large house. */
const goodFor = 10_000;

/** Nobody adds so many while a count is good. */
const far = (most: number) => Math.max(1_000, most / 10);

/** Counts something of the whole house against its bound. */
export class HouseCount {
  #known: { readonly count: number; readonly until: number } | undefined;

  constructor(
    private readonly what: "tables" | "people",
    private readonly most: number,
  ) {}

  /** How many more there may be: exactly, when there is little room left. */
  async room(db: Kysely<Database>): Promise<number> {
    if (this.#known && this.#known.until > performance.now()) {
      const room = this.most - this.#known.count;
      if (room > far(this.most)) return room;
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(this.what)}`.execute(
      db,
    );
    const { count } = rows[0]!;
    this.#known = { count, until: performance.now() + goodFor };
    return this.most - count;
  }
}

/** How large the whole database is, in bytes, as of lately. */
export class HouseSize {
  #known: { readonly bytes: number; readonly until: number } | undefined;

  async bytes(db: Kysely<Database>): Promise<number> {
    if (!this.#known || this.#known.until <= performance.now()) {
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(
        db,
      );
      this.#known = { bytes: Number(rows[0]!.bytes), until: performance.now() + goodFor };
    }
    return this.#known.bytes;
  }
}
