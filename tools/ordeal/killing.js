import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { nodeClient } from "@tavolata/client/node";
import { verify } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { Table } from "./players.js";

/** @typedef {import("./server.js").ServerProcess} ServerProcess */

/**
 * Kills servers at random moments while people play at them, and looks afterwards whether every acknowledged answer is
 * stored once, every match goes on to its end, and every finished match can be verified.
 * @param {readonly ServerProcess[]} servers all on the same storage
 * @param {{ kills: number; tables: number; say: (line: string) => void }} how
 * @returns {Promise<{ kills: number; matches: number; answers: number; faults: string[] }>}
 */
export async function killing(servers, { kills, tables: count, say }) {
  for (const server of servers) await server.start();
  /** @type {string[]} */
  const faults = [];
  const result = { kills: 0, matches: 0, answers: 0, faults };
  let isEnding = false;
  const seats = Array.from({ length: count }, async (_value, i) => {
    const server = servers[i % servers.length];
    if (!server) throw new Error("There is no server.");
    while (!isEnding) {
      const { table, client, close } = await sitDown(server, servers);
      await table.play();
      const { save, table: told } = await patiently(() => client.matchFile(table.id));
      const fault = table.fault(save.answers);
      if (fault) faults.push(fault);
      const verdict = verify(lanternQuay, save, told.seedHash);
      if (!verdict.sound) faults.push(`table ${table.id}: ${verdict.problem}`);
      result.matches += 1;
      result.answers += table.answers;
      close();
    }
  });
  const playing = Promise.all(seats);
  playing.catch(() => {}); // it is looked at below
  for (; result.kills < kills; result.kills++) {
    const server = servers[randomInt(servers.length)];
    await Promise.race([wait(randomInt(100, 1_500)), playing]);
    await server?.end("SIGKILL");
    await server?.start();
    if ((result.kills + 1) % 10 === 0)
      say(`${result.kills + 1} kills, ${result.matches} matches, ${faults.length} faults`);
  }
  isEnding = true;
  await playing;
  for (const server of servers) {
    const began = performance.now();
    const code = await server.end("SIGTERM");
    const seconds = (performance.now() - began) / 1000;
    if (code !== 0 || seconds > 5) faults.push(`SIGTERM: exit code ${code} after ${seconds.toFixed(1)} s`);
  }
  return result;
}

/**
 * Two people sit down at a table of their own, at two servers where there are two.
 * @param {ServerProcess} server
 * @param {readonly ServerProcess[]} servers
 */
async function sitDown(server, servers) {
  const other = servers[(servers.indexOf(server) + 1) % servers.length] ?? server;
  const [one, two] = [nodeClient(server.address), nodeClient(other.address)];
  await patiently(() => one.comeIn("Mira"));
  await patiently(() => two.comeIn("Tor"));
  const { id } = await patiently(() => one.openTable({ game: "lantern-quay", open: true }));
  await patiently(() => one.sit(id, "smuggler-1", { sits: "me" }));
  await patiently(() => two.sit(id, "warden-1", { sits: "me" }));
  const watches = [await one.watch(id, "smuggler-1"), await two.watch(id, "warden-1")];
  const close = () => {
    one.close();
    two.close();
  };
  return { table: new Table(id, watches, () => wait(randomInt(20, 100))), client: one, close };
}

/**
 * Asks again as long as nobody answers: a request, unlike a message, isn't sent again by itself.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function patiently(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const fault = error instanceof Error && "fault" in error ? error.fault : "gone";
      if (fault !== "gone" && fault !== "unavailable" && fault !== "too-many-requests") throw error;
      await wait(200);
    }
  }
}
