import { type Kysely, sql, type Transaction } from "kysely";
import { type DatabaseLocation, openForRestore, openStorage } from "./database.js";
import { migrate } from "./migrate.js";
import type { Database } from "./schema.js";

/** The first line of a backup: what it is, and the last change of the schema that it knows. */
interface Heading {
  readonly backup: "tavolata";
  readonly format: 1;
  readonly schema: string;
}

/** The other lines: rows of a table. */
interface Rows {
  readonly table: string;
  readonly rows: readonly object[];
}

/** How many rows are read and written at once. */
const rowsAtOnce = 500;

/** What Kysely's migrations keep for themselves. */
const own = ["kysely_migration", "kysely_migration_lock"];

/** A backup that can't be restored here. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

/**
 * Everything that a place holds, as lines of JSON, as it was at one moment. A PostgreSQL goes on meanwhile; the server of a
 * folder must be ended first. What was made of the one can be restored in the other.
 */
export async function* backUp(place: DatabaseLocation): AsyncGenerator<string> {
  const storage = await openStorage(place, () => {});
  try {
    const transaction = await storage.db.startTransaction().setIsolationLevel("repeatable read").execute();
    try {
      yield line({ backup: "tavolata", format: 1, schema: await schemaOf(transaction) } satisfies Heading);
      for (const table of await tablesOf(transaction)) yield* rowsOf(transaction, table);
    } finally {
      await transaction.rollback().execute();
    }
  } finally {
    await storage.close();
  }
}

/** Puts a backup into an empty place, and brings it up to date. Says how many rows it has. */
export async function restore(
  place: DatabaseLocation,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const storage = await openForRestore(place);
  const { db } = storage;
  try {
    let rows = 0;
    let heading: Heading | undefined;
    if ((await tablesOf(db)).length > 0) throw new BackupRefused("The place isn't empty: restore into a new one.");
    const transaction = { run: undefined as Restoring | undefined };
    // ends: the backup does
    for await (const text of lines) {
      if (text.trim() === "") continue;
      const value: unknown = JSON.parse(text);
      if (!heading) {
        heading = headingOf(value);
        await migrate(db, heading.schema).catch((error: unknown) => {
          throw new BackupRefused(`This backup is of another version (${heading!.schema}).`, { cause: error });
        });
        transaction.run = await Restoring.begin(db);
        continue;
      }
      rows += await transaction.run!.put(value as Rows);
    }
    if (!transaction.run) throw new BackupRefused("The backup is empty.");
    await transaction.run.end();
    await migrate(db);
    return rows;
  } finally {
    await storage.close();
  }
}

/** One transaction for all rows, in which they may come in any order. */
class Restoring {
  private constructor(
    private readonly db: Transaction<Database> & { commit(): { execute(): Promise<void> } },
    private readonly references: readonly { readonly table: string; readonly name: string }[],
  ) {}

  static async begin(db: Kysely<Database>): Promise<Restoring> {
    const transaction = await db.startTransaction().execute();
    const { rows } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(transaction);
    const restoring = new Restoring(transaction, rows);
    await restoring.#check("deferrable initially deferred");
    return restoring;
  }

  async put({ table, rows }: Rows): Promise<number> {
    await sql`insert into ${sql.id(table)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(
      this.db,
    );
    return rows.length;
  }

  async end(): Promise<void> {
    await sql`set constraints all immediate`.execute(this.db);
    await this.#check("not deferrable");
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`.execute(this.db);
    for (const { table, column } of rows) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.id(column)}), 0) + 1 from ${sql.id(table)}), false)`.execute(this.db);
    }
    await this.db.commit().execute();
  }

  async #check(when: "deferrable initially deferred" | "not deferrable"): Promise<void> {
    for (const { table, name } of this.references) {
      await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} ${sql.raw(when)}`.execute(this.db);
    }
  }
}

async function* rowsOf(db: Transaction<Database>, table: string): AsyncGenerator<string> {
  await sql`declare backup no scroll cursor for select to_jsonb(one) as row from ${sql.id(table)} as one`.execute(db);
  // ends: each round takes rows off the cursor
  for (;;) {
    const { rows } = await sql<{ row: object }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield line({ table, rows: rows.map(({ row }) => row) } satisfies Rows);
  }
  await sql`close backup`.execute(db);
}

async function schemaOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]!.name;
}

async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

function headingOf(value: unknown): Heading {
  const heading = value as Partial<Heading> | null;
  if (heading?.backup === "tavolata" && heading.format === 1 && typeof heading.schema === "string") {
    return heading as Heading;
  }
  throw new BackupRefused("This isn't a backup of this house.");
}

function line(value: Heading | Rows): string {
  return `${JSON.stringify(value)}\n`;
}
