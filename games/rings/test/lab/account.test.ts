import { loadGame } from "@tavolata/game/files";
import { test } from "vitest";
import { accountsOf, saysWhatWasLost } from "../../../test/lab/accounts.js";
import { rings } from "../../game.js";

test("an account of a match says where it was lost and what was drawn", async () => {
  saysWhatWasLost(accountsOf(await loadGame(rings), "random", 2));
});
