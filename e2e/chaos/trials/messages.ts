import { freePort } from "../../support/servers/free-port.js";
import { everyRequestOnce, fuzzRequests } from "../fuzz/requests.js";
import { fuzzSockets, newTally, type ReplyCounts } from "../fuzz/sockets.js";
import { sitDown, untried } from "../fuzz/valid.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite } from "../house/storage.js";
import { ChaosRandom } from "../play/chance.js";
import type { ChaosTrial, Finding } from "../trial.js";

/** So much more memory than when it held the least the server may hold at the end, in megabytes. */
const bound = 100;

export const messages: ChaosTrial = {
  title: "Malformed, oversized, out-of-order and hostile messages",
  run: async ({ messages, seed }, say) => [await fuzz(await tryPGlite(), messages, seed, say)],
};

/** Four fifths of the messages go over sockets, the others are requests. The storage is removed at the end. */
export async function fuzz(
  storage: TriedStorage,
  wanted: number,
  seed: string,
  say: (line: string) => void,
): Promise<Finding> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = await ServerProcess.start({ place: storage.place, port });
  const [sockets, requests] = [newTally(), newTally()];
  const memory: number[] = [];
  try {
    await server.saysReady(); // a process that warms up refuses some requests, rightly
    const first = await sitDown(address);
    const missing = await untried(address, first);
    await everyRequestOnce(address, first, requests); // what is loaded when it is first asked for is no growth
    first.client.close();
    if (missing.length > 0)
      throw new Error(`Nothing valid is known of these, and so they aren't tried: ${missing.join(", ")}`);
    for (let tenth = 0; tenth < 10; tenth++) {
      const chance = new ChaosRandom(`${seed}/messages/${tenth}`);
      const insider = await sitDown(address);
      await fuzzSockets(address, insider, Math.round(wanted * 0.08), chance, sockets);
      await fuzzRequests(address, insider, Math.round(wanted * 0.02), chance, requests);
      insider.client.close();
      memory.push(server.memory);
      say(`${sockets.sent + requests.sent} messages, ${Math.round(server.memory)} MB`);
    }
    const isAlive = server.isAlive && (await fetch(`${address}/readyz`)).status === 200;
    const after = await sitDown(address); // and one can still play
    after.client.close();
    const growth = memory.at(-1)! - Math.min(...memory);
    const wrong = [...sockets.wrong, ...requests.wrong];
    return {
      claim: `${sockets.sent + requests.sent} malformed, oversized, out-of-order and hostile messages: typed errors, no crash, memory grows by less than ${bound} MB`,
      holds: isAlive && wrong.length === 0 && growth < bound,
      seen: [
        `${sockets.sent} messages over sockets: ${told(sockets)}`,
        `${requests.sent} requests: ${told(requests)}`,
        `the process was never started anew; memory after each tenth, in MB: ${memory.map(Math.round).join(", ")} (${Math.round(growth)} more at the end than at the least)`,
        ...new Set(wrong.slice(0, 20)),
      ],
    };
  } finally {
    await server.kill();
    await storage.remove();
  }
}

function told({ replies }: ReplyCounts): string {
  return [...replies]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ${times}`)
    .join(", ");
}
