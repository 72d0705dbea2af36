import { enterAndGoBack, expectOnTable } from "@tavolata/e2e/support/real-board.js";
import { test } from "@tavolata/e2e/support/test.js";
import { azeroth } from "../../game.js";

test.use({ hasTouch: true });

test("each die is entered by a thumb, and a misread throw is gone back to", ({ page }) =>
  enterAndGoBack(page, { game: azeroth, least: 1 }));

test("whoever lays a table says what lies on it", ({ page }) =>
  expectOnTable(page, "azeroth", { ours: "The dice", machines: "The challenge decks" }));
