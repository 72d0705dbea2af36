import { enterAndGoBack, expectOnTable } from "@tavolata/e2e/support/real-board.js";
import { test } from "@tavolata/e2e/support/test.js";
import { souls } from "../../game.js";

test.use({ hasTouch: true });

test("dice are entered by a thumb and by keys, and a misread throw is gone back to", ({ page }) =>
  enterAndGoBack(page, { game: souls, least: 2 }));

test("whoever lays a table says what lies on it", ({ page }) =>
  expectOnTable(page, "souls", { ours: "The heroes’ dice", machines: "The enemies’ dice" }));
