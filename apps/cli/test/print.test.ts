import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstOf, gamesWithNotes } from "../../../games/test/offering.js";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

describe.each(firstOf(await gamesWithNotes()))("quests of $id", ({ id, quest }) => {
  test("prints a quest's sheet for the players", async () => {
    const file = scratch("quest.pdf");
    const words = ["print", id, "--quest", quest, "--what", "map", "--paper", "letter", "--out", file];
    const { code, out } = await tavolata([...words, "--language", "fr"]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^(?:1 page|\d+ pages) dans /)]);
    expect(out).toContain(`dans ${file}.\n`);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("the notes are printed alone, with a warning", async () => {
    const file = scratch("notes.pdf");
    const words = ["print", id, "--quest", quest, "--out", file, "--what"];
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
    expect(await told(id.slice(0, -1))).toContain(`Did you mean “${id}”?`);
    expect(await told(id, "--quest", quest.slice(0, -1), "--what", "map")).toContain(`Did you mean “${quest}”?`);
    expect(await told(id, "--what", "map")).toContain("Say with --quest");
    expect(await told(id, "--what", "hero")).toContain("Did you mean “heroes”?");
    expect(await told(id, "--paper", "a5")).toContain("a4");
  });
});
