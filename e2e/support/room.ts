import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leash } from "./leash.js";

/**
 * Gives a whole run of these tests one folder for everything temporary, browser profiles and databases included, and
 * removes it at the end, whatever the end was like.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "tavolata-"));
  await chmod(folder, 0o711); // PostgreSQL may run as another user, and must get through
  const { letGo } = leash({ folder });
  const outside = { TMPDIR: process.env["TMPDIR"], TEMP: process.env["TEMP"], TMP: process.env["TMP"] };
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return async () => {
    for (const [name, value] of Object.entries(outside)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await letGo();
  };
}
