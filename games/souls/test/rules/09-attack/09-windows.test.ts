import { describe, expect, test } from "vitest";
import { blade, scene, stub } from "../../scenes/scene.js";

describe("9 when items and powers may enter an attack", () => {
  test("SS-9-i, SS-9-f: what adds hits is asked for when they are totalled, after the dice and their effects", () => {
    stub("stub");
    const item = blade("test-blade", 1, 1, 0, { paid: [{ cost: { ability: 1 }, effects: [{ effect: "push" }] }] });
    const t = scene({
      map: ["A B"],
      heroes: { shae: { at: "A", powers: ["sneak-attack"], slots: { primary: item } }, ecarus: "A", thorgar: "A" },
      foes: { "stub-1": "A" },
      dice: ["R4"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    expect(t.offered("shae").filter((id) => id.includes("sneak-attack"))).toEqual([]);
    t.does("shae", "attack:test-blade-1:stub-1");
    expect([t.asked, t.offered("shae")]).toEqual(["shae: pay-effect", ["pay:test-blade-1#1", "keep-results"]]);
    t.does("shae", "keep-results");
    expect([t.asked, t.offered("shae")]).toEqual(["shae: add-hits", ["power:sneak-attack:1", "pass"]]);
    t.does("shae", "power:sneak-attack:1");
    // One sure hit, one rolled, supremacy, and the power's.
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 4 }]);
    expect(t.hero("shae").powers[0]?.cooldown).toBe(1);
  });

  test("SS-9-i: a Blinded hero must save for it, too (SS-10.6.4-b)", () => {
    stub("stub");
    const item = blade("test-blade", 1);
    const t = scene({
      heroes: {
        shae: { at: "A", powers: ["sneak-attack"], slots: { primary: item }, blinded: "due" },
        ecarus: "A",
      },
      foes: { "stub-1": "A" },
      dice: ["B1", "B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("shae", "attack:test-blade-1:stub-1").does("shae", "power:sneak-attack:1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
    expect(t.events("activity-wasted")).toHaveLength(1);
  });

  /** Laegon, who parries, is struck by two sure hits in another's turn. */
  function struck(range: "melee" | "ranged", dice: readonly string[]) {
    stub(
      "stub",
      {},
      {
        weapons: { claws: { attack: { hits: 2, red: 0, blue: 0 }, damage: "slash" } },
        lines: [{ range: [0, 1], say: [{ do: "attack", weapon: "claws" }] }],
      },
    );
    return scene({
      map: ["A B"],
      heroes: {
        ecarus: { at: "B", kind: "ghost" },
        laegon: { at: "A", soulrank: 3, powers: ["parry"] },
      },
      foes: { "stub-1": range === "melee" ? "A" : "B" },
      step: "enemy-turn",
      decks: { encounter: ["fight", "fight"] },
      dice,
    });
  }

  test("SS-9-i: what adds shields is asked for in the last step of the defence", () => {
    const t = struck("melee", ["B10"]);
    expect([t.asked, t.offered("laegon")]).toEqual(["laegon: react", ["power:parry:3", "pass"]]);
    expect(t.state.attacks[0]?.step).toBe("defence-6");
    t.does("laegon", "power:parry:3");
    expect(t.wounds("laegon")).toBe(0);
  });

  test("SS-9-i: not where the rolled shields are enough, nor where the power doesn't hold", () => {
    stub("stub");
    const far = struck("ranged", ["B10"]);
    expect([far.wounds("laegon"), far.events("power-used")]).toEqual([2, []]);
  });
});
