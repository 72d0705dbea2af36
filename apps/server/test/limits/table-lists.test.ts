import { rmSync } from "node:fs";
import { games as listed } from "@tavolata/games";
import { completeOptions, correctionsId, type OptionDefinition, type Options } from "@tavolata/kernel";
import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstOf } from "../../../../games/test/offering.js";
import { Games } from "../../src/games.js";
import { openStorage, type Storage } from "../../src/storage/database.js";
import type { Database } from "../../src/storage/schema.js";
import { coverFor, TableLists } from "../../src/tables/table-lists.js";
import { newDataFolder } from "../storage/empty-database.js";

/** How many bytes the largest result had that the database handed over. */
let largest = 0;
const weighing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    largest = Math.max(largest, JSON.stringify(result.rows).length);
    return result;
  },
};

/** Games to whose tables people bring texts. */
const works = await Promise.all(listed.map(async (game) => ({ id: game.id, ...(await game.module()) })));
const withTexts = works.filter(({ ruleset }) =>
  ruleset.options.some(({ id, type }) => type === "text" && id !== correctionsId),
);

let folder: string;
let storage: Storage;
let db: Kysely<Database>;
let games: Games;
beforeAll(async () => {
  folder = await newDataFolder();
  storage = await openStorage({ folder }, () => {});
  db = storage.db.withPlugin(weighing);
  games = await Games.load();
  await sql`insert into people (id, name) values ('owner-----------', ${"N".repeat(40)})`.execute(db);
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

/** Every option as long as it may be; whether the rules would play with it isn't asked. */
function longestOptions(definitions: readonly OptionDefinition[]): Options {
  return Object.fromEntries(
    definitions.map((one) => [one.id, one.type === "text" ? "x".repeat(one.longest) : longestValue(one)]),
  );
}

function longestValue(one: Exclude<OptionDefinition, { type: "text" }>) {
  if (one.type === "choice") return [...one.values].sort((a, b) => b.length - a.length)[0]!;
  return one.type === "number" ? one.max : false;
}

async function lay(game: string, count: number, hasCover: boolean): Promise<void> {
  const { ruleset } = games.of(game);
  const options = longestOptions(ruleset.options);
  const seats = ruleset.seats(completeOptions(ruleset.options, {}));
  const cover = hasCover ? JSON.stringify(coverFor(games, game, { version: ruleset.version, options })) : null;
  await sql`with laid as (
      insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting, cover)
      select lpad(number::text, 16, '-'), 'owner-----------', ${game}, ${ruleset.version}, ${JSON.stringify(options)}::jsonb, '{}',
        'seeded', ${"s".repeat(1_000)}, true, ${JSON.stringify(seats)}::jsonb, ${cover}::jsonb
      from generate_series(1, ${count}) as number returning id)
    insert into seats (table_id, seat, place, person) select id, seat, place, 'owner-----------'
    from laid, jsonb_array_elements_text(${JSON.stringify(seats)}::jsonb) with ordinality as sitting(seat, place)`.execute(
    storage.db,
  );
}

async function away(): Promise<void> {
  await sql`delete from tables`.execute(storage.db);
  largest = 0;
}

test.each(withTexts)("60 tables of $id with the longest options make a small page", async ({ id }) => {
  await away();
  await lay(id, 60, true);
  const lists = new TableLists(db, games);
  for (const list of [await lists.open("somebody"), await lists.mine("owner-----------", false)]) {
    expect(list.tables).toHaveLength(50);
    expect(JSON.stringify(list).length).toBeLessThan(64 * 1024);
    expect(Math.max(...list.tables.map((row) => JSON.stringify(row).length))).toBeLessThan(1_300);
  }
  await lists.campaigns("owner-----------");
  // Nor does the server read what it doesn't tell: six visitors at once have next to nothing in its memory.
  expect(largest).toBeLessThan(128 * 1024);
});

test.each(firstOf(withTexts))(
  "tables of before ($id) are listed as well, read one after the other, and once",
  async ({ id }) => {
    await away();
    await lay(id, 60, false);
    const lists = new TableLists(db, games);
    const first = await lists.open("somebody");
    expect(largest).toBeLessThan(128 * 1024);
    largest = 0;
    expect(await lists.open("somebody")).toEqual(first);
    const { rows } = await sql<{ covers: string }>`select count(cover) as covers from tables`.execute(db);
    expect(Number(rows[0]!.covers)).toBe(50);
    const { tables } = await lists.open("somebody", first.next);
    expect(tables).toHaveLength(10);
  },
);
