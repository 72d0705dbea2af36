import { describe, expect, test } from "vitest";
import { hpOf } from "../../../queries/profile.js";
import { gainable } from "../../../rules/07-powers/gaining.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("7 powers", () => {
  const offer = (name: string, version: string, soulrank = 7) => {
    const t = scene({ heroes: { [name]: { at: "A", version, soulrank } } });
    return gainable(t.content, t.state, t.hero(name), false);
  };

  test("SS-7-g, SS-7-o: Lawful Shae isn't offered Backstab", () => {
    expect(offer("shae", "thief")).toContain("dodge");
    expect(offer("shae", "thief")).not.toContain("backstab");
  });

  test("SS-7-o: a Lawful hero chooses cards without icon and Lawful ones", () => {
    expect(offer("shae", "thief").sort()).toEqual(["disarm", "dodge", "hiding", "sneak-attack", "treasure-hunter"]);
  });

  test("SS-7-p: a Chaos Thorgar those without icon and of Chaos", () => {
    expect(offer("thorgar", "rune-master").sort()).toEqual([
      "defensive-rune",
      "hammer-throw",
      "heal-wounds",
      "offensive-rune",
      "stone-skin",
    ]);
  });

  test("SS-7-q: a Neutral Laegon all of his cards", () => {
    expect(offer("laegon", "ranger")).toHaveLength(7);
  });

  test("SS-7-a, SS-7-c: only his own cards, none twice; SS-7-i: of his rank", () => {
    expect(offer("ecarus", "white-rose", 1).sort()).toEqual(["cleave", "shield-wall"]);
    const t = scene({ heroes: { ecarus: { at: "A", powers: ["cleave"] } } });
    expect(gainable(t.content, t.state, t.hero("ecarus"), false)).toEqual(["shield-wall"]);
  });

  test("SS-7-f: a Talent that somebody has isn't offered", () => {
    const t = scene({ heroes: { shae: { at: "A", powers: ["lucky"] }, auriel: "A" } });
    expect(gainable(t.content, t.state, t.hero("auriel"), true)).not.toContain("lucky");
    expect(gainable(t.content, t.state, t.hero("auriel"), true)).toContain("tough");
  });

  test("SS-7-i: below its first level a power can't be used", () => {
    stub("stub");
    const t = scene({
      heroes: { thorgar: { at: "A", soulrank: 2, powers: ["call-lightning"] } },
      foes: { "stub-1": "A" },
    });
    expect(t.offered("thorgar").filter((id) => id.startsWith("power:call"))).toEqual([]);
  });

  test("SS-7-j, SS-7-l: any level up to the rank; then it cools down", () => {
    stub("stub");
    const at = (soulrank: number) =>
      scene({ heroes: { thorgar: { at: "A", soulrank, powers: ["call-lightning"] } }, foes: { "stub-1": "A" } })
        .offered("thorgar")
        .filter((id) => id.startsWith("power:call"));
    expect([at(4), at(5)]).toEqual([
      ["power:call-lightning:3:stub-1"],
      ["power:call-lightning:3:stub-1", "power:call-lightning:5:stub-1"],
    ]);
  });

  test("SS-7-s: Call Lightning at level III: three hits, cooldown 3", () => {
    stub("stub");
    const t = scene({
      heroes: { thorgar: { at: "A", soulrank: 3, powers: ["call-lightning"] } },
      foes: { "stub-1": "A" },
      dice: ["R1 R10", "B5 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("thorgar", "power:call-lightning:3:stub-1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 3 }]);
    expect([t.hero("thorgar").powers[0]?.cooldown, t.state.turn.combat]).toEqual([3, 0]);
    expect(t.offered("thorgar")).not.toContain("power:call-lightning:3:stub-1");
  });

  test("SS-7-t, SS-7-k: at level V one sure hit, three dice of each colour, Lethal III", () => {
    stub("stub");
    const t = scene({
      heroes: { thorgar: { at: "A", soulrank: 5, powers: ["call-lightning"] } },
      foes: { "stub-1": "A" },
      dice: ["R4 R4 R1", "B5 B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("thorgar", "power:call-lightning:5:stub-1").does("thorgar", "pay:call-lightning#3");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 5, lethal: 3 }]);
    expect(t.hero("thorgar").powers[0]?.cooldown).toBe(4);
  });

  test("SS-7-k: base and chosen level, no other", () => {
    stub("stub");
    const t = scene({
      heroes: { thorgar: { at: "A", soulrank: 5, powers: ["call-lightning"] } },
      foes: { "stub-1": "A" },
      dice: ["R10 R10", "B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("thorgar", "power:call-lightning:3:stub-1");
    expect(t.diceLeft).toBe(0);
  });

  test("SS-7-u: Heal Wounds once a Round", () => {
    const t = scene({
      heroes: { thorgar: { at: "A", powers: ["heal-wounds"] }, auriel: { at: "A", wounds: 3 } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("thorgar", "power:heal-wounds:1:auriel");
    expect([t.wounds("auriel"), t.barredBy("thorgar", "power:heal-wounds:1:auriel")]).toEqual([1, "SS-7-l"]);
    t.does("thorgar", "end-turn")
      .does("auriel", "end-turn")
      .does("auriel", "hero:thorgar")
      .does("thorgar", "power:heal-wounds:1:auriel");
    expect(t.wounds("auriel")).toBe(0);
  });

  test("SS-7-v: Cleave strikes two, each with its own defence", () => {
    stub("stub", { defenceDice: 1 });
    const t = scene({
      heroes: { ecarus: { at: "A", powers: ["cleave"], slots: { primary: blade("test-blade", 0, 1) } } },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["R1", "B1", "B5"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "power:cleave:1").does("ecarus", "attack:test-blade-1:stub-1").does("ecarus", "figure:stub-2");
    expect([t.wounds("stub-1"), t.wounds("stub-2"), t.hero("ecarus").powers[0]?.cooldown]).toEqual([0, 1, 2]);
  });

  test("SS-7-w: Lucky rolls two dice for a Save", () => {
    const saved = (dice: string) => {
      const t = scene({
        heroes: { shae: { at: "A", powers: ["lucky"] } },
        decks: { trap: ["crusher", "empty-click"] },
        dice: [dice],
        arrange: (s) => {
          s.chests["A"] = { lock: "", token: ["chest-small-1"] };
        },
      });
      t.does("shae", "force:chest").does("shae", "trap:crusher");
      return t.wounds("shae") === 0;
    };
    expect([saved("B5 B2"), saved("B5 B10")]).toEqual([true, false]);
  });

  test("SS-7-m, SS-6.5-a: passive powers hold always and never cool down", () => {
    const t = scene({ heroes: { ecarus: { at: "A", powers: ["tough"] } } });
    expect([hpOf(t.content, t.state, t.figure("ecarus")), t.hero("ecarus").powers[0]?.cooldown]).toEqual([11, 0]);
  });

  test("SS-7-r: Treasure Hunter shows two and keeps one; at rank IV three", () => {
    const chest = (soulrank: number) => {
      const t = scene({
        heroes: { shae: { at: "A", soulrank, powers: ["treasure-hunter"] } },
        decks: {
          trap: ["empty-click", "rusted-spring"],
          treasure: ["crystal-dagger-1", "greedy-sting-1", "flame-sword-1"],
        },
        arrange: (s) => {
          s.chests["A"] = { lock: "", token: ["chest-small-1"] };
        },
      });
      t.does("shae", "force:chest").does("shae", "trap:empty-click");
      return t;
    };
    const t = chest(1);
    expect(t.offered("shae")).toEqual(["treasure:crystal-dagger-1", "treasure:greedy-sting-1"]);
    t.does("shae", "treasure:greedy-sting-1");
    expect([t.hero("shae").inventory, t.state.decks.treasure.discard]).toEqual([
      ["greedy-sting-1"],
      ["crystal-dagger-1"],
    ]);
    expect(chest(4).offered("shae")).toHaveLength(3);
  });

  test("SS-7.1-a, SS-7.1-b: shifting forward and back, to the ends of the track", () => {
    const shifted = (by: number, cooldown: number) => {
      const item = thing(
        "test-glass",
        { activity: "free", effects: [{ effect: "shift-powers", by, count: "all" }] },
        { kind: "permanent" },
      );
      const t = scene({ heroes: { ecarus: { at: "A", inventory: [item], powers: [{ id: "cleave", cooldown }] } } });
      return t.does("ecarus", "use:test-glass-1").hero("ecarus").powers[0]?.cooldown;
    };
    expect([shifted(-1, 2), shifted(1, 2), shifted(-1, 4), shifted(1, 1), shifted(-1, 0), shifted(1, 0)]).toEqual([
      3, 1, 4, 0, 0, 0,
    ]);
  });

  test("SS-7.1-b: a ready power stays ready", () => {
    const item = thing(
      "test-glass",
      { activity: "free", effects: [{ effect: "shift-powers", by: -1, count: "all" }] },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { ecarus: { at: "A", inventory: [item], powers: ["cleave"] } } });
    expect(t.does("ecarus", "use:test-glass-1").events("power-shifted")).toEqual([]);
  });

  test("SS-7.1-c: recharged at once", () => {
    const item = thing(
      "test-glass",
      { activity: "free", effects: [{ effect: "recharge-powers", count: 1 }] },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { ecarus: { at: "A", inventory: [item], powers: [{ id: "cleave", cooldown: 3 }] } } });
    t.does("ecarus", "use:test-glass-1");
    expect(t.offered("ecarus")).toContain("power:cleave:1");
  });

  test("SS-9-hit-2-g, SS-9-hit-2-k: Venom poisons whom the next attack with a dagger hits", () => {
    stub("stub");
    const poisoned = (weapon: string, hits: number) => {
      const dagger = thing(
        "test-fang",
        { range: 0, attack: { hits, red: 0, blue: 0 } },
        { category: weapon as "dagger" },
      );
      const t = scene({
        heroes: { shae: { at: "A", version: "assassin", soulrank: 3, slots: { primary: dagger }, powers: ["venom"] } },
        foes: { "stub-1": "A" },
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("shae", "power:venom:3").does("shae", "attack:test-fang-1:stub-1");
      return [t.figure("stub-1").poison, t.figure("shae").poison, t.state.lasting.length];
    };
    expect([poisoned("dagger", 1), poisoned("dagger", 0), poisoned("sword", 1)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test("SS-6.5-h: Meditation helps one healing, and only in the same turn", () => {
    const t = scene({
      heroes: {
        auriel: { at: "A", soulrank: 3, powers: ["healing-light"], inventory: ["healing-potion-1"], wounds: 7 },
        ecarus: { at: "A", wounds: 8 },
      },
    });
    t.does("auriel", "power:meditation").does("auriel", "effect:heal-more");
    t.does("auriel", "power:healing-light:2:ecarus").does("auriel", "use:healing-potion-1");
    expect([t.wounds("ecarus"), t.wounds("auriel")]).toEqual([5, 4]);
    const later = scene({ heroes: { auriel: "A", ecarus: "A" } });
    later.does("auriel", "power:meditation").does("auriel", "effect:heal-more").does("auriel", "end-turn");
    expect(later.state.lasting).toEqual([]);
  });

  test("SS-6.5-h: a healing that an attack pays for, or drains, uses it up, too", () => {
    const item = blade("test-blade", 1, 0, 0, {
      paid: [{ cost: {}, effects: [{ effect: "heal", amount: 1, on: "self" }] }],
    });
    const healing = (version: string, dice: readonly string[], ...picks: string[]) => {
      stub("stub");
      const t = scene({
        heroes: {
          auriel: { at: "A", version, soulrank: 3, wounds: 5, powers: ["drain"], slots: { primary: item } },
          ecarus: "A",
        },
        foes: { "stub-1": "A" },
        dice,
        arrange: (s) => {
          s.turn.action = 0;
          const effect = { effect: "heal-more", change: 1 } as const;
          s.lasting.push({ name: "meditation", on: "auriel", effect, until: "next-healing" });
        },
      });
      for (const pick of picks) t.does("auriel", pick);
      return [t.wounds("auriel"), t.state.lasting];
    };
    expect(healing("light-mage", [], "attack:test-blade-1:stub-1", "pay:test-blade-1#1")).toEqual([3, []]);
    expect(healing("dark-enchantress", ["R3 R3"], "power:drain:3:stub-1")).toEqual([2, []]);
  });
});
