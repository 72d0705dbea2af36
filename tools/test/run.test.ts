import { expect, test } from "vitest";
import { commandOf } from "../root.js";
import { run, runNode } from "../run.js";
import { folderWith } from "./folder.js";

const script = (text: string) => `${folderWith({ "script.mjs": text })}/script.mjs`;

test("a command's exit code is passed on", async () => {
  expect(await runNode(script("process.exit(7)"), [])).toBe(7);
});

test("arguments and environment reach the command", async () => {
  const compare = script("process.exit(process.argv[2] === 'dice' && process.env.TABLE === 'round' ? 0 : 1)");
  expect(await runNode(compare, ["dice"], { env: { TABLE: "round" } })).toBe(0);
});

test.skipIf(process.platform === "win32")(
  "a command ended by a signal has the exit code that shells give it",
  async () => {
    expect(await runNode(script("process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 60_000)"), [])).toBe(143);
  },
);

test("a command that isn't there is an error that names it", async () => {
  await expect(run("/nowhere/command", [])).rejects.toThrow('"/nowhere/command" can\'t be started');
});

test("a package without the wanted command is an error that names both", () => {
  expect(() => commandOf("typescript", "cst")).toThrow('The package typescript has no command "cst".');
});
