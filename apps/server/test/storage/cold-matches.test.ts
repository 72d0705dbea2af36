import { expect, test } from "vitest";
import { replyTo } from "../seats/gathered.js";
import { useHouse } from "../test-server.js";

const house = useHouse({ idleTables: 0, limits: { workPerSecond: 0.001, workAtOnce: 200 } });
const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;

/** Two matches that nobody looks at, of which only one is in memory at a time. Nobody has asked the house for anything yet. */
async function coldMatches(): Promise<readonly string[]> {
  await house.restart();
  const mira = await house.guest("Mira");
  const open = async () => (await mira.openTable({ game: "lantern-quay", open: true, seats })).id;
  return [await open(), await open()];
}

/** How often a guest may send this, each time to another table than before, until that is too much. */
async function times(message: object, ids: readonly string[]): Promise<number> {
  const eve = await house.guest("Eve");
  for (let sent = 0; sent < 40; sent++) {
    const reply = await replyTo(eve, house.address, { ...message, table: ids[sent % ids.length] });
    if (reply === "too-many-requests") return sent;
  }
  return Number.POSITIVE_INFINITY;
}

test.each([
  { type: "answer", seat: "warden-1", number: 0, key: "k", picks: ["x"] },
  { type: "explain", seat: "warden-1", number: 0 },
  { type: "undo", seat: "warden-1" },
  { type: "say", words: "Hello" },
  { type: "look-back", as: "audience", event: 0 },
  { type: "watch", as: "audience" },
])("to have a match opened costs whoever wants something of it, a stranger as well: %j", async (message) => {
  const ids = await coldMatches();
  expect(await times(message, ids)).toBeLessThanOrEqual(10); // each takes 20 of 200 at least
});

test("to look back costs something even where nothing is played again", async () => {
  const [id] = await coldMatches();
  await (await house.guest("Una")).watch(id!, "audience"); // it stays in memory
  expect(await times({ type: "look-back", as: "audience", event: 0 }, [id!])).toBeLessThanOrEqual(20);
});
