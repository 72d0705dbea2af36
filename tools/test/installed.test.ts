import { expect, test } from "vitest";
import { whyInstall } from "../installing/installed.js";
import { folderWith } from "./folder.js";

const dice = { version: "1.2.0", integrity: "sha512-dice" };
const table = { resolved: "packages/table", link: true };
const ours = { "": { name: "house" }, "packages/table": { version: "0.1.0" }, "node_modules/@house/table": table };

/** The reason to install, given what the lock file and npm's own note name. */
function reason(locked: Record<string, unknown>, noted: Record<string, unknown>): string | undefined {
  return whyInstall(
    folderWith({
      "package-lock.json": { packages: { ...ours, ...locked } },
      "node_modules/.package-lock.json": { packages: { "node_modules/@house/table": table, ...noted } },
    }),
  );
}

test("nothing is installed when npm has noted what the lock file names", () => {
  expect(reason({ "node_modules/dice": dice }, { "node_modules/dice": dice })).toBeUndefined();
});

test("a folder without node_modules is installed", () => {
  expect(whyInstall(folderWith({ "package-lock.json": { packages: ours } }))).toBe("there is no node_modules yet");
});

test("an install that was broken off is done again", () => {
  const folder = folderWith({ "package-lock.json": { packages: ours }, "node_modules/dice/package.json": dice });
  expect(whyInstall(folder)).toBe("node_modules isn't complete");
});

test("a missing package is installed", () => {
  expect(reason({ "node_modules/dice": dice }, {})).toBe("node_modules/dice is missing");
});

test("a package for another system may be missing", () => {
  expect(reason({ "node_modules/dice": { ...dice, optional: true } }, {})).toBeUndefined();
});

test("another version is replaced", () => {
  const older = { version: "1.1.0", integrity: "sha512-older" };
  expect(reason({ "node_modules/dice": dice }, { "node_modules/dice": older })).toBe(
    "node_modules/dice is 1.1.0 instead of 1.2.0",
  );
});

test("the same version with other contents is replaced", () => {
  const forged = { ...dice, integrity: "sha512-other" };
  expect(reason({ "node_modules/dice": dice }, { "node_modules/dice": forged })).toBe(
    "node_modules/dice isn't the one that package-lock.json names",
  );
});

test("a package that the lock file no longer names is removed", () => {
  expect(reason({}, { "node_modules/dice": dice })).toBe("node_modules/dice is no longer wanted");
});

test("a missing lock file is an error that says what to do", () => {
  expect(() => whyInstall(folderWith())).toThrow(
    'package-lock.json is missing: restore it, or make it anew with "npm install".',
  );
});
