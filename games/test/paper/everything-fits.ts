import { type PrintedGame, print } from "@tavolata/print";
import { expect, test } from "vitest";
import { allOrders, type Everything } from "./orders.js";

/** Prints everything of a game once. */
export function everythingFits(game: PrintedGame, everything: Everything): void {
  test(`every text of ${game.id} fits, can be said and has its letters in the fonts`, async () => {
    for (const order of await allOrders(game, everything)) {
      const { overflows, missing, unsaid, pages } = await print([game], order);
      expect({ order, overflows, missing, unsaid }).toEqual({ order, overflows: [], missing: [], unsaid: [] });
      expect(pages).toBeGreaterThan(0);
    }
  });
}
