import { rmSync } from "node:fs";
import type { LiveTable } from "@tavolata/table";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BotSweep } from "../../src/bots/bot-sweep.js";
import { DueTables } from "../../src/bots/due-tables.js";
import { openStorage, type Storage } from "../../src/storage/database.js";
import type { Database } from "../../src/storage/schema.js";
import { newDataFolder } from "../storage/empty-database.js";
import { until } from "../until.js";

let folder: string;
let storage: Storage;
let db: Kysely<Database>;

beforeAll(async () => {
  folder = await newDataFolder();
  storage = await openStorage({ folder }, () => {});
  db = storage.db;
});

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  for (const what of ["tables", "people"]) await sql`delete from ${sql.id(what)}`.execute(db);
  for (const id of ["guest", "mira", "tor"]) await db.insertInto("people").values({ id, name: id }).execute();
});

/** Tables that somebody has left for so many seconds. */
async function lay(owner: string, count: number, waited: number, { limit = 1, isBots = false } = {}): Promise<void> {
  await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting, moved, time_limit, bot_due)
    select ${owner} || '-' || i, ${owner}, 'lantern-quay', '1', '{}', '{}', 'seeded', 's', false, '["warden-1"]',
      now() - ${waited} * interval '1 second' - i * interval '1 millisecond', ${isBots ? null : limit}::int, ${isBots}
    from generate_series(1, ${count}) i`.execute(db);
}

const ownersOf = (ids: readonly string[]) => ids.map((id) => id.split("-")[0]);

test("whoever has a thousand tables whose time is up keeps nobody waiting", async () => {
  await lay("guest", 1_100, 3_600);
  await lay("mira", 2, 2);
  await lay("tor", 1, 10, { isBots: true });
  const due = new DueTables(db);
  const first = await due.next(20, []);
  expect(first).toHaveLength(20);
  expect(
    ownersOf(first)
      .filter((owner) => owner !== "guest")
      .sort(),
  ).toEqual(["mira", "mira", "tor"]);
  const second = await due.next(20, []);
  expect(new Set(ownersOf(second))).toEqual(new Set(["guest"])); // nobody else waits
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  await sql`update tables set moved = now() - interval '1 minute' where id = 'mira-1'`.execute(db);
  await sql`update sweeps set looked = now() - interval '2 minutes' where table_id = 'mira-1'`.execute(db);
  expect(await due.next(20, [])).toContain("mira-1"); // it has gone on, and waits anew: at once it has its turn
});

test("every table has its turn, the same ones never come first again, and one that doesn't go on comes ever more rarely", async () => {
  await lay("guest", 90, 100);
  const due = new DueTables(db);
  const seen: string[] = [];
  for (let page = await due.next(20, []); page.length > 0; page = await due.next(20, [])) seen.push(...page);
  expect([seen.length, new Set(seen).size]).toEqual([90, 90]);
  const after = async (seconds: number, since: number) => {
    await sql`update tables set moved = now() - ${since} * interval '1 second'`.execute(db);
    await sql`update sweeps set looked = now() - ${seconds} * interval '1 second'`.execute(db);
    return (await due.next(1_000, [])).length;
  };
  // It had waited for so long when somebody looked; now so much time has passed since.
  expect([await after(3, 4), await after(6, 7)]).toEqual([0, 90]);
  expect([await after(50, 150), await after(101, 201)]).toEqual([0, 90]);
  expect([await after(500, 90_000), await after(601, 90_000)]).toEqual([0, 90]);
});

test("of an owner of whom enough is under way nothing more is looked at, and of what a bot was just asked neither", async () => {
  await lay("guest", 30, 100);
  await lay("mira", 1, 100);
  const due = new DueTables(db);
  expect(await due.next(20, ["guest"])).toEqual(["mira-1"]);
  await lay("tor", 1, 0, { isBots: true });
  await sql`update tables set moved = now() + interval '1 second' where owner = 'tor'`.execute(db);
  expect(ownersOf(await due.next(100, []))).not.toContain("tor");
});

test("of several processes one looks", async () => {
  await lay("guest", 100, 100);
  const processes = [new DueTables(db), new DueTables(db), new DueTables(db)];
  const pages = await Promise.all(processes.flatMap((one) => [one.next(20, []), one.next(20, [])]));
  const all = pages.flat();
  expect([all.length, new Set(all).size]).toEqual([100, 100]);
});

test("a table that can't be opened, and one at which somebody works for ever, keep the others from nothing", async () => {
  await lay("guest", 2, 100);
  await lay("mira", 45, 2);
  const looked: string[] = [];
  const faults: unknown[] = [];
  const never = new Promise<never>(() => {});
  const sweep = new BotSweep({
    db,
    tables: {
      with: async (id, work) => {
        if (id === "guest-1") throw new Error("This match can't be opened.");
        if (id === "guest-2") return never;
        looked.push(id);
        return work({ record: { botDue: false } } as LiveTable);
      },
    },
    seats: { look: () => {}, isClosed: false },
    crowded: () => [],
    onFault: (error) => faults.push(error),
    every: 20,
    longestLook: 50,
  });
  sweep.start();
  await until(() => looked.length >= 45);
  expect(new Set(looked).size).toBe(45);
  expect(faults).toHaveLength(1);
  await sweep.close();
});
