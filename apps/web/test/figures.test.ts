import { azerothContent } from "@tavolata/games/azeroth/content/content.js";
import { Corrections, correctionsText, mostCorrections } from "@tavolata/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { figuresCode, figuresFile, figuresInCode, readBrought } from "../src/figures/figures-code.js";
import { correctionsOf, putInForce, soundCorrections, withSoundFigures } from "../src/figures/game-figures.js";
import { insteadOf, mergedFigures, mergedSoundly } from "../src/figures/merged-figures.js";

afterEach(async () => (await heroQuest()).use(""));

async function heroQuest(): Promise<Corrections> {
  const corrections = await correctionsOf("heroquest");
  if (!(corrections instanceof Corrections)) throw new Error("HeroQuest's matches carry their content.");
  return corrections;
}

const figures = { "dice.red.hit": 3, "items.sword.front.damage": "blunt", "cards.gandalf.unique": true };

test("figures are handed on as a file, a link and a code, and read as they were", () => {
  const brought = { game: "souls", figures };
  expect(readBrought(figuresFile(brought), "rings")).toEqual(brought);
  const code = figuresCode(figures);
  expect(code).toMatch(/^[\w-]+$/);
  expect(figuresInCode(code)).toEqual(figures);
  expect(readBrought(` ${code}\n`, "rings")).toEqual({ game: "rings", figures });
  expect(readBrought(`https://table.example/#/figures/souls/${code}`, "rings")).toEqual(brought);
});

test.each([
  ["nothing", ""],
  ["words", "hello there"],
  ["a code of something else", btoa("[1,2,3]")],
  ["a code that is cut off", figuresCode(figures).slice(0, -3)],
  ["a code that is far too long", "A".repeat(20_000)],
  ["a file of something else", '{"format":1,"game":"souls"}'],
  ["a file with code in it", '{"tavolata":"figures","game":"souls","figures":{"a":{"b":1}}}'],
  ["half a file", '{"tavolata":"figures"'],
  [
    "too many figures",
    figuresFile({
      game: "souls",
      figures: Object.fromEntries(Array.from({ length: mostCorrections + 1 }, (_, i) => [`a${i}`, 1])),
    }),
  ],
])("%s is no figures", (_what, text) => {
  expect(readBrought(text, "souls")).toBeUndefined();
});

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

  test("are what a game with content is read by, each table's for itself, without those that this page doesn't know", async () => {
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

describe("the figures of this browser and of the account", () => {
  const common = { a: 1, b: 1 };

  test("are the account's where nothing was changed here", () => {
    expect(mergedFigures(common, common, { a: 2, c: 3 })).toEqual({ a: 2, c: 3 });
    expect(mergedFigures({}, {}, { a: 2 })).toEqual({ a: 2 });
  });

  test("are as they were changed here: corrected, corrected otherwise, taken back", () => {
    expect(mergedFigures(common, { a: 5, c: 3 }, common)).toEqual({ a: 5, c: 3 });
    expect(mergedFigures(common, { a: 5, b: 1 }, { a: 2, b: 7, d: 4 })).toEqual({ a: 5, b: 7, d: 4 });
  });

  test("are all of both when they meet for the first time, with those of here where both have one", () => {
    expect(mergedFigures({}, { a: 1, b: 2 }, { b: 3, c: 4 })).toEqual({ a: 1, b: 2, c: 4 });
  });

  test("are as here with all that belongs together, where both together make no table", async () => {
    const souls = await correctionsOf("souls");
    const [card, other] = [{ "items.greedy-sting.copies": 2 }, { "items.greedy-sting.front.attack.hits": 2 }];
    const ours = { "dice.red.hit": 3, "dice.red.miss": 0 };
    const theirs = { "dice.red.hit+hit": 2, "dice.red.miss": 0 };
    expect(mergedSoundly({}, { ...ours, ...card }, { ...theirs, ...other }, souls)).toEqual({
      figures: { ...ours, ...card, ...other },
      left: theirs,
    });
    expect(insteadOf({ ...ours, ...card }, theirs, souls)).toEqual({ ...theirs, ...card });
    // Where it is no die that is at odds but the whole, the whole is as it is here.
    const atMostThree = {
      figures: new Map(),
      problems: (text: string) => (text.length > correctionsText({ a: 1, b: 1, c: 1 }).length ? ["too much"] : []),
    } as unknown as Corrections;
    const here = { a: 1, b: 1 };
    expect(mergedSoundly({}, here, { c: 1, d: 1 }, atMostThree)).toEqual({ figures: here, left: { c: 1, d: 1 } });
  });
});
