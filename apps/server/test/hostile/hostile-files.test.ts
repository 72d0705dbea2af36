import type { Client } from "@tavolata/client/node";
import { faults } from "@tavolata/client/protocol";
import { Match, type Save } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openForRestore } from "../../src/storage/database.js";
import { useHouse } from "../test-server.js";

const house = useHouse({ seeds: () => "house" });

/** Stands in everything that has no place in a file: it must be found nowhere afterwards. */
const smuggled = "smuggled";

/** A match of some answers, as a file. */
function file(): Save {
  const match = Match.start(lanternQuay, { options: {}, seed: "file" });
  for (let i = 0; i < 5; i++) {
    const { seat, ids, min } = match.asked[0]!;
    match.answer({ seat, picks: ids.slice(0, Math.max(1, min)) });
  }
  return match.save();
}

type Fields = Record<string, unknown>;

/** The file with another value at a place. */
function withAt(at: readonly (string | number)[], value: unknown): Fields {
  const save = structuredClone(file()) as unknown as Fields;
  let place = save;
  for (const key of at.slice(0, -1)) place = place[key] as Fields;
  place[at.at(-1)!] = value;
  return save;
}

/** A match that was just begun: any seed would do. */
const begun = (seed: unknown) => ({
  ...Match.start(lanternQuay, { options: {}, seed: "file" }).save(),
  mark: undefined,
  seed,
});

/** One field more than there may be at a place. */
const more = (...at: (string | number)[]) => withAt([...at, smuggled], smuggled);

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** The file as text, with something put into the text itself. */
const written = (find: string, put: string) => JSON.stringify({ save: file() }).replace(find, put);

const answer = { seat: "warden-1", picks: ["x"] };

/** Files that must not be taken, as objects or as text. */
const hostile: readonly (readonly [string, unknown])[] = [
  ["a field more in the file", more()],
  ["a field more in the settings", more("settings")],
  ["a field more among the options", more("options")],
  ["a field more in chance", more("chance")],
  ["a field more in an answer", more("answers", 0)],
  ["a field more in the save point", more("mark")],
  ["a field more in the save point's state", more("mark", "state")],
  ["a field more among the draws", more("mark", "draws")],
  ["an outcome that isn't", withAt(["outcome"], { winners: [smuggled] })],
  ["a seed of a megabyte", begun(smuggled.repeat(130_000))],
  ["a seed that is longer than any", begun(smuggled.repeat(130))],
  ["a seed that is no text", begun({ [smuggled]: 1 })],
  ["a long version", withAt(["version"], smuggled.repeat(1_000))],
  ["NUL in the seed", begun(`${smuggled}\u0000`)],
  ["half a character in the seed", begun(`${smuggled}\ud800`)],
  ["half a character in a pick", withAt(["answers", 0, "picks"], [`${smuggled}\udc00`])],
  ["NUL in a pick", withAt(["answers", 0, "picks"], [`${smuggled}\u0000`])],
  ["half a character in the name of an option", withAt(["options", `${smuggled}\ud800`], 1)],
  ["a name of many letters", withAt(["options", smuggled.repeat(100)], 1)],
  ["an option of a megabyte", withAt(["options", "pairs"], smuggled.repeat(130_000))],
  ["an option that is a list", withAt(["options", "pairs"], [smuggled])],
  ["a pick of many letters", withAt(["answers", 0, "picks"], [smuggled.repeat(1_000)])],
  ["many picks", withAt(["answers", 0, "picks"], Array(10_000).fill(smuggled))],
  ["40,001 answers", withAt(["answers"], Array(40_001).fill(answer))],
  ["answers that are no list", withAt(["answers"], { length: 3 })],
  ["picks that are no list", withAt(["answers", 0, "picks"], smuggled)],
  [
    "contributions without end",
    withAt(["contributions"], Array(257).fill({ from: 0, by: "warden-1", value: smuggled })),
  ],
  ["another format", withAt(["format"], 3)],
  ["a format that is a text", withAt(["format"], "1")],
  ["words that are kept with seeded dice", withAt(["chance"], { mode: "seeded", kept: [smuggled] })],
  ["more words than there are", withAt(["chance"], { mode: "physical", kept: Array(65).fill("dice") })],
  ["things that were entered without end", withAt(["entered"], { [smuggled]: Array(10_000).fill(smuggled) })],
  ["a file that is a list", [file()]],
  ["a save point deep inside", written('"state":{', `"state":{"${smuggled}":${nested(5_000)},`)],
  ["depth where there is none", written('"pairs":1', `"pairs":${nested(100_000)}`)],
  ["__proto__ in the file", written('"format":1', `"format":1,"__proto__":{"${smuggled}":1}`)],
  ["__proto__ in the options", written('"options":{', `"options":{"__proto__":{"${smuggled}":1},`)],
  [
    "constructor in the settings",
    written('"settings":{', `"settings":{"constructor":{"prototype":{"${smuggled}":1}},`),
  ],
  ["a number beyond all", written('"pairs":1', '"pairs":1e999')],
  ["a number of many digits", written('"pairs":1', `"pairs":${"9".repeat(300)}`)],
  ["a count beyond all", written('"steps":', '"steps":1e99,"steps_":')],
  ["what is no JSON", written('"format":1', '"format":01')],
];

let mira: Client;
beforeAll(async () => {
  mira = await house.guest("Mira");
});

async function bring(save: unknown): Promise<{ readonly status: number; readonly body: Fields }> {
  const response = await mira.transport.fetch(`${house.address}/api/matches`, {
    method: "POST",
    body: typeof save === "string" ? save : JSON.stringify({ save }),
    headers: { "content-type": "application/json" },
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

test.each(hostile)("%s isn't taken", async (_what, save) => {
  const { status, body } = await bring(save);
  expect([status >= 400 && status < 500, status]).toEqual([true, status]);
  expect(faults).toContain((body["error"] as Fields)["fault"]);
});

test("of a key that comes twice the last one counts, and no trace is left of the other", async () => {
  const { status, body } = await bring(written('"seed":', `"seed":"${smuggled}","seed":`));
  expect(status).toBe(201);
  expect(JSON.stringify(body)).not.toContain(smuggled);
});

test("a file that a page wrote says who sat there, and that isn't kept", async () => {
  const seating = { "warden-1": { kind: "person", name: smuggled } };
  const { status, body } = await bring({ ...file(), table: { seating, seedHash: smuggled } });
  expect(status).toBe(201);
  expect(JSON.stringify(body)).not.toContain(smuggled);
});

test("a file with something changed is refused, or opened with nothing in it but what belongs there", async () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(-1, 1e308, 2 ** 53, "\u0000", "\ud800", "x".repeat(70_000), Array(300).fill("x"), {}),
  );
  const places = allPlaces(file());
  const changes = fc.array(fc.record({ at: fc.constantFrom(...places), put: odd, deeper: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (several) => {
      const save = structuredClone(file()) as unknown as Fields;
      for (const { at, put, deeper } of several) change(save, deeper ? [...at, smuggled] : at, put);
      const { status, body } = await bring(save);
      if (status !== 201) {
        expect([status, status >= 400 && status < 500]).toEqual([status, true]);
        return;
      }
      const { settings, options } = body as { settings: object; options: object };
      expect(Object.keys(settings).sort()).toEqual(["autopass", "undo"]);
      expect(Object.keys(options)).toEqual(["pairs"]);
    }),
    { numRuns: Number(process.env["TAVOLATA_HOSTILE"] ?? 150) },
  );
});

test("nothing of it is stored", async () => {
  await house.restart(async () => {
    const { db, close } = await openForRestore(house.place);
    for (const table of ["tables", "seats", "deeds", "snapshots"]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      expect(JSON.stringify(rows)).not.toContain(smuggled);
    }
    await close();
  });
});

/** Where something stands in a value: every field and the first ones of every list. */
function allPlaces(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[...at]];
  const inner = Object.entries(value)
    .slice(0, 6)
    .flatMap(([key, one]) => allPlaces(one, [...at, key]));
  return at.length === 0 ? inner : [[...at], ...inner];
}

/** Puts something at a place, where there still is one. */
function change(save: Fields, at: readonly (string | number)[], put: unknown): void {
  let place: unknown = save;
  for (const key of at.slice(0, -1)) {
    place = typeof place === "object" && place !== null ? (place as Fields)[key] : undefined;
  }
  if (typeof place === "object" && place !== null) (place as Fields)[at.at(-1)!] = structuredClone(put);
}
