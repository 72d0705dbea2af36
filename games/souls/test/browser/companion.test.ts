import { enterAndGoBack, expectOnTable } from "@tavolata/e2e/support/real-board.js";
import { setStage } from "@tavolata/e2e/support/stage.js";
import { test } from "vitest";
import { souls } from "../../game.js";

const stage = setStage();

test("dice are entered by a thumb and by keys, and a misread throw is gone back to", () =>
  enterAndGoBack(stage, { game: souls, least: 2 }));

test("whoever lays a table says what lies on it", () =>
  expectOnTable(stage, "souls", { ours: "The heroes’ dice", machines: "The enemies’ dice" }));
