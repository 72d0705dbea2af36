import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { tryPostgres } from "../house/storage.js";
import { pause } from "../play/chance.js";
import { PartyCrowd } from "../play/crowd.js";
import { type HeardMessages, Listener } from "../play/listener.js";
import type { ChaosTrial } from "../trial.js";
import { auditLines, isWhole, seconds } from "./kill.js";

/** PostgreSQL is ended while everybody plays, and comes back later. Nobody touches the server meanwhile. */
export const databaseAway: ChaosTrial = {
  title: "The database goes away",
  async run({ away, seed }, say) {
    const storage = await tryPostgres();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = await ServerProcess.start({ place: storage.place, port });
    const crowd = new PartyCrowd([address], `${seed}/away`);
    try {
      await crowd.untilAllGoOn();
      const listener = await Listener.at(address);
      await storage.postgres!.away();
      const gone = performance.now();
      await pause(500);
      const before = crowd.acknowledged;
      const told = await listener.answer(20_000);
      const [ready, alive] = await Promise.all([statusOf(`${address}/readyz`), statusOf(`${address}/healthz`)]);
      say(`told: ${JSON.stringify(told)}, /readyz ${ready}, /healthz ${alive}`);
      await pause(Math.max(0, away * 1000 - (performance.now() - gone)));
      const meanwhile = crowd.acknowledged - before;
      await storage.postgres!.back();
      const absence = performance.now() - gone;
      const resumed = await crowd.untilAllGoOn();
      const isSameProcess = server.isAlive;
      listener.close();
      await crowd.end();
      await server.kill(); // its bots would go on while the books are read
      const audit = await crowd.books.audit(storage);
      return [
        {
          claim: `The database goes away for ${away} s: clients are told, nothing is lost, play resumes by itself`,
          holds: isWhole(audit) && isTold(told) && ready === 503 && alive === 200 && meanwhile === 0 && isSameProcess,
          seen: [
            `away for ${seconds(absence)}; meanwhile an answer was refused as "${told.fault}" after ${seconds(told.after)}, /readyz said ${ready}, /healthz ${alive}, and ${meanwhile} answers were acknowledged`,
            `every one of ${crowd.parties.length} tables went on by itself, the last ${seconds(resumed)} after the database was back`,
            ...auditLines(audit),
          ],
        },
      ];
    } finally {
      await crowd.end();
      await server.kill();
      await storage.remove();
    }
  },
};

function isTold({ fault }: HeardMessages): boolean {
  return fault === "unavailable";
}

async function statusOf(address: string): Promise<number> {
  return (await fetch(address)).status;
}
