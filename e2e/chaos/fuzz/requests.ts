import { connect } from "node:net";
import { faults } from "@tavolata/client/protocol";
import type { ChaosRandom } from "../play/chance.js";
import { count, isOwnFault, type ReplyCounts } from "./sockets.js";
import { spoil, spoilJson } from "./spoil.js";
import { type Insider, type ValidRequest, validRequests } from "./valid.js";

const known: ReadonlySet<string> = new Set(faults);

/** Sends spoilt requests: their addresses, bodies, headers and now and then the very letters of HTTP. */
export async function fuzzRequests(
  address: string,
  insider: Insider,
  requests: number,
  chance: ChaosRandom,
  tally: ReplyCounts,
): Promise<void> {
  for (let i = 0; i < requests; i++) {
    tally.sent += 1;
    const valid = chance.of(validRequests(insider));
    if (chance.once(25)) await sendRaw(address, valid, chance, tally);
    else await send(address, insider, valid, chance, tally);
  }
}

/** Sends every valid request as it is, so that the server has done all that it can be asked for. */
export async function everyRequestOnce(address: string, insider: Insider, tally: ReplyCounts): Promise<void> {
  for (const { method, path, body } of validRequests(insider)) {
    const headers = { cookie: insider.cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(address + path, sent);
    check(`${method} ${path}`, response.status, await response.text(), tally);
  }
}

async function send(
  address: string,
  insider: Insider,
  valid: ValidRequest,
  chance: ChaosRandom,
  tally: ReplyCounts,
): Promise<void> {
  const path = chance.once(4) ? spoiltPath(valid.path, chance) : valid.path;
  const swapped = chance.of([
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "OPTIONS",
    ...(valid.path.startsWith("/api/me") ? [] : ["DELETE"]),
  ]);
  const method = chance.once(20) ? swapped : valid.method;
  const hasBody = method !== "GET" && (valid.body !== undefined || chance.once(10));
  const headers: Record<string, string> = {
    cookie: chance.once(15) ? spoiltCookie(insider.cookie, chance) : insider.cookie,
    ...(hasBody ? { "content-type": chance.once(20) ? "text/plain" : "application/json" } : {}),
    ...(chance.once(30) ? { origin: chance.of(["null", "https://elsewhere.example", "x".repeat(3_000)]) } : {}),
  };
  const body = hasBody ? { body: spoilJson(spoil(valid.body ?? {}, chance), chance) } : {};
  try {
    const response = await fetch(address + path, { method, headers, ...body });
    const text = await response.text();
    check(`${method} ${path}`, response.status, text, tally);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? String(error);
    count(tally, `broken off: ${why}`);
    // One that is far too large may be broken off while it is still being sent.
    if (!/ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed/.test(why)) tally.wrong.push(`${method} ${path}: ${why}`);
  }
}

/** Every refusal is typed; nothing breaks. */
function check(what: string, status: number, text: string, tally: ReplyCounts): void {
  if (status < 400) {
    count(tally, "done");
    return;
  }
  let fault: string | undefined;
  try {
    fault = (JSON.parse(text) as { error?: { fault?: string } }).error?.fault;
  } catch {
    // said below
  }
  count(tally, fault ?? `untyped ${status}`);
  if (status >= 500 || fault === undefined || !known.has(fault) || isOwnFault(fault)) {
    tally.wrong.push(`${what}: ${status} ${text.slice(0, 300)}`);
  }
}

function spoiltPath(path: string, chance: ChaosRandom): string {
  const at = 1 + chance.below(path.length);
  const piece = chance.of([
    "%",
    "%00",
    "%ff",
    "//",
    "/../..",
    "?",
    "?which=mine&which=open",
    "%2e%2e%2f",
    "x".repeat(3_000),
    "#",
    ";",
  ]);
  return path.slice(0, at) + piece + path.slice(at);
}

function spoiltCookie(cookie: string, chance: ChaosRandom): string {
  const at = chance.below(cookie.length);
  return chance.of([
    cookie.slice(0, at),
    `${cookie}x`,
    "tavolata=",
    cookie.replaceAll(/[a-z]/g, "a"),
    "tavolata=%ff; tavolata=a.b",
  ]);
}

/** Not even HTTP: whatever is said, or nothing, the connection must end and the server stay. */
async function sendRaw(
  address: string,
  { method, path }: ValidRequest,
  chance: ChaosRandom,
  tally: ReplyCounts,
): Promise<void> {
  const { port } = new URL(address);
  const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\n`;
  const text = chance.of([
    `${head}content-length: -5\r\n\r\n`,
    `${head}content-length: 10\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    `${head}cookie: ${"x".repeat(20_000)}\r\n\r\n`,
    `${head}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    `GET /api/play HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n\r\n`,
    `${method} ${path}\u0000 HTTP/9.9\r\n\r\n`,
    "\u0016\u0003\u0001\u0002\u0000\u0001",
    `${head}content-type: application/json\r\ncontent-length: 50\r\n\r\n{"name":`, // and then nothing more
  ]);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text, "latin1"));
    let answer = "";
    const timer = setTimeout(() => socket.destroy(), 100);
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
      count(tally, status ? `raw ${status}` : "raw, no answer");
      if (status?.startsWith("5"))
        tally.wrong.push(`raw ${JSON.stringify(text.slice(0, 200))}: ${answer.slice(0, 300)}`);
      resolve();
    });
  });
}
