import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** With less than this the embedded database can't be relied on to open: it writes its log before anything else, 16 MB at a time. */
const leastRoom = 48 * 1024 * 1024;

/** The codes with which systems and PostgreSQL say that there is no room left. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** So many causes of an error are looked at. */
const deepest = 8;

/** Nothing can be stored: there is no room left where the tables are kept. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
}

/** Why a storage couldn't be opened. A database that runs out of room says many things, and seldom that. */
export function whyNotOpened(error: unknown, folder: string | undefined, roomIn = freeRoom): unknown {
  const codes = codesOf(error);
  const isSaid = codes.some((code) => noRoom.has(code));
  const isFull = isSaid || (folder !== undefined && !codes.includes("EACCES") && roomIn(folder) < leastRoom);
  if (!isFull || isOurs(error)) return error;
  const where = folder === undefined ? "the database's disk" : `the disk with ${folder}`;
  return new DiskFull(
    `There is no room left on ${where}: make some (at least 48 MB), and start again. Nothing was changed.`,
    {
      cause: error,
    },
  );
}

/** The codes of an error and of what led to it, one behind the other. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let one = error;
  for (let depth = 0; depth < deepest && one instanceof Error; depth++, one = one.cause) {
    if ("code" in one) codes.push(String(one.code));
  }
  return codes;
}

/** It was said already what is wrong. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ["FolderInUse", "DiskFull"].includes(error.name);
}

/** In bytes; of the nearest folder that is there. */
function freeRoom(folder: string): number {
  // ends: above the root is the root
  for (let place = folder; ; place = dirname(place)) {
    try {
      const { bavail, bsize } = statfsSync(place);
      return bavail * bsize;
    } catch (error) {
      const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
      if (!isMissing || dirname(place) === place) return Number.POSITIVE_INFINITY;
    }
  }
}
