import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] for another system, perhaps: may be absent
 * @property {boolean} [link] one of our own packages
 */

/**
 * Why the dependencies must be installed, or nothing when they are. npm notes what it has installed in
 * node_modules/.package-lock.json, as the last thing it does; that note is held against package-lock.json. So an
 * install that was broken off is seen, one made by hand is good, and nothing is done twice.
 * @param {string} folder the repository's
 * @returns {string | undefined}
 */
export function whyInstall(folder) {
  const lock = join(folder, "package-lock.json");
  if (!existsSync(lock)) throw new Error(`${lock} is missing: restore it, or make it anew with "npm install".`);
  const note = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(join(folder, "node_modules"))) return "there is no node_modules yet";
  if (!existsSync(note)) return "node_modules isn't complete";
  return difference(packagesOf(lock), packagesOf(note));
}

/**
 * The first difference between the packages that are wanted and those that are there, in words.
 * @param {Map<string, LockedPackage>} wanted
 * @param {Map<string, LockedPackage>} there
 * @returns {string | undefined}
 */
function difference(wanted, there) {
  for (const [path, want] of wanted) {
    const have = there.get(path);
    if (!have && want.optional) continue;
    if (!have) return `${path} is missing`;
    if (have.version !== want.version) return `${path} is ${have.version} instead of ${want.version}`;
    if (have.integrity !== want.integrity) return `${path} isn't the one that package-lock.json names`;
  }
  for (const path of there.keys()) {
    if (!wanted.has(path)) return `${path} is no longer wanted`;
  }
  return undefined;
}

/**
 * What a lock file says of the packages under node_modules, by their paths.
 * @param {string} file
 * @returns {Map<string, LockedPackage>}
 */
function packagesOf(file) {
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  if (!packages) throw new Error(`${file} lists no packages: it must be a lock file of npm 7 or later.`);
  return new Map(Object.entries(packages).filter(([path]) => path.includes("node_modules/")));
}
