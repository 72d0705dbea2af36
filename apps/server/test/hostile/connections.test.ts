import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Connections } from "../../src/http/guards/connections.js";
import { requestsAtOnce, usualDeadlines } from "../../src/http/guards/deadlines.js";
import { networkOf } from "../../src/http/guards/network.js";
import { Upgrades } from "../../src/http/guards/upgrades.js";
import { until } from "../until.js";

/** Far shorter than what is waited for below, and far longer than a request takes. */
const short = { head: 300, request: 600, idle: 300, silence: 900, upgrade: 300, looks: 50 };

const answer: RequestListener = (request, response) => {
  request.resume();
  if (request.url === "/never") return;
  request.on("end", () => response.end("here"));
};

async function serving(most?: number, deadlines = short) {
  const connections = new Connections(deadlines, most);
  /** What was looked at. */
  const reached: (string | undefined)[] = [];
  const server = connections.serve((request, response) => {
    reached.push(request.url);
    answer(request, response);
  });
  const upgrades = new Upgrades(deadlines.upgrade);
  upgrades.listen(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    connections.destroyAll();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  /** Somebody who says so much and then nothing more, and doesn't hang up. */
  const stubborn = (says: string) => {
    const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    const seen = { socket, heard: "", isGone: false };
    socket.on("data", (bytes) => {
      seen.heard += bytes;
    });
    socket.on("error", () => {}); // a connection that was cut off is what is looked for
    const gone = () => {
      seen.isGone = true;
    };
    socket.on("end", gone).on("close", gone);
    socket.write(says);
    return seen;
  };
  return { connections, reached, upgrades, stubborn };
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const asks = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
const wish = get("/play", `${asks}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n`);

test("whoever says nothing, half of it, or too little in too long a time is let go", async () => {
  const { connections, stubborn } = await serving();
  const slow = {
    "says nothing": stubborn(""),
    "half a head": stubborn("GET / HTTP/1.1\r\nhost: x\r\nx-slow: "),
    "half a body": stubborn("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf"),
    "between two requests": stubborn(get("/")),
    "half of the second request": stubborn(`${get("/")}GET / HT`),
    "is never answered": stubborn(get("/never")),
  };
  await until(() => Object.values(slow).every(({ isGone }) => isGone) && connections.count === 0);
  const first = Object.entries(slow).map(([what, { heard }]) => [what, heard.split("\r\n")[0]]);
  expect(first).toEqual([
    ["says nothing", "HTTP/1.1 408 Request Timeout"],
    ["half a head", "HTTP/1.1 408 Request Timeout"],
    ["half a body", "HTTP/1.1 408 Request Timeout"],
    ["between two requests", "HTTP/1.1 200 OK"],
    ["half of the second request", "HTTP/1.1 200 OK"],
    ["is never answered", ""],
  ]);
});

test("a wish for a socket that nobody answers ends in time, and so does one that somebody closes for", async () => {
  const { connections, upgrades, stubborn } = await serving();
  upgrades.admitted.on("upgrade", () => {}); // and never says a word
  const one = stubborn(wish);
  await until(() => one.isGone && connections.count === 0);
  expect(upgrades.waiting).toBe(0);
  const patient = await serving(undefined, usualDeadlines);
  patient.upgrades.admitted.on("upgrade", () => {});
  const waiting = patient.stubborn(wish);
  await until(() => patient.upgrades.waiting === 1);
  patient.upgrades.close();
  await until(() => waiting.isGone && patient.connections.count === 0);
  const late = patient.stubborn(wish);
  await until(() => late.isGone && patient.connections.count === 0);
  expect(late.heard).toMatch(/^HTTP\/1.1 503 [\s\S]*"fault":"shutting-down"/);
});

test("one that has become a socket may be as quiet as it likes", async () => {
  const { connections, upgrades, stubborn } = await serving();
  let taken: Socket | undefined;
  upgrades.admitted.on("upgrade", (_request: IncomingMessage, socket: Socket) => {
    taken = socket;
    upgrades.taken(socket);
    socket.setTimeout(0); // as the library of the sockets does
  });
  const quiet = stubborn(wish);
  await until(() => taken !== undefined);
  const other = stubborn("");
  await until(() => other.isGone); // far more time than a wish has
  await new Promise((resolve) => setTimeout(resolve, short.silence));
  expect([quiet.isGone, connections.count]).toEqual([false, 1]);
});

test("an address has so many connections at once; the next are told so, until one goes", async () => {
  const { connections, stubborn } = await serving(3, usualDeadlines);
  const kept = [stubborn(""), stubborn(""), stubborn("")];
  await until(() => connections.count === 3);
  const refused = stubborn("");
  await until(() => refused.isGone);
  expect(refused.heard).toMatch(/^HTTP\/1.1 429 [\s\S]*"fault":"too-many-requests"/);
  expect(kept.some(({ isGone }) => isGone)).toBe(false);
  kept[0]!.socket.destroy();
  await until(() => connections.count === 2);
  const next = stubborn(get("/"));
  await until(() => next.heard !== "");
  expect(next.heard).toMatch(/^HTTP\/1.1 200/);
});

test("of requests that come in a row so many are answered at once; who sends more of them is let go, and nobody looks at the rest", async () => {
  const { connections, reached, stubborn } = await serving(undefined, usualDeadlines);
  const one = stubborn(get("/few").repeat(requestsAtOnce));
  await until(() => one.heard.split("200 OK").length === requestsAtOnce + 1);
  one.socket.write(get("/again"));
  await until(() => reached.includes("/again"));
  const row = stubborn(get("/row").repeat(1_000));
  await until(() => row.isGone && connections.count === 1);
  expect(reached.filter((url) => url === "/row").length).toBeLessThanOrEqual(requestsAtOnce);
  expect(one.isGone).toBe(false);
});

test("who has a network of IPv6 has one address, however many there are in it", () => {
  const same = ["2001:db8:0:7::1", "2001:db8:0:7:ffff:1:2:3", "2001:0db8:0000:0007::", "2001:DB8:0:7:0:0:0:9"];
  expect(new Set(same.map(networkOf)).size).toBe(1);
  expect(networkOf("2001:db8:0:8::1")).not.toBe(networkOf("2001:db8:0:7::1"));
  expect(networkOf("fe80::1%eth0")).toBe(networkOf("fe80::2"));
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("192.0.2.7")).not.toBe(networkOf("192.0.2.8"));
  expect(networkOf("::1")).toBe("0:0:0:0::");
});
