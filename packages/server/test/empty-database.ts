import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/tavolata/", import.meta.url));

/**
 * A data folder with a database in which nothing is yet. Making one takes seconds, so it is made once and then copied;
 * of two that make it at the same time, the first counts.
 */
export async function emptyDataFolder(): Promise<string> {
  const template = join(cache, "empty-database-1");
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const making = mkdtempSync(join(cache, "making-"));
    const pglite = await PGlite.create({ dataDir: join(making, "database") });
    await pglite.close();
    try {
      renameSync(making, template);
    } catch {
      rmSync(making, { recursive: true });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), "tavolata-data-"));
  cpSync(template, folder, { recursive: true });
  return folder;
}
