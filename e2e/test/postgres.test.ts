import { chmod, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Postgres, startPostgres } from "../support/servers/postgres.js";

let postgres: Postgres;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  postgres = await startPostgres();
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});

afterAll(async () => {
  await postgres?.stop();
});

test("PostgreSQL answers a query", async () => {
  const client = await connect();
  const { rows } = await client.query("select 6 * 7 as answer, current_setting('server_encoding') as encoding");
  expect(rows).toEqual([{ answer: 42, encoding: "UTF8" }]);
});

test("of two processes that write the same answer of a match, one is refused", async () => {
  const [one, other] = [await connect(), await connect()];
  await one.query("create table answers (match text, number integer, primary key (match, number))");
  await one.query("insert into answers values ('m', 1)");
  await expect(other.query("insert into answers values ('m', 1)")).rejects.toMatchObject({ code: "23505" });
});

test("a note of one connection reaches another that listens", async () => {
  const [speaker, listener] = [await connect(), await connect()];
  const heard = new Promise<pg.Notification>((resolve) => listener.once("notification", resolve));
  await listener.query("listen matches");
  await speaker.query("select pg_notify('matches', 'm 7')");
  expect(await heard).toMatchObject({ channel: "matches", payload: "m 7" });
});

test("a second one runs beside the first, and its end leaves no folder and nobody at its address", async () => {
  const folder = await mkdtemp(join(tmpdir(), "second-"));
  await chmod(folder, 0o711);
  vi.stubEnv("TMPDIR", folder);
  const second = await startPostgres();
  vi.unstubAllEnvs();
  expect(second.url).not.toBe(postgres.url);
  expect(await readdir(folder)).toHaveLength(1);
  await second.stop();
  expect(await readdir(folder)).toEqual([]);
  await expect(new pg.Client({ connectionString: second.url }).connect()).rejects.toThrow("ECONNREFUSED");
});
