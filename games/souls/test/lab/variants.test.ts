import type { Box } from "@tavolata/game";
import { openBox } from "@tavolata/game/files";
import { withCorrections } from "@tavolata/lab";
import { expect, test } from "vitest";
import { souls } from "../../game.js";

test("a changed card is nobody else's also when a match fails", async () => {
  const box = await openBox(souls);
  const tablesOf = ({ ruleset }: Box) => ruleset.content!.tables["items"]!;
  const [entry, found] = Object.entries(tablesOf(box))[0]! as [string, Record<string, unknown>];
  const field = Object.keys(found).find((key) => typeof found[key] === "number")!;
  const before = found[field];
  const failing = (changed: Box) => {
    expect(tablesOf(changed)[entry]).toMatchObject({ [field]: 99 });
    throw new Error("stop");
  };
  expect(() => withCorrections(box, [{ table: "items", entry, path: field, value: 99 }], failing)).toThrow("stop");
  expect(tablesOf(box)[entry]).toBe(found);
  expect(found[field]).toBe(before);
});
