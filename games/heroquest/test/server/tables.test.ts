import { expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";

const house = useHouse();

test("a table is strict or friendly as its game wants it, unless somebody says otherwise", async () => {
  const mira = await house.guest("Mira");
  const undo = async (wish: object) => (await mira.openTable({ game: "heroquest", ...wish })).settings.undo;
  expect(await undo({})).toBe("strict");
  expect(await undo({ options: { undo: "friendly" } })).toBe("friendly");
  expect(await undo({ settings: { undo: "friendly" } })).toBe("friendly");
  expect((await mira.openTable({ game: "lantern-quay" })).settings.undo).toBe("friendly");
});
