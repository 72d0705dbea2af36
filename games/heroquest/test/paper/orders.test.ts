import { checkOrder, OrderRefused } from "@tavolata/print";
import { expect, test } from "vitest";
import { heroQuest } from "../../game.js";

const bell = { game: "heroquest", quest: "the-stolen-bell" } as const;

test("an order that can't be carried out is refused with what would be right", async () => {
  const refused = async (order: Parameters<typeof checkOrder>[1]) => {
    try {
      await checkOrder([heroQuest], order);
    } catch (error) {
      if (error instanceof OrderRefused) return [error.why, error.message];
      throw error;
    }
    return undefined;
  };
  expect(await refused({ game: "chess", what: ["rules"] })).toEqual(["game", expect.stringContaining("heroquest")]);
  expect((await refused({ game: "__proto__", what: ["rules"] }))?.[0]).toBe("game");
  expect(await refused({ game: "heroquest", quest: "nowhere", what: ["map"] })).toEqual([
    "quest",
    expect.stringContaining("the-stolen-bell"),
  ]);
  expect((await refused({ game: "heroquest", what: ["map"] }))?.[0]).toBe("no-quest");
  expect((await refused({ game: "heroquest", what: ["stickers" as "map"] }))?.[0]).toBe("part");
  expect((await refused({ ...bell, what: ["map", "notes"] }))?.[0]).toBe("secret");
  expect(await refused({ ...bell, what: ["notes"] })).toBeUndefined();
});
