import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { openFolder, type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import type { Audit } from "../play/books.js";
import { ChaosRandom, pause } from "../play/chance.js";
import { clingTo } from "../play/clinging.js";
import { PartyCrowd } from "../play/crowd.js";
import type { ChaosTrial, Finding } from "../trial.js";
import { auditLines, isWhole } from "./kill.js";

/** A clean end takes at most so long, in milliseconds. */
const bound = 5_000;

export const sigterm: ChaosTrial = {
  title: "SIGTERM",
  async run({ seed }) {
    const findings: Finding[] = [];
    for (const open of [tryPGlite, tryPostgres]) {
      const storage = await open();
      try {
        findings.push(findingOf(storage, await endOften(storage, 5, seed)));
      } finally {
        await storage.remove();
      }
    }
    return findings;
  },
};

interface Ended {
  readonly took: readonly number[];
  readonly codes: readonly (number | null)[];
  readonly audit: Audit;
  readonly isWhole: boolean;
}

/** Ends `tavolata serve` as it is delivered, over and over, while people play and others hold on to connections of every kind. */
export async function endOften(
  storage: TriedStorage,
  times: number,
  seed: string,
  load: ConstructorParameters<typeof PartyCrowd>[2] = { quays: 4, quests: 1, questsWithBots: 1 },
): Promise<Ended> {
  const chance = new ChaosRandom(`${seed}/sigterm`);
  const page = join(await openFolder(), "page");
  await mkdir(page);
  await writeFile(join(page, "index.html"), "<!doctype html>");
  const settings = { place: storage.place, port: await freePort(), delivered: { page } };
  let server = await ServerProcess.start(settings);
  const crowd = new PartyCrowd([`http://127.0.0.1:${settings.port}`], `${seed}/${storage.name}`, load);
  const took: number[] = [];
  const codes: (number | null)[] = [];
  try {
    for (let time = 0; time < times; time++) {
      await crowd.untilAllGoOn();
      await pause(chance.below(600));
      const letGo = await clingTo(settings.port);
      took.push(await server.terminate());
      letGo();
      codes.push((await server.ended).code);
      server = await ServerProcess.start(settings);
    }
    await crowd.untilAllGoOn();
  } finally {
    await crowd.end();
    await server.kill();
  }
  const audit = await crowd.books.audit(storage);
  return { took, codes, audit, isWhole: isWhole(audit) };
}

function findingOf({ name }: TriedStorage, { took, codes, audit, isWhole }: Ended): Finding {
  const longest = Math.max(...took);
  return {
    claim: `${name}: SIGTERM under load ends within 5 s with nothing lost`,
    holds: isWhole && longest <= bound && codes.every((code) => code === 0),
    seen: [
      `${took.length} ends of \`tavolata serve\` under load, each within ${Math.ceil(longest)} ms, exit codes ${[...new Set(codes)].join(", ")}`,
      ...auditLines(audit),
    ],
  };
}
