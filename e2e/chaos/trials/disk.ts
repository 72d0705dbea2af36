import { join } from "node:path";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { SlowLine } from "../house/slow-line.js";
import { SmallDisk } from "../house/small-disk.js";
import { type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import { pause } from "../play/chance.js";
import { PartyCrowd } from "../play/crowd.js";
import { type HeardMessages, Listener } from "../play/listener.js";
import type { ChaosTrial, Finding } from "../trial.js";
import { startOnFullDisk } from "./full-start.js";
import { auditLines, isWhole, seconds } from "./kill.js";

const load = { quays: 3, quests: 1, questsWithBots: 0 };

export const disk: ChaosTrial = {
  title: "Disk full, slow disk",
  async run({ seed }, say) {
    return [
      ...(await fillDisk(tryPGlite, seed, say)),
      ...(await fillDisk(tryPostgres, seed, say)),
      ...(await startOnFullDisk(say)),
      await slowDisk(seed),
      await slowDatabase(seed),
    ];
  },
};

/** While people play the disk is filled to the last byte; later there is room again. */
async function fillDisk(
  open: (folder: string) => Promise<TriedStorage>,
  seed: string,
  say: (line: string) => void,
): Promise<Finding[]> {
  const small = await SmallDisk.make(300);
  if (!small) {
    say("No small disk can be made here: that needs root on Linux. A full disk was not tried.");
    return [];
  }
  const storage = await open(join(small.folder, "data"));
  const settings = { place: storage.place, port: await freePort() };
  const address = `http://127.0.0.1:${settings.port}`;
  let server = await ServerProcess.start(settings);
  const crowd = new PartyCrowd([address], `${seed}/disk`, load);
  try {
    await crowd.untilAllGoOn();
    const listener = await Listener.at(address);
    small.fill();
    await untilStill(crowd);
    const acknowledged = crowd.acknowledged;
    const told: HeardMessages = server.isAlive
      ? await listener.answer(20_000)
      : { fault: "the process ended", message: "", after: 0 };
    const isAlive = server.isAlive;
    say(`${storage.name}: ${JSON.stringify(told)}, alive: ${isAlive}`);
    listener.close();
    small.makeRoom();
    const how = await resume(crowd, storage, async () => {
      await server.kill();
      server = await ServerProcess.start(settings);
    });
    await crowd.end();
    await server.kill();
    const audit = await crowd.books.audit(storage);
    return [
      {
        claim: `${storage.name}: the disk is full: a clear error, no damage`,
        holds: isWhole(audit) && told.fault === "unavailable" && how !== undefined,
        seen: [
          `a disk of 300 MB filled to the last byte after some play; play stood still after ${acknowledged} acknowledged answers; the next was refused as "${told.fault}" (${told.message}); the server's process ${isAlive ? "went on" : "ended"}`,
          `when there was room again: ${how ?? "play didn't go on"}`,
          ...auditLines(audit),
        ],
      },
    ];
  } finally {
    await crowd.end();
    await server.kill();
    await storage.remove();
    small.remove();
  }
}

/** Waits until nothing was acknowledged for three seconds. */
async function untilStill(crowd: PartyCrowd): Promise<void> {
  for (let before = -1; before !== crowd.acknowledged; ) {
    before = crowd.acknowledged;
    await pause(3_000);
  }
}

/** What it took until every match went on; nothing when they don't. */
async function resume(
  crowd: PartyCrowd,
  storage: TriedStorage,
  restart: () => Promise<void>,
): Promise<string | undefined> {
  const goOn = async (patience: number) => {
    try {
      return seconds(await crowd.untilAllGoOn(patience));
    } catch {
      return undefined;
    }
  };
  const alone = await goOn(20_000);
  if (alone) return `every match went on by itself after ${alone}`;
  if (storage.postgres) {
    await storage.postgres.away();
    await storage.postgres.back();
    const soon = await goOn(20_000);
    if (soon)
      return `PostgreSQL, which had ended itself, was started again; ${soon} later every match went on by itself`;
  }
  await restart();
  const again = await goOn(60_000);
  return again && `the server was started again; ${again} later every match went on`;
}

/** Every write of the embedded database takes 20 ms longer. */
async function slowDisk(seed: string): Promise<Finding> {
  const delay = 20;
  const storage = await tryPGlite();
  const settings = { place: storage.place, port: await freePort() };
  await (await ServerProcess.start(settings)).terminate(); // the database is made at the usual speed
  const env = { SLOW_DISK: String(delay) };
  try {
    const server = await ServerProcess.start({ ...settings, env, before: ["slow-disk.js"] });
    const { audit, rate, isAlive } = await playSlowly(storage, server, settings.port, seed);
    return {
      claim: "PGlite: a slow disk: play is slower, no damage",
      holds: isWhole(audit) && isAlive && rate > 0,
      seen: [
        `every write to the disk took ${delay} ms longer; ${rate.toFixed(1)} answers a second were acknowledged; then kill -9`,
        ...auditLines(audit),
      ],
    };
  } finally {
    await storage.remove();
  }
}

/** PostgreSQL says of everything 20 ms later that it is done, as if its disk took so long to write. */
async function slowDatabase(seed: string): Promise<Finding> {
  const delay = 20;
  const storage = await tryPostgres();
  const url = new URL(storage.postgres!.url);
  const line = await SlowLine.before(Number(url.port), delay);
  url.port = String(line.port);
  const settings = { place: { url: url.href }, port: await freePort() };
  try {
    const server = await ServerProcess.start(settings);
    const { audit, rate, isAlive } = await playSlowly(storage, server, settings.port, seed);
    return {
      claim: "PostgreSQL: slow storage: play is slower, no damage",
      holds: isWhole(audit) && isAlive && rate > 0 && line.delays > 0,
      seen: [
        `between the server and PostgreSQL, every word that something is done came ${delay} ms late (${line.delays} times), as from a slow disk; ${rate.toFixed(1)} answers a second were acknowledged; then kill -9`,
        ...auditLines(audit),
      ],
    };
  } finally {
    line.close();
    await storage.remove();
  }
}

/** Lets people play for a while, kills the server, and looks everything up. */
async function playSlowly(storage: TriedStorage, server: ServerProcess, port: number, seed: string) {
  const crowd = new PartyCrowd([`http://127.0.0.1:${port}`], `${seed}/slow`, load);
  try {
    await crowd.untilAllGoOn(120_000);
    const [before, begin] = [crowd.acknowledged, performance.now()];
    await pause(20_000);
    const rate = ((crowd.acknowledged - before) * 1000) / (performance.now() - begin);
    const { isAlive } = server;
    await crowd.end();
    await server.kill();
    return { audit: await crowd.books.audit(storage), rate, isAlive };
  } finally {
    await crowd.end();
    await server.kill();
  }
}
