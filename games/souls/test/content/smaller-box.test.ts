import { test } from "vitest";
import { leavesCustomQuestsAlone } from "../../../test/smaller-box.js";
import { souls } from "../../game.js";

test("a match with a smaller box leaves other people's own quests alone, before and after", () =>
  leavesCustomQuestsAlone(souls, { "shadows.shadow-enemy.copies": 1 }));
