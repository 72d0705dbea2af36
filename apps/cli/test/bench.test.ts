import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

test("runs the measurements with all that it was given, and ends as they end", async () => {
  mkdirSync(scratch("bench/dist"), { recursive: true });
  writeFileSync(scratch("bench/dist/main.js"), "");
  const house = pathToFileURL(scratch("/"));
  const ran: unknown[] = [];
  const runNode = async (script: string, args: readonly string[]) => {
    ran.push([script, args]);
    return 3;
  };
  const { code } = await tavolata(["bench", "kernel", "--only", "forks", "--json"], { house, runNode });
  expect(code).toBe(3);
  expect(ran).toEqual([[scratch("bench/dist/main.js"), ["kernel", "--only", "forks", "--json"]]]);
});

test("says that it must be built first", async () => {
  const house = pathToFileURL(scratch("/"));
  const { code, err } = await tavolata(["bench"], { house });
  expect(code).toBe(1);
  expect(err).toContain("This part isn’t built yet (bench): run “npm run build” first.");
});
