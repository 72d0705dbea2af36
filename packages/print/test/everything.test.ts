import { messageProblems } from "@tavolata/language";
import { expect, test } from "vitest";
import { ownMessages, print } from "../src/index.js";
import { allOrders, gamesOnPaper } from "./orders.js";

test("paper's own texts are complete in three languages", () => {
  expect(messageProblems(ownMessages())).toEqual([]);
});

test.each(gamesOnPaper)("every text of %s fits, can be said and has its letters in the fonts", async (game) => {
  for (const order of allOrders(game)) {
    const { overflows, missing, unsaid, pages } = await print(order);
    expect({ order, overflows, missing, unsaid }).toEqual({ order, overflows: [], missing: [], unsaid: [] });
    expect(pages).toBeGreaterThan(0);
  }
});
