import { describe, expect, test } from "vitest";
import { hpOf } from "../../../queries/profile.js";
import { dying } from "../../scenes/death-scene.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("11 death", () => {
  test("SS-11-a, SS-11-b: HP, and healing never below no wounds", () => {
    const ring = thing("test-ring", { effects: [{ effect: "max-hp", change: 1 }] }, { kind: "artefact" });
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 1, slots: { artefact: ring }, inventory: ["healing-potion-1"] } },
    });
    expect(hpOf(t.content, t.state, t.figure("ecarus"))).toBe(10);
    t.does("ecarus", "use:healing-potion-1");
    expect(t.wounds("ecarus")).toBe(0);
  });

  test("SS-11.1-a: a Quest may set another minimum", () => {
    const quest = { leastSoulrank: 2 } as const;
    const ranks = [3, 2, 1].map((soulrank) => dying({ soulrank }, { thorgar: "A" }, quest).hero("ecarus").soulrank);
    expect(ranks).toEqual([2, 2, 1]);
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

describe("11.2 whom an effect brings to an Altar", () => {
  test("SS-11.2-c: Soul Recall brings a Ghost Soul to an active Altar; of several it chooses", () => {
    const recall = (altars: Readonly<Record<string, boolean>>) =>
      scene({
        map: ["A B C"],
        heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
        step: "event",
        events: ["soul-recall", "quiet-wind"],
        arrange: (s) => {
          s.altars = { ...altars };
        },
      });
    expect(recall({ B: true, C: false }).figure("thorgar").area).toBe("B");
    const both = recall({ B: true, C: true });
    expect(both.offered("thorgar")).toEqual(["area:B", "area:C"]);
    expect(both.does("thorgar", "area:C").figure("thorgar").area).toBe("C");
    expect(recall({ B: false, C: false }).figure("thorgar").area).toBe("A");
  });
});
