import { freePort } from "../../support/free-port.js";
import { Balancer } from "../house/balancer.js";
import { ServerProcess } from "../house/server-process.js";
import { tryPostgres } from "../house/storage.js";
import { Chance, pause } from "../play/chance.js";
import { Crowd } from "../play/crowd.js";
import type { Trial } from "../trial.js";
import { auditLines, isWhole, median, seconds } from "./kill.js";

/** Two processes on one PostgreSQL; by turns one of them is killed while everybody plays. */
export const twoProcesses: Trial = {
  title: "Two processes on one PostgreSQL, one of them killed",
  async run({ kills, seed }, say) {
    const rounds = Math.max(2, Math.round(kills / 10));
    const storage = await tryPostgres();
    const chance = new Chance(`${seed}/two`);
    const ports = [await freePort(), await freePort()];
    const settings = ports.map((port) => ({ place: storage.place, port }));
    const servers = [await ServerProcess.start(settings[0]!), await ServerProcess.start(settings[1]!)];
    const balancer = await Balancer.before(ports);
    const crowd = new Crowd([`http://127.0.0.1:${balancer.port}`], `${seed}/two`);
    const back: number[] = [];
    try {
      await crowd.untilAllGoOn();
      for (let round = 0; round < rounds; round++) {
        const victim = round % 2;
        await pause(chance.below(600));
        await servers[victim]!.kill();
        back.push(await crowd.untilAllGoOn()); // with one process alone
        servers[victim] = await ServerProcess.start(settings[victim]!);
        await crowd.untilAllGoOn();
        say(`${round + 1} kills, ${crowd.acknowledged} answers acknowledged`);
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
          claim: "Players of a killed process go on at the other one; nothing is doubled, nothing lost",
          holds: isWhole(audit),
          seen: [
            `${rounds} kills by turns of two processes, connections spread over both, ${crowd.parties.length} tables at once`,
            ...auditLines(audit),
            `from the kill until every table had gone on at the other process: median ${seconds(median(back))}, longest ${seconds(Math.max(...back))}`,
          ],
        },
      ];
    } finally {
      await storage.remove();
    }
  },
};
