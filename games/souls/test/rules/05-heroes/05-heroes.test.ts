import { describe, expect, test } from "vitest";
import { resultsOf } from "../../../content/dice.js";
import { companions, heroCards, itemCards } from "../../../content/index.js";
import { livingHeroes, newFigure } from "../../../queries/figures.js";
import { gemFace, hpOf } from "../../../queries/profile.js";
import { gainable } from "../../../rules/07-powers/gaining.js";
import { plain } from "../../plain.js";
import { blade, scene, stub, thing } from "../../scenes/scene.js";

describe("2 and 5: heroes", () => {
  test("SS-2-d: the same bonus from the same effect counts once", () => {
    stub("stub");
    const item = blade("test-blade", 1);
    const bonus = {
      name: "battle-cry",
      on: "thorgar",
      effect: { effect: "hits", change: 1 },
      until: "time-phase",
    } as const;
    const t = scene({
      heroes: { thorgar: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
        s.lasting.push({ ...bonus }, { ...bonus });
      },
    });
    t.does("thorgar", "attack:test-blade-1:stub-1");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-2-a: a card beats the rulebook: Shae draws two Traps where the rule draws one", () => {
    const t = scene({
      heroes: { shae: "A" },
      decks: { trap: ["empty-click", "rusted-spring"] },
      arrange: (s) => {
        s.chests["A"] = { lock: "", token: ["chest-small-1"] };
      },
    });
    t.does("shae", "force:chest");
    expect(t.asked).toBe("shae: choose-trap");
  });

  test("SS-2-e: heroes and enemies are the two factions", () => {
    stub("stub");
    const t = scene({ foes: { "stub-1": "A" } });
    expect(t.state.figures.map(({ faction }) => faction)).toEqual(["heroes", "heroes", "enemies"]);
  });

  test("SS-2.2-c: each hero has a seat, a turn and an Enemy Turn of his own", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { laegon: "A", thorgar: "A" },
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull", "lull"] },
    });
    t.does("laegon", "end-turn").does("thorgar", "end-turn");
    expect(t.events("enemy-turn").map(({ seat }) => seat)).toEqual(["player-1", "player-2"]);
  });

  test("SS-2.2-g: heroes in play are alive", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: "A", shae: "A", auriel: { at: "A", kind: "ghost" } } });
    expect([livingHeroes(t.state).length, Object.keys(t.state.heroes).length]).toEqual([3, 4]);
  });

  test("SS-5.3-a, SS-7-e: the gem shows HP, powers, Talents, Combats and Actions of the version", () => {
    const at = (name: string, version: string, soulrank: number) =>
      gemFace(plain, scene({ heroes: { [name]: { at: "A", version, soulrank } } }).hero(name));
    expect(at("auriel", "light-mage", 2)).toEqual({ hp: 7, powers: 2, talents: 1, combat: 1, action: 1 });
    expect(at("auriel", "dark-enchantress", 4)).toMatchObject({ combat: 2, action: 1 });
  });

  test("SS-7-e: Talents are counted by themselves", () => {
    expect(gemFace(plain, scene({ heroes: { ecarus: { at: "A", soulrank: 5 } } }).hero("ecarus"))).toMatchObject({
      powers: 4,
      talents: 2,
    });
  });

  test("SS-5.1.1-c: also in a Soul Storm a power needs its nature", () => {
    const t = scene({ heroes: { shae: { at: "A", soulrank: 7 } }, options: { soulStorm: true } });
    expect(gainable(t.content, t.state, t.hero("shae"), false)).not.toContain("backstab");
  });

  test("SS-5.3.1-b: whoever kills, the points are the party's", () => {
    const item = blade("test-blade", 30);
    const t = scene({
      heroes: { shae: { at: "A", slots: { primary: item } }, ecarus: "A" },
      foes: { "orc-warrior-blue-1": { at: "A", ko: true } },
      dice: ["B10 B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("shae", "attack:test-blade-1:orc-warrior-blue-1");
    expect(t.state.soulPoints).toBe(2);
  });

  test("SS-5.3.1-h: half the Soulrank is rounded up", () => {
    const healed = (soulrank: number) => {
      stub("stub");
      const t = scene({
        heroes: { auriel: { at: "A", version: "dark-enchantress", soulrank, wounds: 5, powers: ["drain"] } },
        foes: { "stub-1": "A" },
        dice: ["R3 R3"],
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("auriel", `power:drain:3:stub-1`);
      return 5 - t.wounds("auriel");
    };
    expect([healed(3), healed(4), healed(5), healed(7)]).toEqual([2, 2, 3, 4]);
  });
});

describe("6: dice and menus", () => {
  test("SS-6.2-a, SS-6.2-b: one or two results a face, of six kinds; red never parries", () => {
    const faces = [...plain.dice.red.faces, ...plain.dice.blue.faces];
    expect(faces.every((face) => resultsOf(face).length <= 2)).toBe(true);
    expect([...new Set(faces.flatMap((face) => resultsOf(face)))].sort()).toEqual([
      "ability",
      "hit",
      "legendary",
      "magic",
      "miss",
      "shield",
    ]);
    expect(plain.dice.red.faces.some((face) => resultsOf(face).includes("shield"))).toBe(false);
  });

  test("SS-6.2-b: six kinds of results", () => {
    expect(new Set([...plain.dice.red.faces, ...plain.dice.blue.faces].flatMap((face) => resultsOf(face))).size).toBe(
      6,
    );
  });

  const kinds = (ids: readonly string[]) => [...new Set(ids.map((id) => id.split(":")[0]))].sort();

  test("SS-6.3-a: what an Action pays for; nothing of it without one", () => {
    const menu = (action: number) =>
      kinds(
        scene({
          map: ["A B"],
          heroes: { thorgar: { at: "A", powers: ["heal-wounds"], inventory: ["healing-potion-1"] }, ecarus: "A" },
          doors: { "A|B": "locked" },
          foes: {},
          arrange: (s) => {
            s.turn.action = action;
            s.searches["A"] = ["search-area-1"];
          },
        }).offered("thorgar"),
      );
    expect(menu(1)).toEqual(["drop", "end-turn", "exchange", "force", "power", "reorganise", "search", "use"]);
    // Prayer, a free power, is left.
    expect(menu(0)).toEqual(["drop", "end-turn", "power"]);
  });

  test("SS-6.4-b: what is free", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", inventory: ["healing-potion-1"], keys: ["blue"] } },
      doors: { "A|B": { kind: "door", lock: "blue" } },
      arrange: (s) => {
        Object.assign(s.turn, { action: 0, movement: 0, combat: 0 });
        s.ground["A"] = { items: [], crowns: 5, keys: [], loot: [], treasure: [] };
      },
    });
    expect(kinds(t.offered("ecarus"))).toEqual(["drop", "end-turn", "take", "unlock"]);
  });

  test("SS-6.5-d: a free power in the own turn, not in another's", () => {
    const t = scene({ heroes: { ecarus: { at: "A", powers: ["cleave"] }, shae: "A" } });
    expect(t.offered("ecarus")).toContain("power:cleave:1");
    t.does("ecarus", "end-turn");
    expect(t.offered("shae")).not.toContain("power:cleave:1");
  });

  test("SS-9-hit-1-a, SS-9-hit-3-b: what was declared and totalled can't be changed", () => {
    stub("stub");
    const item = blade("test-blade", 1, 1, 0, {
      paid: [{ cost: { ability: 1 }, effects: [{ effect: "hits", change: 1 }] }],
    });
    const t = scene({
      heroes: { shae: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A", "stub-2": "A" },
      dice: ["R4"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("shae", "attack:test-blade-1:stub-1");
    expect(t.offered("shae")).toEqual(["pay:test-blade-1#1", "keep-results"]);
    t.does("shae", "keep-results");
    expect([t.wounds("stub-1"), t.asked]).toEqual([2, "shae: hero-turn"]);
  });

  test("SS-9-hit-3-b: nor are results spent any more", () => {
    stub("stub", { defenceDice: 1 });
    const item = blade("test-blade", 1, 1, 0, {
      paid: [{ cost: { ability: 1 }, effects: [{ effect: "lethal", hits: 1 }] }],
    });
    const t = scene({
      heroes: { shae: { at: "A", slots: { primary: item } } },
      foes: { "stub-1": "A" },
      dice: ["R4", "B10"],
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("shae", "attack:test-blade-1:stub-1").does("shae", "keep-results");
    expect(t.events("effect-paid")).toEqual([]);
  });

  test("SS-12.3-c: one projectile an attack", () => {
    stub("stub");
    const t = scene({
      heroes: { shae: { at: "A", inventory: ["knives-1", "throwing-axe-1"] } },
      foes: { "stub-1": "A" },
      dice: ["B5 B5"],
      arrange: (s) => {
        s.turn.action = 1;
      },
    });
    t.does("shae", "use:knives-1:stub-1");
    expect([t.events("attack-declared").length, t.hero("shae").inventory]).toEqual([1, ["knives-1", "throwing-axe-1"]]);
  });

  test("SS-8.4-a: artefacts are Treasures", () => {
    const sources = Object.values(itemCards)
      .filter(({ kind }) => kind === "artefact")
      .map(({ source }) => source);
    expect(sources.every((source) => source === "treasure" || source === "quest-treasure")).toBe(true);
  });

  test("SS-10-a: a hero saves where an enemy doesn't", () => {
    stub("stub");
    const dust = thing(
      "test-dust",
      {
        activity: "free",
        aim: { who: "enemy", range: 0 },
        effects: [{ effect: "condition", condition: "blinded", unlessSave: true }],
      },
      { kind: "permanent" },
    );
    const t = scene({ heroes: { ecarus: { at: "A", inventory: [dust] } }, foes: { "stub-1": "A" } });
    t.does("ecarus", "use:test-dust-1:stub-1");
    expect([t.figure("stub-1").blinded, t.events("saving-throw")]).toEqual(["held", []]);
  });
});

describe("powers that attack", () => {
  test("SS-7-v: a volley of the bow strikes up to three enemies in one area", () => {
    stub("stub");
    const bow = thing("test-bow", { range: 4, attack: { hits: 2, red: 0, blue: 0 } }, { category: "bow", hand: "two" });
    const t = scene({
      map: ["A B"],
      heroes: {
        laegon: { at: "A", version: "archer", soulrank: 3, slots: { primary: bow }, powers: ["volley"] },
        thorgar: "A",
      },
      foes: { "stub-1": "B", "stub-2": "B", "stub-3": "B" },
    });
    expect(t.offered("laegon")).not.toContain("power:volley:3");
    t.does("laegon", "power:volley:3:stub-1").does("laegon", "figure:stub-2", "figure:stub-3").does("laegon", "no");
    expect(["stub-1", "stub-2", "stub-3"].map((id) => t.wounds(id))).toEqual([2, 2, 2]);
  });

  test("SS-10.5-a: two hits of a backstab are lethal", () => {
    stub("stub", { armour: 5 });
    const item = blade("test-knife", 3);
    const t = scene({
      heroes: {
        shae: {
          at: "A",
          version: "assassin",
          soulrank: 2,
          slots: { primary: item },
          powers: ["hiding", "backstab"],
          hidden: true,
        },
        thorgar: "A",
      },
      foes: { "stub-1": "A" },
      dice: ["R10 R10"],
    });
    t.does("shae", "power:backstab:2:stub-1").does("shae", "no");
    expect(t.wounds("stub-1")).toBe(2);
  });
});

test("SS-5.2: a hero card has a hero side and a Ghost Soul side", () => {
  for (const [id, card] of Object.entries(heroCards)) {
    const { styles, nature, innate, capacity, save, movement, ghost } = card;
    expect([id, styles.length, innate.length > 0, capacity > 0, save.length > 0, movement > 0]).toEqual([
      id,
      1,
      true,
      true,
      true,
      true,
    ]);
    expect([nature, ghost.scream.effects.length > 0, ghost.movement > 0]).toEqual([nature, true, true]);
  }
});

test("SS-5.3.1-g: Soulrank is the owner's, as it is now: Fenrir's hit points grow and shrink with Laegon's", () => {
  const t = scene({ heroes: { laegon: { at: "A", soulrank: 3 }, auriel: { at: "A", soulrank: 1 } } });
  const { hp } = companions.fenrir;
  const fenrir = newFigure({
    id: "fenrir",
    faction: "heroes",
    kind: "companion",
    belongsTo: t.seatOf("laegon"),
    area: "A",
  });
  expect(hpOf(t.content, t.state, fenrir)).toBe(hp + 3);
  t.hero("laegon").soulrank = 2;
  expect(hpOf(t.content, t.state, fenrir)).toBe(hp + 2);
});
