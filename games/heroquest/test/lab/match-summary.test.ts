import { loadGame } from "@tavolata/game/files";
import { test } from "vitest";
import { saysWhatWasLost, summariesOf } from "../../../test/lab/summaries.js";
import { heroQuest } from "../../game.js";

test("an account of a match says where it was lost and what was drawn", async () => {
  // Heroes who act at random fall, but hardly find anything.
  saysWhatWasLost(summariesOf(await loadGame(heroQuest), "normal", 6));
});
