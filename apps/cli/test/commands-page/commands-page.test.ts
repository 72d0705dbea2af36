import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examples } from "./examples.js";
import { npmScripts } from "./npm-scripts.js";
import { commandsPage } from "./page.js";
import { englishProgram, everyCommand } from "./program-help.js";

const house = join(import.meta.dirname, "../../../..");

test("docs/commands.md is what the commands say of themselves", async () => {
  await expect(commandsPage()).toMatchFileSnapshot(join(house, "docs/commands.md"));
});

test("every script of package.json is described, and nothing else", () => {
  const { scripts } = JSON.parse(readFileSync(join(house, "package.json"), "utf8")) as { scripts: object };
  expect(Object.keys(npmScripts)).toEqual(Object.keys(scripts));
});

test("every command has an example that is understood", async () => {
  expect(Object.keys(examples)).toEqual(englishProgram().commands.map((command) => command.name()));
  for (const line of Object.values(examples).flat()) {
    let ran = false;
    const program = englishProgram();
    for (const command of everyCommand(program)) {
      if (command.commands.length > 0) continue;
      command.action(() => {
        ran = true;
      });
    }
    await program.parseAsync(line.split(" "), { from: "user" });
    expect(ran, line).toBe(true);
  }
});
