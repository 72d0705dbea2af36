import { describe, expect, test } from "vitest";
import type { Effect } from "../../../content/types.js";
import { critical, knockOut, strikes } from "../../scenes/effect-scene.js";
import { scene, stub } from "../../scenes/scene.js";

describe("10.6 conditions", () => {
  const slow: Effect = { effect: "condition", condition: "slowed" };

  test("SS-10.6-a, SS-10.6-b: each of them, several at once", () => {
    const t = strikes(1, [slow, knockOut, { effect: "condition", condition: "poisoned", strength: 1 }]);
    expect(t.figure("stub-1")).toMatchObject({ slowed: "held", ko: true, poison: 1, wounds: 1 });
  });

  test("SS-10.6-b: different ones cost no wound", () => {
    const t = strikes(1, [slow], { armour: 1 }, { foes: { "stub-1": { at: "A", poison: 1 } } });
    expect(t.wounds("stub-1")).toBe(0);
  });

  test("SS-10.6-c: the same one twice is a wound", () => {
    const t = strikes(1, [slow], { armour: 1 }, { foes: { "stub-1": { at: "A", slowed: "held" } } });
    expect([t.figure("stub-1").slowed, t.wounds("stub-1")]).toEqual(["held", 1]);
  });

  test("SS-10.6-d: bandages remove one, as their user chooses", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", poison: 1, criticals: ["critical-lame-arm-1"], inventory: ["small-bandages-1"] } },
    });
    t.does("ecarus", "use:small-bandages-1").does("ecarus", "condition:critical-lame-arm");
    expect([t.figure("ecarus").criticals, t.figure("ecarus").poison, t.state.decks.critical.discard]).toEqual([
      [],
      1,
      ["critical-lame-arm-1"],
    ]);
  });

  test("SS-10.6-e: a token from the own turn limits it, and the next one, too", () => {
    const t = scene({
      heroes: { thorgar: { at: "A", slowed: "held" }, ecarus: "A" },
      arrange: (state) => {
        state.decks.event.draw = ["quiet-wind", "quiet-wind"];
      },
    });
    t.does("thorgar", "end-turn");
    expect(t.figure("thorgar").slowed).toBe("held");
    t.does("ecarus", "end-turn").does("ecarus", "hero:thorgar");
    expect([t.state.round, t.figure("thorgar").slowed]).toEqual([2, "due"]);
    t.does("thorgar", "end-turn");
    expect(t.figure("thorgar").slowed).toBe("none");
  });

  test("SS-10.6.1-a: K.O., no Combat; SS-10.6.1-d: standing up costs a point; SS-10.6.1-e: then everything", () => {
    stub("stub");
    const t = scene({
      map: ["A B C D"],
      heroes: { ecarus: { at: "A", ko: true }, thorgar: "B" },
      foes: { "stub-1": "A" },
    });
    expect([t.barredBy("ecarus", "attack:unarmed:stub-1"), t.barredBy("ecarus", "move:B")]).toEqual([
      "SS-10.6.1-a",
      "SS-10.6.1-d",
    ]);
    t.does("ecarus", "stand-up");
    expect([t.state.turn.points, t.offered("ecarus").includes("attack:unarmed:stub-1")]).toEqual([2, true]);
  });

  test("SS-10.6.1-e: after a Dash he fights", () => {
    stub("stub");
    const t = scene({ heroes: { ecarus: { at: "A", ko: true } }, foes: { "stub-1": "A" } });
    t.does("ecarus", "dash");
    expect(t.offered("ecarus")).toContain("attack:unarmed:stub-1");
  });

  test("SS-10.6.1-d: with a point of the Movement he walks one area less", () => {
    const t = scene({ map: ["A B C D"], heroes: { ecarus: { at: "A", ko: true } } });
    t.does("ecarus", "stand-up").does("ecarus", "move:B").does("ecarus", "move:C");
    expect(t.barredBy("ecarus", "move:D")).toBe("SS-6.1-a");
  });

  test("SS-10.6.1-g: he may still use a potion", () => {
    const t = scene({ heroes: { ecarus: { at: "A", ko: true, wounds: 3, inventory: ["healing-potion-1"] } } });
    t.does("ecarus", "use:healing-potion-1");
    expect(t.wounds("ecarus")).toBe(0);
  });

  test("SS-10.6.2-b: one hit less", () => {
    stub(
      "brute",
      {},
      {
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
        weapons: { claws: { attack: { hits: 3, red: 0, blue: 0 }, damage: "slash" } },
      },
    );
    const t = scene({
      heroes: { thorgar: "A" },
      foes: { "brute-1": { at: "A", criticals: ["critical-lame-arm-1"] } },
      decks: { encounter: ["lone-strike"] },
      dice: ["B1"],
      step: "enemy-turn",
    });
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-10.6.2-c: one armour less", () => {
    expect(
      strikes(3, [], { armour: 2 }, { foes: { "stub-1": { at: "A", criticals: ["critical-torn-armour-1"] } } }).wounds(
        "stub-1",
      ),
    ).toBe(2);
  });

  test("SS-10.6.2-d: fewer HP can kill at once, before the defence", () => {
    const t = strikes(
      1,
      [critical],
      { hp: 4, armour: 1 },
      { decks: { critical: ["critical-grave-wound-1"] }, foes: { "stub-1": { at: "A", wounds: 2 } } },
    );
    expect([t.isThere("stub-1"), t.events("defended")]).toEqual([false, []]);
  });

  test("SS-10.6.2-e: no effects of items and powers", () => {
    stub("stub");
    const t = scene({
      heroes: {
        shae: {
          at: "A",
          criticals: ["critical-confusion-1"],
          slots: { primary: "dagger-1" },
          inventory: ["healing-potion-1"],
        },
      },
      foes: { "stub-1": "A" },
      dice: ["R4"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    expect(t.barredBy("shae", "use:healing-potion-1")).toBe("SS-10.6.2-e");
    t.does("shae", "attack:dagger-1:stub-1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 1, lethal: 0 }]);
  });

  test("SS-10.6.3-a, SS-10.6.3-e, SS-10.6.3-f: Poison and stronger, equal or weaker Poison", () => {
    const poisoned = (before: 0 | 1 | 2, strength: 1 | 2) => {
      const t = strikes(
        1,
        [{ effect: "condition", condition: "poisoned", strength }],
        { armour: 1 },
        { foes: { "stub-1": { at: "A", poison: before } } },
      );
      return [t.figure("stub-1").poison, t.wounds("stub-1")];
    };
    expect([poisoned(0, 1), poisoned(1, 2), poisoned(2, 1), poisoned(1, 1)]).toEqual([
      [1, 0],
      [2, 1],
      [2, 1],
      [1, 1],
    ]);
  });

  test("SS-10.6.3-e: I becomes II for a wound", () => {
    const t = strikes(
      1,
      [{ effect: "condition", condition: "poisoned", strength: 2 }],
      { armour: 1 },
      { foes: { "stub-1": { at: "A", poison: 1 } } },
    );
    expect(t.events("poisoned")).toMatchObject([{ strength: 2 }]);
  });

  test("SS-10.6.3-f: II stays II", () => {
    const t = strikes(
      1,
      [{ effect: "condition", condition: "poisoned", strength: 1 }],
      { armour: 1 },
      { foes: { "stub-1": { at: "A", poison: 2 } } },
    );
    expect(t.figure("stub-1").poison).toBe(2);
  });

  test("SS-10.6.3-b, SS-10.6.3-c: wounds in the Time phase, then a Save", () => {
    const time = (face: string) => {
      const t = scene({ heroes: { ecarus: { at: "A", poison: 2 }, thorgar: "A" }, step: "time", dice: [face] });
      return [t.wounds("ecarus"), t.figure("ecarus").poison];
    };
    expect([time("B1"), time("B10")]).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });

  test("SS-10.6.3-c: who saves is rid of it", () => {
    const t = scene({ heroes: { ecarus: { at: "A", poison: 1 }, thorgar: "A" }, step: "time", dice: ["B1"] });
    expect(t.figure("ecarus").poison).toBe(0);
  });

  test("SS-10.6.3-d: who dies of it doesn't save", () => {
    const t = scene({ heroes: { ecarus: { at: "A", poison: 1, wounds: 8 }, thorgar: "A" }, step: "time" });
    expect(t.figure("ecarus").kind).toBe("ghost");
  });

  test("SS-10.6.4-a: Blinded, a Save before each activity", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", blinded: "due" }, thorgar: "A" },
      foes: { "stub-1": "A" },
      dice: ["B10", "B1"],
    });
    t.does("ecarus", "attack:unarmed:stub-1");
    expect([t.state.turn.combat, t.events("attack-declared")]).toEqual([0, []]);
    t.does("ecarus", "move:B");
    expect(t.figure("ecarus").area).toBe("B");
  });

  test("SS-10.6.4-b: a Free Action may be tried again", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", blinded: "due" } },
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"] },
      dice: ["B10", "B1"],
    });
    t.does("ecarus", "open:A|B");
    expect(Object.keys(t.state.doors)).toEqual(["A|B"]);
    t.does("ecarus", "open:A|B");
    expect(t.state.doors).toEqual({});
  });

  test("SS-10.6.5-a: Slowed, one activity besides Free Actions", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", slowed: "due" } },
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"] },
      arrange: (s) => {
        Object.assign(s.turn, { combat: 2, action: 2, spent: 1 });
      },
    });
    expect(t.barredBy("ecarus", "dash")).toBe("SS-10.6.5-a");
    t.does("ecarus", "open:A|B");
    expect(t.barredBy("ecarus", "move:B")).toBe("SS-10.6.5-a");
  });

  test("SS-10.6.6-a, SS-10.6.6-d: Stunned, the turn is skipped, the Enemy Turn isn't", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { thorgar: { at: "A", stunned: "due" }, ecarus: "A" },
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull"] },
    });
    expect([t.events("turn-skipped").length, t.figure("thorgar").stunned, t.events("encounter-drawn").length]).toEqual([
      1,
      "none",
      1,
    ]);
    expect(t.asked).toBe("ecarus: hero-turn");
  });

  test("SS-10.6.6-b: no reactions while Stunned", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { thorgar: { at: "A", stunned: "held", powers: ["stone-skin"] } },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      dice: ["B10"],
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    expect(t.wounds("thorgar")).toBe(1);
  });
});

test("SS-15.12-a: who dies of the first part of an effect isn't touched by the rest", () => {
  stub("stub", { hp: 1 });
  const push = { effect: "push", on: "enemies" } as const;
  const t = scene({
    map: ["A B"],
    heroes: { ecarus: "A", thorgar: "A" },
    foes: { "stub-1": "A", "stub-2": "A" },
    quest: {
      actions: [
        {
          id: "quake",
          text: "quake",
          activity: "free",
          at: ["A"],
          engaged: true,
          acts: [
            { act: "effects", effects: [push, { effect: "condition", condition: "stunned", on: "enemies" }, push] },
          ],
        },
      ],
    },
    arrange: (s) => {
      s.tokens.push({ token: "hunting-trap", owner: "player-1", power: "hunting-trap", area: "B", level: 1 });
    },
  });
  t.does("ecarus", "quest:quake");
  while (t.asked.endsWith("push-where")) t.does("ecarus", t.offered("ecarus")[0]!);
  expect([t.isThere("stub-1") && t.isThere("stub-2"), t.asked]).toEqual([false, "ecarus: hero-turn"]);
});
