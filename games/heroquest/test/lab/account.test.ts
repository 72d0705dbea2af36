import { loadGame } from "@tavolata/game/files";
import { test } from "vitest";
import { accountsOf, saysWhatWasLost } from "../../../test/lab/accounts.js";
import { heroQuest } from "../../game.js";

test("an account of a match says where it was lost and what was drawn", async () => {
  // Heroes who act at random fall, but hardly find anything.
  saysWhatWasLost(accountsOf(await loadGame(heroQuest), "normal", 6));
});
