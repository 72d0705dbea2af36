import { describe, expect, test } from "vitest";
import { baseContent } from "../../content/box.js";
import * as content from "../../content/index.js";
import type { Effect, EnemyScroll, ItemCard, TileSide } from "../../content/types.js";
import { effectProblems } from "../../content/validate/effects.js";
import { enemyCardProblems, scrollProblems } from "../../content/validate/enemies.js";
import { itemProblems } from "../../content/validate/items.js";
import { tableProblems } from "../../content/validate/tables.js";
import { tileProblems } from "../../content/validate/tiles.js";
import { isVerified, verifiedProblems } from "../../content/validate/verified.js";

const sayings = (problems: readonly { readonly problem: string }[]) => problems.map(({ problem }) => problem);

test("the tables of the base set are sound", () => {
  expect(tableProblems({ ...baseContent, tileSides: content.tileSides })).toEqual([]);
});

describe("effects", () => {
  const wrong = (effect: unknown) => sayings(effectProblems(effect, "here"));

  test("an unknown name says which one was meant", () => {
    expect(wrong({ effect: "heals", amount: 2 })).toEqual([
      'There is no effect "heals". Did you mean "heal" or "heal-more"?',
    ]);
  });

  test("a missing or strange figure is named", () => {
    expect(wrong({ effect: "heal" })).toEqual(['The effect "heal" needs a whole number here.']);
    expect(wrong({ effect: "fire", strength: 3 })).toEqual(['The effect "fire" needs 1 or 2 here.']);
    expect(wrong({ effect: "push", areas: 2 })).toEqual(['The effect "push" has no "areas".']);
  });

  test("whom it touches and how long it lasts are words of the vocabulary", () => {
    expect(wrong({ effect: "push", on: "everybody" })[0]).toMatch(/^"everybody" isn't known here: use one of self,/);
    expect(wrong({ effect: "push", until: "tomorrow" })[0]).toMatch(/^"tomorrow" isn't known here/);
  });

  test("a choice is looked into", () => {
    const effect = { effect: "choose", of: [[{ effect: "heal", amount: 1 }], [{ effect: "nap" }]] };
    expect(effectProblems(effect, "here")).toEqual([{ field: "here.of.1.0", problem: 'There is no effect "nap".' }]);
  });
});

describe("scrolls", () => {
  const scroll: EnemyScroll = content.enemyScrolls["bandit-red"];
  const wrong = (change: Partial<EnemyScroll>) =>
    sayings(scrollProblems({ ...scroll, verified: [], ...change } as EnemyScroll, "here"));

  test("SS-15.7.1-o: the last line is the one for everywhere", () => {
    expect(wrong({ lines: scroll.lines.slice(0, 2) })).toEqual(['The last line of a scroll is "+" (SS-15.7.1-o).']);
  });

  test("a line that is never reached is found", () => {
    const lines = [scroll.lines[0]!, scroll.lines[0]!, scroll.lines[2]!];
    expect(wrong({ lines })[0]).toBe("The distance {0} is in an earlier line: this one is never reached.");
  });

  test("weapons and powers that a line names must be on the scroll", () => {
    const [first] = scroll.lines;
    const lines = [
      { ...first!, say: [{ do: "attack", weapon: "spoon" } as const, { do: "use", power: "nap" } as const] },
      scroll.lines[2]!,
    ];
    expect(wrong({ lines })).toEqual([
      'It has no weapon "spoon": bandit-sword, bandit-knife.',
      'It has no power "nap": readiness, twin-strike, bandit-potion, high-command.',
    ]);
  });

  test("SS-15.1-k: charges belong to enemies that can spend them", () => {
    const { charges: _charges, ...card } = content.enemyCards["bandit-red-1"];
    expect(sayings(enemyCardProblems(card, "enemyCards.bandit-red-1", content.enemyScrolls))).toEqual([
      "An enemy has charges when its scroll has a power that spends them (SS-15.1-k), and only then.",
    ]);
  });
});

describe("items and tiles", () => {
  test("SS-14-a: a card of the emporium has a price", () => {
    const { price: _price, ...front } = content.itemCards.mace.front;
    const item: ItemCard = { ...content.itemCards.mace, front };
    expect(sayings(itemProblems(item, "here"))).toEqual([
      "The cards of the emporium, and only those, have a price (SS-14-a).",
    ]);
  });

  test("a picture with a hole in its numbers or a wall through an area is refused", () => {
    const tile: TileSide = {
      ...content.tileSides["1A"],
      picture: ["1122", "1122", "4444", "4444"],
      walls: [
        [
          [0, 2],
          [4, 2],
        ],
      ],
    };
    expect(sayings(tileProblems(tile, "here"))).toEqual([
      "The areas are numbered from 1: 3 is missing.",
      "A wall runs between areas or along the rim, never through an area.",
    ]);
  });
});

describe("what the rulebook states", () => {
  test("a mark covers the value and everything inside it", () => {
    const scroll = content.enemyScrolls["bandit-red"];
    expect(isVerified(scroll, "weapons.bandit-sword.attack.hits")).toBe(true);
    expect(isVerified(scroll, "lines.1")).toBe(false);
  });

  test("a mark on something that isn't there is refused", () => {
    const entry = { verified: ["name", "speed"] };
    expect(sayings(verifiedProblems(entry, "here"))).toEqual(['"speed" is marked as verified, but isn\'t there.']);
  });

  test("the values that the rulebook's examples give are as stated", () => {
    const { "bandit-red": bandit, "orc-shaman-red": shaman } = content.enemyScrolls;
    expect(bandit.weapons["bandit-sword"]!.attack).toEqual({ hits: 3, red: 1, blue: 0 });
    expect(bandit.weapons["bandit-knife"]!.attack).toEqual({ hits: 2, red: 0, blue: 0 });
    expect(shaman.weapons["magma-staff"]!.attack).toMatchObject({ red: 1, blue: 4 });
    expect(content.itemCards.scale.back).toMatchObject({ armour: 1, magicShields: 1, defenceDice: 4 });
    expect(content.powerCards["call-lightning"].base.attack).toEqual({ hits: 1, red: 2, blue: 2 });
    expect(content.building).toMatchObject({ anvilPrice: 50, tavernStake: 5 });
    const potion: Effect = bandit.powers["bandit-potion"]!.effects![0]!;
    expect(potion).toMatchObject({ effect: "heal", amount: 4 });
  });
});
