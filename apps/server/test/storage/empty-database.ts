import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { openStorage } from "../../src/storage/database.js";

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/tavolata/", import.meta.url));

/** A data folder with a database in which nothing is yet. */
export function emptyDataFolder(): Promise<string> {
  return copyOf("empty-database-1", async (folder) => {
    const pglite = await PGlite.create({ dataDir: join(folder, "database") });
    await pglite.close();
  });
}

/** A data folder as a server leaves it that was started once: with all tables of this version, and with nobody in them. */
export function newDataFolder(): Promise<string> {
  return copyOf(`new-database-${schemaHash()}`, async (folder) => {
    const empty = await emptyDataFolder();
    cpSync(empty, folder, { recursive: true });
    rmSync(empty, { recursive: true });
    const storage = await openStorage({ folder }, () => {});
    await storage.close();
  });
}

/**
 * A copy of a folder that takes seconds to make: it is made once and kept. Of two that make it at the same time, the first counts. What lies there
 * of another version is of no more use.
 */
async function copyOf(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(cache, name);
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const making = mkdtempSync(join(cache, "making-"));
    await make(making);
    try {
      renameSync(making, template);
    } catch {
      rmSync(making, { recursive: true });
    }
    const kind = name.slice(0, name.lastIndexOf("-") + 1);
    const others = readdirSync(cache).filter((other) => other.startsWith(kind) && other !== name);
    for (const other of others) rmSync(join(cache, other), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(process.env["TAVOLATA_QUICK_FOLDER"] ?? tmpdir(), "tavolata-data-"));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Tells one schema from another: by all that is written about how it is made. */
function schemaHash(): string {
  const storage = new URL("../../src/storage/", import.meta.url);
  const migrations = readdirSync(new URL("migrations/", storage)).map((file) => `migrations/${file}`);
  const hash = createHash("sha256");
  for (const file of ["migrate.ts", ...migrations.sort()]) hash.update(readFileSync(new URL(file, storage)));
  return hash.digest("hex").slice(0, 16);
}
