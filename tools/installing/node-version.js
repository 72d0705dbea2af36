import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.js";

/** Throws unless this Node.js is one of those that package.json names under "engines". */
export function checkNodeVersion() {
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;
  if (fits(process.versions.node, wanted)) return;
  throw new Error(
    `Tavolata needs Node.js ${wanted}, and this is ${process.versions.node}. Install the current LTS release and try again.`,
  );
}

/**
 * Whether a version lies in a range, such as "^20.19 || >=22.12". Only these two signs are known: this runs before any
 * library is there.
 * @param {string} version
 * @param {string} range
 */
export function fits(version, range) {
  const [major, minor] = numbers(version);
  return range.split("||").some((part) => {
    const [, sign, least = ""] = /^\s*(\^|>=)\s*(\d+(?:\.\d+){0,2})\s*$/.exec(part) ?? [];
    if (!sign) throw new Error(`"${part.trim()}" isn't a range known here: write ">=20.19" or "^20.19".`);
    const [leastMajor, leastMinor] = numbers(least);
    if (major === leastMajor) return minor >= leastMinor;
    return sign === ">=" && major > leastMajor;
  });
}

/**
 * @param {string} version
 * @returns {[major: number, minor: number]}
 */
function numbers(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
}
