import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";

/** An empty folder for each test, gone after it. */
export function scratchFolder(): (file: string) => string {
  let folder: string | undefined;
  afterEach(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  });
  return (file) => {
    folder ??= mkdtempSync(join(tmpdir(), "cli-"));
    return join(folder, file);
  };
}
