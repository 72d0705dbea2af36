import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import type { Audit } from "../play/books.js";
import { ChaosRandom, pause } from "../play/chance.js";
import { PartyCrowd } from "../play/crowd.js";
import type { ChaosTrial, Finding } from "../trial.js";

/** kill -9 at any moment, over and over, while people play; now and then while it is still starting. */
function killOn(name: string, open: () => Promise<TriedStorage>): ChaosTrial {
  return {
    title: `kill -9 under load, on ${name}`,
    async run({ kills, seed }, say) {
      const storage = await open();
      try {
        return [await killOften(storage, kills, seed, say)];
      } finally {
        await storage.remove();
      }
    },
  };
}

export const killOnPGlite = killOn("PGlite", tryPGlite);
export const killOnPostgres = killOn("PostgreSQL", tryPostgres);

export async function killOften(
  storage: TriedStorage,
  kills: number,
  seed: string,
  say: (line: string) => void,
  load: ConstructorParameters<typeof PartyCrowd>[2] = {},
): Promise<Finding> {
  const chance = new ChaosRandom(`${seed}/kill`);
  const settings = { place: storage.place, port: await freePort() };
  let server = await ServerProcess.start(settings);
  const crowd = new PartyCrowd([`http://127.0.0.1:${settings.port}`], `${seed}/${storage.name}`, load);
  const back: number[] = [];
  let inStart = 0;
  try {
    await crowd.untilAllGoOn();
    for (let done = 0; done < kills; done++) {
      await pause(chance.below(600));
      await server.kill();
      const begin = performance.now();
      if (done % 5 === 4) {
        const starting = new ServerProcess(settings);
        starting.ready().catch(() => {}); // it is killed before
        await pause(chance.below(1_500));
        await starting.kill();
        inStart += 1;
      }
      server = await ServerProcess.start(settings);
      await crowd.untilAllGoOn();
      back.push(performance.now() - begin);
      if (done % 10 === 9) say(`${storage.name}: ${done + 1} kills, ${crowd.acknowledged} answers acknowledged`);
    }
  } finally {
    await crowd.end();
    await server.kill();
  }
  const audit = await crowd.books.audit(storage);
  const matches = crowd.parties.reduce((sum, party) => sum + party.matches, 0);
  return {
    claim: `${storage.name}: ${kills} × kill -9 under load: no acknowledged answer is lost, every match opens and goes on`,
    holds: isWhole(audit),
    seen: [
      `${kills} kills, and ${inStart} more during the start after one`,
      ...auditLines(audit),
      `${crowd.parties.length} tables at once, ${matches} matches played to their end; after every kill each of them went on`,
      `from the kill until the last table went on: median ${seconds(median(back))}, longest ${seconds(Math.max(...back))}`,
    ],
  };
}

export function isWhole({ lost, doubled, broken, acknowledged }: Audit): boolean {
  return acknowledged > 0 && lost + doubled + broken === 0;
}

export function auditLines({ acknowledged, stored, tables, lost, doubled, broken, faults }: Audit): string[] {
  return [
    `${acknowledged} answers acknowledged, ${stored} stored (bots' included): ${lost} lost, ${doubled} doubled`,
    `${tables} matches played again from their beginning: ${broken} broken`,
    ...faults,
  ];
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
