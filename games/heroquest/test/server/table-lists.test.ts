import { rmSync } from "node:fs";
import { completeOptions, type Options } from "@tavolata/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Games } from "../../../../apps/server/src/games.js";
import { openStorage, type Storage } from "../../../../apps/server/src/storage/database.js";
import { TableLists } from "../../../../apps/server/src/tables/table-lists.js";
import { newDataFolder } from "../../../../apps/server/test/storage/empty-database.js";

let folder: string;
let storage: Storage;
let games: Games;
beforeAll(async () => {
  folder = await newDataFolder();
  storage = await openStorage({ folder }, () => {});
  games = await Games.load();
  await sql`insert into people (id, name) values ('owner-----------', 'Mira')`.execute(storage.db);
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

test("a row says what is played as far as whoever asks may know it", async () => {
  const { db } = storage;
  const lists = new TableLists(db, games);
  const { ruleset } = games.of("heroquest");
  const lay = async (id: string, given: Options, outcome: string | null, isLent: boolean) => {
    const options = completeOptions(ruleset.options, given);
    await sql`insert into tables (id, owner, game, version, options, settings, dice, seed, open, waiting, outcome, lent)
      values (${id}, 'owner-----------', 'heroquest', ${ruleset.version}, ${JSON.stringify(options)}::jsonb, '{}', 'seeded',
        's', true, '[]', ${outcome}::jsonb, ${isLent})`.execute(db);
    await sql`insert into seats (table_id, seat, place) values (${id}, 'wizard', 0)`.execute(db);
  };
  await lay("secret----------", { quest: "the-long-watch" }, null, false);
  await lay("told------------", { quest: "the-long-watch", secretAdventure: false }, null, false);
  const over = '{"winners":[],"how":"x","rules":[]}';
  await sql`insert into people (id, name) values ('sits------------', 'Tor') on conflict do nothing`.execute(db);
  for (const [id, isLent] of [
    ["over------------", false],
    ["lent------------", true],
  ] as const) {
    await lay(id, { quest: "the-long-watch" }, over, isLent);
    await sql`update seats set person = 'sits------------' where table_id = ${id}`.execute(db);
  }
  const questAt = async (list: Promise<{ tables: { id: string; options: Options }[] }>) =>
    Object.fromEntries((await list).tables.map(({ id, options }) => [id.replace(/-+$/, ""), options["quest"]]));
  const quest = "the-long-watch";
  expect(await questAt(lists.open("sits------------"))).toEqual({ secret: undefined, told: quest });
  expect(await questAt(lists.mine("sits------------", false))).toEqual({ over: quest, lent: undefined });
  expect(await questAt(lists.mine("owner-----------", false))).toEqual({
    secret: quest,
    told: quest,
    over: quest,
    lent: quest,
  });
});
