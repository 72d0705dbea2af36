import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { BrowserContext, BrowserContextOptions } from "@playwright/test";

/** What a browser keeps of somebody: Playwright's storage, with the databases. */
type Storage = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** A device of a release: what its browser kept, and what somebody finds there. */
export interface FixtureDevice {
  readonly storage: Storage;
  readonly tables: readonly { readonly game: string; readonly id: string; readonly lines: number }[];
  readonly drafts: readonly string[];
}

const kept = new URL("../fixtures/", import.meta.url);
const ending = ".device.json.gz";

export const fixtureDevices: readonly string[] = readdirSync(kept)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

/** A device of a release, as if its page had come from this address. */
export function readDevice(release: string, address: string): FixtureDevice {
  const device = JSON.parse(gunzipSync(readFileSync(new URL(release + ending, kept))).toString()) as FixtureDevice;
  const origins = device.storage.origins.map((one) => ({ ...one, origin: address }));
  return { ...device, storage: { cookies: [], origins } };
}

export async function keepDevice(
  release: string,
  context: BrowserContext,
  found: Omit<FixtureDevice, "storage">,
): Promise<void> {
  const storage = await context.storageState({ indexedDB: true });
  writeFileSync(new URL(release + ending, kept), gzipSync(JSON.stringify({ storage, ...found }), { level: 9 }));
}
