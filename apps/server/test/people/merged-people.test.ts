import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { merge } from "../../src/people/merge.js";
import { openStorage, type Storage } from "../../src/storage/database.js";

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ memory: true }, () => {});
});
afterAll(() => storage.close());

test("whoever signs in as many guests has no more of anything than one person may", async () => {
  const { db } = storage;
  await sql`insert into people (id, name) select one, 'N' from (values ('account'), ('guest')) as people(one)
    union all select 'n' || number, 'N' from generate_series(1, 800) as number`.execute(db);
  await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting)
    select 't' || number, 'n1', 'x', '1', '{}', '{}', 'seeded', 's', true, '[]' from generate_series(1, 3000) as number`.execute(
    db,
  );
  // The account has the first ones, the guest the last ones, and some both have.
  for (const [person, from, to] of [
    ["account", 1, 400],
    ["guest", 301, 800],
  ] as const) {
    await sql`insert into blocks (person, blocked) select ${person}, 'n' || number
      from generate_series(${from}::int, ${to}::int) as number`.execute(db);
    for (const what of ["put_aside", "muted"]) {
      await sql`insert into ${sql.table(what)} (table_id, person) select 't' || number, ${person}
        from generate_series(${4 * from - 3}::int, ${Math.min(3_000, 4 * to)}::int) as number`.execute(db);
    }
    await sql`insert into subscriptions (id, person, endpoint, p256dh, auth, language, created)
      select ${person} || number, ${person}, ${person} || number, 'k', 'k', 'en', now() + ${from} * interval '1 second'
      from generate_series(1, 8) as number`.execute(db);
    await sql`insert into experiments (id, person, game, names, state, total, created)
      select ${person} || number, ${person}, 'x', '[]', 'done', 0, now() + ${from} * interval '1 second'
      from generate_series(1, 15) as number`.execute(db);
  }
  await merge(db, "guest", "account");
  const kept = async (what: string) => {
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from ${sql.table(what)}
      where person = 'account'`.execute(db);
    return rows[0]!.kept;
  };
  expect(await Promise.all(["blocks", "put_aside", "muted", "subscriptions", "experiments"].map(kept))).toEqual([
    500, 2_000, 2_000, 10, 20,
  ]);
  const { rows: own } = await sql<{ own: number }>`select count(*)::int as own from blocks
    where person = 'account' and substr(blocked, 2)::int <= 400`.execute(db);
  expect(own[0]!.own).toBe(400); // what the account had itself comes first
  const { rows: newest } = await sql<{ id: string }>`select id from subscriptions where id like 'guest%'`.execute(db);
  expect(newest).toHaveLength(8);
});
