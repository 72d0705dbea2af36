/** Does the server keep what it acknowledged, whatever happens to it? */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { whenRunAsCommand } from "../command.js";
import { killing } from "./killing.js";
import { ServerProcess } from "./server.js";

whenRunAsCommand(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: "string", default: "100" },
      tables: { type: "string", default: "20" },
      port: { type: "string", default: "18080" },
    },
  });
  const how = { kills: Number(values.kills), tables: Number(values.tables), say: console.log };
  const port = Number(values.port);
  const url = process.env["DATABASE_URL"];
  const folder = mkdtempSync(join(tmpdir(), "ordeal-"));
  try {
    console.log(url ? "PostgreSQL, two processes:" : "Embedded PostgreSQL, one process:");
    const servers = url
      ? [new ServerProcess(port, {}), new ServerProcess(port + 1, {})]
      : [new ServerProcess(port, { args: ["--data", join(folder, "data")] })];
    const { kills, matches, answers, faults } = await killing(servers, how);
    console.log(`${kills} kills (SIGKILL), ${matches} matches to their end, ${answers} answers acknowledged.`);
    for (const fault of faults) console.log(`FAULT: ${fault}`);
    console.log(faults.length === 0 ? "Nothing was lost, nothing was doubled." : `${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
