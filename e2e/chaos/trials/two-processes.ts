import { freePort } from "../../support/servers/free-port.js";
import { Balancer } from "../house/balancer.js";
import { ServerProcess } from "../house/server-process.js";
import { tryPostgres } from "../house/storage.js";
import { ChaosRandom, pause } from "../play/chance.js";
import { PartyCrowd } from "../play/crowd.js";
import type { ChaosTrial, Finding } from "../trial.js";
import { auditLines, isWhole, median, seconds } from "./kill.js";

/** How a process of the two goes, and what is claimed about it. */
interface Going {
  readonly claim: string;
  readonly word: string;
  end(server: ServerProcess): Promise<unknown>;
  /** Waits until the new one may be relied on, before the other goes. */
  begun(server: ServerProcess): Promise<void>;
}

/** Two processes on one PostgreSQL; by turns one of them is killed while everybody plays. */
export const twoProcesses: ChaosTrial = {
  title: "Two processes on one PostgreSQL, one of them killed",
  run: ({ kills, seed }, say) =>
    byTurns(Math.max(2, Math.round(kills / 10)), `${seed}/two`, say, {
      claim: "Players of a killed process go on at the other one; nothing is doubled, nothing lost",
      word: "kills",
      end: (server) => server.kill(),
      begun: async () => {},
    }),
};

/** As a new version is brought in: one process after the other is ended and begun again while everybody plays. */
export const rollingRestart: ChaosTrial = {
  title: "Two processes on one PostgreSQL, restarted one after the other",
  run: ({ kills, seed }, say) =>
    byTurns(Math.max(2, Math.round(kills / 10)), `${seed}/rolling`, say, {
      claim: "Processes are restarted one after the other: everybody plays on; nothing is doubled, nothing lost",
      word: "restarts",
      end: (server) => server.terminate(),
      begun: (server) => server.saysReady(),
    }),
};

async function byTurns(rounds: number, seed: string, say: (line: string) => void, going: Going): Promise<Finding[]> {
  const storage = await tryPostgres();
  const chance = new ChaosRandom(seed);
  const ports = [await freePort(), await freePort()];
  const settings = ports.map((port) => ({ place: storage.place, port }));
  const servers = [await ServerProcess.start(settings[0]!), await ServerProcess.start(settings[1]!)];
  const balancer = await Balancer.before(ports);
  const crowd = new PartyCrowd([`http://127.0.0.1:${balancer.port}`], seed);
  const back: number[] = [];
  try {
    await crowd.untilAllGoOn();
    for (let round = 0; round < rounds; round++) {
      const leaving = round % 2;
      await pause(chance.below(600));
      await going.end(servers[leaving]!);
      back.push(await crowd.untilAllGoOn()); // with one process alone
      servers[leaving] = await ServerProcess.start(settings[leaving]!);
      await going.begun(servers[leaving]!);
      await crowd.untilAllGoOn();
      say(`${round + 1} ${going.word}, ${crowd.acknowledged} answers acknowledged`);
    }
  } finally {
    await crowd.end();
    balancer.close();
    await Promise.all(servers.map((server) => server.kill()));
  }
  try {
    const audit = await crowd.books.audit(storage);
    return [
      {
        claim: going.claim,
        holds: isWhole(audit),
        seen: [
          `${rounds} ${going.word} by turns of two processes, connections spread over both, ${crowd.parties.length} tables at once`,
          ...auditLines(audit),
          `until every table had gone on at the other process: median ${seconds(median(back))}, longest ${seconds(Math.max(...back))}`,
        ],
      },
    ];
  } finally {
    await storage.remove();
  }
}
