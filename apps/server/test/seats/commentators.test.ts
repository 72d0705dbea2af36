import type { FromServer } from "@tavolata/client/protocol";
import { everything } from "@tavolata/kernel";
import type { Watcher } from "@tavolata/table";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Games } from "../../src/games.js";
import { merge } from "../../src/people/merge.js";
import { Commentary } from "../../src/play/commentary.js";
import { openStorage, type Storage } from "../../src/storage/database.js";
import { TableRecords } from "../../src/tables/records.js";
import { newRecalls, pay } from "../recalls.js";
import { playedTable, useDataFolders, usual } from "../storage/changed-rules.js";
import { until } from "../until.js";

const dataFolder = useDataFolders();

let storage: Storage;
let table: string;
const faults: unknown[] = [];

beforeAll(async () => {
  const folder = await dataFolder();
  ({ id: table } = await playedTable(folder, { answers: 2 }));
  storage = await openStorage({ folder }, () => {});
});

afterAll(async () => {
  await storage.close();
  expect(faults).toEqual([]);
});

let made = 0;

/** A table of its own for a test: Mira has given two answers in both seats, and a link leads to commentary of ten minutes ago. */
async function scene() {
  const { db } = storage;
  made += 1;
  const [id, link, una] = [`table-${made}`, `link-${made}`, `una-${made}`];
  await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, answers, waiting)
    select ${id}, owner, game, version, options, settings, dice, seed, open, answers, waiting from tables where id = ${table}`.execute(
    db,
  );
  await sql`insert into seats (table_id, seat, place, person, last_person)
    select ${id}, seat, place, person, last_person from seats where table_id = ${table}`.execute(db);
  await sql`insert into deeds (table_id, number, kind, seat, picks, back_to, decision, key, person)
    select ${id}, number, kind, seat, picks, back_to, decision, key, person from deeds where table_id = ${table}`.execute(
    db,
  );
  await sql`insert into people (id, name) values (${una}, 'Una')`.execute(db);
  await sql`insert into links (id, table_id, token_hash, leads, delay) values (${link}, ${id}, ${link}, 'commentator', 600)`.execute(
    db,
  );
  const one = process(id);
  return { id, una, link: { id: link, table: id, delay: 600 }, ...one };
}

/** A server process of the house, as far as it tells commentators. */
function process(id: string) {
  let asked = 0;
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const games = Games.of({ "lantern-quay": usual });
  const came: string[] = [];
  const commentary = new Commentary({
    db,
    games,
    records: new TableRecords(db, games),
    recalls: newRecalls(),
    onFault: (error) => faults.push(error),
    onCame: async (table) => void came.push(table),
  });
  const told: FromServer[] = [];
  const watcher = (person: string | undefined): Watcher => ({
    ...{ as: everything, person, link: undefined, have: { events: 0, line: 0 } },
    ...{ takesChanges: false, asksEarlier: false, seen: undefined, texts: new Set(), chat: 0 },
    send: (message) => told.push(JSON.parse(JSON.stringify(message)) as FromServer), // what is lent changes
  });
  /** So many seconds pass for this table: everything of it is so much longer ago. */
  const pass = async (seconds: number) => {
    await sql`update tables set begun = begun - ${seconds} * interval '1 second' where id = ${id}`.execute(db);
    await sql`update deeds set done = done - ${seconds} * interval '1 second' where table_id = ${id}`.execute(db);
  };
  const standings = () => told.filter((message) => message.type === "standing");
  return { commentary, told, came, watcher, pass, standings, queries: () => asked };
}

test("what was laid out when the match began is told no sooner than what is done, and it is said when", async () => {
  const { link, una, commentary, told, came, watcher, pass, standings } = await scene();
  await sql`update deeds set done = now() + interval '1 hour' where table_id = ${link.table}`.execute(storage.db);
  const begins = (await commentary.watch(link, watcher(una), pay))!;
  expect([begins > 500, begins <= 600]).toEqual([true, true]);
  expect(told).toMatchObject([{ type: "table", table: { answers: 0, waiting: [], commentators: [{ name: "Una" }] } }]);
  expect(came).toEqual([link.table]);
  expect(commentary.past(link)).toBeUndefined();

  await pass(500);
  const second = await commentary.watch(link, watcher(una), pay); // another window, later
  expect([second! > 0, second! <= 100, standings()]).toEqual([true, true, []]);
  expect(came).toHaveLength(1);
  await pass(100);
  await until(() => standings().length === 2); // both windows, without a word of theirs
  expect(standings()[0]).toMatchObject({ answers: 0, decisions: [] });
  const [{ view }] = standings() as unknown as [{ view: { state: { hands: Record<string, string[]> } } }];
  expect(view.state.hands["smuggler-1"]).toHaveLength(4);
  expect(await commentary.watch(link, watcher(una), pay)).toBeUndefined();
  await commentary.close();
});

test("who sits down at another process is told nothing more, before any word of it comes", async () => {
  const { link, una, commentary, told, watcher, pass, standings } = await scene();
  await pass(600);
  await sql`update deeds set done = now() + interval '1 hour' where table_id = ${link.table} and decision = 1`.execute(
    storage.db,
  );
  await commentary.watch(link, watcher(una), pay);
  expect(standings()).toMatchObject([{ answers: 1 }]);
  await sql`update seats set person = ${una}, last_person = ${una} where table_id = ${link.table} and seat = 'warden-1'`.execute(
    storage.db,
  );
  await pass(7_200);
  await until(() => told.some(({ type }) => type === "unwatched"));
  expect(told.at(-1)).toMatchObject({ type: "unwatched", why: { fault: "not-yours" } });
  expect([standings().length, commentary.past(link)]).toEqual([1, undefined]);
  await expect(commentary.watch(link, watcher(una), pay)).rejects.toMatchObject({ fault: "not-yours" });
  await commentary.close();
});

test("of two processes to which two come by one link at once, one lets somebody in", async () => {
  const { link, una, commentary, watcher } = await scene();
  await sql`insert into people (id, name) values ('vera', 'Vera')`.execute(storage.db);
  const other = process(link.table);
  const came = await Promise.allSettled([
    commentary.watch(link, watcher(una), pay),
    other.commentary.watch(link, other.watcher("vera"), pay),
    commentary.watch(link, watcher(undefined), pay),
  ]);
  expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const faultsOf = came.flatMap((one) => (one.status === "rejected" ? [one.reason.fault] : []));
  expect(faultsOf.sort()).toEqual(["link-anothers", "not-signed-in"]);
  await Promise.all([commentary.close(), other.commentary.close()]);
});

test("a guest who commented and turns out to be one of those who play is sent away, and everybody may know", async () => {
  const { link, una, commentary, told, watcher, pass } = await scene();
  const { db } = storage;
  await pass(600);
  await commentary.watch(link, watcher(una), pay);
  const { person: mira } = await db
    .selectFrom("seats")
    .select("person")
    .where("table_id", "=", link.table)
    .executeTakeFirstOrThrow();
  expect(await merge(db, una, mira!)).toContain(link.table);
  await commentary.changed(link.table);
  expect(told.at(-1)).toMatchObject({ type: "unwatched" });
  const record = await new TableRecords(db, Games.of({ "lantern-quay": usual })).find(link.table);
  expect(record!.commentators).toEqual([{ id: mira, name: "Mira" }]);
  await expect(commentary.watch(link, watcher(mira!), pay)).rejects.toMatchObject({ fault: "not-yours" });
  await commentary.close();
});

test("notices that were missed are made up for", async () => {
  const { link, una, commentary, told, watcher, pass } = await scene();
  await pass(600);
  await commentary.watch(link, watcher(una), pay);
  await storage.db.deleteFrom("links").where("id", "=", link.id).execute(); // at another process, of which no word came
  await commentary.invalidateAll();
  expect(told.at(-1)).toMatchObject({ type: "unwatched", why: { fault: "not-found" } });
  await commentary.close();
});

test("one person comments on so many matches at once, and so many look at one table in all", async () => {
  const { commentary, watcher, una, link } = await scene();
  const { db } = storage;
  await sql`insert into links (id, table_id, token_hash, leads, delay)
    select 'many-' || number, ${link.table}, 'many-' || number, 'commentator', 600 from generate_series(1, 80) as number`.execute(
    db,
  );
  const watch = (number: number, person: string, one = watcher(person)) =>
    commentary.watch({ ...link, id: `many-${number}` }, one, pay);
  const first = watcher(una);
  await watch(1, una, first);
  for (let i = 2; i <= 12; i++) await watch(i, una);
  await watch(12, una); // another window
  await expect(watch(13, una)).rejects.toMatchObject({ fault: "too-many-requests" });
  commentary.remove({ ...link, id: "many-1" }, first);
  await watch(13, una);

  await sql`insert into people (id, name) select ${`${una}-`} || number, 'N' from generate_series(1, 64) as number`.execute(
    db,
  );
  for (let i = 1; i <= 63; i++) await watch(13 + i, `${una}-${i}`);
  await expect(watch(77, `${una}-64`)).rejects.toMatchObject({ fault: "too-many-kept" });
  await watch(76, `${una}-63`); // who has come before comes again
  await commentary.close();
});

test("what may be told by now is looked up for all commentators at once", async () => {
  const { commentary, watcher, una, link, queries } = await scene();
  await sql`insert into links (id, table_id, token_hash, leads, delay)
    select 'looks-' || number, ${link.table}, 'looks-' || number, 'commentator', 600 from generate_series(1, 12) as number`.execute(
    storage.db,
  );
  for (let i = 1; i <= 12; i++) await commentary.watch({ ...link, id: `looks-${i}` }, watcher(una), pay);
  const before = queries();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  const looked = queries() - before;
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(12);
  await commentary.close();
});
