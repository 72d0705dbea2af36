import { Corrections, correctionsText } from "@tavolata/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { correctionsOf, putInForce, withSoundFigures } from "../../../../apps/web/src/figures/game-figures.js";

afterEach(async () => (await heroQuest()).use(""));

async function heroQuest(): Promise<Corrections> {
  const corrections = await correctionsOf("heroquest");
  if (!(corrections instanceof Corrections)) throw new Error("HeroQuest's matches carry their content.");
  return corrections;
}

describe("the figures of a table", () => {
  const first = { corrections: correctionsText({ "items.dagger.gold": 1 }) };
  const second = { corrections: correctionsText({ "items.dagger.gold": 2 }) };

  test("are in force while it is shown, in whatever order tables come and go", async () => {
    const corrections = await heroQuest();
    const leaveFirst = await putInForce("heroquest", first);
    const leaveSecond = await putInForce("heroquest", second);
    expect(corrections.inForce).toBe(second.corrections);
    leaveFirst();
    expect(corrections.inForce).toBe(second.corrections);
    const leavePlain = await putInForce("heroquest", {});
    expect(corrections.inForce).toBe("");
    leavePlain();
    expect(corrections.inForce).toBe(second.corrections);
    leaveSecond();
    expect(corrections.inForce).toBe("");
  });

  test("are shown without those that this page doesn't know", async () => {
    const corrections = await heroQuest();
    const newer = { corrections: correctionsText({ "items.dagger.gold": 1, "items.rapier.gold": 90 }) };
    const leave = await putInForce("heroquest", newer);
    expect(corrections.inForce).toBe(first.corrections);
    leave();
  });

  test("are those of one's own that the game still takes", async () => {
    const kept = (figures: Record<string, number>) => ({ undo: "strict", corrections: correctionsText(figures) });
    const sound = kept({ "items.dagger.gold": 1 });
    expect(await withSoundFigures("heroquest", sound)).toEqual(sound);
    const renamed = kept({ "items.dagger.gold": 1, "items.rapier.gold": 90, "items.staff.gold": 1_000_000 });
    expect(await withSoundFigures("heroquest", renamed)).toEqual(sound);
    expect(await withSoundFigures("heroquest", kept({ "items.rapier.gold": 90 }))).toEqual({ undo: "strict" });
    // The rest of a die that has lost a side is no die.
    const die = kept({ "dice.combat.skull": 2, "dice.combat.lion": 2, "dice.combat.star": 1 });
    expect(await withSoundFigures("heroquest", die)).toEqual({ undo: "strict" });
  });
});
