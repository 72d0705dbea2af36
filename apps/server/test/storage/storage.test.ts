import fs, { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { CompiledQuery, Kysely, sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { openStorage, type Storage } from "../../src/storage/database.js";
import { openDurable } from "../../src/storage/durable-folder.js";
import { FolderInUse } from "../../src/storage/folder-lock.js";
import { Ledger, type NewLogEntry } from "../../src/storage/ledger.js";
import { migrate, migrations } from "../../src/storage/migrate.js";
import { pgliteDialect } from "../../src/storage/pglite-dialect.js";
import { emptyDataFolder } from "./empty-database.js";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function folder(): Promise<string> {
  const made = await emptyDataFolder();
  folders.push(made);
  return made;
}

const person = "insert into people (id, name) values ('p', 'Mira')";
const table = `insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting)
  values ('t', 'p', 'lantern-quay', '1', '{}', '{}', 'seeded', 's', false, '["warden-1"]')`;
const rest = [
  "insert into seats (table_id, seat, place, person, last_person) values ('t', 'warden-1', 0, 'p', 'p')",
  "insert into links (id, table_id, token_hash, leads, seat) values ('l', 't', 'h', 'seat', 'warden-1')",
  "insert into deeds (table_id, number, kind, seat, picks, decision) values ('t', 0, 'answer', 'warden-1', '[\"x\"]', 0)",
  "insert into snapshots (table_id, number, save) values ('t', 0, '{}')",
];

test("a database of every earlier version is brought up to date, with all that is in it", async () => {
  const names = Object.keys(migrations);
  const pglite = await PGlite.create({ dataDir: join(await folder(), "database") });
  const db = new Kysely<unknown>({ dialect: pgliteDialect(pglite) });
  for (const name of names) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, name);
    for (const statement of [person, table, ...rest]) await sql.raw(statement).execute(db);
    await migrate(db);
    const kept = await sql<{ count: number }>`select (select count(*) from tables) + (select count(*) from seats)
      + (select count(*) from links) + (select count(*) from deeds) + (select count(*) from snapshots)
      + (select count(*) from people) as count`.execute(db);
    expect([name, Number(kept.rows[0]!.count)]).toEqual([name, 6]);
    await migrate(db); // nothing is left to do
  }
  await db.destroy();
});

test("tables of before have begun, and so have those that a process of the version before opens", async () => {
  const pglite = await PGlite.create({ dataDir: join(await folder(), "database") });
  const db = new Kysely<unknown>({ dialect: pgliteDialect(pglite) });
  await migrate(db, "020-link-makers");
  await sql.raw(person).execute(db);
  await sql.raw(table).execute(db);
  await sql`update tables set created = now() - interval '1 day'`.execute(db);
  await migrate(db);
  await sql.raw(table.replace("'t'", "'later'")).execute(db);
  const { rows } =
    await sql`select id, begun = created as begun_when_opened, seed_known from tables order by id`.execute(db);
  expect(rows).toEqual(["later", "t"].map((id) => ({ id, begun_when_opened: true, seed_known: false })));
  await db.destroy();
});

test("a seat of rules of thumb, as they were once called, becomes one of the normal bot; who has played from a seat knows it", async () => {
  const pglite = await PGlite.create({ dataDir: join(await folder(), "database") });
  const db = new Kysely<unknown>({ dialect: pgliteDialect(pglite) });
  await migrate(db, "010-sessions");
  const seat = (id: string, place: number, bot: string) =>
    `insert into seats (table_id, seat, place, bot) values ('t', '${id}', ${place}, '${bot}')`;
  const played = (number: number, seat: string, person: string) => `insert into deeds (table_id, number, kind, seat,
    picks, decision, person) values ('t', ${number}, 'answer', '${seat}', '[]', ${number}, '${person}')`;
  const deeds = [played(0, "warden-1", "q"), played(1, "warden-1", "q"), played(2, "smuggler-1", "gone")];
  const another = "insert into people (id, name) values ('q', 'Tor')";
  const left = "update seats set last_person = 'p' where seat = 'warden-1'";
  const seats = [seat("warden-1", 0, "thumb"), seat("smuggler-1", 1, "random"), left];
  for (const statement of [person, another, table, ...seats, ...deeds]) await sql.raw(statement).execute(db);
  await migrate(db);
  const { rows } = await sql<{ bot: string }>`select bot from seats order by place`.execute(db);
  expect(rows).toEqual([{ bot: "normal" }, { bot: "random" }]);
  const knowers = await sql`select seat, person, how from seat_knowers order by person`.execute(db);
  expect(knowers.rows).toEqual(["p", "q"].map((person) => ({ seat: "warden-1", person, how: "sat" })));
  await db.destroy();
});

test("a folder is used by one server at a time, and freed by a process that is gone", async () => {
  const place = { folder: await folder() };
  const storage = await openStorage(place, () => {});
  await expect(openStorage(place, () => {})).rejects.toThrow(FolderInUse);
  await storage.close();
  writeFileSync(join(place.folder, "in-use"), "999999999\n"); // as a killed process leaves it
  const again = await openStorage(place, () => {});
  await again.close();
});

test("of deeds with the same number one is stored, of the same deed sent twice the first; the others of a batch are unharmed", async () => {
  const storage = await openStorage({ folder: await folder() }, () => {});
  for (const statement of [person, table]) await sql.raw(statement).execute(storage.db);
  const ledger = new Ledger(storage, undefined);
  const after = { answers: 1, waiting: [], outcome: null, botDue: false };
  const deed = (number: number, sent: string, table = "t"): NewLogEntry => ({
    table,
    number,
    kind: "answer",
    seat: "warden-1",
    picks: ["x"],
    backTo: null,
    decision: number,
    key: null,
    sent,
    person: "p",
    after,
  });
  expect(await Promise.all(["a", "b", "c"].map((sent) => ledger.append(deed(0, sent))))).toEqual([true, false, false]);
  expect(await ledger.append(deed(1, "a"))).toBe(false);
  const mixed = await Promise.allSettled([
    ledger.append(deed(1, "d")),
    ledger.append(deed(0, "e", "nowhere")),
    ledger.append(deed(2, "f")),
  ]);
  expect(mixed.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const stored = await storage.db.selectFrom("deeds").select(["number", "sent"]).orderBy("number").execute();
  expect(stored).toEqual([
    { number: 0, sent: "a" },
    { number: 1, sent: "d" },
    { number: 2, sent: "f" },
  ]);
  await storage.close();
});

test("a match has so many deeds and no more", async () => {
  const storage = { prepare: async () => async () => [] } as unknown as Storage;
  const ledger = new Ledger(storage, undefined);
  const refused = { fault: "too-many-kept", message: expect.stringContaining("at most 250000 deeds") };
  await expect(ledger.append({ number: 250_000 } as NewLogEntry)).rejects.toMatchObject(refused);
});

test("what an embedded database has committed was written to the disk before it says so", async () => {
  const pglite = await openDurable(join(await folder(), "database"));
  await pglite.query("create table people (name text)");
  const synced = vi.spyOn(fs, "fdatasyncSync");
  await pglite.query("insert into people values ('Mira')");
  expect(synced.mock.calls.length).toBeGreaterThan(0);
  synced.mockRestore();
  await pglite.close();
});

test("an error of the embedded database comes with its code, and a folder that can't be opened says why", async () => {
  const place = { folder: await folder() };
  const storage = await openStorage(place, () => {});
  await expect(sql.raw("select nothing").execute(storage.db)).rejects.toMatchObject({ code: "42703", name: "error" });
  const noData = CompiledQuery.raw("select $1::text", [() => {}]);
  await expect(storage.db.executeQuery(noData)).rejects.toThrow("could not be cloned");
  expect((await sql<{ at: Date }>`select now() as at`.execute(storage.db)).rows[0]!.at).toBeInstanceOf(Date);
  await storage.close();
  const file = join(place.folder, "database", "PG_VERSION");
  const version = readFileSync(file, "utf8");
  writeFileSync(file, "1\n");
  await expect(openStorage(place, () => {})).rejects.toThrow("PGlite failed");
  writeFileSync(file, version);
  await (await openStorage(place, () => {})).close();
});
