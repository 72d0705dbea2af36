import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openFolder } from "./storage.js";

/** A disk of its own that can be filled to the last byte: a file system in memory, which only root may make. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Nothing where it can't be made. */
  static async make(megabytes: number): Promise<SmallDisk | undefined> {
    const folder = join(await openFolder(), "disk");
    await mkdir(folder);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=1777`, "tmpfs", folder], { stdio: "pipe" });
    } catch {
      return undefined;
    }
    return new SmallDisk(folder);
  }

  /** Leaves no byte free. */
  fill(): void {
    const file = openSync(join(this.folder, "ballast"), "a");
    try {
      for (let size = 2 ** 20; size >= 1; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(join(this.folder, "ballast"), { force: true });
  }

  remove(): void {
    execFileSync("umount", ["-l", this.folder], { stdio: "pipe" });
  }
}
