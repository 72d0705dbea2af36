import { loadGame } from "@tavolata/game/files";
import { test } from "vitest";
import { accountsOf, saysWhatWasLost } from "../../../test/lab/accounts.js";
import { azeroth } from "../../game.js";

test("an account of a match says where it was lost and what was drawn", async () => {
  saysWhatWasLost(accountsOf(await loadGame(azeroth), "random", 2), { othersLose: true });
});
