import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

test("prints a quest's sheet for the players", async () => {
  const file = scratch("quest.pdf");
  const words = [
    "print",
    "heroquest",
    "--quest",
    "the-stolen-bell",
    "--what",
    "map",
    "--paper",
    "letter",
    "--out",
    file,
  ];
  const { code, out } = await tavolata([...words, "--language", "fr"]);
  expect([code, out]).toEqual([0, `1 page dans ${file}.\n`]);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the notes are printed alone, with a warning", async () => {
  const file = scratch("notes.pdf");
  const words = ["print", "heroquest", "--quest", "the-stolen-bell", "--out", file, "--what"];
  const { code, out } = await tavolata([...words, "notes"]);
  expect(code).toBe(0);
  expect(out).toContain("holds the quest’s secrets");
  const both = await tavolata([...words, "map,notes"]);
  expect(both.code).toBe(2);
  expect(both.err).toContain("print them apart");
});

test("says what would be right", async () => {
  const out = scratch("none.pdf");
  const told = async (...words: string[]) => (await tavolata(["print", ...words, "--out", out])).err;
  expect(await told("heroqest")).toContain("Did you mean “heroquest”?");
  expect(await told("heroquest", "--quest", "the-stolen-bel", "--what", "map")).toContain(
    "Did you mean “the-stolen-bell”?",
  );
  expect(await told("heroquest", "--what", "map")).toContain("Say with --quest");
  expect(await told("heroquest", "--what", "hero")).toContain("Did you mean “heroes”?");
  expect(await told("heroquest", "--paper", "a5")).toContain("a4");
});
