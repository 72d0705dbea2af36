import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Client, nodeClient } from "@tavolata/client/node";
import { type DatabaseLocation, restore, startServer } from "@tavolata/server";
import { afterAll, describe, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../support/servers/postgres.js";

/** What `npm run release-fixture` wrote down beside the backup of a release's house. */
interface Release {
  readonly cookie: string;
  readonly tables: readonly {
    readonly name: string;
    readonly id: string;
    readonly game: string;
    readonly answers: number;
    readonly events: number;
    readonly isOver: boolean;
    /** Why it can't be opened any more: part of what is said. Written by hand, where that was decided. */
    readonly refused?: string;
  }[];
}

const kept = new URL("../fixtures/", import.meta.url);
const releases = readdirSync(kept)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(/\.json$/, ""));

const read = (name: string): { readonly release: Release; readonly backup: readonly string[] } => ({
  release: JSON.parse(readFileSync(new URL(`${name}.json`, kept), "utf8")) as Release,
  backup: keptJustNow(gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, kept))).toString()).split("\n"),
});

/** The backup as if its last moment were now: otherwise whoever has a day for an answer has run out of time since, and a bot stands in. */
function keptJustNow(backup: string): string {
  const moments = /\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g;
  const last = Math.max(...[...backup.matchAll(moments)].map(([moment]) => Date.parse(moment)));
  const since = Date.now() - last;
  return backup.replace(moments, (moment) => new Date(Date.parse(moment) + since).toISOString());
}

const databases: Postgres[] = [];
afterAll(() => Promise.all(databases.map(({ stop }) => stop())));

const places: Readonly<Record<string, () => Promise<DatabaseLocation>>> = {
  folder: async () => ({ folder: await mkdtemp(join(tmpdir(), "upgrade-")) }),
  PostgreSQL: async () => {
    const started = await startPostgres();
    databases.push(started);
    return { url: started.url };
  },
};

test("there is a release to come from", () => expect(releases).not.toEqual([]));

describe.each(releases)("a house of %s with live tables", (name) => {
  test.each(Object.keys(places))("is brought up to date in a %s, and everybody plays on", async (where) => {
    const { release, backup } = read(name);
    const place = await places[where]!();
    await restore(place, backup);
    const server = await startServer({ place, botThreads: 1 });
    const client = nodeClient(`http://127.0.0.1:${server.port}`, {}, release.cookie);
    try {
      expect((await client.me()).name).toBe("Mira");
      for (const table of release.tables) {
        if (table.refused) await expect(goesOn(client, table)).rejects.toThrow(table.refused);
        else expect([table.name, await goesOn(client, table)]).toEqual([table.name, true]);
      }
    } finally {
      client.close();
      await server.close();
    }
  });
});

const withFiles = releases.filter((name) => existsSync(new URL(`${name}.matches.json.gz`, kept)));

test.each(withFiles)(
  "every match that was taken out of a house of %s as a file opens, and stands where it stood",
  async (name) => {
    const packed = readFileSync(new URL(`${name}.matches.json.gz`, kept));
    const files = JSON.parse(gunzipSync(packed).toString()) as {
      name: string;
      table: { answers: number };
      save: unknown;
    }[];
    const server = await startServer({ place: { memory: true } });
    const client = nodeClient(`http://127.0.0.1:${server.port}`);
    try {
      await client.comeIn("Mira");
      for (const { name: of, table, save } of files) {
        const { answers } = await client.openFromFile({ save });
        expect([of, answers]).toEqual([of, table.answers]);
      }
    } finally {
      client.close();
      await server.close();
    }
  },
);

/** The table has all of its answers, or says that its rules were mended and how many it kept; and it takes three more. */
async function goesOn(client: Client, { id, answers, events, isOver }: Release["tables"][number]): Promise<boolean> {
  const { seats, outcome, notice } = await client.table(id);
  const watches = await Promise.all(seats.map(({ seat }) => client.watch(id, seat)));
  const [first] = watches;
  if (notice) expect(first!.answers).toBeLessThan(answers);
  else expect(first!.answers).toBe(answers);
  // By mended rules a match goes on from where it was last stored whole: what happened before isn't told again.
  expect(first!.events.length).toBeLessThanOrEqual(events);
  expect(first!.events.length).toBeGreaterThan(0);
  expect(Boolean(outcome)).toBe(isOver);
  for (let more = 0; more < 3 && !isOver; more++) {
    const before = first!.answers;
    const asked = watches.find(({ decisions }) => decisions.length > 0)!;
    const { options, min } = asked.decisions[0]!;
    const picks = options.slice(0, Math.max(1, min)).map((option) => option.id);
    await asked.answer(asked.decisions[0]!, picks);
    for (const watch of watches) await watch.until((one) => one.answers > before);
  }
  return true;
}
