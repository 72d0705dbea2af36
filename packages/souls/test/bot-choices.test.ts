import { describe, expect, test } from "vitest";
import { ruleOfThumb } from "../src/bot.js";
import { blade, type Scene, type SceneTable, scene, stub } from "./scene.js";

/** What the rules of thumb answer for a hero. */
function answer(t: SceneTable, who: string): readonly string[] {
  const { match } = t.table;
  const seat = t.seatOf(who);
  return ruleOfThumb(match.view(seat), match.decision(seat)!)!.picks;
}

/** A brute with so many sure hits strikes Ecarus. */
function struck(hits: number, hero: Record<string, unknown>, more: Scene = {}) {
  stub(
    "brute",
    {},
    {
      weapons: { fist: { attack: { hits, red: 0, blue: 0 }, damage: "blunt" } },
      primary: "fist",
      lines: [{ range: [0], say: [{ do: "attack", weapon: "fist" }] }],
    },
  );
  return scene({
    heroes: { ecarus: { at: "A", version: "black-rose", ...hero } },
    foes: { "brute-1": "A" },
    decks: { encounter: ["lone-strike"] },
    step: "enemy-turn",
    ...more,
    arrange: (s) => {
      s.turn.side = "enemies";
    },
  });
}

describe("what the rules of thumb know", () => {
  test("SS-9-def-2-a: Stone Skin isn't spent on what the armour stops", () => {
    const hero = { powers: ["stone-skin"], slots: { armour: "chain-1" } };
    expect(answer(struck(1, hero), "ecarus")).toEqual(["pass"]);
    expect(answer(struck(3, hero), "ecarus")).toEqual(["power:stone-skin:1"]);
  });

  test("SS-4.3-d: nobody drinks a potion on Cursed Ground", () => {
    const drinks = (faceUp: string[]) => {
      const t = scene({
        heroes: { ecarus: { at: "A", wounds: 7, inventory: ["healing-potion-1"] }, thorgar: "A" },
        arrange: (s) => {
          s.decks.event.faceUp = faceUp;
        },
      });
      return answer(t, "ecarus")[0]?.startsWith("use:healing-potion");
    };
    expect([drinks([]), drinks(["cursed-ground"])]).toEqual([true, false]);
  });

  test("SS-4.2-e: a Ghost Soul's turn comes first: its scream helps those who follow", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      step: "battle",
    });
    expect(answer(t, "ecarus")).toEqual(["hero:thorgar"]);
  });

  test("SS-16.1-g: who has an Action left and stands it better draws the Master away from a Menacing Hero who wouldn't", () => {
    const menaced = (wounds: number) =>
      scene({
        map: ["A B C D E F G"],
        heroes: { ecarus: { at: "A", version: "black-rose" }, laegon: { at: "B", wounds } },
        foes: { troll: "E" },
        arrange: (s) => {
          s.menace = { hero: "laegon", level: 1 };
          Object.assign(s.turn, { combat: 0, movement: 0 });
        },
      });
    expect(answer(menaced(5), "ecarus")).toEqual(["provoke"]);
    expect(answer(menaced(0), "ecarus")).not.toEqual(["provoke"]);
  });

  test("SS-2-b: of two dice without a hit the one that pays for a Critical stays", () => {
    stub("stub");
    const rapier = blade("test-rapier", 1, 2, 0, {
      paid: [
        { cost: {}, effects: [{ effect: "reroll", dice: "attack", count: 1 }] },
        { cost: { ability: 2 }, effects: [{ effect: "critical" }] },
      ],
    });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: rapier } } },
      foes: { "stub-1": "A" },
      dice: ["R7 R10", "R1"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-rapier-1:stub-1").does("ecarus", "pay:test-rapier-1#1");
    expect(answer(t, "ecarus")).toEqual(["die:2"]);
  });

  test("SS-6.4.2-b: nobody walks among enemies for what can't be picked up there", () => {
    stub("brute");
    const t = scene({
      map: ["A B"],
      heroes: { laegon: { at: "A", wounds: 6 }, ecarus: "A" },
      foes: { "brute-1": { at: "B", stunned: "held" } },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 0, action: 0 });
        s.ground["B"] = { items: [], crowns: 10, keys: [], loot: [], treasure: [] };
      },
    });
    expect(answer(t, "laegon")).toEqual(["end-turn"]);
  });
});
