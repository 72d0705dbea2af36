import { expect, test } from "vitest";
import { tavolata } from "../../../../apps/cli/test/person.js";
import { scratchFolder } from "../../../../apps/cli/test/scratch-folder.js";

const scratch = scratchFolder();

test("! lists what can be called, and calls it while others are asked", async () => {
  const file = scratch("called.json");
  const adventure = ["play", "heroquest", "--seed", "a", "--seat", "adventurer-1", "--save", file];
  const { out } = await tavolata(adventure, {
    enters: ["!", "1", "1", "!", "!9", "!2", "record", "yes", "!1", "!dispute"],
  });
  expect(out).toContain("> !\nThere is nothing to call here.\n");
  expect(out).toMatch(
    /> !\n {2}!1 {2}Adventurer 1: Dispute the last action \[HQ-18\.7\]\n {2}!2 {2}Adventurer 1: Raise/,
  );
  expect(out).toMatch(/> !9\n {2}!1 {2}/);
  expect(out).toMatch(
    /• Adventurer 1 raises a matter .* \[HQ-20\]\n[\s\S]*• Adventurer 1 proposes: for the record only \[HQ-20\]/,
  );
  expect(out).toMatch(/> !1\nNot possible now:\n {2}× Adventurer 1: Dispute the last action: You have raised a matter/);
  expect(out).toContain("> !dispute\nYou have raised a matter in this round already\n");
  const told = await tavolata(["replay", file]);
  expect(told.out).toMatch(/#\d+ ! Adventurer 1: Raise a matter that the rules don’t settle \[HQ-20\]\n/);
});
