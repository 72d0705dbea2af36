import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { useHouse } from "../test-server.js";
import { until } from "../until.js";

const house = useHouse({ limits: { requestsPerMinute: 60, socketsPerAddress: 3 } });

const usual = {
  host: "127.0.0.1",
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

interface Raw {
  readonly method?: string;
  readonly path?: string;
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** Somebody who asks for a socket in his own way, and never hangs up by himself. */
class Stubborn {
  readonly socket: Socket;
  answer = "";
  isGone = false;

  constructor(address: string, { method = "GET", path = "/api/play", version = "1.1", headers = {}, body = "" }: Raw) {
    this.socket = connect({ host: "127.0.0.1", port: Number(new URL(address).port), allowHalfOpen: true });
    onTestFinished(() => void this.socket.destroy());
    this.socket.on("error", () => {}); // a connection that was cut off is what is looked for
    this.socket.on("data", (bytes) => {
      this.answer += bytes;
    });
    this.socket.on("end", () => {
      this.isGone = true;
    });
    this.socket.on("close", () => {
      this.isGone = true;
    });
    const lines = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${value}`],
    );
    this.socket.write(`${method} ${path} HTTP/${version}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.answer)?.[1]);
  }
}

/** How many connections the server has, but for the one that asks: it waits its turn where its address has asked too much. */
async function connections(): Promise<number> {
  let told: string | undefined;
  await until(async () => {
    const text = await (await fetch(`${house.address}/metrics`, { headers: { connection: "close" } })).text();
    told = /^tavolata_connections (\d+)/m.exec(text)?.[1];
    return told !== undefined;
  });
  return Number(told) - 1;
}

const refused: readonly (readonly [string, Raw, number])[] = [
  ["a path that isn't there", { path: "/api/nowhere" }, 404],
  ["a path of the interface", { path: "/api/games" }, 404],
  ["a path of the page", { path: "/" }, 404],
  ["a path that can't be read", { path: "/%zz" }, 404],
  ["an encoded path that leads nowhere", { path: "/%61pi/%70lays" }, 404],
  ["a slash that is encoded", { path: "/api%2Fplay" }, 404],
  ["a page of another site", { headers: { origin: "https://evil.example" } }, 403],
  ["HTTP/1.0", { version: "1.0" }, 400],
  ["no key", { headers: { "sec-websocket-key": undefined } }, 400],
  ["a bad key", { headers: { "sec-websocket-key": "short" } }, 400],
  ["no version", { headers: { "sec-websocket-version": undefined } }, 426],
  ["a bad version", { headers: { "sec-websocket-version": "7" } }, 426],
  ["a bad protocol", { headers: { "sec-websocket-protocol": "," } }, 400],
  ["h2c", { headers: { upgrade: "h2c" } }, 400],
  ["h2c of a path of the interface", { path: "/api/games", headers: { upgrade: "h2c" } }, 400],
  ["POST", { method: "POST" }, 400],
  ["POST with a body", { method: "POST", path: "/api/me", headers: { "content-length": "2" }, body: "{}" }, 400],
  ["a body that never comes", { method: "POST", path: "/api/me", headers: { "content-length": "200" } }, 400],
  ["HEAD", { method: "HEAD" }, 400],
];

test("an address has so many sockets and no more, until it lets go of one", async () => {
  const open = () => {
    const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`);
    onTestFinished(() => socket.terminate());
    return new Promise<WebSocket | number>((resolve) => {
      socket.on("open", () => resolve(socket));
      socket.on("error", () => {}); // as it was refused
      socket.on("unexpected-response", (_request, response) => {
        response.resume();
        resolve(response.statusCode!);
      });
    });
  };
  const all = [await open(), await open(), await open(), await open()];
  expect(all.map((one) => (one instanceof WebSocket ? "open" : one))).toEqual(["open", "open", "open", 429]);
  (all[0] as WebSocket).terminate();
  await until(async () => (await connections()) === 2);
  expect(await open()).toBeInstanceOf(WebSocket);
});

test("every refused upgrade is answered, and its connection is let go though the other end holds on to it", async () => {
  const before = await connections();
  const all = refused.map(([what, how]) => [what, new Stubborn(house.address, how)] as const);
  await until(() => all.every(([, one]) => one.isGone));
  expect(all.map(([what, { status }]) => [what, status])).toEqual(refused.map(([what, , status]) => [what, status]));
  for (const [what, { answer }] of all) {
    if (what === "a bad protocol" || what === "HEAD") continue; // said by the library of the sockets; said without a body
    const sentence = (JSON.parse(answer.split("\r\n\r\n")[1]!) as { error: { message: string } }).error.message;
    expect([what, sentence]).toEqual([what, expect.stringMatching(/^[A-Z].+\.$/)]);
  }
  await until(async () => (await connections()) === before);
});

test("so is one that is refused because its address asked too much", async () => {
  const before = await connections();
  const many = Array.from({ length: 130 }, () => new Stubborn(house.address, { headers: { upgrade: "websocket" } }));
  await until(() => many.every(({ isGone, status }) => isGone || status === 101));
  const statuses = many.map(({ status }) => status);
  expect(statuses.filter((status) => status === 101).length).toBeLessThanOrEqual(3);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(127);
  for (const { socket, status } of many) if (status === 101) socket.destroy();
  await until(async () => (await connections()) === before);
});
