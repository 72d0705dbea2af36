import { test } from "vitest";
import { leavesOwnQuestsAlone } from "../../../test/smaller-box.js";
import { souls } from "../../game.js";

test("a match with a smaller box leaves other people's own quests alone, before and after", () =>
  leavesOwnQuestsAlone(souls, { "shadows.shadow-enemy.copies": 1 }));
