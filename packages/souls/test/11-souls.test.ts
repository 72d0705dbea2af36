import { describe, expect, test } from "vitest";
import { gainable } from "../src/powers/gaining.js";
import { hpOf } from "../src/profile.js";
import { rankCost } from "../src/souls/soul-step.js";
import { blade, type PlacedHero, scene, stub, thing } from "./scene.js";

/** Ecarus walks into a deadly area with one HP left. */
function dying(hero: Partial<PlacedHero> = {}, more: Record<string, string | PlacedHero> = { thorgar: "A" }) {
  const t = scene({
    map: ["A B"],
    features: { deadly: ["B"] },
    heroes: { ecarus: { at: "A", wounds: 99, ...hero }, ...more },
    arrange: (s) => {
      const figure = s.figures[0]!;
      figure.wounds = hpOf(s, figure) - 1;
    },
  });
  return t.does("ecarus", "move:B");
}

describe("11 death", () => {
  test("SS-11-a, SS-11-b: HP, and healing never below no wounds", () => {
    const ring = thing("test-ring", { effects: [{ effect: "max-hp", change: 1 }] }, { kind: "artefact" });
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 1, slots: { artefact: ring }, inventory: ["healing-potion-1"] } },
    });
    expect(hpOf(t.state, t.figure("ecarus"))).toBe(10);
    t.does("ecarus", "use:healing-potion-1");
    expect(t.wounds("ecarus")).toBe(0);
  });

  test("SS-11-c, SS-11.1-a, SS-11.1-b: a Ghost Soul where he died, a rank lower, but not below I", () => {
    const t = dying({ soulrank: 3 });
    expect([t.figure("ecarus").kind, t.figure("ecarus").area, t.hero("ecarus").soulrank]).toEqual(["ghost", "B", 2]);
    expect(dying().hero("ecarus").soulrank).toBe(1);
  });

  test("SS-11.1-c: conditions, Fire, Criticals and effects go", () => {
    const t = dying({ poison: 1, fire: [2], criticals: ["critical-lame-arm-1"] });
    expect(t.figure("ecarus")).toMatchObject({ poison: 0, fire: [], criticals: [] });
    expect(t.state.decks.critical.discard).toContain("critical-lame-arm-1");
  });

  test("SS-11.1-d, SS-7-b: the right-most powers beyond the new rank", () => {
    const powers = ["cleave", "shield-wall", "guardian", "tough"];
    const t = dying({ soulrank: 3, powers });
    expect(t.hero("ecarus").powers.map(({ id }) => id)).toEqual(["cleave", "shield-wall", "tough"]);
  });

  test("SS-11.1-e, SS-11.1-f: the inventory and Crowns are dropped, equipment isn't", () => {
    const t = dying({
      inventory: ["healing-potion-1"],
      crowns: 30,
      keys: ["blue"],
      slots: { primary: blade("test-blade", 1) },
    });
    expect(t.state.ground["B"]).toMatchObject({ items: ["healing-potion-1"], crowns: 30, keys: ["blue"] });
    expect([t.hero("ecarus").crowns, t.hero("ecarus").slots.primary]).toEqual([0, "test-blade-1"]);
  });

  test("SS-11.1-ex: Thorgar dies at rank III", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: {
        thorgar: {
          at: "A",
          soulrank: 3,
          wounds: 9,
          poison: 1,
          powers: ["heal-wounds", "stone-skin", "call-lightning"],
          crowns: 10,
          inventory: ["healing-potion-1"],
          slots: { primary: "war-hammer-1" },
        },
        laegon: "A",
      },
    });
    t.does("thorgar", "move:B");
    expect([t.hero("thorgar").soulrank, t.figure("thorgar").kind, t.figure("thorgar").poison]).toEqual([2, "ghost", 0]);
    expect(t.hero("thorgar").powers.map(({ id }) => id)).toEqual(["heal-wounds", "stone-skin"]);
    expect(t.state.ground["B"]).toMatchObject({ crowns: 10, items: ["healing-potion-1"] });
    expect(t.hero("thorgar").slots.primary).toBe("war-hammer-1");
  });

  test("SS-11.1-i: a Ghost Soul's cards don't work", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", kind: "ghost", powers: ["cleave"], inventory: ["healing-potion-1"] }, thorgar: "A" },
    });
    expect(t.offered("ecarus").filter((id) => /^(power|use|attack)/.test(id))).toEqual([]);
  });

  test("SS-11.1-j: its powers go on cooling down", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", kind: "ghost", powers: [{ id: "cleave", cooldown: 2 }] }, thorgar: "A" },
      step: "time",
    });
    expect(t.hero("ecarus").powers[0]?.cooldown).toBe(1);
  });

  test("SS-11.1-l: it can't be healed", () => {
    const t = scene({ heroes: { thorgar: { at: "A", powers: ["heal-wounds"] }, ecarus: { at: "A", kind: "ghost" } } });
    expect(t.offered("thorgar")).not.toContain("power:heal-wounds:1:ecarus");
  });

  test("SS-11.1-m, SS-11.1-n: enemies and Fire don't touch it", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "B" },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.fires["B"] = [2];
      },
    });
    t.does("ecarus", "move:B");
    expect([t.events("reaction-attack"), t.figure("ecarus").fire]).toEqual([[], []]);
  });

  test("SS-11.1-r: who dies in his Enemy Turn doesn't stop the others", () => {
    stub("brute", {}, { preferred: "most-wounded", lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { thorgar: { at: "A", wounds: 7 }, laegon: "A" },
      foes: { "brute-1": "A", "brute-2": "A" },
      decks: { encounter: ["green-rush"], enemyPower: [] },
      dice: ["B10", "B10"],
      step: "enemy-turn",
      arrange: (s) => {
        s.turn.side = "enemies";
      },
    });
    t.does("thorgar", "enemy:brute-1");
    expect(t.events("attack-declared").map(({ target }) => target)).toEqual(["thorgar", "laegon"]);
  });
});

describe("11.2 what a Ghost Soul does", () => {
  test("SS-11.2-a: each once, in any order", () => {
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" },
      arrange: (s) => {
        s.altars["C"] = true;
      },
    });
    t.does("ecarus", "recall:C").does("ecarus", "move:B").does("ecarus", "scream");
    expect([t.barredBy("ecarus", "recall:C"), t.barredBy("ecarus", "move:A"), t.barredBy("ecarus", "scream")]).toEqual([
      "SS-11.2-a",
      "SS-11.2-a",
      "SS-11.2-a",
    ]);
  });

  test("SS-11.2-b: the Soul Scream of its card", () => {
    const t = scene({ heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" } });
    t.does("ecarus", "scream");
    expect(t.state.lasting).toMatchObject([{ on: "thorgar", effect: { effect: "defence-dice" } }]);
  });

  test("SS-11.2-c: only to an active Altar", () => {
    const t = scene({
      map: ["A B C"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" },
      arrange: (s) => {
        Object.assign(s.altars, { B: false, C: true });
      },
    });
    expect(t.offered("ecarus").filter((id) => id.startsWith("recall"))).toEqual(["recall:C"]);
  });

  test("SS-11.2-d: it flies, for a point an area, and walls stop it", () => {
    const t = scene({
      map: ["A B C D"],
      features: { barriers: ["A>B"], hard: ["B"], deadly: ["B"], walls: ["C|D"] },
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "D" },
    });
    t.does("ecarus", "move:B");
    expect([t.state.turn.points, t.wounds("ecarus")]).toEqual([3, 0]);
    t.does("ecarus", "move:C");
    expect(t.offered("ecarus")).not.toContain("move:D");
  });

  test("SS-11.2-e: it reveals nothing", () => {
    const t = scene({
      map: ["A B C"],
      features: { walls: [] },
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: { at: "A", kind: "hero" } },
      decks: { enemy: ["gremlin-green-1"] },
      arrange: (s) => {
        s.figures[1]!.area = "nowhere";
        s.figures.splice(1, 1);
        s.shadows["C"] = ["shadow-enemy-1"];
      },
    });
    t.does("ecarus", "move:B");
    expect(t.events("shadow-revealed")).toEqual([]);
  });
});

describe("11.3 and 5.3: Soul Points", () => {
  const souls = (heroes: Record<string, PlacedHero>, soulPoints: number, altar = true) =>
    scene({
      heroes,
      soulPoints,
      step: "souls",
      arrange: (s) => {
        s.altars["A"] = altar;
      },
    });

  test("SS-11.3-a, SS-11.3-b, SS-11.3-d: on an active Altar, for its rank, in full health", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A", soulrank: 1 } }, 5);
    t.does("ecarus", "resurrect");
    expect([t.figure("ecarus").kind, t.wounds("ecarus"), t.state.soulPoints]).toEqual(["hero", 0, 2]);
    expect(souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A" } }, 2).asked).not.toBe(
      "ecarus: spend-souls",
    );
  });

  test("SS-11.3-a, SS-11.3-e: not on one that isn't active", () => {
    expect(souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A" } }, 3, false).asked).not.toBe(
      "ecarus: spend-souls",
    );
  });

  test("SS-11.3-c: rank III costs three", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A", soulrank: 1 } }, 3);
    t.does("ecarus", "resurrect");
    expect(t.state.soulPoints).toBe(0);
  });

  test("SS-11.3-e: a Quest switches Altars", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 1 }, thorgar: { at: "A" } }, 4, false);
    expect(t.barredBy("ecarus", "resurrect")).toBe("SS-11.3-a");
  });

  test("SS-5.3.1-c: the square of the rank", () => {
    expect([2, 3, 4, 5, 6, 7].map(rankCost)).toEqual([4, 9, 16, 25, 36, 49]);
  });

  test("SS-5.3.1-c, SS-5.3.1-d: too few points, and one rank at a time", () => {
    expect(souls({ ecarus: { at: "A" }, thorgar: { at: "A" } }, 3).asked).not.toContain("spend-souls");
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", soulrank: 3 } }, 13);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([2, 9]);
    t.does("ecarus", "raise").does("ecarus", "power:guardian");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([3, 0]);
  });

  test("SS-5.3.1-e, SS-5.3.1-k: nobody rises while another is lower", () => {
    const t = souls(
      {
        ecarus: { at: "A", soulrank: 3 },
        thorgar: { at: "A", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
      },
      25,
    );
    expect(t.asked).toBe("thorgar: spend-souls");
    t.does("thorgar", "raise").does("thorgar", "power:hammer-throw");
    expect([t.asked, t.state.soulPoints]).toEqual(["ecarus: spend-souls", 16]);
  });

  test("SS-5.3.1-k: III waits for II", () => {
    const t = souls(
      {
        thorgar: { at: "A", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
        ecarus: { at: "A", soulrank: 3 },
      },
      25,
    );
    t.does("thorgar", "raise").does("thorgar", "power:hammer-throw").does("ecarus", "raise");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([4, 0]);
  });

  test("SS-5.3.1-i: II costs four, III nine", () => {
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", powers: ["heal-wounds"] } }, 26);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    t.does("thorgar", "raise").does("thorgar", "power:stone-skin").does("thorgar", "power:lucky");
    t.does("ecarus", "raise")
      .does("ecarus", "power:guardian")
      .does("thorgar", "raise")
      .does("thorgar", "power:hammer-throw");
    expect([t.hero("ecarus").soulrank, t.hero("thorgar").soulrank, t.state.soulPoints]).toEqual([3, 3, 0]);
  });

  test("SS-5.3.1-j: from I to IV through II and III", () => {
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", soulrank: 4 } }, 29);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    t.does("ecarus", "raise").does("ecarus", "power:guardian").does("ecarus", "raise");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([4, 0]);
  });

  test("SS-5.3.1-f, SS-7-d: powers and Talents are chosen at once; wounds stay", () => {
    const t = souls({ auriel: { at: "A", wounds: 2, powers: ["thunder-lord"] }, ecarus: { at: "A", soulrank: 2 } }, 4);
    t.does("auriel", "raise");
    expect(t.asked).toBe("auriel: gain-power");
    t.does("auriel", "power:arcane-ward");
    expect(t.asked).toBe("auriel: gain-talent");
    t.does("auriel", "power:tough");
    // Rank II and Tough.
    expect([hpOf(t.state, t.figure("auriel")), t.wounds("auriel")]).toEqual([9, 2]);
  });

  test("SS-4.1-h: resurrection and ranks, in any order", () => {
    const t = souls(
      {
        ecarus: { at: "A", powers: ["cleave"] },
        thorgar: { at: "A", kind: "ghost", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
        shae: { at: "A", soulrank: 2 },
      },
      7,
    );
    t.does("ecarus", "pass")
      .does("thorgar", "resurrect")
      .does("ecarus", "raise")
      .does("ecarus", "power:shield-wall")
      .does("ecarus", "power:tough");
    expect([t.state.soulPoints, t.figure("thorgar").kind, t.hero("ecarus").soulrank]).toEqual([1, "hero", 2]);
  });

  test("SS-4.1-i: a Ghost Soul may rise, too", () => {
    const t = souls(
      {
        ecarus: { at: "A", kind: "ghost", soulrank: 2, powers: ["cleave", "shield-wall", "tough"] },
        thorgar: { at: "A", soulrank: 3 },
      },
      9,
      false,
    );
    t.does("ecarus", "raise").does("ecarus", "power:guardian");
    expect(t.hero("ecarus").soulrank).toBe(3);
  });

  test("SS-5.3-b: no rank above VII", () => {
    const t = souls({ ecarus: { at: "A", soulrank: 7, kind: "ghost" }, thorgar: { at: "A", soulrank: 7 } }, 60);
    expect(t.barredBy("ecarus", "raise")).toBe("SS-5.3-b");
  });
});

describe("7 powers", () => {
  const offer = (name: string, version: string, soulrank = 7) => {
    const t = scene({ heroes: { [name]: { at: "A", version, soulrank } } });
    return gainable(t.state, t.hero(name), false);
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
    expect(gainable(t.state, t.hero("ecarus"), false)).toEqual(["shield-wall"]);
  });

  test("SS-7-f: a Talent that somebody has isn't offered", () => {
    const t = scene({ heroes: { shae: { at: "A", powers: ["lucky"] }, auriel: "A" } });
    expect(gainable(t.state, t.hero("auriel"), true)).not.toContain("lucky");
    expect(gainable(t.state, t.hero("auriel"), true)).toContain("tough");
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
    expect([hpOf(t.state, t.figure("ecarus")), t.hero("ecarus").powers[0]?.cooldown]).toEqual([11, 0]);
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
});

describe("5.2 saves, 8 and 12 items, 13 Crowns", () => {
  test("SS-5.2.4-a, SS-5.2.4-b: a result of the card saves, either of two", () => {
    const saved = (who: string, face: string) => {
      const t = scene({
        heroes: { [who]: "A" },
        decks: { trap: ["crusher"] },
        dice: [face],
        arrange: (s) => {
          s.chests["A"] = { lock: "", token: ["chest-small-1"] };
        },
      });
      t.does(who, "force:chest");
      return t.wounds(who) === 0;
    };
    expect([saved("thorgar", "B1"), saved("thorgar", "B5"), saved("auriel", "B4")]).toEqual([true, false, true]);
  });

  test("SS-5.2.4-b: either result will do", () => {
    const t = scene({
      heroes: { auriel: "A" },
      decks: { trap: ["crusher"] },
      dice: ["B3"],
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("auriel", "force:chest");
    expect(t.events("saving-throw")).toMatchObject([{ saved: true }]);
  });

  test("SS-8-a: what lies in the inventory doesn't protect", () => {
    stub(
      "brute",
      {},
      {
        lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }],
        weapons: { claws: { attack: { hits: 3, red: 0, blue: 0 }, damage: "slash" } },
      },
    );
    const mail = thing("test-mail", { armour: 2, defenceDice: 1 }, { kind: "armour" });
    const wounds = (hero: Partial<PlacedHero>) =>
      scene({
        heroes: { thorgar: { at: "A", ...hero } },
        foes: { "brute-1": "A" },
        decks: { encounter: ["lone-strike"] },
        dice: ["B10"],
        step: "enemy-turn",
      }).wounds("thorgar");
    expect([wounds({ inventory: [mail] }), wounds({ slots: { armour: mail } })]).toEqual([3, 1]);
  });

  test("SS-8-b: a gained item lies on the ground when the inventory is full", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3"] } },
      decks: { trap: ["empty-click"], treasure: ["crystal-dagger-1"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect(t.state.ground["A"]?.items).toEqual(["crystal-dagger-1"]);
  });

  test("SS-8.1-a, SS-8.1-b, SS-8.1-c: who is compatible may use it, anybody may carry it", () => {
    const usable = (who: string, runes: Parameters<typeof thing>[1]["runes"]) => {
      const item = thing("test-rod", { runes: runes!, activity: "action", effects: [] }, { kind: "permanent" });
      return scene({ heroes: { [who]: { at: "A", inventory: [item] } } })
        .offered(who)
        .includes("use:test-rod-1");
    };
    expect([
      usable("ecarus", { for: "any-of", styles: ["strength"] }),
      usable("auriel", { for: "any-of", styles: ["strength", "faith"] }),
    ]).toEqual([true, false]);
    expect([
      usable("auriel", { for: "all-but", style: "magic" }),
      usable("thorgar", { for: "all-but", style: "magic" }),
    ]).toEqual([false, true]);
  });

  test("SS-8.1-b: an excluding rune", () => {
    const item = thing(
      "test-rod",
      { runes: { for: "all-but", style: "magic" }, activity: "action", effects: [] },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { auriel: { at: "A", inventory: [item] } } });
    expect(t.barredBy("auriel", "use:test-rod-1")).toBe("SS-8.1-b");
  });

  test("SS-8.4-b, SS-8.4-c: charges are spent, and without enough of them it doesn't work", () => {
    const orb = thing(
      "test-orb",
      { activity: "action", effects: [{ effect: "heal", amount: 1 }], charges: { max: 3, cost: 2 } },
      { kind: "artefact" },
    );
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 3, slots: { artefact: orb } } },
      arrange: (s) => {
        s.turn.action = 2;
      },
    });
    t.does("ecarus", "use:test-orb-1");
    expect([t.state.items["test-orb-1"]?.charges, t.barredBy("ecarus", "use:test-orb-1")]).toEqual([1, "SS-8.4-c"]);
  });

  test("SS-12-a: an item costs its activity; on the ground it isn't offered", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: ["healing-potion-1"] } },
      arrange: (s) => {
        s.turn.action = 0;
        s.ground["A"] = { items: ["healing-potion-2"], crowns: 0, keys: [], loot: [], treasure: [] };
      },
    });
    expect(t.barredBy("ecarus", "use:healing-potion-1")).toBe("SS-4.2.1-c");
    expect(t.offered("ecarus")).not.toContain("use:healing-potion-2");
  });

  test("SS-12.1-a, SS-12.2-a: a permanent item stays, a consumable goes", () => {
    const rod = thing("test-rod", { activity: "free", effects: [] }, { kind: "permanent" });
    const t = scene({ heroes: { ecarus: { at: "A", wounds: 1, inventory: [rod, "healing-potion-1"] } } });
    t.does("ecarus", "use:test-rod-1").does("ecarus", "use:healing-potion-1");
    expect(t.hero("ecarus").inventory).toEqual(["test-rod-1"]);
  });

  test("SS-12.3-a, SS-12.3-b: a projectile is lost with a miss, not with a hit", () => {
    stub("stub");
    const thrown = (face: string) => {
      const knife = thing(
        "test-knife",
        { activity: "combat", range: 2, attack: { hits: 0, red: 0, blue: 1 } },
        { kind: "projectile", source: "emporium" },
      );
      const t = scene({
        heroes: { shae: { at: "A", inventory: [knife] } },
        foes: { "stub-1": "A" },
        dice: [face],
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("shae", "use:test-knife-1:stub-1");
      return [t.hero("shae").inventory.length, t.state.emporium.includes("test-knife-1")];
    };
    expect([thrown("B5"), thrown("B10")]).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  test("SS-12.3-d: each back to where it belongs", () => {
    const gone = (source: "stash" | "treasure" | "emporium") => {
      const item = thing("test-potion", { activity: "free", effects: [] }, { kind: "consumable", source });
      const t = scene({ heroes: { shae: { at: "A", inventory: [item] } } });
      t.does("shae", "use:test-potion-1");
      return [t.state.stash, t.state.decks.treasure.discard, t.state.emporium].map((pile) =>
        pile.includes("test-potion-1"),
      );
    };
    expect([gone("stash"), gone("treasure"), gone("emporium")]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("SS-13-b: a Treasure of Crowns is exchanged at once, also with a full inventory", () => {
    const potion = thing("test-potion", {}, { kind: "consumable" });
    const t = scene({
      heroes: { ecarus: { at: "A", inventory: [potion, "test-potion-2", "test-potion-3"] } },
      decks: { trap: ["empty-click"], treasure: ["crowns-25-1"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.hero("ecarus").crowns, t.state.decks.treasure.discard]).toEqual([35, ["crowns-25-1"]]);
  });

  test("SS-13-e, SS-13-f: no more than the box holds, to the hero himself", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", crowns: 0 }, thorgar: { at: "A", crowns: 580 } },
      decks: { trap: ["empty-click"], treasure: [] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-rich-1"] };
      },
    });
    t.does("ecarus", "force:chest");
    expect([t.hero("ecarus").crowns, t.hero("thorgar").crowns]).toEqual([15, 580]);
  });
});
