import { loadGame } from "@tavolata/game/files";
import { test } from "vitest";
import { saysWhatWasLost, summariesOf } from "../../../test/lab/summaries.js";
import { souls } from "../../game.js";

test("an account of a match says where it was lost and what was drawn", async () => {
  saysWhatWasLost(summariesOf(await loadGame(souls), "random", 2));
});
