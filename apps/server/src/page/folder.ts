import { readFile, realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { type Resource, typeOf } from "./resource.js";

/** The file of a folder behind a path of an address; nothing when there is none, or when it lies outside the folder. */
export async function fileOf(folder: string, path: string): Promise<Resource | undefined> {
  const root = await realpath(folder);
  const file = await within(root, resolve(root, `.${path.endsWith("/") ? `${path}index.html` : path}`));
  if (file === undefined) return undefined;
  const body = await readOrNothing(file);
  return body && { type: typeOf(file), body, lasting: path.startsWith("/assets/") };
}

/** Where a path really leads: links are followed first, and only what is still inside counts. */
async function within(root: string, path: string): Promise<string | undefined> {
  if (!path.startsWith(root + sep)) return undefined;
  const real = await orNothing(realpath(path));
  return real?.startsWith(root + sep) ? real : undefined;
}

function readOrNothing(file: string): Promise<Buffer | undefined> {
  return orNothing(readFile(file));
}

/** A path that leads nowhere, or to a folder, is no mistake of ours: it is simply not there. */
async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ELOOP"].includes(String(code))) return undefined;
    throw error;
  }
}
