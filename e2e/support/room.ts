import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { leash } from "./servers/leash.js";

/** Where a system keeps files in its memory, and how much room databases for tests want there. */
const inMemory = "/dev/shm";
const roomWanted = 4 * 1024 ** 3;

/**
 * Gives a whole run of tests one folder for everything temporary, databases included, and another in which what is written
 * needn't wait for a disk, where there is room for one. Both go at the end, whatever the end was like.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tavolata-"));
  await chmod(folder, 0o711); // PostgreSQL may run as another user, and must get through
  const quick = await quickFolder();
  const leashes = [folder, ...(quick ? [quick] : [])].map((one) => leash({ folder: one }));
  const inside = { TMPDIR: folder, TEMP: folder, TMP: folder, ...(quick ? { TAVOLATA_QUICK_FOLDER: quick } : {}) };
  const outside = Object.keys(inside).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, inside);
  return async () => {
    for (const [name, value] of outside) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await Promise.all(leashes.map(({ letGo }) => letGo()));
  };
}

async function quickFolder(): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(inMemory);
    return Math.min(bavail * bsize, freemem()) > roomWanted ? await mkdtemp(join(inMemory, "tavolata-")) : undefined;
  } catch {
    return undefined; // a system that has none, or lets nobody write there: then the disk has to do
  }
}
