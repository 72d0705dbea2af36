import type { LiveTable } from "@tavolata/table";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { Statistics } from "../../src/statistics/statistics.js";
import { ThinkingTimes } from "../../src/statistics/thinking-times.js";
import { openStorage } from "../../src/storage/database.js";

/** A table that gathered for an hour; then Mira answered after 5 seconds, Tor sat down after 20, and Mira answered after 30. */
const rows = [
  "insert into people (id, name) values ('m', 'Mira'), ('t', 'Tor')",
  `insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting, created, begun, answers)
    values ('t', 'm', 'lantern-quay', '1', '{}', '{}', 'seeded', 's', false, '[]', now() - interval '2 hours',
      now() - interval '1 hour', 2)`,
  `insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting, begun)
    values ('g', 'm', 'lantern-quay', '1', '{}', '{}', 'seeded', 's', false, '[]', null)`,
  `insert into seats (table_id, seat, place, person) values ('t', 'smuggler-1', 0, 'm'), ('t', 'warden-1', 1, 't'),
    ('g', 'smuggler-1', 0, 'm')`,
  ...[
    ["contribution", "smuggler-1", "m", -3_000, 0],
    ["answer", "smuggler-1", "m", 5, null],
    ["contribution", "warden-1", "t", 20, 2],
    ["answer", "smuggler-1", "m", 30, null],
  ].map(
    ([kind, seat, person, seconds, backTo], number) =>
      `insert into deeds (table_id, number, kind, seat, picks, back_to, decision, person, done)
        values ('t', ${number}, '${kind}', '${seat}', '["x"]', ${backTo}, 0, '${person}',
          (select begun from tables where id = 't') + interval '${seconds} seconds')`,
  ),
];

test("nobody has thought while the table gathered, and nobody's time is shorter because somebody sat down", async () => {
  const storage = await openStorage({ memory: true }, () => {});
  for (const row of rows) await sql.raw(row).execute(storage.db);
  const live = {
    id: "t",
    match: { at: 2 },
    number: 4,
    gameModule: {},
    record: { seating: { seatsOf: () => [] } },
    mayWatch: () => true,
    told: () => [],
  } as unknown as LiveTable;
  const statistics = new Statistics(storage.db, {
    recalls: { atHand: async (wish: { does(live: LiveTable): unknown }) => wish.does(live) },
  } as never);
  expect((await statistics.ofTable("m", "t", () => {})).seats).toEqual([
    { seat: "smuggler-1", answers: 2, byBots: 0, thinking: { total: 30, median: 15, longest: 25 } },
    { seat: "warden-1", answers: 0, byBots: 0, thinking: { total: 0, median: 0, longest: 0 } },
  ]);
  expect((await statistics.ofPerson("m", () => {})).games).toMatchObject([{ tables: 1, answers: 2, thinking: 30 }]);
  await storage.close();
});

test("whoever asks how long people took pays for the deeds that are gone through, once", async () => {
  const storage = await openStorage({ memory: true }, () => {});
  for (const row of rows) await sql.raw(row).execute(storage.db);
  await sql`insert into deeds (table_id, number, kind, seat, picks, decision, person)
    select 't', number, 'answer', 'smuggler-1', '[]', 0, 'm' from generate_series(4, 4999) as number`.execute(
    storage.db,
  );
  const times = new ThinkingTimes(storage.db);
  const paid: number[] = [];
  const pay = (work: number) => void paid.push(work);
  for (let i = 0; i < 3; i++) {
    expect((await times.atTable("t", 5_000, pay)).seats[0]).toMatchObject({ answers: 4_998 });
    expect((await times.ofPerson("m", pay)).get("lantern-quay")).toMatchObject({ answers: 4_998 });
  }
  expect(paid).toEqual([20, 20]); // a piece of work for 250 deeds
  await sql`insert into deeds (table_id, number, kind, seat, picks, decision, person)
    values ('t', 5000, 'answer', 'smuggler-1', '[]', 0, 'm')`.execute(storage.db);
  expect((await times.ofPerson("m", pay)).get("lantern-quay")).toMatchObject({ answers: 4_999 });
  expect(paid).toHaveLength(3);
  const poor = () => {
    throw new Error("nothing left");
  };
  await expect(new ThinkingTimes(storage.db).ofPerson("m", poor)).rejects.toThrow("nothing left");
  await expect(new ThinkingTimes(storage.db).atTable("t", 5_001, poor)).rejects.toThrow("nothing left");
  await storage.close();
});
