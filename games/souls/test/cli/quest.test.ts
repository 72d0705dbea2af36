import { expect, test } from "vitest";
import { tavolata } from "../../../../apps/cli/test/person.js";
import { writeQuest } from "../../../../apps/cli/test/quest-file.js";
import { scratchFolder } from "../../../../apps/cli/test/scratch-folder.js";
import { souls } from "../../game.js";

const scratch = scratchFolder();

test("SS-2.2-h: a Quest of one's own is checked, and what is wrong is said", async () => {
  const file = await writeQuest(souls, scratch("quest.json"), { searchAreas: ["9A-7"] });
  const bad = await tavolata(["quest", "check", file]);
  expect(bad.code).toBe(1);
  expect(bad.out).toContain("quest.searchAreas[0] The map has no area “9A-7”. Did you mean “9A-1”? [SS-3-a]");
});
