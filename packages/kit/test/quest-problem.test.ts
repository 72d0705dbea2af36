import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type QuestChange, withChange } from "../src/index.js";

const quest = {
  doors: ["1,1|1,2", "4,4|4,5"],
  figures: [{ id: "bram", at: "3,3", items: ["rope"] }, { at: "5,5" }],
  texts: { title: "Ash" },
};

describe("a change of plain data", () => {
  test("is made at its path, in a copy", () => {
    const kept = JSON.stringify(quest);
    expect(withChange(quest, { does: "remove", field: "doors[0]" }).doors).toEqual(["4,4|4,5"]);
    expect(withChange(quest, { does: "set", field: "figures[1].at", value: "6,6" }).figures[1]).toEqual({ at: "6,6" });
    expect(withChange(quest, { does: "remove", field: "figures.bram.items[0]" }).figures[0]!.items).toEqual([]);
    expect(withChange(quest, { does: "add", field: "doors", value: "7,7|8,7" }).doors).toHaveLength(3);
    expect(withChange(quest, { does: "add", field: "notes", value: "a" })).toMatchObject({ notes: ["a"] });
    expect(withChange(quest, { does: "remove", field: "texts.title" }).texts).toEqual({});
    expect(JSON.stringify(quest)).toBe(kept);
  });

  test("that leads nowhere changes nothing", () => {
    for (const field of [
      "",
      "doors[9]",
      "figures.nobody.at",
      "moon.sun",
      "doors[0].length.x",
      "__proto__.x",
      "texts.constructor",
    ]) {
      expect(withChange(quest, { does: "set", field, value: 1 })).toBe(quest);
    }
    expect(withChange(quest, { does: "add", field: "texts", value: 1 })).toBe(quest);
    expect({}).not.toHaveProperty("x");
  });

  test("never fails, whatever its path says", () => {
    const anyChange = fc.record({
      does: fc.constantFrom<QuestChange["does"]>("remove", "set", "add"),
      field: fc.oneof(
        fc.string(),
        fc.constantFrom("doors", "figures.bram", "__proto__", "figures[0].items", "constructor.name"),
      ),
      value: fc.constantFrom(1, "x"),
    });
    fc.assert(fc.property(anyChange, (change) => typeof withChange(quest, change) === "object"));
  });
});
