import { enterAndGoBack, expectOnTable } from "@tavolata/e2e/support/real-board.js";
import { setStage } from "@tavolata/e2e/support/stage.js";
import { test } from "vitest";
import { azeroth } from "../../game.js";

const stage = setStage();

test("each die is entered by a thumb, and a misread throw is gone back to", () =>
  enterAndGoBack(stage, { game: azeroth, least: 1 }));

test("whoever lays a table says what lies on it", () =>
  expectOnTable(stage, "azeroth", { ours: "The dice", machines: "The challenge decks" }));
