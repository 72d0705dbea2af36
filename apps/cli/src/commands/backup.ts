import { createReadStream, existsSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { CommandFailure } from "../failure.js";
import { placeOf, usualData } from "../serve/place.js";

interface Flags {
  readonly data: string;
}

/** `tavolata backup` and `tavolata restore`: everything that a server keeps, into a file and back. */
export function addBackup(program: Command, context: Context): void {
  program
    .command("backup")
    .description(context.text("help.backup"))
    .argument("<file>", context.text("help.backup.file"))
    .option("--data <folder>", context.text("help.serve.data"), usualData)
    .action((file: string, flags: Flags) => backup(context, resolve(file), flags));
  program
    .command("restore")
    .description(context.text("help.restore"))
    .argument("<file>", context.text("help.backup.file"))
    .option("--data <folder>", context.text("help.serve.data"), usualData)
    .action((file: string, flags: Flags) => restore(context, resolve(file), flags));
}

async function backup(context: Context, file: string, { data }: Flags): Promise<void> {
  const { backUp } = await import("@tavolata/server");
  const place = placeOf(context.io.env, data);
  if ("folder" in place && !existsSync(place.folder))
    throw new CommandFailure("backup.no-data", { folder: place.folder });
  if (existsSync(file)) throw new CommandFailure("backup.no-new-file", { file, why: context.text("backup.is-there") });
  const part = `${file}.part`; // what was interrupted never stands under the name of a whole backup
  await rm(part, { force: true });
  const written = await newFile(part);
  try {
    for await (const line of backUp(place)) await written.appendFile(line);
    await written.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw await readable(error, data);
  } finally {
    await written.close();
  }
  await rename(part, file);
  context.tell("backup.done", { file });
}

async function restore(context: Context, file: string, { data }: Flags): Promise<void> {
  if (!existsSync(file)) throw new CommandFailure("backup.no-file", { file });
  const server = await import("@tavolata/server");
  const lines = linesOf(file);
  try {
    const rows = await server.restore(placeOf(context.io.env, data), lines);
    context.tell("restore.done", { rows });
  } catch (error) {
    throw await readable(error, data);
  }
}

/** A file that wasn't there, and that nobody else can read: secrets are in it. */
async function newFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    throw new CommandFailure("backup.no-new-file", {
      file,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}

async function readable(error: unknown, data: string): Promise<unknown> {
  const { BackupRefused, FolderInUse } = await import("@tavolata/server");
  if (error instanceof FolderInUse) return new CommandFailure("serve.data-in-use", { folder: resolve(data) });
  return error instanceof BackupRefused ? new CommandFailure("restore.refused", { why: error.message }) : error;
}

/** Read only when somebody wants them: lines that come before that would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}
