import { correctionsText } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { soundCorrections } from "../../../../apps/web/src/printed-values/game-values.js";
import { azerothContent } from "../../content/content.js";

test("the figures of a table are what a game with content is read by, each table's for itself, without those that this page doesn't know", async () => {
  const { claw } = azerothContent.plain.abilities;
  const [dear, dearer] = [claw!.cost + 1, claw!.cost + 2].map((cost) => ({ "abilities.claw.cost": cost }));
  const read = async (figures: Record<string, number>) =>
    azerothContent.with(await soundCorrections("azeroth", { corrections: correctionsText(figures) })).abilities[
      "claw"
    ]!;
  const found = [
    await read(dear!),
    await read({ ...dearer, "abilities.talon.cost": 9 }),
    await read({}),
    await read(dear!),
  ];
  expect(found.map(({ cost }) => cost - claw!.cost)).toEqual([1, 2, 0, 1]);
  expect(await soundCorrections("lantern-quay", {})).toBe("");
});
