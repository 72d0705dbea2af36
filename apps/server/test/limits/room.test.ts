import { rmSync } from "node:fs";
import { Seating } from "@tavolata/table";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { firstOf, questGames } from "../../../../games/test/offering.js";
import { Games } from "../../src/games.js";
import { ChatRoom } from "../../src/play/chat-room.js";
import type { LiveTables } from "../../src/play/live-tables.js";
import type { QuestGate } from "../../src/quests/quest-gate.js";
import { Quests } from "../../src/quests/quests.js";
import { Guests, networkOf } from "../../src/quotas/guests.js";
import { addMark } from "../../src/quotas/marks.js";
import { type Quotas, usualQuotas } from "../../src/quotas/quotas.js";
import { Room } from "../../src/quotas/room.js";
import { openStorage, type Storage } from "../../src/storage/database.js";
import { Ledger, type NewLogEntry } from "../../src/storage/ledger.js";
import { newDataFolder } from "../storage/empty-database.js";

let folder: string;
let storage: Storage;
let games: Games;
beforeAll(async () => {
  folder = await newDataFolder();
  storage = await openStorage({ folder }, () => {});
  games = await Games.load();
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ["tables", "people"]) await sql`delete from ${sql.table(table)}`.execute(storage.db);
  for (const id of ["p", "q", "r"]) await person(id);
});

async function person(id: string, hours = 0): Promise<void> {
  await sql`insert into people (id, name, created) values (${id}, 'Mira', now() - ${hours} * interval '1 hour')`.execute(
    storage.db,
  );
}

function roomWith(quotas: Partial<Quotas>): Room {
  return new Room(storage.db, { ...usualQuotas, ...quotas });
}

/** Stores a table as the desk does; nothing of it stays when it was one too many. */
function lay(room: Room, id: string, owner: string, options = "{}"): Promise<void> {
  return storage.db.transaction().execute(async (db) => {
    await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting)
      values (${id}, ${owner}, 'lantern-quay', '1', ${options}::jsonb, '{}', 'seeded', 's', false, '[]')`.execute(db);
    await room.tableKept(db, owner, { isFile: false, isRunning: true });
  });
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ fault }) => fault as string,
  );

test("the house has room for so many tables, whoever opens them", async () => {
  const room = roomWith({ houseTables: 3 });
  const faults = await Promise.all(["p", "q", "r", "p", "q"].map((owner, i) => faultOf(lay(room, `t${i}`, owner))));
  expect(faults.sort()).toEqual(["house-full", "house-full", "none", "none", "none"]);
  await expect(room.forTable("r", { isFile: false, isRunning: true })).rejects.toMatchObject({ fault: "house-full" });
  await sql`delete from tables where id in (select id from tables limit 1)`.execute(storage.db);
  await room.forTable("r", { isFile: false, isRunning: true });
});

test("the house has room for so many bytes", async () => {
  await expect(lay(roomWith({ houseGigabytes: 0 }), "t", "p")).rejects.toMatchObject({ fault: "house-full" });
});

test("one person's tables and quests take so many bytes", async () => {
  const room = roomWith({ megabytes: 0.05 });
  const long = (i: number) =>
    JSON.stringify({ text: Array.from({ length: 2_000 }, (_, j) => (i * 7919 + j * 104_729) % 999_983) });
  const faults: string[] = [];
  for (let i = 0; i < 12; i++) faults.push(await faultOf(lay(room, `t${i}`, "p", long(i))));
  expect(faults[0]).toBe("none");
  expect(faults.at(-1)).toBe("too-many-kept");
  await lay(room, "other", "q", long(0));
  await sql`delete from tables where owner = 'p'`.execute(storage.db);
  await lay(room, "t", "p", long(0));
});

test("what was taken back takes as much room as what counts", async () => {
  const room = roomWith({ megabytes: 0.05 });
  await lay(room, "to-and-fro", "r");
  await lay(room, "another", "r");
  await sql`insert into deeds (table_id, number, kind, seat, picks, decision)
    values ('to-and-fro', 999, 'answer', 'warden-1', '[]', 0)`.execute(storage.db);
  expect(await faultOf(lay(room, "one-more", "r"))).toBe("too-many-kept");
});

test("a long match goes on only as long as its owner has room: answers count, too", async () => {
  await lay(roomWith({}), "long", "p");
  const deed = (number: number): NewLogEntry => ({
    ...{ table: "long", number, kind: "answer", seat: "warden-1", picks: [], backTo: null, decision: number },
    ...{ key: null, sent: null, person: null },
    after: { answers: number + 1, waiting: [], outcome: null, botDue: false },
  });
  await sql`insert into deeds (table_id, number, kind, seat, picks, decision)
    select 'long', number, 'answer', 'warden-1', '[]', 0 from generate_series(0, 4998) as number`.execute(storage.db);
  const append = (megabytes: number, number: number) => {
    const room = roomWith({ megabytes });
    return new Ledger(storage, undefined, (table) => room.forDeeds(table)).append(deed(number));
  };
  expect(await append(0.5, 4_999)).toBe(true);
  await expect(append(0.5, 5_000)).rejects.toMatchObject({ fault: "too-many-kept" });
  await expect(append(0.5, 5_000)).rejects.toMatchObject({ fault: "too-many-kept" }); // not by trying again
  expect(await append(5, 5_000)).toBe(true);
  expect(await append(0.5, 5_001)).toBe(true); // it is looked at now and then
});

const someQuests = firstOf(await questGames());

test.each(someQuests)(
  "of many quests that are kept at once as many are, as one person may have; a change needs no more room",
  async ({ example: file }) => {
    const open = { check: async () => {} } as unknown as QuestGate;
    const quests = new Quests(storage.db, games, open, roomWith({ quests: 2 }));
    const faults = await Promise.all(Array.from({ length: 5 }, () => faultOf(quests.keep("p", file))));
    expect(faults.sort()).toEqual(["none", "none", "too-many-kept", "too-many-kept", "too-many-kept"]);
    const [first] = await quests.of("p");
    await quests.change("p", first!.id, `${file} `, first!.hash);
    await quests.forget("p", first!.id);
    await quests.keep("p", file);
    expect((await quests.of("p", 1)).length).toBe(1);
    const links = await Promise.all(
      Array.from({ length: 25 }, async () => faultOf(quests.makeLink("p", (await quests.of("p"))[0]!.id, "play"))),
    );
    expect(links.filter((fault) => fault === "none")).toHaveLength(20);
  },
);

test("so many guests come in from one address, and later more", async () => {
  let now = 0;
  const guests = new Guests(storage.db, { guestsPerHour: 3, housePeople: 1_000 }, () => now);
  const come = (i: number, address: string) => faultOf(guests.letIn({ id: `g${i}`, name: "Tor" }, address));
  const faults = await Promise.all([0, 1, 2, 3, 4].map((i) => come(i, "192.0.2.7")));
  expect(faults.sort()).toEqual(["none", "none", "none", "too-many-requests", "too-many-requests"]);
  expect(await come(10, "192.0.2.8")).toBe("none");
  for (let i = 11; i < 14; i++) expect(await come(i, `2001:db8:1:2::${i}`)).toBe("none");
  expect(await come(14, "2001:db8:1:2:3:4:5:6")).toBe("too-many-requests");
  expect(await come(15, "2001:db8:1:3::1")).toBe("none");
  now += 20 * 60_000;
  expect(await come(16, "192.0.2.7")).toBe("none");
  expect(await come(17, "192.0.2.7")).toBe("too-many-requests");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:DB8::1", "2001:db8:0:0"],
  ["2001:db8:0:0:1:2:3:4", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("when the house is full of people, guests who have nothing here make room; nobody else does", async () => {
  const guests = new Guests(storage.db, { guestsPerHour: 1_000, housePeople: 4 });
  await lay(roomWith({}), "t", "p");
  await sql`update people set created = now() - interval '2 days'`.execute(storage.db);
  await sql`insert into seats (table_id, seat, place, last_person) values ('t', 'warden-1', 0, 'q')`.execute(
    storage.db,
  );
  expect(await faultOf(guests.letIn({ id: "g1", name: "Una" }, "a"))).toBe("none");
  expect(await faultOf(guests.letIn({ id: "g2", name: "Una" }, "a"))).toBe("none"); // in the place of r
  expect(await faultOf(guests.letIn({ id: "g3", name: "Una" }, "a"))).toBe("house-full");
  const { rows } = await sql<{ id: string }>`select id from people order by id`.execute(storage.db);
  expect(rows.map(({ id }) => id)).toEqual(["g1", "g2", "p", "q"]);
});

test("of what somebody says at a table the newest lines are kept", async () => {
  await lay(roomWith({}), "t", "p");
  await sql`insert into chat (table_id, person, words, sent)
    select 't', person, 'x', number::text from generate_series(1, 600) as number, (values ('p'), ('q')) as people(person)`.execute(
    storage.db,
  );
  const record = { owner: { id: "p" }, seating: new Seating([]), wishes: [] };
  const watchers = { of: () => [] };
  const tables = { watchers, withRecord: (_id: string, work: (one: unknown) => unknown) => work(record) };
  const chat = new ChatRoom(storage.db, tables as unknown as LiveTables, async () => {});
  await chat.say("t", "p", "the last one", "z");
  const { rows } = await sql<{ person: string; count: number; last: string }>`select person, count(*)::int as count,
    (array_agg(words order by number desc))[1] as last from chat group by person order by person`.execute(storage.db);
  expect(rows).toEqual([
    { person: "p", count: 500, last: "the last one" },
    { person: "q", count: 600, last: "x" },
  ]);
});

test("what is said is looked up once for each person, through however many windows they listen", async () => {
  await lay(roomWith({}), "t", "p");
  const record = {
    id: "t",
    owner: { id: "p" },
    seating: new Seating([{ seat: "warden-1", person: { id: "q", name: "Q" } }]),
    wishes: [],
  };
  const heard: string[] = [];
  const windows = Array.from({ length: 300 }, (_, i) => ({
    ...{ as: "warden-1", chat: 0, person: i % 3 === 0 ? "q" : "p" },
    send: ({ lines }: { lines: readonly { words: string }[] }) => heard.push(lines.map(({ words }) => words).join()),
  }));
  const tables = {
    watchers: { of: () => windows },
    withRecord: (_id: string, work: (one: unknown) => unknown) => work(record),
  };
  let queries = 0;
  const counted = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const chat = new ChatRoom(counted, tables as unknown as LiveTables, async () => {});
  await chat.say("t", "p", "hello", "a");
  await chat.say("t", "q", "yes", "b");
  expect(heard).toHaveLength(600);
  expect(new Set(heard)).toEqual(new Set(["hello", "yes"]));
  expect(queries).toBeLessThan(20);
});

test("nobody blocks, puts aside or silences without end", async () => {
  await sql`insert into people (id, name) select 'n' || number, 'N' from generate_series(1, 501) as number`.execute(
    storage.db,
  );
  await sql`insert into blocks (person, blocked) select 'p', 'n' || number from generate_series(1, 500) as number`.execute(
    storage.db,
  );
  const chat = new ChatRoom(storage.db, {} as LiveTables, async () => {});
  expect(await faultOf(chat.block("p", "n501", true))).toBe("too-many-kept");
  expect(await faultOf(chat.block("p", "n500", true))).toBe("none");
  await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting)
    select 't' || number, 'p', 'x', '1', '{}', '{}', 'seeded', 's', true, '[]' from generate_series(1, 2001) as number`.execute(
    storage.db,
  );
  for (const what of ["put_aside", "muted"] as const) {
    await sql`insert into ${sql.table(what)} (table_id, person) select 't' || number, 'q' from generate_series(1, 2000) as number`.execute(
      storage.db,
    );
    expect(await faultOf(addMark(storage.db, what, { table_id: "t2001", person: "q" }))).toBe("too-many-kept");
    expect(await faultOf(addMark(storage.db, what, { table_id: "t1", person: "q" }))).toBe("none");
  }
});
