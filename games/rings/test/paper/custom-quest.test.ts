import { checkOrder, OrderRefused } from "@tavolata/print";
import { expect, test } from "vitest";
import { rings } from "../../game.js";

test("nobody brings a scenario along, so none is printed from a file", async () => {
  const order = { game: "rings", file: "{}", what: ["map"] } as const;
  await expect(checkOrder([rings], order)).rejects.toThrow(OrderRefused);
});
