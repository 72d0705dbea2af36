import { describe, expect, test } from "vitest";
import type { Defences, EnemyScroll, Sentence } from "../src/content/types.js";
import { controllerFor } from "../src/enemies/assign.js";
import { ranks } from "../src/enemies/scroll.js";
import { spawnCount } from "../src/enemies/spawn.js";
import { hpOf } from "../src/profile.js";
import { type PlacedFoe, type PlacedHero, type Scene, scene, stub, thing } from "./scene.js";

type Heroes = Readonly<Record<string, string | PlacedHero>>;
type Foes = Readonly<Record<string, string | PlacedFoe>>;

/** An Enemy Turn in which these enemies act by this card. */
function enemyTurn(card: string, heroes: Heroes, foes: Foes, more: Scene = {}) {
  return scene({
    heroes: Object.fromEntries(Object.entries(heroes).map(([name, placed]) => [name, untaunting(name, placed)])),
    foes,
    decks: { encounter: [card, "quick-blades"], ...more.decks },
    step: "enemy-turn",
    ...more,
    arrange: (s) => {
      s.turn.side = "enemies";
      more.arrange?.(s);
    },
  });
}

/** Ecarus of the Black Rose, who doesn't step in. */
function untaunting(name: string, placed: string | PlacedHero): PlacedHero {
  const hero = typeof placed === "string" ? { at: placed } : placed;
  return name === "ecarus" ? { version: "black-rose", ...hero } : hero;
}

const acted = (t: ReturnType<typeof scene>) => t.events("enemy-activated").map(({ enemy }) => enemy);
const attacksIn = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ attacker, weapon, target }) => `${attacker} ${weapon} ${target}`);

/** Enemies that only stand there and fight in their area. */
function fighter(name: string, scroll: Partial<EnemyScroll> = {}, defences: Partial<Defences> = {}): void {
  stub(name, defences, {
    lines: [
      { range: [0], say: [{ do: "attack", weapon: "claws" }] },
      { range: "+", say: [] },
    ],
    ...scroll,
  });
}

function walker(name: string, ...say: Sentence[]): void {
  stub(name, {}, { lines: [{ range: "+", say }] });
}

describe("15 ranks and cards", () => {
  test("SS-15-a: Green, Blue, Red, Purple", () => {
    expect(ranks).toEqual(["green", "blue", "red", "purple"]);
  });

  test("SS-15-c: two copies have their own wounds and one scroll", () => {
    const t = scene({
      map: ["A B"],
      foes: { "gremlin-blue-1": { at: "B", wounds: 1 }, "gremlin-blue-2": "B" },
    });
    expect([t.wounds("gremlin-blue-1"), t.wounds("gremlin-blue-2")]).toEqual([1, 0]);
    expect(t.enemy("gremlin-blue-1").scroll).toBe(t.enemy("gremlin-blue-2").scroll);
  });

  test("SS-15-e, SS-15.3-a: the second copy draws an Enemy Power card when it enters, the first doesn't", () => {
    const t = scene({
      map: ["A B"],
      decks: {
        enemy: ["gremlin-blue-2", "gremlin-blue-1"],
        enemyPower: ["thick-hide", "vigour"],
        trap: ["empty-click"],
      },
      doors: { "A|B": "door" },
      arrange: (s) => {
        s.shadows["B"] = ["shadow-two-enemies-1"];
      },
    });
    t.does("ecarus", "open:A|B");
    expect([t.enemy("gremlin-blue-2").powers, t.enemy("gremlin-blue-1").powers]).toEqual([["thick-hide"], []]);
  });

  test("SS-15.12-b: Red ones have the HP of the party's size, Ghost Souls included", () => {
    const heroes = {
      ecarus: "A",
      thorgar: "A",
      shae: { at: "A", kind: "ghost" },
      auriel: { at: "A", kind: "ghost" },
    } as const;
    const many = scene({ heroes, foes: { "gremlin-red-1": "A" } });
    expect(hpOf(many.state, many.figure("gremlin-red-1"))).toBe(6);
    const few = scene({ heroes: { ecarus: "A", thorgar: "A" }, foes: { "gremlin-red-1": "A" } });
    expect(hpOf(few.state, few.figure("gremlin-red-1"))).toBe(4);
  });

  test("SS-15.2-c, SS-15.2-d: all except Arcane", () => {
    const hit = (damage?: "arcane" | "slash") => {
      stub("warded", { types: { arcane: 0 }, otherTypes: -1 });
      const item = thing("test-edge", {
        range: 0,
        attack: { hits: 3, red: 0, blue: 0 },
        ...(damage ? { damage } : {}),
      });
      const t = scene({
        heroes: { ecarus: { at: "A", slots: { primary: item } } },
        foes: { "warded-1": "A" },
        arrange: (s) => {
          s.turn.action = 0;
        },
      });
      t.does("ecarus", "attack:test-edge-1:warded-1");
      return t.wounds("warded-1");
    };
    expect([hit("slash"), hit(), hit("arcane")]).toEqual([2, 2, 3]);
  });

  test("SS-15.2-d: a Blunt hit is stopped, an Arcane one isn't", () => {
    stub("warded", { types: { arcane: 0 }, otherTypes: -1 });
    const item = thing("test-edge", { range: 0, attack: { hits: 1, red: 0, blue: 0 }, damage: "blunt" });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } } },
      foes: { "warded-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-edge-1:warded-1");
    expect(t.wounds("warded-1")).toBe(0);
  });
});

describe("15.3 Enemy Power cards", () => {
  const champion = (powers: readonly string[], icons: number) => {
    stub("hero-hater", { powerIcons: icons } as never);
    const t = scene({
      map: ["A B"],
      decks: { enemy: ["hero-hater-1"], enemyPower: powers, trap: ["empty-click"] },
      doors: { "A|B": "door" },
      arrange: (s) => {
        s.shadows["B"] = ["shadow-champion-1"];
      },
    });
    return t.does("ecarus", "open:A|B");
  };

  test("SS-15.3-b, SS-15.4-j: never more than two, and a Champion has one more", () => {
    expect(champion(["thick-hide", "brutal", "riposte"], 2).enemy("hero-hater-1").powers).toEqual([
      "thick-hide",
      "brutal",
    ]);
    expect(champion(["thick-hide", "brutal", "riposte"], 1).enemy("hero-hater-1").powers).toEqual([
      "thick-hide",
      "brutal",
    ]);
  });

  test("SS-15.3-c: of different types: others are discarded and redrawn", () => {
    const t = champion(["brutal", "venomous", "thick-hide"], 1);
    expect(t.enemy("hero-hater-1").powers).toEqual(["brutal", "thick-hide"]);
    expect(t.state.decks.enemyPower.discard).toEqual(["venomous"]);
  });

  test("SS-15.3-d: when no other type is left, it gets none", () => {
    expect(champion(["brutal", "venomous"], 1).enemy("hero-hater-1").powers).toEqual(["brutal"]);
  });

  test("SS-15.3-e, SS-15.3-f: in Act I the first level counts", () => {
    fighter("brute");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "brute-1": { at: "A", powers: ["brutal"] } },
      { dice: ["B10"] },
    );
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-15.3-f: all Quests of the box are Act I", () => {
    const t = scene({ foes: { "gremlin-green-1": { at: "A", powers: ["vigour"] } } });
    expect(hpOf(t.state, t.figure("gremlin-green-1"))).toBe(4);
  });

  test("SS-15.3.1-a: a Green enemy that kills a hero gains a power", () => {
    fighter("brute");
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "A", wounds: 8 }, thorgar: "A" },
      { "brute-1": "A" },
      {
        dice: ["B10"],
        decks: { encounter: ["lone-strike"], enemyPower: ["thick-hide"] },
      },
    );
    expect(t.figure("ecarus").kind).toBe("ghost");
    expect(t.enemy("brute-1").powers).toEqual(["thick-hide"]);
  });

  test("SS-15.3.1-b: a death by Poison has no killer", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 8, poison: 1 }, thorgar: "A" },
      foes: { "gremlin-green-1": "A" },
      decks: { enemyPower: ["thick-hide"] },
      step: "time",
    });
    expect([t.figure("ecarus").kind, t.enemy("gremlin-green-1").powers]).toEqual(["ghost", []]);
  });
});

describe("15.4 Shadows", () => {
  const corridor = (tokens: Record<string, string[]>, more: Scene = {}) =>
    scene({
      map: ["A B C D E F G H"],
      heroes: { ecarus: "A", thorgar: "A" },
      decks: { enemy: ["gremlin-green-1", "bandit-blue-1", "orc-warrior-green-1"] },
      ...more,
      arrange: (s) => {
        Object.assign(s.shadows, tokens);
        more.arrange?.(s);
      },
    });

  test("SS-15.4-b: revealed from five areas away, not from six", () => {
    const t = corridor({ H: ["shadow-enemy-1"] });
    t.does("ecarus", "move:B");
    expect(t.events("shadow-revealed")).toEqual([]);
    t.does("ecarus", "move:C");
    expect(t.events("shadow-revealed")).toMatchObject([{ area: "H", kind: "enemy" }]);
  });

  test("SS-15.4-b: a Ghost Soul reveals nothing, and enemies in between hide it", () => {
    const ghost = corridor(
      { D: ["shadow-enemy-1"] },
      { heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "H" }, features: { walls: ["F|G"] } },
    );
    ghost.does("ecarus", "move:B");
    expect(ghost.events("shadow-revealed")).toEqual([]);
    stub("stub");
    const hidden = corridor({ D: ["shadow-enemy-1"] }, { foes: { "stub-1": "C" } });
    hidden.does("ecarus", "move:B");
    expect(hidden.events("shadow-revealed")).toEqual([]);
  });

  test("SS-15.4-c, SS-15.4-d: it interrupts the Movement, which goes on afterwards", () => {
    const t = corridor({ G: ["shadow-enemy-1"] });
    t.does("ecarus", "move:B");
    expect(t.log.indexOf("shadow-revealed")).toBeGreaterThan(t.log.indexOf("figure-moved"));
    expect(t.state.turn).toMatchObject({ moving: true, points: 2 });
    expect(t.isThere("gremlin-green-1")).toBe(true);
  });

  test("SS-15.4-f: the active player orders several", () => {
    const t = corridor(
      { F: ["shadow-enemy-1"], G: ["shadow-enemy-2"] },
      { heroes: { thorgar: "H", ecarus: "A" }, features: { walls: ["D|E"] }, doors: {} },
    );
    t.does("thorgar", "end-turn");
    const door = scene({
      map: ["A B C"],
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click"], enemy: ["gremlin-green-1", "bandit-blue-1"] },
      arrange: (s) => {
        Object.assign(s.shadows, { B: ["shadow-enemy-1"], C: ["shadow-enemy-2"] });
      },
    });
    door.does("ecarus", "open:A|B");
    expect(door.asked).toBe("ecarus: shadow-order");
    door.does("ecarus", "area:C");
    expect([door.figure("gremlin-green-1").area, door.figure("bandit-blue-1").area]).toEqual(["C", "B"]);
  });

  test("SS-15.4-g: a townsman is no enemy", () => {
    const t = corridor({ G: ["shadow-man-1"] }).does("ecarus", "move:B");
    expect([t.state.enemies, t.state.decks.shadow.discard]).toEqual([[], ["shadow-man-1"]]);
  });

  test("SS-15.4-i: an Enemy token is replaced by the top enemy", () => {
    const t = corridor({ G: ["shadow-enemy-1"] }).does("ecarus", "move:B");
    expect([t.figure("gremlin-green-1").area, t.state.decks.shadow.discard]).toEqual(["G", ["shadow-enemy-1"]]);
  });

  test("SS-15.4-k: two enemies, assigned one after the other", () => {
    const t = corridor({ G: ["shadow-two-enemies-1"] }).does("ecarus", "move:B");
    expect(t.state.enemies.map(({ id, controller }) => `${id} ${t.state.heroes[controller]!.figure}`)).toEqual([
      "gremlin-green-1 ecarus",
      "bandit-blue-1 thorgar",
    ]);
  });

  test("SS-15.4-r, SS-15.6-g: without Enemy cards only the token goes", () => {
    const t = corridor({ G: ["shadow-two-enemies-1"] }, { decks: { enemy: ["gremlin-green-1"] } }).does(
      "ecarus",
      "move:B",
    );
    expect(t.state.enemies.map(({ id }) => id)).toEqual(["gremlin-green-1"]);
    expect(t.events("no-enemy-left")).toHaveLength(1);
  });

  test("SS-15.4-a: Shadows don't block sight", () => {
    const t = corridor(
      { C: ["shadow-enemy-1"] },
      {
        features: {
          sight: [
            ["A", "C", false],
            ["B", "C", false],
          ],
        },
        foes: { "gremlin-red-1": "E" },
      },
    );
    t.does("ecarus", "move:B");
    expect(t.events("shadow-revealed")).toEqual([]);
  });
});

describe("15.5 Spawn Gates, 4.3 formulas", () => {
  const spawned = (gates: Record<string, boolean>, dice: string[], more: Scene = {}) =>
    scene({
      map: ["A B C D"],
      features: { walls: ["A|B"] },
      heroes: { ecarus: "A", thorgar: "A", shae: "A" },
      step: "event",
      events: ["reinforcements", "quiet-wind"],
      decks: { enemy: ["gremlin-green-1", "bandit-blue-1", "orc-warrior-green-1"] },
      dice,
      ...more,
      arrange: (s) => {
        const areas = ["B", "C", "D"];
        for (const [i, symbol] of Object.keys(gates).entries())
          s.gates[symbol] = { area: areas[i]!, open: gates[symbol]! };
        more.arrange?.(s);
      },
    });

  test("SS-15.5-a, SS-15.5-b: the only open gate, or the one that the die shows", () => {
    expect(spawned({ hit: false, shield: true }, []).figure("gremlin-green-1").area).toBe("C");
    const t = spawned({ hit: true, shield: true }, ["B1", "B5"]);
    expect([t.figure("gremlin-green-1").area, t.figure("bandit-blue-1").area]).toEqual(["C", "B"]);
  });

  test("SS-15.5-c: thrown again until an open gate fits", () => {
    const t = spawned({ hit: true, shield: true }, ["B8", "B10", "B5", "B1"]);
    expect([t.figure("gremlin-green-1").area, t.diceLeft]).toEqual(["B", 0]);
  });

  test("SS-15.5-d: with two results that fit, the active player chooses", () => {
    const t = spawned({ ability: true, shield: true }, ["B3", "B1"]);
    expect(t.asked).toBe("ecarus: choose-gate");
    t.does("ecarus", "gate:ability");
    expect(t.figure("gremlin-green-1").area).toBe("B");
    expect(spawned({ hit: true, shield: true }, ["B3", "B1"]).figure("gremlin-green-1").area).toBe("C");
  });

  test("SS-15.5-e: without an open gate nobody comes", () => {
    const t = spawned({ hit: false }, []);
    expect([t.state.enemies, t.state.decks.enemy.draw.length]).toEqual([[], 3]);
  });

  test("SS-15.5-f: the top card, assigned", () => {
    expect(spawned({ hit: true }, []).enemy("gremlin-green-1").controller).toBe("player-1");
  });

  test("SS-4.3-f: the standard formula", () => {
    const count = (heroes: number, enemies: number) => {
      const t = scene({
        heroes: Object.fromEntries(
          ["ecarus", "thorgar", "shae", "auriel", "laegon"].slice(0, heroes).map((name) => [name, "A"]),
        ),
      });
      for (let i = 0; i < enemies; i++)
        t.state.enemies.push({
          id: `x${i}`,
          scroll: "gremlin-green",
          controller: "player-1",
          charges: 0,
          powers: [],
          side: "A",
        });
      return spawnCount(t.state, { formula: "standard" });
    };
    expect([count(3, 0), count(3, 1), count(2, 1), count(4, 1), count(5, 0), count(2, 5)]).toEqual([2, 1, 0, 1, 3, 0]);
  });

  test("SS-4.3-g: the other formulas", () => {
    const count = (heroes: number, enemies: number, plus: number) => {
      const t = scene({
        heroes: Object.fromEntries(["ecarus", "thorgar", "shae", "auriel"].slice(0, heroes).map((name) => [name, "A"])),
      });
      for (let i = 0; i < enemies; i++)
        t.state.enemies.push({
          id: `x${i}`,
          scroll: "gremlin-green",
          controller: "player-1",
          charges: 0,
          powers: [],
          side: "A",
        });
      return spawnCount(t.state, { formula: "difference", plus });
    };
    expect([count(4, 1, 0), count(2, 3, 0), count(3, 2, 1), count(2, 4, 1)]).toEqual([3, 0, 2, 0]);
  });

  test("SS-4.3-h, SS-15.2.1-a: Ghost Souls don't count, and a Horde is one enemy", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: "A", shae: "A", auriel: { at: "A", kind: "ghost" } },
      foes: { "gremlin-horde-green-1": "A" },
    });
    expect(spawnCount(t.state, { formula: "standard" })).toBe(1);
  });

  test("SS-4.3-i: a single hero uses the first line", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } } });
    expect(spawnCount(t.state, { formula: "standard" })).toBe(0);
  });
});

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
      { ecarus: "A", thorgar: "A" },
      { "orc-shaman-blue-1": "D" },
      {
        map: ["A B C D"],
        features: { walls: ["C|D"] },
        decks: { encounter: ["war-cry"] },
      },
    );
    expect(t.events("enemy-power-used")).toMatchObject([{ power: "curse" }]);
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

describe("15.7.1 the victim", () => {
  const act = (heroes: Heroes, foe: string, at: string, more: Scene & { foe?: Partial<PlacedFoe> } = {}) => {
    const { foe: special, ...rest } = more;
    return enemyTurn("lone-strike", heroes, { [foe]: { at, ...special } }, { map: ["A B C D E F G H"], ...rest });
  };

  test("SS-15.7.1-a, SS-15.7.1-b: the first line that fits", () => {
    const t = act({ ecarus: "A", thorgar: "C" }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect(t.events("behaviour-chosen")).toMatchObject([{ line: 1, victim: "ecarus" }]);
  });

  test("SS-15.7.1-c: path distance counts; SS-15.8.1-a: a flying enemy's own", () => {
    const walled = { map: ["A B", "C D"], features: { barriers: ["A>B"] } };
    const lines: EnemyScroll["lines"] = [
      { range: [1], say: [{ do: "engage" }] },
      { range: [3], say: [] },
      { range: "+", say: [] },
    ];
    stub("lander", {}, { lines });
    stub("flyer", {}, { lines, flies: true });
    expect(act({ ecarus: "B" }, "lander-1", "A", walled).events("behaviour-chosen")).toMatchObject([{ line: 2 }]);
    const flown = act({ ecarus: "B" }, "flyer-1", "A", walled);
    expect([flown.events("behaviour-chosen")[0]?.line, flown.figure("flyer-1").area]).toEqual([1, "B"]);
  });

  test("SS-15.7.1-d: sight is needed, and the reason is told", () => {
    const t = act({ ecarus: "C" }, "gremlin-blue-1", "A", { features: { sight: [["A", "C", false]] } });
    expect(t.events("behaviour-skipped").map(({ line, why }) => `${line} ${why}`)).toEqual([
      "1 nobody-there",
      "2 nobody-in-sight",
      "3 nobody-there",
    ]);
    expect(t.figure("gremlin-blue-1").area).toBe("C");
  });

  test("SS-15.7.1-e: any hero who qualifies makes the line apply", () => {
    const t = act({ ecarus: "B", thorgar: "D" }, "orc-shaman-red-1", "A", {
      map: ["A B C D"],
      dice: ["B1", "R10", "B10 B10 B10 B10", "B10"],
      arrange: (s) => {
        s.figures.find(({ id }) => id === "ecarus")!.hidden = true;
      },
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ line: 3, victim: "thorgar" }]);
  });

  test("SS-15.7.1-f: the hidden and Ghost Souls are no victims, not even for {+}", () => {
    const t = act({ shae: { at: "A", hidden: true }, ecarus: { at: "B", kind: "ghost" } }, "gremlin-blue-1", "A");
    expect(t.log).toContain("enemy-stays");
  });

  test("SS-15.7.1-g, SS-15.7.1-k: the preferred style", () => {
    const t = act({ ecarus: "B", auriel: { at: "B", wounds: 1 } }, "orc-warrior-blue-1", "A", {
      foe: { charges: 0 },
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-h: most wounded by wounds, whatever is left", () => {
    const t = act({ ecarus: { at: "A", wounds: 3 }, auriel: { at: "A", wounds: 2 } }, "bandit-green-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-i: nearest", () => {
    const t = act({ ecarus: "C", thorgar: "B" }, "orc-warrior-green-1", "A", { dice: ["R10", "B10"] });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "thorgar" }]);
  });

  test("SS-15.7.1-j: richest by value", () => {
    const t = act({ shae: { at: "A", crowns: 50 }, ecarus: { at: "A", crowns: 40 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "shae" }]);
  });

  test("SS-15.7.1-l: the richest of the party is far away: the priority rules choose", () => {
    const t = act(
      { auriel: { at: "A", crowns: 20 }, ecarus: { at: "A", crowns: 10, wounds: 2 }, shae: { at: "H", crowns: 90 } },
      "gremlin-blue-1",
      "A",
      { dice: ["B10", "B10"] },
    );
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-m: nobody is richest with nothing; equals both match", () => {
    const poor = act({ shae: "A", ecarus: { at: "A", wounds: 1 } }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect(poor.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
    const equal = act(
      { shae: { at: "A", crowns: 40 }, ecarus: { at: "A", crowns: 40 }, thorgar: { at: "A", wounds: 3 } },
      "gremlin-blue-1",
      "A",
      { dice: ["B10", "B10"] },
    );
    expect(equal.events("behaviour-chosen")).toMatchObject([{ victim: "shae" }]);
  });

  test("SS-15.7.1-n: most wounds, fewest HP left, nearest, then the controller", () => {
    const hp = act({ ecarus: { at: "B", wounds: 2 }, auriel: { at: "C", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(hp.events("behaviour-chosen")).toMatchObject([{ victim: "auriel" }]);
    const asked = act({ laegon: "A", thorgar: { at: "A", version: "cleric" } }, "gremlin-blue-1", "A");
    expect(asked.asked).toBe("laegon: choose-victim");
  });

  test("SS-15.7.1-o: {+} needs a path, no sight", () => {
    const t = act({ ecarus: "H" }, "gremlin-blue-1", "A");
    expect([t.events("behaviour-chosen")[0]?.line, t.figure("gremlin-blue-1").area]).toEqual([4, "C"]);
  });

  test("SS-15.7.1-p: the preferred victim counts for {+}, too", () => {
    const t = act({ shae: { at: "H", crowns: 20 }, ecarus: "A" }, "gremlin-blue-1", "C", {
      features: {
        sight: [
          ["A", "C", false],
          ["C", "H", false],
        ],
      },
    });
    expect([t.events("behaviour-chosen")[0]?.victim, t.figure("gremlin-blue-1").area]).toEqual(["shae", "E"]);
  });

  test("SS-15.7.1-s: without its victim the rest is skipped", () => {
    const t = act({ auriel: { at: "E", wounds: 5 }, ecarus: { at: "H", kind: "hero" } }, "gremlin-blue-1", "A", {
      dice: ["B5 B5", "B10"],
    });
    expect(attacksIn(t)).toEqual(["gremlin-blue-1 stone auriel"]);
    expect(t.figure("gremlin-blue-1").area).toBe("A");
  });

  test("SS-15.7.1-t: a line whose condition doesn't hold is passed over", () => {
    stub(
      "charger",
      {},
      {
        lines: [
          { range: [0, 1], if: { charged: true }, say: [] },
          { range: [0, 1, 2], say: [{ do: "engage" }] },
        ],
      },
    );
    const t = act({ ecarus: "B" }, "charger-1", "A");
    expect(t.events("behaviour-skipped")).toMatchObject([{ line: 1, why: "not-now" }]);
    expect(t.figure("charger-1").area).toBe("B");
  });

  test("SS-15.7.1-u: between equal paths the controller chooses", () => {
    walker("walker", { do: "move", areas: 2 });
    const t = act({ ecarus: "D" }, "walker-1", "A", { map: ["A B", "C D"] });
    expect(t.asked).toBe("ecarus: enemy-path");
    t.does("ecarus", "area:C");
    expect(t.events("figure-moved").map(({ to }) => to)).toEqual(["C", "D"]);
  });

  test("SS-15.7.1-ex-gremlin-a: the richest in its area, or another there", () => {
    const rich = act({ shae: { at: "A", crowns: 5 }, ecarus: { at: "A", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(attacksIn(rich)).toEqual(["gremlin-blue-1 claws shae"]);
    const other = act({ shae: { at: "H", crowns: 5 }, ecarus: { at: "A", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(attacksIn(other)).toEqual(["gremlin-blue-1 claws ecarus"]);
  });

  test("SS-15.7.1-ex-gremlin-b: the richest within three areas", () => {
    const t = act({ shae: { at: "D", crowns: 5 }, ecarus: "B" }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["D", ["gremlin-blue-1 claws shae"]]);
  });

  test("SS-15.7.1-ex-gremlin-c: at four areas two stones, then one area nearer", () => {
    const t = act({ ecarus: "E" }, "gremlin-blue-1", "A", { dice: ["B10 B10", "B10 B10"] });
    expect([t.figure("gremlin-blue-1").area, attacksIn(t).length]).toEqual(["B", 2]);
  });

  test("SS-15.7.1-ex-gremlin-d: otherwise two areas nearer", () => {
    const t = act({ ecarus: "F" }, "gremlin-blue-1", "A");
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["C", []]);
  });

  test("SS-15.7.1-ex-bandit-a: past Laegon to wounded Auriel, then the potion", () => {
    const t = act({ laegon: "A", auriel: { at: "B", wounds: 2 } }, "bandit-blue-1", "A", {
      foe: { wounds: 2 },
      dice: ["B10", "B1"],
    });
    expect([t.figure("bandit-blue-1").area, attacksIn(t)]).toEqual(["B", ["bandit-blue-1 bandit-sword auriel"]]);
    expect([t.enemy("bandit-blue-1").charges, t.wounds("bandit-blue-1")]).toEqual([0, 0]);
  });

  test("SS-15.7.1-ex-bandit-b: a knife for the preferred one at four areas, and a step towards her", () => {
    const t = act({ auriel: { at: "E", wounds: 1 }, ecarus: "C" }, "bandit-blue-1", "A", { dice: ["B10", "B10"] });
    expect([t.figure("bandit-blue-1").area, attacksIn(t)]).toEqual(["B", ["bandit-blue-1 bandit-knife auriel"]]);
  });

  test("SS-15.7.1-ex-bandit-c: first the move, then the nearest in sight within two areas", () => {
    const seen = act({ ecarus: "E" }, "bandit-blue-1", "A", {
      features: { sight: [["A", "E", false]] },
      dice: ["B10", "B10"],
    });
    expect([seen.figure("bandit-blue-1").area, attacksIn(seen)]).toEqual(["C", ["bandit-blue-1 bandit-knife ecarus"]]);
    const unseen = act({ ecarus: "E" }, "bandit-blue-1", "A", {
      features: {
        sight: [
          ["A", "E", false],
          ["C", "E", false],
        ],
      },
    });
    expect(attacksIn(unseen)).toEqual([]);
  });

  test("SS-15.7.1-ex-1: past hidden Shae and unseen Auriel to Thorgar", () => {
    const t = enemyTurn(
      "lone-strike",
      { shae: { at: "A", hidden: true }, auriel: "X", thorgar: "D", laegon: { at: "E", crowns: 40 } },
      { "gremlin-blue-1": "A" },
      { map: ["A B C D E", ". X . . ."], features: { sight: [["A", "X", false]] }, dice: ["B10", "B10"] },
    );
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["D", ["gremlin-blue-1 claws thorgar"]]);
  });

  test("SS-15.7.1-ex-2: past Laegon to Ecarus in the hard area, and a second attack for its charge", () => {
    const t = act({ laegon: "A", auriel: { at: "B", wounds: 1 }, ecarus: "B" }, "orc-warrior-blue-1", "A", {
      map: ["A B"],
      features: { hard: ["B"] },
      dice: ["B10", "B10", "B10", "B10"],
    });
    expect([t.figure("orc-warrior-blue-1").area, t.enemy("orc-warrior-blue-1").charges]).toEqual(["B", 0]);
    expect(attacksIn(t)).toEqual(["orc-warrior-blue-1 war-axes ecarus", "orc-warrior-blue-1 war-axes ecarus"]);
  });
});

describe("15.8 movement", () => {
  const walks = (say: Sentence[], map: readonly string[], hero: string, more: Scene = {}, at = "A") => {
    walker("walker", ...say);
    return enemyTurn("lone-strike", { ecarus: hero }, { "walker-1": { at } }, { map, ...more });
  };

  test("SS-15.8-a: no sentence, no move", () => {
    expect(walks([], ["A B"], "B").figure("walker-1").area).toBe("A");
  });

  test("SS-15.8-b: the shortest path, and of equal ones the cleanest", () => {
    const go: Sentence[] = [{ do: "engage" }];
    expect(walks(go, ["A B", "C D"], "D", { features: { hard: ["B"] } }).events("figure-moved")[0]?.to).toBe("C");
    const only = walks(go, ["A B D", "C E F"], "D", { features: { hard: ["B"] } });
    expect(only.events("figure-moved").map(({ to }) => to)).toEqual(["B", "D"]);
  });

  test("SS-15.8-c, SS-15.8-d, SS-15.8-e: engage however far; move X and stop there; stay when there", () => {
    expect(walks([{ do: "engage" }], ["A B C D"], "D").figure("walker-1").area).toBe("D");
    expect(walks([{ do: "move", areas: 2 }], ["A B C D"], "B").figure("walker-1").area).toBe("B");
    expect(walks([{ do: "engage" }], ["A B"], "A").events("figure-moved")).toEqual([]);
  });

  test("SS-15.8-d, SS-15.1-f: so many areas and no more, unless a power lengthens it", () => {
    expect(walks([{ do: "move", areas: 2 }], ["A B C D E"], "E").figure("walker-1").area).toBe("C");
    walker("walker", { do: "move", areas: 2 });
    const swift = enemyTurn(
      "lone-strike",
      { ecarus: "E" },
      { "walker-1": { at: "A", powers: ["swift"] } },
      { map: ["A B C D E"] },
    );
    expect(swift.figure("walker-1").area).toBe("D");
  });

  test("SS-15.8-e: already there, the next sentence follows", () => {
    stub("bold", {}, { lines: [{ range: [0], say: [{ do: "engage" }, { do: "attack", weapon: "claws" }] }] });
    expect(attacksIn(enemyTurn("lone-strike", { ecarus: "A" }, { "bold-1": "A" }, { dice: ["B1"] }))).toEqual([
      "bold-1 claws ecarus",
    ]);
  });

  test("SS-15.8-h, SS-6.1.2-f: nobody stops it, nobody reacts to it", () => {
    walker("walker", { do: "engage" });
    const t = enemyTurn(
      "lone-strike",
      { shae: { at: "C", crowns: 1, wounds: 1 }, ecarus: "B", thorgar: "A" },
      { "walker-1": "A" },
      { map: ["A B C"], features: { sight: [] } },
    );
    expect(attacksIn(t)).toEqual([]);
  });

  test("SS-15.8-j: back where it came from, or away from the nearest hero", () => {
    const back: Sentence[] = [{ do: "retreat", areas: 1 }];
    walker("walker", ...back);
    const w = enemyTurn("lone-strike", { ecarus: "A" }, { "walker-1": { at: "A", cameFrom: "W" } }, { map: ["W A B"] });
    expect(w.figure("walker-1").area).toBe("W");
    const blocked = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "walker-1": { at: "A", cameFrom: "W" } },
      { map: ["W A B"], doors: { "W|A": "wall" } },
    );
    expect(blocked.figure("walker-1").area).toBe("B");
  });

  test("SS-15.8-k: it doesn't avoid Fire", () => {
    const t = walks([{ do: "engage" }], ["A B C"], "C", {
      arrange: (s) => {
        s.fires["B"] = [1];
      },
    });
    expect(t.figure("walker-1").fire).toEqual([1]);
  });

  test("SS-15.8.1-a: who flies ignores K.O.", () => {
    stub("flyer", {}, { flies: true });
    const knock = thing("test-mace", {
      range: 0,
      attack: { hits: 1, red: 0, blue: 0 },
      paid: [{ cost: {}, effects: [{ effect: "condition", condition: "ko" }] }],
    });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: knock } } },
      foes: { "flyer-1": "A" },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-mace-1:flyer-1").does("ecarus", "pay:test-mace-1#1");
    expect([t.figure("flyer-1").ko, t.wounds("flyer-1")]).toEqual([false, 1]);
  });
});

describe("15.9 combat", () => {
  test("SS-15.9-b: in its own area melee, otherwise ranged", () => {
    const melee = (at: string, dice: string[]) =>
      enemyTurn("lone-strike", { ecarus: at }, { "bandit-green-1": "A" }, { map: ["A B C"], dice })
        .events("attack-declared")
        .map((event) => event.melee);
    expect([melee("A", ["B10", "B10"]), melee("C", ["B10 B10"])]).toEqual([[true], [false]]);
  });

  test("SS-15.9-c: what can be paid is paid, without a question", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "A" },
      { "bandit-red-1": { at: "A", charges: 0 } },
      { dice: ["R4", "B1", "B1"] },
    );
    expect(t.figure("ecarus").blinded).not.toBe("none");
  });

  test("SS-15.9-d: the dearest first", () => {
    const staff = (blues: string) => {
      const t = enemyTurn(
        "lone-strike",
        { thorgar: "B" },
        { "orc-shaman-red-1": "A" },
        { map: ["A B"], dice: ["R10", blues, "B10"] },
      );
      return t.events("effect-paid").map(({ words }) => words.join());
    };
    expect(staff("B7 B7 B10 B10")).toEqual(["area"]);
    expect(staff("B7 B7 B7 B10")).toEqual(["area", "fire"]);
    expect(staff("B7 B10 B10 B10")).toEqual(["fire"]);
  });

  test("SS-15.9-e: no attack without sight", () => {
    stub(
      "archer",
      {},
      {
        lines: [
          {
            range: "+",
            say: [
              { do: "move", areas: 1 },
              { do: "attack", weapon: "claws" },
            ],
          },
        ],
      },
    );
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "D" },
      { "archer-1": "A" },
      { map: ["A B C D"], features: { sight: [["B", "D", false]] } },
    );
    expect(attacksIn(t)).toEqual([]);
  });

  test("SS-15.9-ex-1: the Red Shaman's curse is saved from; two magic must go on AoE {0}", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: "C", thorgar: "D" },
      { "orc-shaman-red-1": "A" },
      {
        map: ["A B C D"],
        dice: ["B1", "R1", "B1 B4 B7 B8", "B10"],
      },
    );
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "thorgar" }]);
    expect(t.events("saving-throw")).toMatchObject([{ figure: "thorgar", saved: true }]);
    expect(t.events("effect-paid").map(({ words }) => words.join())).toEqual(["area"]);
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 4 }]);
    expect([t.figure("thorgar").fire, t.diceLeft]).toEqual([[], 0]);
  });

  const forged = {
    slots: { armour: "scale-1" },
  };
  const wearing = (s: { items: Record<string, unknown> }, shields: number) => {
    s.items["scale-1"] = { back: true, charges: 0, shields };
  };

  test("SS-15.9-ex-2, SS-15.9-ex-3, SS-15.9-ex-4: the Red Bandit's sword, its second strike, and what has no effect", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "B", ...forged } },
      { "bandit-red-1": { at: "A", wounds: 1, charges: 0 } },
      {
        map: ["A B"],
        dice: ["R4", "B8 B10", "B1 B5", "B8", "B1"],
        arrange: (s) => wearing(s, 1),
      },
    );
    t.does("ecarus", "pay:scale-1#1").does("ecarus", "die:1", "die:2");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 4 }, { hits: 2 }]);
    expect(t.events("condition-gained")).toMatchObject([{ figure: "ecarus", condition: "blinded" }]);
    expect(t.wounds("ecarus")).toBe(1);
    t.does("ecarus", "pay:scale-1#1").does("ecarus", "die:1");
    expect([t.wounds("ecarus"), t.diceLeft]).toEqual([1, 0]);
    expect(t.events("poisoned")).toMatchObject([{ figure: "ecarus", strength: 1 }]);
    expect([t.wounds("bandit-red-1"), t.enemy("bandit-red-1").charges]).toEqual([1, 0]);
    expect(t.events("enemy-power-used").map(({ power }) => power)).toEqual(["twin-strike", "high-command"]);
  });

  test("SS-15.9-ex-3: the second strike poisons although nothing gets through", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "A", ...forged } },
      { "bandit-red-1": { at: "A", charges: 0 } },
      {
        dice: ["R10", "B10 B1", "B1"],
        arrange: (s) => wearing(s, 0),
      },
    );
    expect([t.wounds("ecarus"), t.figure("ecarus").poison]).toEqual([1, 1]);
  });

  test("SS-15.9-ex-4: Readiness isn't set off by the Bandit's own move", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "B", ...forged } },
      { "bandit-red-1": { at: "A", charges: 0 } },
      {
        map: ["A B"],
        dice: ["R10", "B1"],
        arrange: (s) => wearing(s, 1),
      },
    );
    expect(attacksIn(t)).toEqual(["bandit-red-1 bandit-sword ecarus"]);
  });

  test("SS-15.1-h: Readiness: a hero who enters and doesn't save is attacked", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A" },
      foes: { "bandit-red-1": "B" },
      dice: ["B10", "R10", "B10", "B10"],
    });
    t.does("ecarus", "move:B");
    expect(attacksIn(t)[0]).toBe("bandit-red-1 bandit-sword ecarus");
    const saved = scene({ map: ["A B"], foes: { "bandit-red-1": "B" }, dice: ["B1"] });
    saved.does("ecarus", "move:B");
    expect(attacksIn(saved)).toEqual([]);
  });

  test("SS-15.1-g: Twin Strike follows only a wound", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "A", ...forged } },
      { "bandit-red-1": { at: "A", charges: 0 } },
      {
        dice: ["R10", "B1 B1"],
        arrange: (s) => wearing(s, 0),
      },
    );
    expect(attacksIn(t)).toEqual(["bandit-red-1 bandit-sword ecarus"]);
  });

  test("SS-15.1-j, SS-15.1-k: High Command lets the Shaman curse and recharges the Bandit, up to its charges", () => {
    const t = enemyTurn(
      "lone-strike",
      { ecarus: { at: "A", ...forged } },
      {
        "bandit-red-1": { at: "A", charges: 0, controller: "ecarus" },
        "orc-shaman-blue-1": { at: "A", controller: "ecarus" },
        "bandit-blue-1": { at: "A", charges: 0, controller: "ecarus" },
      },
      { dice: ["R10", "B1 B1", "B1"], arrange: (s) => wearing(s, 1) },
    );
    expect(t.events("enemy-power-used").map(({ power }) => power)).toEqual(["high-command", "curse"]);
    expect(t.enemy("bandit-blue-1").charges).toBe(1);
  });

  test("SS-15.1-k, SS-15.1-l: the potion is drunk when it is wounded and charged, and only then", () => {
    const drink = (wounds: number, charges: number) => {
      const t = enemyTurn(
        "lone-strike",
        { ecarus: "A" },
        { "bandit-blue-1": { at: "A", wounds, charges } },
        { dice: ["B10", "B1"] },
      );
      return [t.wounds("bandit-blue-1"), t.enemy("bandit-blue-1").charges];
    };
    expect([drink(2, 1), drink(0, 1), drink(2, 0)]).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
    ]);
  });

  test("SS-15.1-e: a passive power holds always", () => {
    stub("hided", { armour: 1 });
    const item = thing("test-edge", { range: 0, attack: { hits: 3, red: 0, blue: 0 } });
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } } },
      foes: { "hided-1": { at: "A", powers: ["thick-hide"] } },
      arrange: (s) => {
        s.turn.action = 0;
      },
    });
    t.does("ecarus", "attack:test-edge-1:hided-1");
    expect(t.wounds("hided-1")).toBe(1);
  });
});

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
      arrange: (s) => {
        s.turn.action = 0;
        more.arrange?.(s);
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
    expect(t.events("drops")).toMatchObject([{ crowns: 0, loot: 1, treasure: 1 }]);
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
