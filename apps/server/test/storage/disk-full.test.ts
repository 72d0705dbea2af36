import { sql } from "kysely";
import { expect, test } from "vitest";
import { startServer } from "../../src/server.js";
import { openStorage } from "../../src/storage/database.js";
import { DiskFull, whyNotOpened } from "../../src/storage/disk-full.js";
import { FolderInUse } from "../../src/storage/folder-lock.js";
import { useDataFolders } from "./changed-rules.js";

const dataFolder = useDataFolders();

const failed = (code?: string) => Object.assign(new Error("PGlite failed"), code === undefined ? {} : { code });
const megabytes = (count: number) => () => count * 1024 * 1024;

test("a storage that can't be opened for want of room says so, in whatever words it failed", () => {
  for (const error of [failed("ENOSPC"), failed("EDQUOT"), failed("53100")]) {
    expect(whyNotOpened(error, "/data", megabytes(1_000))).toBeInstanceOf(DiskFull);
  }
  expect(whyNotOpened(failed(), "/data", megabytes(1))).toMatchObject({
    message: expect.stringMatching(/no room left on the disk with \/data: make some/),
    cause: expect.objectContaining({ message: "PGlite failed" }),
  });
  expect(whyNotOpened(failed("53100"), undefined)).toMatchObject({
    message: expect.stringContaining("the database's disk"),
  });
  const wrapped = new Error("It can't be brought up to date", { cause: failed("53100") });
  expect(whyNotOpened(wrapped, "/data", megabytes(1_000))).toBeInstanceOf(DiskFull);
});

test("so does one that could be opened, but in which nothing can be written when the server starts", async () => {
  const folder = await dataFolder();
  const storage = await openStorage({ folder }, () => {});
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`.execute(storage.db);
  await sql`create trigger no_room before update on experiments for each statement execute function no_room()`.execute(
    storage.db,
  );
  await storage.close();
  await expect(startServer({ place: { folder } })).rejects.toBeInstanceOf(DiskFull);
});

test("what failed for another reason stays what it is", () => {
  for (const error of [failed(), failed("EACCES"), new FolderInUse("used")]) {
    expect(whyNotOpened(error, "/data", megabytes(1_000))).toBe(error);
  }
  for (const error of [failed("EACCES"), new FolderInUse("used")]) {
    expect(whyNotOpened(error, "/data", megabytes(1))).toBe(error);
  }
  expect(whyNotOpened(failed("28P01"), undefined)).toMatchObject({ code: "28P01" });
});
