import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, type NodeTransport, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { Decision } from "@tavolata/kernel";
import { BackupRefused, backUp, type DatabaseLocation, restore, startServer } from "@tavolata/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../support/servers/postgres.js";

const databases: Postgres[] = [];

async function postgres(): Promise<DatabaseLocation> {
  const started = await startPostgres();
  databases.push(started);
  return { url: started.url };
}

const newFolder = () => mkdtemp(join(tmpdir(), "backup-"));

/** A folder with a database in which there is nothing: to make one takes long, so that others are copies of it. */
let blank: string;

async function blankFolder(): Promise<DatabaseLocation> {
  const folder = await newFolder();
  await cp(blank, folder, { recursive: true });
  return { folder };
}

afterAll(() => Promise.all(databases.map(({ stop }) => stop())));

const anyPicks = ({ options, min }: Decision) => options.slice(0, Math.max(1, min)).map(({ id }) => id);

/** Somebody in all seats of a table who looks from each of them, and answers until the match has so many answers. */
async function playTo(client: Client, table: string, answers: number): Promise<TableWatch> {
  const { seats } = await client.table(table);
  const watches = await Promise.all(seats.map(({ seat }) => client.watch(table, seat)));
  for (let at = watches[0]!.answers; at < answers; at++) {
    const asked = watches.find(({ decisions }) => decisions.length > 0)!;
    await asked.answer(asked.decisions[0]!, anyPicks(asked.decisions[0]!));
    for (const watch of watches) await watch.until((one) => one.answers > at);
  }
  return watches[0]!;
}

interface Kept {
  readonly cookie: string;
  readonly table: string;
  readonly events: unknown;
  readonly view: unknown;
}

/** Plays some of a match and says something; then the server is ended. */
async function live(place: DatabaseLocation): Promise<Kept> {
  const server = await startServer({ place, botThreads: 1, snapshotEvery: 5, seeds: () => "backup" });
  const client = nodeClient(`http://127.0.0.1:${server.port}`);
  try {
    await client.comeIn("Mira");
    const { id, seats } = await client.openTable({ game: "lantern-quay", options: { pairs: 2 } });
    for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
    const { events, view, say } = await playTo(client, id, 8).then((watch) => ({
      events: watch.events,
      view: watch.view,
      say: (words: string) => watch.say(words),
    }));
    await say("I'll be back; it's a \"long\" night.");
    return { cookie: (client.transport as NodeTransport).cookie!, table: id, events, view };
  } finally {
    client.close();
    await server.close();
  }
}

/** The same person finds the same match with the same talk, and goes on; a line of talk and a new person find their places. */
async function goesOn(place: DatabaseLocation, { cookie, table, events, view }: Kept): Promise<void> {
  const server = await startServer({ place, botThreads: 1 });
  const client = nodeClient(`http://127.0.0.1:${server.port}`, {}, cookie);
  try {
    expect((await client.me()).name).toBe("Mira");
    const watch = await playTo(client, table, 8);
    expect(watch.events).toEqual(events);
    expect(watch.view).toEqual(view);
    await watch.until(({ chat }) => chat.length === 1);
    await watch.say("There I am.");
    await watch.until(({ chat }) => chat.length === 2);
    await playTo(client, table, 10);
  } finally {
    client.close();
    await server.close();
  }
}

async function backupOf(place: DatabaseLocation): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of backUp(place)) lines.push(line);
  return lines;
}

let kept: Kept;
let backup: string[];

beforeAll(async () => {
  blank = await newFolder();
  await expect(restore({ folder: blank }, ["{}"])).rejects.toThrow(BackupRefused);
  const place = await blankFolder();
  kept = await live(place);
  backup = await backupOf(place);
});

test("a backup of a folder is restored in another folder, and the match goes on", async () => {
  const place = { folder: await newFolder() };
  expect(await restore(place, backup)).toBeGreaterThan(15);
  await goesOn(place, kept);
});

test("a backup of a folder is restored in a PostgreSQL, and the match goes on: this is how one moves", async () => {
  const place = await postgres();
  await restore(place, backup);
  await goesOn(place, kept);
});

test("a PostgreSQL is backed up while its server goes on, and restored in another", async () => {
  const place = await postgres();
  const before = await live(place);
  const server = await startServer({ place, botThreads: 1 });
  const lines = await backupOf(place);
  await server.close();
  const another = await postgres();
  await restore(another, lines);
  await goesOn(another, before);
});

test("nothing is restored over something, nor what is no backup, nor one of a later version", async () => {
  const place = await blankFolder();
  await expect(restore(place, ["{}"])).rejects.toThrow(BackupRefused);
  const later = JSON.stringify({ backup: "tavolata", format: 1, schema: "999-later" });
  await expect(restore(place, [later])).rejects.toThrow("another version (999-later)");
  await restore(place, backup);
  await expect(restore(place, backup)).rejects.toThrow("isn't empty");
});
