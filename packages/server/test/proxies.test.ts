import { request as ask } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type Server, startServer } from "../src/index.js";

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A server behind so many proxies, and how many requests it still takes from where this seems to come from. */
async function behind(proxies: number): Promise<(forwarded: string, more?: Record<string, string>) => Promise<number>> {
  const server = await startServer({ place: { memory: true }, proxies });
  servers.push(server);
  return async (forwarded, more = {}) => {
    const headers = { "x-forwarded-for": forwarded, ...more };
    const response = await fetch(`http://127.0.0.1:${server.port}/api/games`, { headers });
    return Number(response.headers.get("x-ratelimit-remaining"));
  };
}

test("without a proxy nothing that a request says of its address is believed", async () => {
  const left = await behind(0);
  const first = await left("203.0.113.1");
  expect(await left("203.0.113.2")).toBe(first - 1);
  expect(await left("203.0.113.3", { forwarded: "for=203.0.113.9", "x-real-ip": "203.0.113.9" })).toBe(first - 2);
});

test("behind two proxies the last address but one counts, which the first of them has added; the ones before it are anybody's", async () => {
  const left = await behind(2);
  const first = await left("198.51.100.1, 203.0.113.1, 192.0.2.1");
  expect(await left("198.51.100.2, 203.0.113.1, 192.0.2.2")).toBe(first - 1);
  expect(await left("203.0.113.1, 203.0.113.2, 192.0.2.1"), "somebody else").toBe(first);
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
  const { port } = servers[0]!;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost"]) {
    expect([host, await metricsAs(port, { host })]).toEqual([host, 200]);
  }
  expect(await metricsAs(port, { host: `rebound.example:${port}` })).toBe(404);
  expect(await metricsAs(port, { host: `localhost.example:${port}` })).toBe(404);
  for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"]) {
    expect([name, await metricsAs(port, { host: "localhost", [name]: "127.0.0.1" })]).toEqual([name, 404]);
  }
});
