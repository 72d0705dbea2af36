import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { createRequire } from "node:module";
import { uptime } from "node:os";
import { join } from "node:path";

/** Somebody else uses the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** As much of the operating system's locks as it takes: a lock belongs to the open file, and goes with it however its process ends. */
interface Locks {
  tryLock(file: number, offset: number, length: number): boolean;
}

/** The second line of the lock file: the lock counts, and not the number of the process before it. */
const byLock = "locked";

/** Beyond what stands in the file, so that others may read it also where a lock keeps them from that. */
const lockedBytes = [4_096, 1] as const;

/** How often another server may take the folder and leave it again while this one tries. */
const mostTries = 10;

/**
 * Takes a data folder for this server: two that write into one would ruin it. The file names the process for those who look into it, and for
 * servers of the versions that knew nothing but its number.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "in-use");
  for (let tries = 0; tries < mostTries; tries++) {
    const file = openSync(path, "a+", 0o600);
    try {
      if (!locks().tryLock(file, ...lockedBytes)) throw inUse(folder, path);
      if (!isStill(path, file)) {
        closeSync(file); // another server ended meanwhile, and took its file away
        continue;
      }
      if (isHeldByOlderServer(path)) throw inUse(folder, path);
      ftruncateSync(file);
      writeSync(file, `${process.pid}\n${byLock}\n`);
    } catch (error) {
      closeSync(file);
      throw error;
    }
    return () => {
      rmSync(path, { force: true });
      closeSync(file);
    };
  }
  throw inUse(folder, path);
}

function isStill(path: string, file: number): boolean {
  const [there, here] = [statSync(path, { throwIfNoEntry: false }), fstatSync(file)];
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
}

/** A server of a version without locks wrote its number and nothing else; one from before this machine was started has ended. */
function isHeldByOlderServer(path: string): boolean {
  const [holder, how] = readFileSync(path, "utf8").split("\n");
  const id = Number(holder);
  if (how === byLock || !Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  const started = Date.now() - uptime() * 1000;
  return statSync(path).mtimeMs > started && isAlive(id);
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function inUse(folder: string, path: string): FolderInUse {
  const [holder = ""] = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const who = holder === "" ? "Another server" : `Another server (process ${holder})`;
  return new FolderInUse(`${who} uses the folder ${folder} already: end it first, or name another folder with --data.`);
}

/** Loaded when a folder is locked: a server on a PostgreSQL needs none, on whatever system. */
function locks(): Locks {
  try {
    return createRequire(import.meta.url)("fs-native-extensions") as Locks;
  } catch (error) {
    const system = `${process.platform} on ${process.arch}`;
    throw new Error(
      `A folder can't be locked on this system (${system}): keep the tables in a PostgreSQL, with DATABASE_URL.`,
      {
        cause: error,
      },
    );
  }
}
