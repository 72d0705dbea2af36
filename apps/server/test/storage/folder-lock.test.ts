import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, uptime } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FolderInUse, lockFolder } from "../../src/storage/folder-lock.js";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tavolata-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that has the lock, as a server has it, and writes this into the file. */
async function holder(folder: string, writes: string): Promise<ChildProcess> {
  const script = `
    const { openSync, writeSync } = require("node:fs");
    const { tryLock } = require(${JSON.stringify(createRequire(import.meta.url).resolve("fs-native-extensions"))});
    const file = openSync(${JSON.stringify(join(folder, "in-use"))}, "a+");
    if (!tryLock(file, 4096, 1)) process.exit(1);
    writeSync(file, ${JSON.stringify(writes)});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout!, "data");
  return child;
}

test("a folder is one server's at a time, and free again when that one lets go", () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(readFileSync(join(folder, "in-use"), "utf8")).toBe(`${process.pid}\nlocked\n`);
  unlock();
  expect(existsSync(join(folder, "in-use"))).toBe(false);
  lockFolder(folder)();
});

test("another process that has it is told of, also where it goes by the number of this one; once it is killed, the folder is free", async () => {
  const folder = newFolder();
  // As in two containers, in each of which the server is the first process.
  const child = await holder(folder, `${process.pid}\nlocked\n`);
  expect(() => lockFolder(folder)).toThrow(`Another server (process ${process.pid}) uses the folder ${folder} already`);
  child.kill("SIGKILL");
  await once(child, "exit");
  lockFolder(folder)();
});

test("what a killed server left behind holds nobody up, although another process has its number by now", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "in-use"), `${process.ppid}\nlocked\n`);
  lockFolder(folder)();
});

test("a server of a version that knew no locks counts as long as its process runs, and not beyond a start of the machine", () => {
  const folder = newFolder();
  const file = join(folder, "in-use");
  writeFileSync(file, `${process.ppid}\n`);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  const before = Date.now() / 1000 - uptime() - 3_600;
  utimesSync(file, before, before);
  lockFolder(folder)();
  writeFileSync(file, "999999999\n");
  lockFolder(folder)();
});
