import { describe, expect, test } from "vitest";
import { coinsFor, worthOf } from "../../../rules/13-crowns/crowns.js";
import { scene, stub } from "../../scenes/scene.js";

describe("13 Crowns", () => {
  test("SS-13-a: one token of 10 and two of 5 are worth 20", () => {
    expect(worthOf({ fifties: 0, tens: 1, fives: 2 })).toBe(20);
  });

  test("SS-13-c: as few tokens as possible: 45 and 5 are one of 50", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", crowns: 45 }, thorgar: "A" },
      arrange: (s) => {
        s.ground["A"] = { items: [], crowns: 5, keys: [], loot: [], treasure: [] };
      },
    });
    t.does("ecarus", "take:crowns");
    expect(t.events("crowns-gained")).toMatchObject([{ amount: 5, total: 50, fifties: 1, tens: 0, fives: 0 }]);
  });

  test("SS-13-d: 50 Crowns are one token, or five of 10 where no 50 is left", () => {
    expect(coinsFor(50)).toEqual({ fifties: 1, tens: 0, fives: 0 });
    const coins = coinsFor(50, { fifties: 0, tens: 10, fives: 15 });
    expect([coins, worthOf(coins)]).toEqual([{ fifties: 0, tens: 5, fives: 0 }, 50]);
  });

  test("SS-6.4.2-a: 20 Crowns are dropped, one sum after the other", () => {
    const t = scene({ heroes: { ecarus: { at: "A", crowns: 25 }, thorgar: "A" } });
    t.does("ecarus", "drop-crowns:10").does("ecarus", "drop-crowns:10");
    expect([t.hero("ecarus").crowns, t.state.ground["A"]?.crowns]).toEqual([5, 20]);
  });

  test("SS-6.4.2-a: not while engaged", () => {
    stub("stub");
    const t = scene({ heroes: { ecarus: { at: "A", crowns: 25 }, thorgar: "A" }, foes: { "stub-1": "A" } });
    expect(t.barredBy("ecarus", "drop-crowns:10")).toBe("SS-6.1.1-d");
  });
});
