import { type Client, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { Seat } from "@tavolata/kernel";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite } from "../house/storage.js";
import { pause } from "../play/chance.js";
import { longGame } from "../play/long-game.js";
import type { ChaosTrial, Finding } from "../trial.js";
import { median } from "./kill.js";

/** How many tables of patient bots one guest opens, and how many with a time limit of a second. */
const patientTables = 60;
const hurriedTables = 1_100;

/** Hints are asked for so often, with a rest that the server's own limit wants. */
const hints = 8;
const restBetween = 2_100;

/** A hint comes within so long, in milliseconds, and a table whose time is up is looked at within so long. */
const hintBound = 5_000;
const sweepBound = 10_000;

/** So many answers of somebody who isn't there are waited for. */
const answers = 5;

export const fairQueues: ChaosTrial = {
  title: "One guest asks for much, others wait for their turn only",
  async run(_wish, say) {
    return [...(await trial(besidePatientBots, say)), ...(await trial(besideHurriedTables, say))];
  },
};

type Part = (address: string, say: (line: string) => void) => Promise<Finding>;

async function trial(part: Part, say: (line: string) => void): Promise<Finding[]> {
  const storage: TriedStorage = await tryPGlite();
  const port = await freePort();
  const server = await ServerProcess.start({ place: storage.place, port });
  try {
    await server.saysReady();
    return [await part(`http://127.0.0.1:${port}`, say)];
  } finally {
    await server.kill();
    await storage.remove();
  }
}

async function besidePatientBots(address: string, say: (line: string) => void): Promise<Finding> {
  const [mira, guest] = [await comeIn(address, "Mira"), await comeIn(address, "Guest")];
  const { id: game, soloSeats = (seats: readonly Seat[]) => seats } = longGame;
  const all = (await guest.games()).find((one) => one.id === game)!.seats;
  const mine = soloSeats(all)[0]!;
  const normal = { sits: "bot", bot: "normal" } as const;
  const others = Object.fromEntries(all.map((seat) => [seat, normal]));
  const { id } = await mira.openTable({ game, hints: true, seats: { ...others, [mine]: { sits: "me" } } });
  const watch = await mira.watch(id, mine);
  const alone = await hintTimes(watch);
  say(`alone: ${inSeconds(alone)}`);
  const patient = Object.fromEntries(all.map((seat) => [seat, { sits: "bot", bot: "patient" } as const]));
  for (let i = 0; i < patientTables; i++) {
    const { id } = await guest.openTable({ game, seats: patient });
    await guest.watch(id, "audience"); // its bots begin at once
  }
  await pause(3_000);
  const beside = await hintTimes(watch);
  say(`beside ${patientTables} tables of patient bots: ${inSeconds(beside)}`);
  mira.close();
  guest.close();
  return {
    claim: `A hint comes within ${hintBound / 1000} s, although another guest has ${patientTables} tables of patient bots`,
    holds: Math.max(...beside) < hintBound,
    seen: [
      `alone: ${alone.length} hints, ${inSeconds(alone)}`,
      `beside ${patientTables} tables of nothing but patient bots: ${beside.length} hints, ${inSeconds(beside)}`,
    ],
  };
}

async function besideHurriedTables(address: string, say: (line: string) => void): Promise<Finding> {
  const [mira, guest] = [await comeIn(address, "Mira"), await comeIn(address, "Guest")];
  const alone = await sweepTimes(mira);
  say(`alone: ${inSeconds(alone)}`);
  await inParts(hurriedTables, 20, () => hurriedTable(guest));
  await pause(3_000);
  const beside = await sweepTimes(mira);
  say(`beside ${hurriedTables} tables: ${inSeconds(beside)}`);
  mira.close();
  guest.close();
  return {
    claim: `Whoever isn't there is answered for within ${sweepBound / 1000} s after the time is up, although another guest has ${hurriedTables} tables with a time limit of a second`,
    holds: Math.max(...beside) < sweepBound,
    seen: [
      `alone: ${alone.length} answers, ${inSeconds(alone)} after the time was up`,
      `beside ${hurriedTables} tables whose time is always up: ${beside.length} answers, ${inSeconds(beside)} after the time was up`,
    ],
  };
}

async function comeIn(address: string, name: string): Promise<Client> {
  const client = nodeClient(address);
  await client.comeIn(name);
  return client;
}

/** How long hints take, in milliseconds. */
async function hintTimes(watch: TableWatch): Promise<number[]> {
  await watch.until(({ decisions }) => decisions.some(({ options }) => options.length > 1));
  const took: number[] = [];
  for (let i = 0; i < hints; i++) {
    const begin = performance.now();
    await watch.hint(watch.decisions[0]!);
    took.push(performance.now() - begin);
    await pause(restBetween);
  }
  return took;
}

function hurriedTable(client: Client): Promise<{ readonly id: string }> {
  const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "me" } } as const;
  return client.openTable({ game: "lantern-quay", seats, timeLimit: 1 });
}

/** How long after the time was up somebody who isn't there was answered for, in milliseconds. */
async function sweepTimes(client: Client): Promise<number[]> {
  const { id } = await hurriedTable(client);
  const watch = await client.watch(id, "audience");
  const took: number[] = [];
  for (let i = 0; i < answers; i++) {
    const [begin, before] = [performance.now(), watch.answers];
    await watch.until((one) => one.answers > before);
    took.push(Math.max(0, performance.now() - begin - 1_000));
    await pause(50); // of two who were asked at once both are answered for
  }
  watch.stop();
  return took;
}

async function inParts(count: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, work));
  }
}

function inSeconds(times: readonly number[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return `median ${seconds(median(times))} s, longest ${seconds(Math.max(...times))} s`;
}
