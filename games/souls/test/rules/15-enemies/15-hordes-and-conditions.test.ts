import { describe, expect, test } from "vitest";
import { hits } from "../../../content/vocabulary.js";
import { attacksIn, enemyTurn } from "../../scenes/enemy-scene.js";
import { type Scene, scene, stub, thing } from "../../scenes/scene.js";

describe("15.10 Hordes", () => {
  test("SS-15.10-a, SS-15.2.1-b: one figure is attacked, with its own HP", () => {
    const item = thing("test-edge", { range: 0, attack: { hits: 5, red: 0, blue: 0 } });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "A" },
      foes: { "gremlin-horde-green-1": "A" },
      dice: ["B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-edge-1:gremlin-horde-green-1-a");
    expect([t.isThere("gremlin-horde-green-1-a"), t.wounds("gremlin-horde-green-1-b")]).toEqual([false, 0]);
    // SS-15.10-c: not before the last one.
    expect([t.state.soulPoints, t.state.enemies.length]).toEqual([0, 1]);
  });

  test("SS-15.10-a, SS-7-v: Cleave strikes one figure of each Horde, for it is no AoE", () => {
    const item = thing("test-edge", { range: 0, attack: { hits: 1, red: 0, blue: 0 } });
    stub("stub");
    const t = scene({
      heroes: { ecarus: { at: "A", soulrank: 5, powers: ["cleave"], slots: { primary: item } }, thorgar: "A" },
      foes: { "gremlin-horde-green-1": "A", "gremlin-horde-blue-1": "A", "stub-1": "A" },
      dice: ["B10", "B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "power:cleave:5").does("ecarus", "attack:test-edge-1:gremlin-horde-green-1-a");
    expect(t.offered("ecarus")).toEqual([
      "figure:gremlin-horde-blue-1-a",
      "figure:gremlin-horde-blue-1-b",
      "figure:stub-1",
    ]);
    t.does("ecarus", "figure:gremlin-horde-blue-1-b");
    expect(t.offered("ecarus")).toEqual(["figure:stub-1"]);
    t.does("ecarus", "figure:stub-1");
    expect([
      t.wounds("gremlin-horde-green-1-a"),
      t.wounds("gremlin-horde-green-1-b"),
      t.wounds("gremlin-horde-blue-1-a"),
      t.wounds("gremlin-horde-blue-1-b"),
      t.wounds("stub-1"),
    ]).toEqual([1, 0, 0, 1, 1]);
  });

  test("SS-15.10-c: Soul Points and drops once, with the last figure", () => {
    const item = thing("test-edge", { range: 0, attack: { hits: 5, red: 0, blue: 0 } });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "A" },
      foes: { "gremlin-horde-green-1": { at: ["A"] } },
      dice: ["B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-edge-1:gremlin-horde-green-1-a");
    expect([t.state.soulPoints, t.state.enemies.length, t.state.decks.enemy.discard]).toEqual([
      1,
      0,
      ["gremlin-horde-green-1"],
    ]);
  });

  test("SS-15.10-e, SS-15.10-f: the nearest figure moves, the other joins it; one attack for all", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "gremlin-horde-green-1": { at: ["B", "D"] } },
      { map: ["A B C D"], dice: ["B10", "B10"] },
    );
    expect([t.figure("gremlin-horde-green-1-a").area, t.figure("gremlin-horde-green-1-b").area]).toEqual(["A", "A"]);
    expect(attacksIn(t)).toHaveLength(1);
  });

  test("SS-15.10-e, SS-15.8-k: who joins the first figure on burning ground burns, too", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "gremlin-horde-green-1": { at: ["B", "B"] } },
      {
        map: ["A B"],
        dice: ["B10", "B10"],
        arrange: (s) => {
          s.fires["A"] = [1];
        },
      },
    );
    expect([t.figure("gremlin-horde-green-1-a").fire, t.figure("gremlin-horde-green-1-b").fire]).toEqual([[1], [1]]);
  });

  test("SS-15.10-d: it sees what one of its figures sees", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "gremlin-horde-green-1": { at: ["C", "B"] } },
      {
        map: ["A B C"],
        features: { sight: [["A", "C", false]] },
        dice: ["B10", "B10"],
      },
    );
    expect(attacksIn(t)).toHaveLength(1);
  });

  test("SS-15.10-d, SS-15.10-g: a power's attack is made by a figure that sees and isn't Stunned, and strengthened", () => {
    stub(
      "pack",
      {},
      {
        horde: 3,
        powers: {
          frenzy: {
            type: "behaviour",
            effects: [
              { ...hits(1, "next-attack"), on: "self" },
              { effect: "enemy-attack", weapon: "claws" },
            ],
          },
        },
        lines: [{ range: "+", say: [{ do: "use", power: "frenzy" }] }],
      },
    );
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "pack-1": { at: ["C", "B", "B"] } },
      {
        map: ["A B C"],
        features: { sight: [["A", "C", false]] },
        dice: ["B10"],
        arrange: (s) => {
          s.figures.find(({ id }) => id === "pack-1-b")!.stunned = "held";
        },
      },
    );
    expect([attacksIn(t), t.events("hits-totalled")]).toMatchObject([["pack-1-c claws ecarus"], [{ hits: 2 }]]);
  });

  test("SS-15.10-g: a condition limits it only when all its figures have it", () => {
    const one = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "gremlin-horde-green-1": "A" },
      {
        dice: ["B10", "B10"],
        arrange: (s) => {
          s.figures.find(({ id }) => id === "gremlin-horde-green-1-a")!.stunned = "held";
        },
      },
    );
    expect([attacksIn(one).length, one.figure("gremlin-horde-green-1-a").stunned]).toEqual([1, "none"]);
    const both = enemyTurn("lone-strike", { ecarus: "A" }, { "gremlin-horde-green-1": { at: "A", stunned: "held" } });
    expect([attacksIn(both), both.figure("gremlin-horde-green-1-b").stunned]).toEqual([[], "none"]);
  });
});

describe("15.11 conditions of enemies", () => {
  test("SS-15.11.1-b: it stands up first, at no cost", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "gremlin-blue-1": { at: "A", ko: true } },
      { dice: ["B10", "B10"] },
    );
    expect([t.figure("gremlin-blue-1").ko, attacksIn(t).length]).toEqual([false, 1]);
  });

  test("SS-15.11.3-a: Slowed, it stops after the first sentence that changes something", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "C" },
      { "gremlin-blue-1": { at: "A", slowed: "held" } },
      { map: ["A B C"] },
    );
    expect([t.figure("gremlin-blue-1").area, attacksIn(t), t.figure("gremlin-blue-1").slowed]).toEqual([
      "C",
      [],
      "none",
    ]);
  });

  test("SS-15.11.3-b: a sentence without effect doesn't count", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "orc-warrior-blue-1": { at: "A", slowed: "held" } },
      { dice: ["B10", "B10"] },
    );
    expect([attacksIn(t).length, t.enemy("orc-warrior-blue-1").charges]).toEqual([1, 1]);
  });

  test("SS-15.11.4-b: Poison without a Save", () => {
    const t = scene({ foes: { "orc-warrior-blue-1": { at: "A", poison: 1 } }, step: "time" });
    expect([t.wounds("orc-warrior-blue-1"), t.figure("orc-warrior-blue-1").poison]).toEqual([1, 1]);
  });

  test("SS-15.11.5-a: Blinded, only {+}, and no attack", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "C" },
      { "bandit-green-1": { at: "A", blinded: "held" } },
      { map: ["A B C"] },
    );
    expect([t.figure("bandit-green-1").area, attacksIn(t), t.figure("bandit-green-1").blinded]).toEqual([
      "C",
      [],
      "none",
    ]);
    expect(t.events("behaviour-skipped").map(({ why }) => why)).toEqual(["blinded", "blinded"]);
  });

  test("SS-15.11.5-b: with its victim it stays", () => {
    const t = enemyTurn(
      "lone-strike",
      { shae: "A" },
      { "gremlin-blue-1": { at: "A", blinded: "held" } },
      { map: ["A B"] },
    );
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["A", []]);
  });

  test("SS-15.11.6-a, SS-15.11.6-c: Stunned, it does nothing, and stays K.O.", () => {
    const t = enemyTurn("lone-strike", { ecarus: "A" }, { "gremlin-blue-1": { at: "A", stunned: "held", ko: true } });
    expect([attacksIn(t), t.figure("gremlin-blue-1").stunned, t.figure("gremlin-blue-1").ko]).toEqual([
      [],
      "none",
      true,
    ]);
  });

  test("SS-15.11.6-b: nor does it react", () => {
    const t = scene({ map: ["A B"], foes: { "bandit-red-1": { at: "B", stunned: "held" } } });
    t.does("ecarus", "move:B").does("ecarus", "move:A");
    expect(attacksIn(t)).toEqual([]);
  });
});

describe("15.12 death", () => {
  const slay = (foe: string, more: Scene = {}) => {
    const item = thing("test-edge", { range: 0, attack: { hits: 30, red: 0, blue: 0 } });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "A" },
      foes: { [foe]: { at: "A", ko: true } },
      dice: ["B10 B10"],
      ...more,
      arrange: (s, content) => {
        s.turn.action = 0;
        more.arrange?.(s, content);
      },
    });
    return t.does("ecarus", `attack:test-edge-1:${foe}`);
  };

  test("SS-15.12-a, SS-15.12.1-a, SS-15.12.1-b: it leaves the map for Soul Points", () => {
    const t = slay("orc-warrior-blue-1");
    expect([t.isThere("orc-warrior-blue-1"), t.state.soulPoints, t.state.decks.enemy.discard]).toEqual([
      false,
      2,
      ["orc-warrior-blue-1"],
    ]);
  });

  test("SS-15.12.1-b: its power cards are discarded", () => {
    const t = slay("bandit-green-1", { foes: { "bandit-green-1": { at: "A", powers: ["brutal"] } }, dice: ["B10"] });
    expect(t.state.decks.enemyPower.discard).toEqual(["brutal"]);
  });

  test("SS-15.12.1-c: Red ones don't come back", () => {
    const t = slay("orc-warrior-red-1", { decks: { treasure: ["crystal-dagger-1"] } });
    expect([t.state.decks.enemy.discard, t.state.removed]).toEqual([[], ["orc-warrior-red-1"]]);
  });

  test("SS-15.12.1-d: Crowns; SS-15.12.1-e: Loot; SS-15.12.1-f, SS-15.12.1-g: Treasure and both", () => {
    expect(slay("bandit-green-1", { dice: ["B10"] }).state.ground["A"]?.crowns).toBe(10);
    const loot = slay("bandit-blue-1");
    expect([loot.state.ground["A"]?.loot.length, loot.state.decks.loot.draw.length]).toEqual([1, 5]);
    const both = slay("gremlin-red-1", { decks: { treasure: ["crystal-dagger-1"] } });
    expect([both.state.ground["A"]?.loot.length, both.state.ground["A"]?.treasure]).toEqual([1, ["crystal-dagger-1"]]);
  });

  test("SS-15.12.1-e: nobody sees the value of Loot", () => {
    const t = slay("bandit-blue-1");
    const { ground } = t.table.match.view("player-1").state as unknown as { ground: Record<string, { loot: unknown }> };
    expect(ground["A"]?.loot).toEqual({ count: 1 });
  });

  test("SS-15.12.1-f: a Treasure lies face down", () => {
    const t = slay("orc-warrior-red-1", { decks: { treasure: ["crystal-dagger-1"] } });
    const { ground } = t.table.match.view("player-1").state as unknown as {
      ground: Record<string, { treasure: unknown }>;
    };
    expect(ground["A"]?.treasure).toEqual({ count: 1 });
  });

  test("SS-15.12.1-g: all that is printed is dropped", () => {
    const t = slay("gremlin-red-1", { decks: { treasure: ["crystal-dagger-1"] } });
    expect(t.events("drops")).toMatchObject([
      {
        what: [
          { key: "drop.loot", args: { count: 1 } },
          { key: "drop.treasure", args: { count: 1 } },
        ],
      },
    ]);
  });

  test("SS-15.12.1-h: drops are turned up when they are taken, by who isn't engaged", () => {
    const t = slay("bandit-blue-1", {
      decks: { loot: ["loot-15-1"] },
    });
    t.does("ecarus", "take:loot");
    expect(t.hero("ecarus").crowns).toBe(15);
    stub("stub");
    const engaged = scene({
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.ground["A"] = { items: [], crowns: 0, keys: [], loot: ["loot-15-1"], treasure: [] };
      },
    });
    expect(engaged.barredBy("ecarus", "take:loot")).toBe("SS-6.1.1-d");
  });

  test("SS-15.12.1-i: what its death sets off comes before it goes", () => {
    stub(
      "bomb",
      { hp: 1 },
      {
        powers: {
          burst: { type: "reaction", when: "killed", effects: [{ effect: "fire", strength: 1, on: "heroes-in-area" }] },
        },
      },
    );
    const t = slay("bomb-1", { dice: [] });
    expect([t.figure("ecarus").fire, t.figure("thorgar").fire]).toEqual([[1], [1]]);
    expect(t.log.indexOf("on-fire")).toBeLessThan(t.log.indexOf("enemy-killed"));
  });
});
