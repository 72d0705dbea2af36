import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, with files given by their paths and removed at the test's end. */
export function folderWith(files: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "tavolata-tools-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

/** The same, with files that can be run. */
export function folderWithCommands(...paths: string[]): string {
  const folder = folderWith(Object.fromEntries(paths.map((path) => [path, ""])));
  for (const path of paths) chmodSync(join(folder, path), 0o755);
  return folder;
}
