import { once } from "node:events";
import { connect } from "node:net";
import { nodeClient } from "@tavolata/client/node";
import { defineGameModule } from "@tavolata/game";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { Games } from "../src/games.js";
import type { Metrics } from "../src/http/metrics.js";
import { addOperations } from "../src/http/routes/operations.js";
import type { App } from "../src/http/typed.js";
import { startServer } from "../src/server.js";
import { useHouse } from "./test-server.js";
import { until } from "./until.js";

const lines: string[] = [];
const house = useHouse({
  limits: { requestsPerMinute: 60, changesPerMinute: 5, messagesPerSecond: 0.01, messagesAtOnce: 5 },
  logger: { level: "info", stream: { write: (line: string) => void lines.push(line) } },
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(house.address + path, { headers });

test("it says that it is alive and that it can work", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  }
});

test("however many ask whether it can work, the storage is asked once at a time", async () => {
  const app = Fastify() as unknown as App;
  let asked = 0;
  let answer = () => {};
  const ready = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  addOperations(app, { metrics: { request: () => {} } as unknown as Metrics, metricsToken: undefined, ready });
  const all = Array.from({ length: 50 }, () => app.inject("/readyz"));
  await until(() => asked > 0);
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  expect(new Set((await Promise.all(all)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toBe(1);
  await app.close();
});

test("one that warms up says that it can work once it is warm, and works before", async () => {
  const games = Games.of({ "lantern-quay": defineGameModule({ ruleset: lanternQuay }) });
  const server = await startServer({ place: { memory: true }, games, warmUp: true });
  try {
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${address}/api/games`)).status).toBe(200);
    for (let status = 0; status !== 200; ) {
      ({ status } = await fetch(`${address}/readyz`));
      expect([200, 503]).toContain(status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await server.close();
  }
});

test("figures for Prometheus, for this machine only", async () => {
  const text = await (await get("/metrics")).text();
  for (const name of ["tavolata_sockets 0", "tavolata_request_seconds_bucket", "process_cpu_seconds_total"]) {
    expect(text).toContain(name);
  }
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
});

test("every answer has the headers that keep a page from loading anything of others", async () => {
  const { headers } = await get("/healthz");
  const policy = headers.get("content-security-policy")!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("the OpenAPI document tells every route with its schemas, and can be read", async () => {
  const document = (await (await get("/openapi.json")).json()) as { paths: Record<string, Record<string, unknown>> };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/me", "/api/tables", "/api/tables/{table}/seats/{seat}", "/api/invitations/accept"]),
  );
  expect(document.paths["/api/tables"]!["post"]).toMatchObject({
    requestBody: { content: { "application/json": { schema: { additionalProperties: false } } } },
  });
  const page = await get("/openapi");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain("<code>POST /api/tables</code>");
});

test("an address of the interface that isn't there is refused like everything else", async () => {
  const response = await get("/api/nowhere");
  expect([response.status, await response.json()]).toMatchObject([404, { error: { fault: "not-found" } }]);
});

test("who changes too much in a short time must wait, and so must who sends too many messages", async () => {
  const client = nodeClient(house.address);
  await client.comeIn("Mira");
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => client.openTable({ game: "lantern-quay" })));
  const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(refused[0]).toMatchObject({ fault: "too-many-requests" });

  const { WebSocket } = await import("ws");
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`);
  const faults: string[] = [];
  const enough = new Promise<void>((resolve) => {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as { why?: { fault: string } };
      if (message.why) faults.push(message.why.fault);
      if (faults.length === 20) resolve();
    });
  });
  await new Promise((resolve) => socket.on("open", resolve));
  for (let i = 0; i < 20; i++) socket.send("{}");
  await enough;
  socket.close();
  client.close();
  expect(faults.filter((fault) => fault === "malformed")).toHaveLength(5);
  expect(faults.filter((fault) => fault === "too-many-requests")).toHaveLength(15);
});

test("the log has every request with its id, and no secret", async () => {
  const client = nodeClient(house.address);
  await client.comeIn("Secretive");
  const token = "S".repeat(32);
  await client.lookAtInvitation(token).catch(() => {});
  await get(`/nowhere?token=${token}`, { cookie: "tavolata=stolen.cookie" });
  client.close();
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "request");
  expect(requests.at(-1)).toMatchObject({ reqId: expect.any(String), method: "GET", status: 404 });
  const all = lines.join("");
  for (const secret of [token, "stolen", "Secretive"]) expect(all).not.toContain(secret);
  expect(lines.filter((line) => line.includes("reqId") && /127\.0\.0\.1|::1/.test(line))).toEqual([]); // nor an address
});

test("whoever hangs up in the middle of a request is no fault of the house", async () => {
  const { port } = new URL(house.address);
  const before = lines.length;
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{");
  const connections = async () => {
    const text = await (await get("/metrics", { connection: "close" })).text();
    return Number(/^tavolata_connections (\d+)/m.exec(text)![1]);
  };
  const open = await connections();
  socket.destroy();
  await until(async () => (await connections()) < open);
  const told = lines.slice(before).map((line) => JSON.parse(line) as { msg: string });
  expect(told.filter(({ msg }) => msg === "request failed")).toEqual([]);
});

test("an address that asks too much must wait", async () => {
  // A new minute may begin meanwhile: in one of the two there are more than 60 of them.
  const asked = await Promise.all(Array.from({ length: 130 }, () => get("/api/games")));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = asked.find(({ status }) => status === 429)!;
  expect(await refused.json()).toMatchObject({ error: { fault: "too-many-requests" } });
  expect((await get("/healthz")).status).toBe(200);
});
