import { faults, largestMessage } from "@tavolata/client/protocol";
import { WebSocket } from "ws";
import type { ChaosRandom } from "../play/chance.js";
import { spoil, spoilJson } from "./spoil.js";
import { type Insider, validMessages } from "./valid.js";

/** What came back, counted. */
export interface ReplyCounts {
  sent: number;
  /** By the type of the reply or the fault of the refusal. */
  readonly replies: Map<string, number>;
  /** Replies that aren't typed, or messages without any. */
  readonly wrong: string[];
}

export function newTally(): ReplyCounts {
  return { sent: 0, replies: new Map(), wrong: [] };
}

export function count({ replies }: ReplyCounts, what: string): void {
  replies.set(what, (replies.get(what) ?? 0) + 1);
}

const known: ReadonlySet<string> = new Set(faults);

/** How many messages are sent before their replies are counted. */
const inOneGo = 40;

/** Sends spoilt messages over a socket. Each must have exactly one reply, unless the socket is closed for it, as for one that is too large. */
export async function fuzzSockets(
  address: string,
  insider: Insider,
  messages: number,
  chance: ChaosRandom,
  tally: ReplyCounts,
): Promise<void> {
  let socket = await connect(address, insider.cookie);
  let batch: Sent[] = [];
  const flush = async () => {
    const isUsable = batch.length === 0 || (await sendAll(socket, batch, tally));
    batch = [];
    if (isUsable) return;
    socket.terminate();
    socket = await connect(address, chance.once(10) ? "tavolata=forged" : insider.cookie);
  };
  for (let i = 0; i < messages; i++) {
    const message = spoiltMessage(insider, chance);
    // One that is too large closes the socket: nothing else may wait for its reply then.
    if (isTooLarge(message)) await flush();
    batch.push(message);
    if (isTooLarge(message) || batch.length === inOneGo) await flush();
  }
  await flush();
  socket.terminate();
}

type Sent = string | Buffer;

function isTooLarge(message: Sent): boolean {
  return Buffer.byteLength(message) > largestMessage;
}

function spoiltMessage(insider: Insider, chance: ChaosRandom): Sent {
  const valid = { id: `m${chance.below(1_000_000)}`, ...chance.of(validMessages(insider)) };
  if (chance.once(50)) return Buffer.from([0x80, 0xff, chance.below(256), 0x00]);
  return spoilJson(chance.once(4) ? valid : spoil(valid, chance), chance); // some are right, but out of order
}

/** Whether all had their reply and the socket can be used on. */
function sendAll(socket: WebSocket, batch: readonly Sent[], tally: ReplyCounts): Promise<boolean> {
  const end = `end${tally.sent}`;
  let replies = 0;
  tally.sent += batch.length;
  return new Promise((resolve) => {
    const done = (isWell: boolean) => {
      clearTimeout(timer);
      socket.removeAllListeners("message").removeAllListeners("close");
      resolve(isWell);
    };
    const timer = setTimeout(() => {
      tally.wrong.push(`${replies} replies to ${batch.length} messages after 60 s`);
      done(false);
    }, 60_000);
    socket.on("close", (code) => {
      count(tally, `closed ${code}`);
      // 1006: it was closed while the rest of what is too large was still on its way
      if (!(isTooLarge(batch[0]!) && [1009, 1006].includes(code)))
        tally.wrong.push(`The socket was closed with ${code}.`);
      done(false);
    });
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as { id?: string; type: string; why?: { fault: string } };
      if (message.id === end) {
        if (replies !== batch.length) tally.wrong.push(`${replies} replies to ${batch.length} messages`);
        return done(replies === batch.length);
      }
      if (["welcome", "standing", "table", "chat"].includes(message.type)) return;
      replies += 1;
      const what = message.why?.fault ?? message.type;
      count(tally, what);
      if (message.why && (!known.has(message.why.fault) || isOwnFault(message.why.fault))) {
        tally.wrong.push(JSON.stringify(message));
      }
    });
    for (const message of batch) socket.send(message);
    socket.send(JSON.stringify({ type: "unwatch", id: end, table: "A".repeat(16), as: "x" }));
  });
}

/** Faults that no message may bring about: they are the server's own. */
export function isOwnFault(fault: string): boolean {
  return ["broken", "broken-match", "unavailable", "shutting-down"].includes(fault);
}

async function connect(address: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/play`, { headers: { cookie } });
  socket.on("error", () => {}); // the close that follows says it
  await new Promise((resolve) => socket.once("message", resolve));
  return socket;
}
