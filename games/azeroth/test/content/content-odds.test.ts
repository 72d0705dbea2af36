import { describe, expect, test } from "vitest";
import * as content from "../../content/index.js";
import type { Colour, Encounter, Values } from "../../content/types.js";

/** A hero at this level on the start face, with the most that weapons and armours of a colour add for its class. */
function equipped(name: content.ClassName, level: Colour, gear: Colour | undefined): Values {
  const face = content.faceOf(content.characters[name], level, "start");
  const bonus = (kind: content.ItemKind, value: string) => {
    const sums = Object.values(content.items)
      .filter((item) => item.colour === gear && item.kind === kind)
      .filter(({ classes }) => classes.length === 0 || classes.includes(name))
      .map(({ effects }) =>
        effects.reduce((sum, one) => sum + (one.effect === value && "change" in one ? one.change : 0), 0),
      );
    return Math.max(0, ...sums);
  };
  const attack = bonus("weapon", "attack");
  return {
    ...face,
    melee: face.melee === null ? null : face.melee + attack,
    ranged: face.ranged === null ? null : face.ranged + attack,
    defence: face.defence + bonus("armour", "defence"),
    damage: face.damage + bonus("weapon", "damage"),
  };
}

/** One combat without cards and powers (AZ-combat-7 to AZ-combat-17): is the encounter beaten and the hero still standing? */
function wins(hero: Values, foe: Values, red: number, black: number): boolean {
  let heroLeft = hero.health;
  let foeLeft = foe.health;
  for (const step of ["ranged", "melee"] as const) {
    const blow = (by: Values, on: Values, die: number) => {
      const value = by[step];
      return value !== null && value + die >= on.defence ? by.damage : 0;
    };
    heroLeft -= blow(foe, hero, black);
    foeLeft -= blow(hero, foe, red);
    if (heroLeft <= 0 || foeLeft <= 0) break;
  }
  return foeLeft <= 0 && heroLeft > 0;
}

const faces = [1, 2, 3, 4, 5, 6];
const ofColour = (colour: Colour) => Object.values(content.encounters).filter((one) => one.colour === colour);

describe("the odds that the tables make", () => {
  test.each(content.colours)(
    "AZ-content-2: with typical equipment 60 to 70 percent of the fights are won (%s)",
    (level) => {
      const below = content.colours[content.rankOf(level) - 1];
      const results = content.classNames.flatMap((name) => {
        const hero = equipped(name, level, below);
        return ofColour(level).flatMap((foe) =>
          faces.flatMap((red) => faces.map((black) => wins(hero, foe, red, black))),
        );
      });
      const share = results.filter(Boolean).length / results.length;
      expect(share).toBeGreaterThanOrEqual(0.6);
      expect(share).toBeLessThanOrEqual(0.7);
    },
  );

  test("AZ-content-4: every hero beats every aggro encounter of its colour with a red 5 and nothing else", () => {
    const damageOf = (hero: Values, foe: Encounter) => {
      const evades = foe.power === "elusive" ? 1 : 0;
      const hits = [
        hero.ranged !== null && hero.ranged + 5 >= foe.defence + evades,
        hero.melee !== null && hero.melee + 5 >= foe.defence,
      ].filter(Boolean).length;
      return hits * hero.damage - (foe.power === "ward" ? 1 : 0);
    };
    const held = content.classNames.flatMap((name) =>
      Object.entries(content.encounters)
        .filter(([, foe]) => foe.aggro)
        .filter(([, foe]) => damageOf(equipped(name, foe.colour, undefined), foe) < foe.health)
        .map(([id]) => `${name} by ${id}`),
    );
    expect(held).toEqual([]);
  });
});
