import { rmSync } from "node:fs";
import { FormatRegistry } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { HouseReport } from "@tavolata/client/protocol";
import { expect, test } from "vitest";
import { cachedFor } from "../../src/http/routes/admin-routes.js";
import { RecentErrors } from "../../src/operations/recent-errors.js";
import { startServer } from "../../src/server.js";
import { newDataFolder } from "../storage/empty-database.js";
import { useHouse } from "../test-server.js";

const house = useHouse();

FormatRegistry.Set("date-time", (text) => !Number.isNaN(Date.parse(text)));

const ask = (address: string, headers: Record<string, string> = {}) => fetch(`${address}/api/admin`, { headers });

test("whoever is at the machine sees how the house is doing", async () => {
  const mira = await house.guest("Marker-Name");
  const { id } = await mira.openTable({ game: "lantern-quay", seats: { "warden-1": { sits: "me" } } });
  await mira.watch(id, "warden-1");
  const text = await (await ask(house.address)).text();
  const report = JSON.parse(text) as HouseReport;
  expect([...Value.Errors(HouseReport, report)]).toEqual([]);
  expect(report).toMatchObject({ storage: "folder", tables: { all: 1, over: 0, movedLastDay: 1 }, people: 1 });
  expect(report.here).toMatchObject({ sockets: 1, tablesInMemory: 1, tablesWatched: 1 });
  expect(report.disk.database).toBeGreaterThan(1_000_000);
  expect(report.disk.free).toBeGreaterThan(0);
  expect(text).not.toContain("Marker-Name");
  expect(text).not.toContain(id);
});

test("what comes through a proxy doesn't come from this machine", async () => {
  const response = await ask(house.address, { "x-forwarded-for": "127.0.0.1" });
  expect([response.status, await response.json()]).toMatchObject([403, { error: { fault: "not-yours" } }]);
});

test("where there is a token, only the token counts", async () => {
  const folder = await newDataFolder();
  const server = await startServer({ place: { folder }, adminToken: "let-me-see" });
  try {
    const address = `http://127.0.0.1:${server.port}`;
    const statuses = ["Bearer let-me-see", "Bearer let-me-sea", "let-me-see", "Bearer "].map(
      async (authorization) => (await ask(address, { authorization })).status,
    );
    expect([await Promise.all(statuses), (await ask(address)).status]).toEqual([[200, 403, 403, 403], 403]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test("without a token nobody sees it where a proxy may stand before the server: everybody would come from this machine", async () => {
  const folder = await newDataFolder();
  const server = await startServer({ place: { folder }, publicAddress: "https://tavolata.example" });
  try {
    expect((await ask(`http://127.0.0.1:${server.port}`)).status).toBe(403);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test("a report is told again for a while, and one that failed isn't", async () => {
  let made = 0;
  const latest = cachedFor(60_000, async () => {
    made += 1;
    if (made === 1) throw new Error("not now");
    return made;
  });
  await expect(latest()).rejects.toThrow("not now");
  expect([await latest(), await latest()]).toEqual([2, 2]);
});

test("an error is told by its kind and place, never by its message, and the same one once", () => {
  const errors = new RecentErrors();
  const fail = () =>
    Object.assign(new TypeError("Marker-Name wrote\n    at something (secret.ts:1:1)"), { code: "23505" });
  for (let i = 0; i < 3; i++) errors.note(fail(), "POST /api/tables", `request-${i}`);
  errors.note("Marker-Name", "play");
  const [second, first] = errors.list;
  expect(first).toMatchObject({ what: "TypeError 23505", where: "POST /api/tables", times: 3, request: "request-2" });
  expect(second).toMatchObject({ what: "string", where: "play", times: 1 });
  expect(JSON.stringify(errors.list)).not.toContain("Marker-Name");
});

test("only the latest fifty kinds of errors are kept", () => {
  const errors = new RecentErrors();
  for (let i = 0; i < 60; i++) errors.note(new Error("broken"), `place ${i}`);
  expect(errors.list.map(({ where }) => where)).toEqual(Array.from({ length: 50 }, (_, i) => `place ${59 - i}`));
});
