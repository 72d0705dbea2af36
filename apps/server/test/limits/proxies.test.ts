import { request as ask } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../src/index.js";

const servers: RunningServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A server behind so many proxies that lets each address try to sign in once, and its answer to whoever this seems to come from. */
async function behind(proxies: number): Promise<(forwarded: string, more?: Record<string, string>) => Promise<number>> {
  const limits = { signInsPerMinute: 1 };
  const publicAddress = "https://table.example";
  const server = await startServer({ place: { memory: true }, proxies, limits, publicAddress });
  servers.push(server);
  return async (forwarded, more = {}) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded, ...more };
    const begin = `http://127.0.0.1:${server.port}/api/sign-in/begin`;
    return (await fetch(begin, { method: "POST", headers, body: "{}" })).status;
  };
}

test("without a proxy nothing that a request says of its address is believed", async () => {
  const ask = await behind(0);
  expect(await ask("203.0.113.1")).toBe(200);
  expect(await ask("203.0.113.2")).toBe(429);
  expect(await ask("203.0.113.3", { forwarded: "for=203.0.113.9", "x-real-ip": "203.0.113.9" })).toBe(429);
});

test("behind two proxies the last address but one counts, which the first of them has added; the ones before it are anybody's", async () => {
  const ask = await behind(2);
  expect(await ask("198.51.100.1, 203.0.113.1, 192.0.2.1")).toBe(200);
  expect(await ask("198.51.100.2, 203.0.113.1, 192.0.2.2")).toBe(429);
  expect(await ask("203.0.113.1, 203.0.113.2, 192.0.2.1"), "somebody else").toBe(200);
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

test("with a token the figures are for whoever shows it, from wherever, and for nobody else", async () => {
  const server = await startServer({ place: { memory: true }, metricsToken: "let-me-see" });
  servers.push(server);
  const { port } = server;
  expect(await metricsAs(port, { host: "house.example", via: "a", authorization: "Bearer let-me-see" })).toBe(200);
  for (const authorization of ["Bearer let-me-sea", "let-me-see", "Bearer "]) {
    expect([authorization, await metricsAs(port, { host: "localhost", authorization })]).toEqual([authorization, 404]);
  }
  expect(await metricsAs(port, { host: "localhost" })).toBe(404);
});

test("a cookie is marked secure where a proxy says that it was reached by HTTPS, and only where proxies are believed", async () => {
  let guests = 0;
  const isSecure = async ({ port }: RunningServer, protocol: string) => {
    guests += 1;
    const forwarded = { "x-forwarded-for": `198.51.100.${guests}`, "x-forwarded-proto": protocol };
    const headers = { "content-type": "application/json", ...forwarded };
    const body = JSON.stringify({ name: "Mira" });
    const response = await fetch(`http://127.0.0.1:${port}/api/me`, { method: "POST", headers, body });
    return response.headers.getSetCookie()[0]!.includes("; Secure");
  };
  const [, behindTwo, withToken] = servers as [RunningServer, RunningServer, RunningServer];
  expect([await isSecure(behindTwo, "https"), await isSecure(behindTwo, "http")]).toEqual([true, false]);
  expect(await isSecure(withToken, "https")).toBe(false);
});
