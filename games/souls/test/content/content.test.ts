import { describe, expect, test } from "vitest";
import {
  building,
  chests,
  coins,
  companions,
  criticals,
  crownsCards,
  emporium,
  encounters,
  enemyCards,
  enemyPowers,
  enemyScrolls,
  events,
  heroCards,
  loot,
  masterScrolls,
  powerCards,
  questTreasures,
  searchAreas,
  shadows,
  soulWeapons,
  stash,
  tileSides,
  tokenCounts,
  traps,
  treasures,
} from "../../content/index.js";

type Copies = Readonly<Record<string, { readonly copies: number }>>;
const cards = (...tables: readonly Copies[]) =>
  tables.flatMap((table) => Object.values(table)).reduce((sum, { copies }) => sum + copies, 0);
const entries = (table: object) => Object.keys(table).length;

describe("the counts of the box", () => {
  const counted = {
    heroCards: entries(heroCards),
    powers: entries(powerCards),
    companions: entries(companions),
    soulWeapons: cards(soulWeapons),
    emporium: cards(stash, emporium) + (building ? 1 : 0),
    treasure: cards(treasures, crownsCards, questTreasures),
    events: entries(events),
    traps: entries(traps),
    encounters: entries(encounters),
    scrolls: entries(enemyScrolls),
    enemyCards: entries(enemyCards),
    enemyPowers: entries(enemyPowers),
    masters: entries(masterScrolls),
  };

  test("SS-1.2-a: every kind of card in the number that the rulebook lists", () => {
    expect(counted).toEqual({
      heroCards: 10,
      powers: 47,
      companions: 1,
      soulWeapons: 3,
      emporium: 43,
      treasure: 42,
      events: 20,
      traps: 13,
      encounters: 15,
      scrolls: 14,
      enemyCards: 22,
      enemyPowers: 13,
      masters: 2,
    });
    // And the one Quest card, which has no values of its own.
    expect(Object.values(counted).reduce((sum, count) => sum + count, 1)).toBe(246);
  });

  test("SS-1.2-b: nineteen tiles with an A and a B side", () => {
    const expected = Array.from({ length: 19 }, (_, i) => [`${i + 1}A`, `${i + 1}B`]).flat();
    expect(Object.keys(tileSides).sort()).toEqual(expected.sort());
  });

  test("SS-1.2-c: thirty-four kinds of tokens, and piles of the right size", () => {
    expect(entries(tokenCounts)).toBe(34);
    expect(cards(criticals)).toBe(tokenCounts.critical);
    expect(cards(shadows)).toBe(tokenCounts.shadow);
    expect(cards(loot)).toBe(tokenCounts.loot);
    expect(cards(chests)).toBe(tokenCounts.chest);
    expect(cards(searchAreas)).toBe(tokenCounts["search-area"]);
    expect(cards(coins)).toBe(tokenCounts.crowns);
  });

  test("SS-15-b: two green, two blue and one red of each enemy, and two hordes of gremlins", () => {
    const ranks = (family: string) =>
      Object.values(enemyCards)
        .map(({ scroll }) => enemyScrolls[scroll as keyof typeof enemyScrolls])
        .filter((scroll) => scroll.family === family && !scroll.horde)
        .map(({ rank }) => rank)
        .sort();
    for (const family of ["gremlin", "bandit", "orc-warrior", "orc-shaman"]) {
      expect(ranks(family)).toEqual(["blue", "blue", "green", "green", "red"]);
    }
    expect(Object.values(enemyScrolls).filter(({ horde }) => horde === 2)).toHaveLength(2);
  });
});

describe("heroes and powers", () => {
  test("SS-5-a: five heroes with two versions each: four lawful, four of chaos, two neutral", () => {
    const natures = Object.values(heroCards).map(({ nature }) => nature);
    expect(natures.filter((nature) => nature === "lawful")).toHaveLength(4);
    expect(natures.filter((nature) => nature === "chaos")).toHaveLength(4);
    expect(natures.filter((nature) => nature === "neutral")).toHaveLength(2);
    for (const hero of ["auriel", "ecarus", "laegon", "shae", "thorgar"]) {
      expect(Object.values(heroCards).filter((card) => card.hero === hero)).toHaveLength(2);
      expect(Object.values(powerCards).filter((card) => card.hero === hero)).toHaveLength(7);
    }
    expect(Object.values(powerCards).filter((card) => !card.hero)).toHaveLength(12);
  });

  test("SS-5.2.1: both versions of a hero have the same style", () => {
    const styles = Object.values(heroCards).map((card) => [card.hero, ...card.styles].join(" "));
    expect(new Set(styles)).toEqual(
      new Set(["auriel magic", "ecarus strength", "laegon dexterity", "shae dexterity", "thorgar faith"]),
    );
  });

  test("SS-7-c: at every rank there are enough powers that a hero may choose", () => {
    for (const card of Object.values(heroCards)) {
      for (const [i, { powers }] of card.gem.entries()) {
        const open = Object.values(powerCards).filter(
          (power) =>
            power.hero === card.hero &&
            power.levels[0]!.rank <= i + 1 &&
            (!power.nature || card.nature === "neutral" || power.nature === card.nature),
        );
        expect(open.length).toBeGreaterThanOrEqual(powers);
      }
    }
  });
});

test("SS-13-e: 35 coins are worth 595 Crowns", () => {
  expect(Object.values(coins).reduce((sum, { value, copies }) => sum + value * copies, 0)).toBe(595);
});
