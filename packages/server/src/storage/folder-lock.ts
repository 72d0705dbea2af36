import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders that this very process has taken. */
const taken = new Set<string>();

/** Somebody else uses the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Takes a data folder for this process: two that write into one would ruin it. A process that was killed leaves its mark
 * behind; it counts no longer once no process has its id.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "in-use");
  for (;;) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
      taken.add(file);
      return () => {
        taken.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number.parseInt(readFileSync(file, "utf8"), 10);
    if (holder === process.pid ? taken.has(file) : isAlive(holder)) {
      throw new FolderInUse(
        `The process ${holder} uses the folder ${folder} already. End it first, name another folder with --data, or remove ${file} if that process isn't a server of this house.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function isAlive(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
