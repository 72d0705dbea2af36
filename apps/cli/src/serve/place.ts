import { resolve } from "node:path";
import type { DatabaseLocation } from "@tavolata/server";
import type { Context } from "../context.js";

/** The folder in which tables are kept when nobody says where. */
export const usualData = ".tavolata";

/** PostgreSQL where an address of one is given, and otherwise a folder. */
export function placeOf(env: Context["io"]["env"], data: string): DatabaseLocation {
  const url = env["DATABASE_URL"];
  return url ? { url } : { folder: resolve(data) };
}

/** The same in words that may be printed: without the password of a PostgreSQL. */
export function placeName(env: Context["io"]["env"], data: string): string {
  return env["DATABASE_URL"] ? "DATABASE_URL" : resolve(data);
}
