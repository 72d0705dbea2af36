import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { SmallDisk } from "../house/small-disk.js";
import type { Finding } from "../trial.js";

const said = /There is no room left on (?!\$)/;

/** A server is started on a full disk: with tables that are there, and in a new folder. Later there is room again. */
export async function startOnFullDisk(say: (line: string) => void): Promise<Finding[]> {
  const small = await SmallDisk.make(200);
  if (!small) {
    say("No small disk can be made here: that needs root on Linux. A start on a full disk was not tried.");
    return [];
  }
  const old = { place: { folder: join(small.folder, "old") }, port: await freePort() };
  const fresh = { place: { folder: join(small.folder, "fresh") }, port: old.port };
  try {
    await mkdir(fresh.place.folder);
    await (await ServerProcess.start(old)).terminate();
    small.fill();
    const refusals = [await failedStart(old), await failedStart(fresh)];
    small.makeRoom();
    const again = await ServerProcess.start(old);
    await again.kill();
    return [
      {
        claim: "PGlite: a start on a full disk says so, and harms nothing",
        holds: refusals.every(({ code, errors }) => code !== 0 && said.test(errors)),
        seen: refusals.map(
          ({ code, errors }) => `exit code ${code}: ${errors.split("\n").find((line) => said.test(line)) ?? errors}`,
        ),
      },
    ];
  } finally {
    small.remove();
  }
}

async function failedStart(settings: ConstructorParameters<typeof ServerProcess>[0]) {
  const server = new ServerProcess(settings);
  const { code } = await server.ended;
  return { code, errors: server.errors };
}
