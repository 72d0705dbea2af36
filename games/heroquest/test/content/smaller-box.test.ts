import { test } from "vitest";
import { leavesOwnQuestsAlone } from "../../../test/smaller-box.js";
import { heroQuest } from "../../game.js";

test("a match with a smaller box leaves other people's own quests alone, before and after", () =>
  leavesOwnQuestsAlone(heroQuest, { "antagonists.goblin.figures": 1 }));
