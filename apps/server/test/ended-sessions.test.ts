import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoginSession, newSession } from "../src/http/session.js";
import { endSession, personOf } from "../src/people/sessions.js";
import { openStorage, type Storage } from "../src/storage/database.js";

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ memory: true }, () => {});
  await sql`insert into people (id, name) values ('mira', 'Mira'), ('tor', 'Tor')`.execute(storage.db);
});
afterAll(() => storage.close());

const counts = async (session: LoginSession) => (await personOf(storage.db, session)) !== undefined;

test("however often somebody signs out, none of those cookies counts again, and only so many are remembered", async () => {
  const { db } = storage;
  const others = newSession("tor", 0);
  const ended: LoginSession[] = [];
  for (let i = 0; i < 300; i++) {
    const { rows } = await sql<{ session: number }>`select session from people where id = 'mira'`.execute(db);
    const session = newSession("mira", rows[0]!.session);
    expect(await counts(session)).toBe(true);
    await endSession(db, session);
    ended.push(session);
  }
  for (const session of ended) expect(await counts(session)).toBe(false);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ended_sessions`.execute(db);
  expect(rows[0]!.count).toBeLessThanOrEqual(200);
  expect(await counts(others)).toBe(true);
});
