import { describe, expect, test } from "vitest";
import { powerCards } from "../../../content/powers/index.js";
import { blade, putIntoBox, scene, stub } from "../../scenes/scene.js";

describe("7 tokens of powers", () => {
  test("SS-7-a, SS-7-n: hiding ends with any activity, and only then the power cools down", () => {
    const t = scene({ map: ["A B"], heroes: { shae: { at: "A", powers: ["hiding"] }, ecarus: "A" } });
    t.does("shae", "power:hiding:1");
    expect([t.figure("shae").hidden, t.hero("shae").powers[0]]).toMatchObject([true, { active: true, cooldown: 0 }]);
    t.does("shae", "move:B");
    expect([t.figure("shae").hidden, t.hero("shae").powers[0]]).toMatchObject([false, { active: false, cooldown: 2 }]);
  });

  test("SS-7-n: an Illusory Image takes an attack, and the last one starts the cooldown", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { auriel: { at: "A", soulrank: 2, powers: ["illusory-images"] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
    });
    t.does("auriel", "power:illusory-images:2").does("auriel", "end-turn").does("auriel", "yes");
    expect([t.events("token-kept"), t.events("token-placed")]).toMatchObject([[{ figure: "auriel", count: 1 }], []]);
    expect([t.wounds("auriel"), t.state.tokens]).toEqual([0, []]);
    expect(t.events("power-cools-down")[0]).toMatchObject({ power: "illusory-images", hourglasses: 3 });
  });

  test("SS-7-a: a defensive Rune gives a die to heroes with it", () => {
    stub(
      "brute",
      {},
      {
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
        weapons: { claws: { attack: { hits: 2, red: 0, blue: 0 }, damage: "slash" } },
      },
    );
    const t = scene({
      heroes: { thorgar: { at: "A", version: "rune-master" } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B1 B1"],
      step: "enemy-turn",
      arrange: (s) => {
        s.tokens.push({ token: "defensive-rune", owner: "player-1", power: "defensive-rune", area: "A", level: 2 });
      },
    });
    expect([t.wounds("thorgar"), t.diceLeft]).toEqual([0, 0]);
  });

  test("SS-7-k: a rune bursts as strong as the level at which it was laid", () => {
    stub("stub");
    const burst = (level: number) => {
      const t = scene({
        map: ["A B"],
        heroes: { thorgar: { at: "A", version: "rune-master", soulrank: 4, powers: ["offensive-rune"] } },
        foes: { "stub-1": "B" },
      });
      t.does("thorgar", `power:offensive-rune:${level}:B`).does("thorgar", "power:rune-burst:B");
      return t.wounds("stub-1");
    };
    expect([burst(1), burst(4)]).toEqual([1, 2]);
  });

  test("SS-3.4-d, SS-7-a: Rune Burst is aimed at an own rune in range and in sight, and at nothing else", () => {
    const t = scene({
      map: ["A B C D E F"],
      heroes: { thorgar: { at: "A", version: "rune-master", soulrank: 4 } },
      arrange: (s) => {
        for (const area of ["C", "F"])
          s.tokens.push({ token: "offensive-rune", owner: "player-1", power: "offensive-rune", area, level: 1 });
      },
    });
    expect(t.offered("thorgar").filter((id) => id.startsWith("power:rune-burst"))).toEqual(["power:rune-burst:C"]);
  });

  test("SS-6.5-e: a guardian takes the blow for another", () => {
    stub("brute", {}, { preferred: "most-wounded", lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      map: ["A B"],
      heroes: {
        auriel: { at: "A", wounds: 1 },
        ecarus: {
          at: "B",
          version: "black-rose",
          soulrank: 2,
          powers: ["guardian"],
          slots: { primary: blade("test-blade", 1) },
        },
      },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10"],
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    t.does("ecarus", "power:guardian:2");
    expect([t.wounds("auriel"), t.wounds("ecarus")]).toEqual([1, 1]);
  });

  test("SS-11.1-c, SS-7-n: who dies hidden isn't hidden any more, and the power cools down", () => {
    const t = scene({
      heroes: {
        shae: { at: "A", hidden: true, poison: 2, wounds: 6, powers: [{ id: "hiding", active: true }] },
        ecarus: "A",
      },
      step: "time",
    });
    expect(t.figure("shae")).toMatchObject({ kind: "ghost", hidden: false });
    expect(t.events("power-cools-down")[0]).toMatchObject({ power: "hiding", hourglasses: 2 });
    expect(t.hero("shae").powers[0]).toMatchObject({ active: false });
  });

  test("SS-11.1-c: the images beside a dead hero's card go, a rune on the map stays", () => {
    const t = scene({
      heroes: {
        auriel: { at: "A", soulrank: 3, poison: 2, wounds: 7, powers: [{ id: "illusory-images", active: true }] },
        thorgar: { at: "A", version: "rune-master", poison: 2, wounds: 7 },
        ecarus: "A",
      },
      step: "time",
      arrange: (s) => {
        s.tokens.push({ token: "illusory-image", owner: "player-1", power: "illusory-images", area: "", level: 2 });
        s.tokens.push({ token: "offensive-rune", owner: "player-2", power: "offensive-rune", area: "A", level: 1 });
      },
    });
    expect(t.state.tokens.map(({ token }) => token)).toEqual(["offensive-rune"]);
    expect(t.hero("auriel").powers[0]).toMatchObject({ active: false });
  });

  test("SS-7-l: a power that ends later cools down by the level that was used", () => {
    const images = powerCards["illusory-images"];
    const levels = images.levels.map((level, i) => ({ ...level, cooldown: (3 - i) as 2 | 3 }));
    putIntoBox("powers", "test-images", { ...images, hero: "nobody", levels });
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { auriel: { at: "A", soulrank: 5, powers: [{ id: "test-images", active: true }] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
        s.tokens.push({ token: "illusory-image", owner: "player-1", power: "test-images", area: "", level: 5 });
      },
    });
    t.does("auriel", "yes");
    expect(t.events("power-cools-down")[0]).toMatchObject({ power: "test-images", hourglasses: 2 });
  });
});
