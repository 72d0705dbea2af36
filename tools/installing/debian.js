import { existsSync, readFileSync } from "node:fs";
import { run } from "../run.js";

/** Whether Debian's packages can be installed here. Ubuntu is left out: its Chromium only points to a snap, which doesn't start in a container. */
export function mayInstallDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/os-release")) return false;
  return isDebian(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Whether a system is Debian or is made from it without being Ubuntu or made from that.
 * @param {string} osRelease the text of /etc/os-release
 */
export function isDebian(osRelease) {
  const named = [...osRelease.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap(([, names = ""]) => names.split(" "));
  return named.includes("debian") && !named.includes("ubuntu");
}

/**
 * Installs a package of Debian's without what it only recommends. Answers with the exit code.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  console.log(`Installing Debian's ${name}.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await run("apt-get", ["update"], { env });
  return updated === 0 ? run("apt-get", ["install", "-y", "--no-install-recommends", name], { env }) : updated;
}
