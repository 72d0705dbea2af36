import { describe, expect, test } from "vitest";
import { controllerFor } from "../../../rules/15-enemies/assign.js";
import { acted, enemyTurn, fighter, type Heroes } from "../../scenes/enemy-scene.js";
import { type Scene, scene } from "../../scenes/scene.js";

describe("15.6 who controls an enemy", () => {
  const to = (counts: readonly number[], kinds: readonly ("hero" | "ghost")[] = []) => {
    const names = ["ecarus", "thorgar", "shae"].slice(0, counts.length);
    const t = scene({
      heroes: Object.fromEntries(names.map((name, i) => [name, { at: "A", kind: kinds[i] ?? "hero" }])),
    });
    for (const [i, count] of counts.entries())
      for (let n = 0; n < count; n++)
        t.state.enemies.push({
          id: `x${i}${n}`,
          scroll: `s${i}${n}`,
          controller: `player-${i + 1}`,
          charges: 0,
          powers: [],
          side: "A",
        });
    return controllerFor(t.state, "gremlin-blue");
  };

  test("SS-15.6-a: the active player, who has none", () => {
    expect(to([0, 0])).toBe("player-1");
  });

  test("SS-15.6-b: otherwise clockwise to who has least; the active one in a tie that he shares", () => {
    expect([to([1, 0, 0]), to([2, 1, 1]), to([1, 1, 1]), to([1, 2, 1])]).toEqual([
      "player-2",
      "player-2",
      "player-1",
      "player-1",
    ]);
  });

  test("SS-15.6-b: who has one already and shares the least gets it by the tie, and the log says so", () => {
    const placed = (foes: Record<string, { at: string; controller: string }>) => {
      const t = scene({
        map: ["A B"],
        heroes: { ecarus: "A", auriel: "A" },
        foes,
        step: "time",
        decks: { enemy: ["gremlin-blue-1"] },
        quest: {
          triggers: [{ id: "more", when: { on: "round", round: 2 }, acts: [{ act: "place", enemies: [{ at: "B" }] }] }],
        },
      });
      const [entered] = t.table.events("enemy-placed");
      return [entered?.["controller"], entered?.rules.filter((rule) => rule.startsWith("SS-15.6"))];
    };
    expect(placed({})).toEqual(["player-1", ["SS-15.6-a"]]);
    expect(
      placed({
        "bandit-green-1": { at: "B", controller: "ecarus" },
        "orc-warrior-green-1": { at: "B", controller: "auriel" },
      }),
    ).toEqual(["player-1", ["SS-15.6-b"]]);
  });

  test("SS-15.6-c, SS-15.6-d: the second Blue Gremlin goes to who has the first", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", auriel: "A" },
      foes: { "gremlin-blue-1": { at: "B", controller: "auriel" } },
    });
    expect(controllerFor(t.state, "gremlin-blue")).toBe("player-2");
  });

  test("SS-15.6-d: also when the active player has none", () => {
    const t = scene({
      heroes: { ecarus: "A", auriel: "A" },
      foes: {
        "gremlin-blue-1": { at: "A", controller: "auriel" },
        "orc-warrior-green-1": { at: "A", controller: "auriel" },
      },
    });
    expect(controllerFor(t.state, "gremlin-blue")).toBe("player-2");
  });

  test("SS-15.6-e: a Ghost Soul's seat, too", () => {
    expect(to([1, 0], ["hero", "ghost"])).toBe("player-2");
  });

  test("SS-2.2-d: three heroes of one player are three players", () => {
    expect(to([1, 0, 0])).toBe("player-2");
  });
});

describe("15.7 Encounter cards", () => {
  const two: Heroes = { ecarus: "A", thorgar: "A" };

  test("SS-15.7-c: all of a rank", () => {
    fighter("green");
    fighter("blue", { rank: "blue" });
    const t = enemyTurn("green-rush", two, { "green-1": "B", "green-2": "B", "blue-1": "B" }, { map: ["A B"] });
    t.does("ecarus", "enemy:green-2");
    expect(acted(t)).toEqual(["green-2", "green-1"]);
  });

  test("SS-15.7-d: all of a style; the wild one is every style", () => {
    fighter("strong", { style: "strength" });
    fighter("quick");
    fighter("wild", { style: "wild", rank: "blue" });
    const t = enemyTurn(
      "brute-force",
      two,
      { "strong-1": "B", "quick-1": "B", "wild-1": { at: "B", controller: "ecarus" } },
      { map: ["A B"] },
    );
    expect(acted(t).sort()).toEqual(["strong-1", "wild-1"]);
  });

  test("SS-15.7-e: all wounded ones, or all beside a hero", () => {
    fighter("green");
    const t = enemyTurn("blood-scent", two, { "green-1": { at: "B", wounds: 1 }, "green-2": "B" }, { map: ["A B"] });
    expect(acted(t)).toEqual(["green-1"]);
    const near = enemyTurn("close-quarters", two, { "green-1": "A", "green-2": "B" }, { map: ["A B"], dice: ["B1"] });
    expect(acted(near)).toEqual(["green-1"]);
  });

  test("SS-15.7-f, SS-15.7-h: so many, the active player's first, then clockwise, highest rank first", () => {
    fighter("green");
    fighter("blue", { rank: "blue" });
    const t = enemyTurn(
      "pincer",
      { ecarus: "A", thorgar: "A", shae: "A" },
      {
        "green-1": { at: "B", controller: "ecarus" },
        "blue-1": { at: "B", controller: "shae" },
        "gremlin-green-1": { at: "B", controller: "shae" },
      },
      { map: ["A B"] },
    );
    expect(acted(t)).toEqual(["green-1", "blue-1"]);
  });

  test("SS-15.7-g, SS-15.7-p: no enemies, then the deck is shuffled and the card discarded alone", () => {
    fighter("green");
    const t = enemyTurn(
      "lull",
      two,
      { "green-1": "B" },
      {
        map: ["A B"],
        decks: { encounter: ["lull", "pincer"] },
        arrange: (s) => {
          s.decks.encounter.discard = ["war-cry", "zealots"];
        },
      },
    );
    expect(acted(t)).toEqual([]);
    expect([t.state.decks.encounter.draw.length, t.state.decks.encounter.discard]).toEqual([3, ["lull"]]);
  });

  test("SS-15.7-i, SS-15.7-j: a Stunned enemy isn't chosen while there is another", () => {
    fighter("green");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "green-1": { at: "B", stunned: "held" }, "green-2": "B" },
      { map: ["A B"] },
    );
    expect([acted(t), t.figure("green-1").stunned]).toEqual([["green-2"], "held"]);
    const only = enemyTurn("lone-strike", { ecarus: "A" }, { "green-1": { at: "A", stunned: "held" } });
    expect([only.events("activation-skipped").length, only.figure("green-1").stunned]).toEqual([1, "none"]);
  });

  test("SS-15.7-j: of two equal enemies the one that isn't Stunned acts, without a question", () => {
    fighter("green");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "green-1": "B", "green-2": { at: "B", stunned: "held" } },
      { map: ["A B"] },
    );
    expect(acted(t)).toEqual(["green-1"]);
  });

  test("SS-15.7-k: the active player orders equal ones, also another's", () => {
    fighter("green");
    const t = enemyTurn(
      "green-rush",
      two,
      { "green-1": { at: "B", controller: "thorgar" }, "green-2": { at: "B", controller: "thorgar" } },
      { map: ["A B"] },
    );
    expect(t.asked).toBe("ecarus: activation-order");
  });

  test("SS-15.7-l: otherwise only when the main effect fits nobody", () => {
    fighter("red", { rank: "red" });
    fighter("green");
    fighter("blue", { rank: "blue" });
    const b = { map: ["A B"] };
    expect(acted(enemyTurn("red-fury", two, { "red-1": "B", "green-1": "B" }, b))).toEqual(["red-1"]);
    expect(acted(enemyTurn("red-fury", two, { "green-1": "B" }, b))).toEqual(["green-1"]);
    expect(acted(enemyTurn("red-fury", two, { "blue-1": "B" }, b))).toEqual([]);
  });

  test("SS-15.7-n: enemies use their special powers, too", () => {
    const t = enemyTurn(
      "war-cry",
      { laegon: "A", thorgar: "A" },
      { "orc-shaman-blue-1": "D" },
      {
        map: ["A B C D"],
        decks: { encounter: ["war-cry"] },
        dice: ["B10", "B10 B10", "B10", "B10"],
      },
    );
    expect(t.events("enemy-power-used")).toMatchObject([{ power: "curse" }, { power: "curse" }]);
  });

  test("SS-15.7-b, SS-15.7-o: the Alarm draws a card in the middle of a Hero Turn, which goes on", () => {
    fighter("green");
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: "B", thorgar: "C" },
      doors: { "B|C": "door" },
      foes: { "green-1": "A" },
      decks: { trap: ["alarm"], encounter: ["green-rush"] },
    });
    t.does("ecarus", "open:B|C");
    expect([acted(t), t.state.decks.encounter.discard, t.asked]).toEqual([
      ["green-1"],
      ["green-rush"],
      "ecarus: hero-turn",
    ]);
  });

  test("SS-15.7-o, SS-15.7-i, SS-15.7-k: enemies that a Story Event activates keep the same order, and the active player decides ties", () => {
    fighter("green");
    fighter("blue", { rank: "blue" });
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: { at: "A", version: "black-rose" }, thorgar: "A" },
      foes: {
        "green-1": { at: "C", controller: "thorgar" },
        "green-2": { at: "C", controller: "thorgar" },
        "blue-1": { at: "C", controller: "thorgar", stunned: "due" },
      },
      quest: { stories: [{ card: 1, at: "B", ontoDeck: true, acts: [{ act: "activate", enemies: "all" }] }] },
      arrange: (s) => {
        s.stories["B"] = "story-first";
      },
    });
    t.does("ecarus", "move:B");
    expect([t.asked, t.offered("ecarus")]).toEqual(["ecarus: activation-order", ["enemy:green-1", "enemy:green-2"]]);
    t.does("ecarus", "enemy:green-2");
    expect(t.asked).toBe("ecarus: hero-turn");
    expect(acted(t)).toEqual(["green-2", "green-1", "blue-1"]);
  });

  describe("SS-15.7-m: a card that comes back meanwhile is another enemy", () => {
    /** The first enemy's Special Power kills the second, behind which a Shadow brings the only card of the deck: the second one. */
    const comesBack = (more: Scene) => {
      fighter("slayer", {
        rank: "blue",
        style: "strength",
        powers: {
          purge: { type: "special", effects: [{ effect: "wounds", amount: 20, on: "other-enemies-in-sight" }] },
        },
        lines: [{ range: "+", say: [{ do: "use", power: "purge" }] }],
      });
      fighter("green");
      return scene({
        map: ["A B C D"],
        heroes: { ecarus: { at: "B", version: "black-rose" }, thorgar: "A" },
        foes: { "slayer-1": { at: "B", controller: "ecarus" }, "green-1": { at: "C", controller: "thorgar" } },
        decks: { encounter: ["fight"], enemy: [] },
        ...more,
        arrange: (s, content) => {
          s.shadows["D"] = ["shadow-enemy-1"];
          more.arrange?.(s, content);
        },
      });
    };
    const again = (t: ReturnType<typeof scene>) => [
      acted(t),
      t.events("enemy-killed").map(({ figure }) => figure),
      t.events("enemy-placed").map(({ enemy }) => enemy),
    ];

    test("by an Encounter card", () => {
      const t = comesBack({
        step: "enemy-turn",
        arrange: (s) => {
          s.turn.side = "enemies";
        },
      });
      expect(again(t)).toEqual([["slayer-1"], ["green-1"], ["green-1"]]);
    });

    test("SS-15.7-o: also when it died by a card in between", () => {
      const herald = { call: { type: "special", effects: [{ effect: "encounter" }] } } as const;
      fighter("herald", { powers: herald, lines: [{ range: "+", say: [{ do: "use", power: "call" }] }] }, { hp: 50 });
      const t = comesBack({
        foes: {
          "herald-1": { at: "B", controller: "ecarus" },
          "slayer-1": { at: "B", controller: "ecarus" },
          "green-1": { at: "C", controller: "thorgar" },
        },
        decks: { encounter: ["green-rush", "brute-force"], enemy: [] },
        step: "enemy-turn",
        arrange: (s) => {
          s.turn.side = "enemies";
        },
      });
      expect(again(t)).toEqual([["herald-1", "slayer-1"], ["green-1"], ["green-1"]]);
    });

    test("also the one that acts: what comes back doesn't go on with the dead one's line", () => {
      fighter("martyr", {
        powers: { end: { type: "special", effects: [{ effect: "wounds", amount: 20, on: "self" }] } },
        lines: [
          {
            range: "+",
            say: [
              { do: "use", power: "end" },
              { do: "move", areas: 3 },
            ],
          },
        ],
      });
      const t = scene({
        map: ["A B C D"],
        heroes: { ecarus: { at: "A", version: "black-rose" }, thorgar: "A" },
        foes: { "martyr-1": { at: "B", controller: "ecarus" } },
        decks: { encounter: ["fight"], enemy: [] },
        step: "enemy-turn",
        arrange: (s) => {
          s.turn.side = "enemies";
          s.shadows["D"] = ["shadow-enemy-1"];
        },
      });
      expect(again(t)).toEqual([["martyr-1"], ["martyr-1"], ["martyr-1"]]);
      expect(t.events("figure-moved")).toEqual([]);
    });

    test("by a Story Event", () => {
      const t = comesBack({
        heroes: { ecarus: { at: "A", version: "black-rose" }, thorgar: "A" },
        quest: { stories: [{ card: 1, at: "B", ontoDeck: true, acts: [{ act: "activate", enemies: "all" }] }] },
        arrange: (s) => {
          s.stories["B"] = "story-first";
        },
      });
      t.does("ecarus", "move:B");
      expect(again(t)).toEqual([["slayer-1"], ["green-1"], ["green-1"]]);
    });
  });

  test("SS-15.7-ex-1: Master Assault without a Master: all of the highest rank", () => {
    const t = enemyTurn(
      "master-assault",
      two,
      { "orc-warrior-green-1": "G", "gremlin-blue-1": "G", "gremlin-blue-2": "G" },
      {
        map: ["A B C D E F G"],
        features: { walls: ["D|E"] },
      },
    );
    t.does("ecarus", "enemy:gremlin-blue-1");
    expect(acted(t)).toEqual(["gremlin-blue-1", "gremlin-blue-2"]);
  });

  test("SS-15.7-ex-2: Fight: the active player's two Bandits, then the other's Blue Gremlin", () => {
    const fifteen = ["fight", ..."abcdefgh".split("").map(() => "lull")];
    const t = enemyTurn(
      "fight",
      two,
      {
        "bandit-green-1": { at: "G", controller: "ecarus" },
        "bandit-green-2": { at: "G", controller: "ecarus" },
        "orc-warrior-green-1": { at: "G", controller: "thorgar" },
        "gremlin-blue-1": { at: "G", controller: "thorgar" },
      },
      {
        map: ["A B C D E F G"],
        features: { walls: ["D|E"] },
        decks: { encounter: fifteen },
        arrange: (s) => {
          s.decks.encounter.discard = ["pincer", "zealots"];
        },
      },
    );
    t.does("ecarus", "enemy:bandit-green-2");
    expect(acted(t)).toEqual(["bandit-green-2", "bandit-green-1", "gremlin-blue-1"]);
    expect([t.state.decks.encounter.draw.length, t.state.decks.encounter.discard]).toEqual([10, ["fight"]]);
  });
});
