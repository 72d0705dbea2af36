import { describe, expect, test } from "vitest";
import { questGames } from "../../../games/test/offering.js";
import { lastJson, tavolata } from "./person.js";
import { writeQuest } from "./quest-file.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

test("a quest that isn't there is said so", async () => {
  const none = await tavolata(["quest", "check", scratch("nowhere.json")]);
  expect(none.code).toBe(1);
  expect(none.err).toContain("can’t be read");
});

describe.each(await questGames())("a quest of one's own in $id", ({ game }) => {
  test("is checked", async () => {
    const good = await tavolata(["quest", "check", await writeQuest(game, scratch("quest.json"))]);
    expect([good.code, good.out.trim()]).toEqual([0, "It can be played."]);
  });

  test("is tried with bots", async () => {
    const file = await writeQuest(game, scratch("quest.json"));
    const seen = await tavolata(["quest", "try", file, "--games", "2", "--seed", "s", "--json"]);
    expect(seen.code).toBe(0);
    expect(lastJson(seen)).toMatchObject({ games: 2, finished: 2 });
  });
});
