import { everything } from "@tavolata/kernel";
import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { events, quests } from "../../../content/index.js";
import { souls } from "../../../index.js";
import { scene, stub } from "../../scenes/scene.js";

const party = (options = {}) => scriptedTable(souls, { options: { quest: "the-waking", heroes: 2, ...options } });
const begun = () => party().answer("player-1", "hero:cleric").answer("player-2", "hero:ranger");

describe("2 the party and the Quest", () => {
  test("SS-1.1, SS-2.2-b: two heroes at least, five at most", () => {
    expect(() => party({ heroes: 1 })).toThrow(/from 2 to 5/);
    expect(() => party({ heroes: 6 })).toThrow(/from 2 to 5/);
    expect(party({ heroes: 5 }).match.seats).toHaveLength(5);
  });

  test("SS-2.2-a: a hero once, in one of two versions", () => {
    const t = party().answer("player-1", "hero:cleric");
    expect(t.barredBy("player-2", "hero:rune-master")).toBe("SS-2.2-a");
    expect(t.state.heroes["player-1"]).toMatchObject({ version: "cleric", figure: "thorgar" });
  });

  test("SS-5.1-a: not Lawful and Chaos together; a Neutral hero joins either", () => {
    const t = party({ heroes: 3 }).answer("player-1", "hero:light-mage");
    expect(t.barredBy("player-2", "hero:assassin")).toBe("SS-5.1-a");
    t.answer("player-2", "hero:ranger");
    expect(t.barredBy("player-3", "hero:black-rose")).toBe("SS-5.1-a");
    expect(t.offered("player-3")).toContain("hero:cleric");
  });

  test("SS-5.1.1-a: in a Soul Storm anybody", () => {
    const t = party({ soulStorm: true }).answer("player-1", "hero:light-mage");
    expect(t.offered("player-2")).toContain("hero:assassin");
  });

  test("SS-2.2-h, SS-2.2-e, SS-2.2-f: the Quest lies as its text says; everybody unhurt, with Crowns", () => {
    const { state } = begun();
    expect(state.doors).toHaveProperty("9B-1|2A-2");
    expect([state.heroes["player-1"]?.crowns, state.figures[0]]).toMatchObject([
      50,
      { id: "thorgar", wounds: 0, area: "9B-3" },
    ]);
  });

  test("SS-2.1-b: the whole Trap and Encounter decks, the Quest's own Event and Enemy decks", () => {
    const { decks } = begun().state;
    const { deck, onTop = [] } = quests["the-waking"]!.events;
    expect([decks.trap.draw.length, decks.encounter.draw.length]).toEqual([13, 15]);
    expect(decks.event.draw.map((card) => events[card as keyof typeof events].number).sort()).toEqual(
      [...deck, ...onTop].sort(),
    );
    expect(decks.enemy.draw.every((card) => /^(gremlin|bandit)-(green|blue)-/.test(card))).toBe(true);
  });

  test("SS-2.1-c, SS-2.1-d, SS-2.1-g: Treasures of Act I, no Quest Treasures, no Soul Weapons", () => {
    const { draw } = begun().state.decks.treasure;
    expect(draw).toHaveLength(40);
    expect(draw.some((card) => /dawnbringer|moonsong|heartstaff/.test(card))).toBe(false);
  });

  test("SS-14.2-a: the Stash holds the Stash cards", () => {
    expect(begun().state.stash).toHaveLength(15);
  });

  test("SS-15.4-o, SS-15.4-p: Shadows by the number of heroes, the rest in the reserve", () => {
    const { state } = begun();
    expect([Object.keys(state.shadows).length, state.decks.shadow.draw.length]).toEqual([4, 6]);
  });

  test("SS-15.4-n: Quest and Quest Enemy tokens lie in the reserve only where the Quest names them", () => {
    const named = (quest: string) => {
      const { state } = party({ quest }).answer("player-1", "hero:cleric").answer("player-2", "hero:ranger");
      const tokens = [...Object.values(state.shadows).flat(), ...state.decks.shadow.draw];
      return tokens.filter((token) => token.startsWith("shadow-quest"));
    };
    expect([named("the-toll-road"), named("the-waking"), named("the-wedding-at-harrow")]).toEqual([
      [],
      ["shadow-quest-1"],
      ["shadow-quest-enemy-1"],
    ]);
  });

  test("SS-2.2-h, SS-15.4-c: the Quest is told before anything is laid out, and Shadows are revealed when play begins", () => {
    const t = party({ quest: "the-toll-road", heroes: 2 })
      .answer("player-1", "hero:cleric")
      .answer("player-2", "hero:ranger");
    for (const seat of ["player-1", "player-2"])
      while (t.offered(seat)?.[0]?.startsWith("power:")) t.answer(seat, t.offered(seat)![0]!);
    const types = () => t.match.events(everything).map(({ type }) => type);
    const placed = types().filter((type) => /^(quest-begins|story-told|shadow|enemy-placed)/.test(type));
    expect(placed.slice(0, 3)).toEqual(["quest-begins", "story-told", "shadow-placed"]);
    expect(types()).not.toContain("shadow-revealed");
    t.answer("player-1", "ready").answer("player-2", "ready");
    expect(types().indexOf("shadow-revealed")).toBeGreaterThan(types().indexOf("phase-begins"));
  });

  test("SS-5.2.2, SS-5.3.1-a: rank I, and one power to choose", () => {
    const t = begun();
    expect(t.state.heroes["player-1"]?.soulrank).toBe(1);
    expect(t.offered("player-1")).toEqual(["power:heal-wounds", "power:stone-skin"]);
  });
});

describe("4.3.1 stories", () => {
  const story = (acts: readonly object[], more: object = {}) =>
    scene({
      map: ["A B C D"],
      quest: { stories: [{ card: 1, at: "B", ontoDeck: true, acts: acts as never }], ...more },
      events: ["quiet-wind", "quiet-wind"],
      arrange: (s) => {
        s.stories["B"] = "story-first";
      },
    });

  test("SS-4.3.1-a, SS-4.3.1-c: it interrupts the Movement, which then goes on", () => {
    const t = story([{ act: "soul-points", amount: 2 }]);
    t.does("ecarus", "move:B");
    expect([t.state.soulPoints, t.state.turn]).toMatchObject([2, { moving: true, points: 2 }]);
    t.does("ecarus", "move:C");
    expect(t.figure("ecarus").area).toBe("C");
  });

  test("SS-4.3.1-c: after the story the hero moves on and fights", () => {
    const t = story([{ act: "text", text: "x" }]);
    t.does("ecarus", "move:B").does("ecarus", "move:C").does("ecarus", "move:D");
    expect(t.state.turn.combat).toBe(1);
  });

  test("SS-4.3.1-b: everything in its order", () => {
    const t = story([
      { act: "text", text: "one" },
      { act: "crowns", amount: 5, who: "active" },
      { act: "text", text: "two" },
    ]);
    t.does("ecarus", "move:B");
    expect(t.log.filter((type) => ["story-told", "crowns-gained"].includes(type))).toEqual([
      "story-told",
      "crowns-gained",
      "story-told",
    ]);
  });

  test("SS-4.3.1-d, SS-4.3.1-e: then it lies face up on the deck, is discarded first, and suspends what lay there", () => {
    const t = story([]);
    t.state.decks.event.faceUp.push("war-drums");
    t.does("ecarus", "move:B");
    expect(t.state.decks.event.faceUp).toEqual(["story-first", "war-drums"]);
    t.does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.state.decks.event).toMatchObject({ faceUp: ["war-drums"], discard: ["story-first"] });
  });

  test("SS-4.3.1-e: the continuous effect is back when the story is gone", () => {
    const t = story([]);
    t.state.decks.event.faceUp.push("war-drums");
    t.does("ecarus", "move:B").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.events("spawn-counted")).toEqual([]);
  });

  test("SS-4.3.1-d, SS-4.3.1-e: not before its text is done: until then a continuous event still holds", () => {
    const healed = (faceUp: readonly string[]) => {
      const t = story([{ act: "effects", effects: [{ effect: "heal", amount: 2, on: "heroes" }] }]);
      t.state.decks.event.faceUp.push(...faceUp);
      t.figure("ecarus").wounds = 3;
      t.does("ecarus", "move:B");
      expect(t.state.decks.event.faceUp).toEqual(["story-first", ...faceUp]);
      return 3 - t.wounds("ecarus");
    };
    expect([healed([]), healed(["cursed-ground"])]).toEqual([2, 0]);
  });

  test("SS-4.3.1-f: a Ghost Soul doesn't set it off", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" },
      arrange: (s) => {
        s.stories["B"] = "story-first";
      },
    });
    t.does("ecarus", "move:B");
    expect(t.state.stories).toEqual({ B: "story-first" });
  });

  test("SS-4.3.1-g: a Waypoint does what the Quest says, when a living hero enters", () => {
    const t = scene({
      map: ["A B"],
      quest: { waypoints: [{ id: "well", at: "B", acts: [{ act: "soul-points", amount: 1 }] }] },
      arrange: (s) => {
        s.waypoints["B"] = "well";
      },
    });
    t.does("ecarus", "move:B");
    expect([t.state.soulPoints, t.state.waypoints]).toEqual([1, {}]);
  });

  test("SS-5.1-c: a choice that the hero's nature allows", () => {
    const t = story([
      {
        act: "choice",
        text: "q",
        of: [
          { text: "good", natures: ["lawful"], acts: [{ act: "soul-points", amount: 1 }] },
          { text: "bad", natures: ["chaos"], acts: [] },
        ],
      },
    ]);
    t.does("ecarus", "move:B");
    expect(t.barredBy("ecarus", "choice:bad")).toBe("SS-5.1-c");
    t.does("ecarus", "choice:good");
    expect(t.state.soulPoints).toBe(1);
  });

  test("SS-5.1.1-b: in a Soul Storm any choice", () => {
    const t = scene({
      map: ["A B"],
      options: { soulStorm: true },
      quest: {
        stories: [
          {
            card: 1,
            at: "B",
            ontoDeck: true,
            acts: [{ act: "choice", text: "q", of: [{ text: "bad", natures: ["chaos"], acts: [] }] }],
          },
        ],
      },
      arrange: (s) => {
        s.stories["B"] = "story-first";
      },
    });
    t.does("ecarus", "move:B");
    expect(t.offered("ecarus")).toEqual(["choice:bad"]);
  });

  test("SS-15.4-l, SS-15.4-m: the Quest's own Shadows", () => {
    const seen = (token: string, quest: object) => {
      const t = scene({
        map: ["A B C D E F G"],
        quest,
        decks: { enemy: ["gremlin-green-1"] },
        arrange: (s) => {
          s.shadows["G"] = [token];
        },
      });
      return t.does("ecarus", "move:B");
    };
    expect(seen("shadow-quest-enemy-1", { questEnemy: "bandit-red-1" }).isThere("bandit-red-1")).toBe(true);
    expect(seen("shadow-quest-1", { questShadow: [{ act: "soul-points", amount: 3 }] }).state.soulPoints).toBe(3);
  });

  test("SS-15.4-m: it fires once", () => {
    const t = scene({
      map: ["A B C D E F G"],
      quest: { questShadow: [{ act: "soul-points", amount: 1 }] },
      arrange: (s) => {
        s.shadows["G"] = ["shadow-quest-1"];
      },
    });
    t.does("ecarus", "move:B").does("ecarus", "move:C");
    expect(t.state.soulPoints).toBe(1);
  });

  test("SS-15.6-h: a named enemy is looked for in the deck", () => {
    const t = scene({
      map: ["A B C D E F G"],
      quest: { questEnemy: "gremlin-green" },
      decks: { enemy: ["orc-warrior-green-1", "bandit-blue-1", "gremlin-green-1"] },
      arrange: (s) => {
        s.shadows["G"] = ["shadow-quest-enemy-1"];
      },
    });
    t.does("ecarus", "move:B");
    expect([t.isThere("gremlin-green-1"), t.state.decks.enemy.discard]).toEqual([
      true,
      ["bandit-blue-1", "orc-warrior-green-1"],
    ]);
  });

  test("SS-2.1-g, SS-8.2.1-a: a Quest hands out a Soul Weapon that somebody can use", () => {
    const t = story([{ act: "soul-weapon" }]);
    t.state.soulWeapons.push("dawnbringer-1");
    t.does("ecarus", "move:B");
    expect([t.hero("ecarus").inventory, t.state.soulWeapons]).toEqual([["dawnbringer-1"], []]);
    expect(begun().state.soulWeapons.some((item) => item.startsWith("heartstaff"))).toBe(false);
  });

  test("SS-6.6: an action of the Quest, where and when it says", () => {
    stub("stub");
    const quest = {
      actions: [
        {
          id: "bell",
          text: "bell",
          activity: "action",
          at: ["A"],
          once: true,
          acts: [{ act: "soul-points", amount: 1 }],
        },
      ],
    } as const;
    const t = scene({ map: ["A B"], quest });
    t.does("ecarus", "quest:bell");
    expect([t.state.soulPoints, t.state.turn.action, t.offered("ecarus").includes("quest:bell")]).toEqual([
      1,
      0,
      false,
    ]);
    const engaged = scene({ map: ["A B"], quest, foes: { "stub-1": "A" } });
    expect(engaged.barredBy("ecarus", "quest:bell")).toBe("SS-6.6");
  });

  test("SS-6.3.6-a: in the area of the token, not engaged; SS-6.3.6-b: one red die, then it is gone", () => {
    const found = (face: string) => {
      const t = scene({
        map: ["A B"],
        dice: [face],
        decks: { treasure: ["crystal-dagger-1"] },
        arrange: (s) => {
          s.searches["A"] = ["search-area-1"];
        },
      });
      t.does("ecarus", "search");
      expect([t.state.searches, t.offered("ecarus").includes("search")]).toEqual([{}, false]);
      return [t.hero("ecarus").crowns, t.hero("ecarus").inventory.length];
    };
    expect([found("R1"), found("R8"), found("R10")]).toEqual([
      [10, 0],
      [0, 1],
      [0, 0],
    ]);
    stub("stub");
    const engaged = scene({
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.searches["A"] = ["search-area-1"];
      },
    });
    expect(engaged.barredBy("ecarus", "search")).toBe("SS-6.3.6-a");
  });

  test("SS-6.3.6-b: a face with two listed results gives both", () => {
    const t = scene({
      dice: ["R6"],
      decks: { treasure: ["crystal-dagger-1"] },
      arrange: (s) => {
        s.searches["A"] = ["search-area-1"];
      },
    });
    t.does("ecarus", "search");
    expect([t.hero("ecarus").crowns, t.hero("ecarus").inventory]).toEqual([10, ["crystal-dagger-1"]]);
  });
});

test("SS-15.6-h: an enemy that a Quest names and that is in play already comes as its other copy, or not at all", () => {
  const again = { act: "place", enemies: [{ enemy: "bandit-green-1", at: "A" }] } as const;
  const placed = (deck: readonly string[]) => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "bandit-green-1": "B" },
      decks: { enemy: deck },
      quest: {
        actions: [{ id: "call", text: "call", activity: "free", at: ["A"], acts: [again] }],
      },
    });
    return t.does("ecarus", "quest:call").state.enemies.map(({ id }) => id);
  };
  expect(placed(["gremlin-green-1", "bandit-green-2"])).toEqual(["bandit-green-1", "bandit-green-2"]);
  expect(placed(["gremlin-green-1"])).toEqual(["bandit-green-1"]);
});
