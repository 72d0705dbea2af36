import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser, howToLaunch } from "../installing/browser.js";
import { isDebian } from "../installing/debian.js";
import { folderWith, folderWithCommands } from "./folder.js";

/** Looks on a Linux that has nothing but what it is given. */
const find = (env: Record<string, string>) => findBrowser({ env, platform: "linux" });

test("CHROMIUM_PATH comes first", () => {
  const bin = folderWithCommands("chromium", "mine");
  expect(find({ CHROMIUM_PATH: join(bin, "mine"), PATH: bin })).toBe(join(bin, "mine"));
});

test("a CHROMIUM_PATH that can't be run is an error, also when there is another browser", () => {
  const bin = folderWithCommands("chromium");
  expect(() => find({ CHROMIUM_PATH: "/nowhere/chromium", PATH: bin })).toThrow('CHROMIUM_PATH is "/nowhere/chromium"');
});

test("on the PATH, Chromium is preferred to Chrome, in whichever folder it is", () => {
  const chrome = folderWithCommands("google-chrome", "google-chrome-stable");
  const chromium = folderWithCommands("chromium-browser");
  expect(find({ PATH: [chrome, chromium].join(delimiter) })).toBe(join(chromium, "chromium-browser"));
  expect(find({ PATH: chrome })).toBe(join(chrome, "google-chrome"));
});

test("the system's browser is started where there is one, else the one that Playwright has downloaded", () => {
  const bin = folderWithCommands("google-chrome");
  const launch = (path: string, isRoot: boolean) => howToLaunch({ env: { PATH: path }, platform: "linux", isRoot });
  expect(launch(bin, false)).toEqual({ executablePath: join(bin, "google-chrome"), chromiumSandbox: true });
  expect(launch("", false)).toEqual({ channel: "chromium", chromiumSandbox: true });
  expect(launch(bin, true), "as root").toMatchObject({ chromiumSandbox: false });
  expect(launch("", true), "as root").toMatchObject({ chromiumSandbox: false });
});

test("a file that can't be run, or a folder, is no browser", () => {
  expect(find({ PATH: folderWith({ chromium: "" }) })).toBeUndefined();
  expect(find({ PATH: folderWith({ "chromium/readme": "" }) })).toBeUndefined();
});

test("Debian's package is for Debian and what is made from it, but not for Ubuntu", () => {
  expect(isDebian('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toBe(true);
  expect(isDebian('ID=raspbian\nID_LIKE="debian"\n')).toBe(true);
  expect(isDebian("ID=ubuntu\nID_LIKE=debian\n")).toBe(false);
  expect(isDebian('ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe(false);
  expect(isDebian("ID=fedora\n")).toBe(false);
});
