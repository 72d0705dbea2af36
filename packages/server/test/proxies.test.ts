import { request as ask } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type Server, type ServerSettings, startServer } from "../src/index.js";

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function started(settings: Partial<ServerSettings>): Promise<Server> {
  const server = await startServer({ place: { memory: true }, ...settings });
  servers.push(server);
  return server;
}

/** A server behind so many proxies that takes one request a minute from each address, and what it says to one that seems to come from there. */
async function behind(proxies: number): Promise<(forwarded: string, more?: Record<string, string>) => Promise<number>> {
  const server = await started({ proxies, limits: { requestsPerMinute: 1 } });
  return async (forwarded, more = {}) => {
    const headers = { "x-forwarded-for": forwarded, ...more };
    return (await fetch(`http://127.0.0.1:${server.port}/api/games`, { headers })).status;
  };
}

test("without a proxy nothing that a request says of its address is believed", async () => {
  const asked = await behind(0);
  expect(await asked("203.0.113.1")).toBe(200);
  expect(await asked("203.0.113.2")).toBe(429);
  expect(await asked("203.0.113.3", { forwarded: "for=203.0.113.9", "x-real-ip": "203.0.113.9" })).toBe(429);
});

test("behind two proxies the last address but one counts, which the first of them has added; the ones before it are anybody's", async () => {
  const asked = await behind(2);
  expect(await asked("198.51.100.1, 203.0.113.1, 192.0.2.1")).toBe(200);
  expect(await asked("198.51.100.2, 203.0.113.1, 192.0.2.2")).toBe(429);
  expect(await asked("203.0.113.1, 203.0.113.2, 192.0.2.1"), "somebody else").toBe(200);
});

/** Asks without what fetch adds, and with a host of one's own. */
function metricsAs(port: number, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    ask({ host: "127.0.0.1", port, path: "/metrics", headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on("error", reject)
      .end();
  });
}

test("the figures are for this machine: not for what came through a proxy, nor for a page whose name leads here", async () => {
  const { port } = await started({});
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost"]) {
    expect([host, await metricsAs(port, { host })]).toEqual([host, 200]);
  }
  expect(await metricsAs(port, { host: `rebound.example:${port}` })).toBe(404);
  expect(await metricsAs(port, { host: `localhost.example:${port}` })).toBe(404);
  for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"]) {
    expect([name, await metricsAs(port, { host: "localhost", [name]: "127.0.0.1" })]).toEqual([name, 404]);
  }
});
