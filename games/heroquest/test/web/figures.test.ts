import { correctionsText } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { soundCorrections, withSoundPrintedValues } from "../../../../apps/web/src/printed-values/game-values.js";

describe("the figures of a table", () => {
  test("are shown without those that this page doesn't know", async () => {
    const newer = { corrections: correctionsText({ "items.dagger.gold": 1, "items.rapier.gold": 90 }) };
    expect(await soundCorrections("heroquest", newer)).toBe(correctionsText({ "items.dagger.gold": 1 }));
  });

  test("are those of one's own that the game still takes", async () => {
    const kept = (figures: Record<string, number>) => ({ undo: "strict", corrections: correctionsText(figures) });
    const sound = kept({ "items.dagger.gold": 1 });
    expect(await withSoundPrintedValues("heroquest", sound)).toEqual(sound);
    const renamed = kept({ "items.dagger.gold": 1, "items.rapier.gold": 90, "items.staff.gold": 1_000_000 });
    expect(await withSoundPrintedValues("heroquest", renamed)).toEqual(sound);
    expect(await withSoundPrintedValues("heroquest", kept({ "items.rapier.gold": 90 }))).toEqual({ undo: "strict" });
    // The rest of a die that has lost a side is no die.
    const die = kept({ "dice.combat.skull": 2, "dice.combat.lion": 2, "dice.combat.star": 1 });
    expect(await withSoundPrintedValues("heroquest", die)).toEqual({ undo: "strict" });
  });
});
