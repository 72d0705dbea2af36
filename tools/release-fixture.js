/**
 * npm run release-fixture: lays tables of every game at a server of this version, plays some of each, and keeps a backup of it in e2e/fixtures, with the
 * matches as files. The tests of later versions bring it up to date and play on: what a house with live tables goes through. To be run when a
 * release is made, and npm run device-fixture after it.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { whenRunAsCommand } from "./command.js";
import { install } from "./install.js";
import { root } from "./root.js";

/** What is laid in particular: a game, how it is opened, how many answers are given. Whoever makes it sits in all seats. */
const particular = [
  { name: "finished", wish: { game: "lantern-quay" }, answers: Number.POSITIVE_INFINITY },
  { name: "talk", wish: { game: "lantern-quay", options: { pairs: 2 } }, answers: 6, says: "I’ll be back." },
  { name: "quest", wish: { game: "heroquest", settings: { undo: "friendly" } }, answers: 160, takesBack: 2 },
  { name: "campaign", wish: { game: "heroquest", options: { campaign: true } }, answers: 60 },
  { name: "heroic", wish: { game: "heroquest", options: { preset: "heroic-rules" } }, answers: 120 },
  { name: "real dice", wish: { game: "heroquest", dice: "physical" }, answers: 30 },
  { name: "cards", wish: { game: "rings", options: { players: 2 } }, answers: 60 },
  { name: "azeroth", wish: { game: "azeroth", options: { players: 3 }, timeLimit: 86_400 }, answers: 150 },
];

/** What is laid of the games that a server has: tables in particular, and of every other game one as it is usually laid. */
const tablesOf = (/** @type {readonly string[]} */ games) => [
  ...particular.filter(({ wish }) => games.includes(wish.game)),
  ...games
    .filter((game) => !particular.some(({ wish }) => wish.game === game))
    .map((game) => ({ name: game, wish: { game }, answers: 150 })),
];

whenRunAsCommand(import.meta.url, async ([name, ...more]) => {
  if (!name || more.length > 0 || !/^[\w.-]+$/.test(name)) {
    throw new Error('Say how the release is called, as in "npm run release-fixture -- 0.2.0".');
  }
  await install();
  const { backUp, startServer } = await import("@tavolata/server");
  const { nodeClient } = await import("@tavolata/client/node");
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  let made = 0;
  const server = await startServer({ place: { folder }, seeds: () => `release-${++made}`, snapshotEvery: 50 });
  const client = nodeClient(`http://127.0.0.1:${server.port}`);
  const laid = [];
  const files = [];
  try {
    await client.comeIn("Mira");
    const games = (await client.games()).map(({ id }) => id);
    for (const table of tablesOf(games)) laid.push(await lay(client, table));
    for (const { id, name: of } of laid) files.push({ name: of, ...(await client.matchFile(id)) });
  } finally {
    client.close();
    await server.close();
  }
  const lines = [];
  for await (const line of backUp({ folder })) lines.push(line);
  await rm(folder, { recursive: true });
  const fixtures = join(root, "e2e", "fixtures");
  await mkdir(fixtures, { recursive: true });
  const { cookie } = /** @type {{ cookie: string }} */ (/** @type {unknown} */ (client.transport));
  await writeFile(join(fixtures, `${name}.jsonl.gz`), gzipSync(lines.join("\n"), { level: 9 }));
  await writeFile(join(fixtures, `${name}.json`), `${JSON.stringify({ cookie, tables: laid }, undefined, 2)}\n`);
  await writeFile(join(fixtures, `${name}.matches.json.gz`), gzipSync(JSON.stringify(files), { level: 9 }));
  console.log(laid.map((one) => `${one.name}: ${one.answers} answers, ${one.events} events`).join("\n"));
});

/**
 * @param {import("@tavolata/client").Client} client
 * @param {{ name: string, wish: object, answers: number, says?: string, takesBack?: number }} table
 */
async function lay(client, { name, wish, answers, says, takesBack = 0 }) {
  const { id, game, seats } = await client.openTable(/** @type {import("@tavolata/client").NewTable} */ (wish));
  for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
  const watches = await Promise.all(seats.map(({ seat }) => client.watch(id, seat)));
  const [first] = watches;
  if (!first) throw new Error(`The table "${name}" has no seats.`);
  const told = async (/** @type {number} */ count) => {
    for (const watch of watches) await watch.until((one) => one.answers === count);
  };
  for (let given = 0; given < answers; given++) {
    const asked = watches.find(({ decisions }) => decisions.length > 0);
    if (!asked) break; // the match is over
    const decision = asked.decisions[0];
    if (!decision) break;
    await asked.answer(decision, picksOf(decision, given));
    await told(given + 1);
  }
  for (let i = 0; i < takesBack; i++) {
    const { answers: before } = first;
    await first.undo();
    await told(before - 1);
  }
  if (says) await first.say(says);
  const { answers: given, events } = first;
  const { outcome } = await client.table(id);
  return { name, id, game, answers: given, events: events.length, isOver: Boolean(outcome) };
}

/**
 * Not always the first, so that matches get somewhere: by a small number generator that is the same everywhere.
 * @param {import("@tavolata/kernel").Decision} decision
 * @param {number} turn
 */
function picksOf({ options, min }, turn) {
  const count = Math.max(1, min);
  const from = (turn * 7919 + 13) % Math.max(1, options.length - count + 1);
  return options.slice(from, from + count).map(({ id }) => id);
}
