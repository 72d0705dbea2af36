import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@tavolata/e2e/postgres";
import type { DatabaseLocation } from "@tavolata/server";

export type StorageName = "pglite" | "postgresql";

/** An empty storage that keeps what it has committed. */
export interface OwnPlace {
  readonly place: DatabaseLocation;
  remove(): Promise<void>;
}

export async function emptyPlace(name: StorageName): Promise<OwnPlace> {
  if (name === "postgresql") {
    const { url, stop } = await startPostgres({ durable: true });
    return { place: { url }, remove: stop };
  }
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}
