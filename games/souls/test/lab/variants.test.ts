import { openBox } from "@tavolata/game/files";
import { withCorrections } from "@tavolata/lab";
import { expect, test } from "vitest";
import { souls } from "../../game.js";

test("a changed card is taken back also when a match fails", async () => {
  const box = await openBox(souls);
  const item = { table: "items", entry: "dagger", path: "price", value: 1 };
  const found = Object.values(box.correctable!.tables["items"]!)[0] as Record<string, unknown>;
  const [entry] = Object.keys(box.correctable!.tables["items"]!);
  const field = Object.keys(found).find((key) => typeof found[key] === "number")!;
  const before = found[field];
  const failing = () => {
    expect(found[field]).toBe(99);
    throw new Error("stop");
  };
  expect(() => withCorrections(box, [{ ...item, entry: entry!, path: field, value: 99 }], failing)).toThrow("stop");
  expect(found[field]).toBe(before);
});
