import { describe, expect, test } from "vitest";
import { weaponForm } from "../../../queries/attack/weapons.js";
import { enemyForm } from "../../../queries/enemies/enemy-powers.js";
import { newFigure } from "../../../queries/figures.js";
import { blade, type Scene, scene, stub } from "../../scenes/scene.js";

function enemyTurn(card: string, wanted: Scene) {
  return scene({
    decks: { encounter: [card] },
    step: "enemy-turn",
    ...wanted,
    arrange: (s, content) => {
      s.turn.side = "enemies";
      wanted.arrange?.(s, content);
    },
  });
}
const attacked = (t: ReturnType<typeof scene>) =>
  t.events("attack-declared").map(({ attacker, target }) => `${attacker} ${target}`);

describe("15 more of the enemies", () => {
  test("SS-15-d: in play from its entrance to its death", () => {
    const t = scene({
      map: ["A B C D E F G"],
      decks: { enemy: ["gremlin-green-1"] },
      arrange: (s) => {
        s.shadows["G"] = ["shadow-enemy-1"];
      },
    });
    expect(t.state.enemies).toHaveLength(0);
    t.does("ecarus", "move:B");
    expect(t.state.enemies).toHaveLength(1);
  });

  test("SS-15.2-a: drawn, assigned and placed, unhurt", () => {
    const t = scene({
      map: ["A B C D E F G"],
      decks: { enemy: ["orc-warrior-green-1"] },
      arrange: (s) => {
        s.shadows["G"] = ["shadow-enemy-1"];
      },
    });
    t.does("ecarus", "move:B");
    expect([t.enemy("orc-warrior-green-1").controller, t.figure("orc-warrior-green-1")]).toMatchObject([
      "player-1",
      { area: "G", wounds: 0 },
    ]);
  });

  test("SS-15.1-a: what enemies have is open to all", () => {
    const t = scene({ foes: { "bandit-red-1": "A" } });
    const { enemies } = t.table.match.view("player-2").state as unknown as { enemies: unknown[] };
    expect(enemies).toMatchObject([{ id: "bandit-red-1", charges: 1 }]);
  });

  test("SS-15.1-b, SS-16-a: the side in force supplies weapons and lines", () => {
    const weapons = (side: "A" | "B") => {
      const t = scene({
        map: ["A B"],
        foes: { troll: { at: "B", side } },
        arrange: (s) => {
          s.menace = { hero: "ecarus", level: 1 };
        },
      });
      return enemyForm(t.content, t.state, t.figure("troll"), side === "A" ? "troll-claws" : "tree-trunk").values;
    };
    expect([weapons("A"), weapons("B")]).toEqual([
      { hits: 3, red: 1, blue: 1 },
      { hits: 2, red: 2, blue: 0 },
    ]);
  });

  test("SS-15.1-c: Dexterity is Gremlins and Bandits, not Orc Warriors", () => {
    const t = enemyTurn("quick-blades", {
      map: ["A B C D E F G H"],
      heroes: { thorgar: "A", laegon: "A" },
      foes: { "gremlin-green-1": "H", "orc-warrior-green-1": "H" },
    });
    expect(t.events("enemy-activated")).toMatchObject([{ enemy: "gremlin-green-1" }]);
  });

  test("SS-15.1-i: a power that a line calls works in that line only", () => {
    const far = enemyTurn("lone-strike", {
      map: ["A B C D E F G H"],
      heroes: { thorgar: "H" },
      foes: { "orc-warrior-blue-1": "A" },
    });
    expect([far.enemy("orc-warrior-blue-1").charges, far.events("enemy-power-used")]).toEqual([1, []]);
  });

  test("SS-15.1-n, SS-15.9-f: a single weapon is both; it has no range of its own", () => {
    const t = scene({ foes: { "orc-shaman-red-1": "A" } });
    expect(enemyForm(t.content, t.state, t.figure("orc-shaman-red-1"), "magma-staff")).toMatchObject({
      name: "magma-staff",
      range: 0,
    });
    expect(weaponForm(t.content, t.state, "longbow-1").range).toBe(4);
  });

  test("SS-15.9-f: the same weapon at four areas, and beside its victim", () => {
    const at = (hero: string, dice: string[]) =>
      attacked(
        enemyTurn("lone-strike", {
          map: ["A B C D E"],
          heroes: { thorgar: hero },
          foes: { "gremlin-blue-1": "A" },
          dice,
        }),
      );
    expect([at("E", ["B10 B10", "B10 B10"]).length, at("A", ["B10", "B10"]).length]).toEqual([2, 1]);
  });

  test("SS-15.3-g: a card's effect beside the same one of the scroll: both are paid for", () => {
    stub(
      "viper",
      {},
      {
        weapons: {
          fangs: {
            attack: { hits: 1, red: 1, blue: 0 },
            damage: "pierce",
            paid: [{ cost: { ability: 1 }, effects: [{ effect: "condition", condition: "poisoned", strength: 1 }] }],
          },
        },
        primary: "fangs",
        lines: [{ range: [0], say: [{ do: "attack", weapon: "fangs" }] }],
      },
    );
    const t = enemyTurn("lone-strike", {
      heroes: { thorgar: "A" },
      foes: { "viper-1": { at: "A", powers: ["venomous"] } },
      dice: ["R7", "B1"],
    });
    t.does("thorgar", "pay:fangs#1");
    expect([t.figure("thorgar").poison, t.wounds("thorgar")]).toEqual([1, 1]);
  });

  test("SS-15.7-m: who dies before its turn is skipped, who comes meanwhile isn't added", () => {
    stub(
      "green",
      {},
      {
        lines: [
          { range: [0], say: [] },
          { range: "+", say: [{ do: "engage" }] },
        ],
      },
    );
    const t = enemyTurn("green-rush", {
      map: ["A B C"],
      heroes: { laegon: "A", ecarus: { at: "A", version: "black-rose" } },
      foes: { "green-1": "C", "green-2": { at: "C", wounds: 19 } },
      decks: { encounter: ["green-rush"], enemy: [] },
      arrange: (s) => {
        s.tokens.push({ token: "hunting-trap", owner: "player-1", power: "hunting-trap", area: "B", level: 1 });
      },
    });
    t.does("laegon", "enemy:green-2");
    for (let i = 0; i < 3 && t.asked.endsWith("choose-victim"); i++)
      t.does(t.asked.split(":")[0]!, t.offered(t.asked.split(":")[0]!)[0]!);
    expect(t.isThere("green-2")).toBe(false);
    expect(t.events("enemy-activated").map(({ enemy }) => enemy)).toEqual(["green-2", "green-1"]);
  });

  test("SS-15.7.1-q: without any way it stays where it is", () => {
    const t = enemyTurn("lone-strike", {
      map: ["A B"],
      features: { walls: ["A|B"] },
      heroes: { thorgar: "A" },
      foes: { "bandit-green-1": "B" },
    });
    expect([t.log.includes("enemy-stays"), t.figure("bandit-green-1").area]).toEqual([true, "B"]);
  });

  test("SS-15.7.1-q: and uses the powers of its last line that it still can", () => {
    const t = enemyTurn("lone-strike", {
      map: ["A B"],
      features: { walls: ["A|B"] },
      heroes: { thorgar: "A" },
      foes: { troll: { at: "B", side: "B", wounds: 3 } },
    });
    expect([t.log.includes("enemy-stays"), t.wounds("troll")]).toEqual([true, 2]);
  });

  test("SS-15.7.1-q: and those of its other lines, each once, but none that needs a victim", () => {
    const use = (power: string) => ({ do: "use", power }) as const;
    stub(
      "hermit",
      {},
      {
        powers: {
          mend: { type: "special", if: "self-wounded", effects: [{ effect: "heal", amount: 1, on: "self" }] },
          hex: { type: "special", effects: [{ effect: "condition", condition: "slowed" }] },
          brew: { type: "charge", effects: [{ effect: "heal", amount: 1, on: "self" }] },
        },
        lines: [
          { range: [0], if: { charged: true }, say: [use("brew")] },
          { range: [0], say: [use("hex"), use("mend")] },
          { range: [1], say: [use("mend")] },
          { range: "+", say: [{ do: "engage" }] },
        ],
      },
    );
    const used = (charges: number) => {
      const t = enemyTurn("lone-strike", {
        map: ["A B"],
        features: { walls: ["A|B"] },
        heroes: { thorgar: "A" },
        foes: { "hermit-1": { at: "B", wounds: 5, charges } },
      });
      return t.events("enemy-power-used").map(({ power }) => power);
    };
    expect([used(0), used(1)]).toEqual([["mend"], ["brew", "mend"]]);
  });

  test("SS-15.7.1-r: the victim is fixed, whatever changes on the way", () => {
    const t = enemyTurn("lone-strike", {
      map: ["A B C"],
      heroes: { shae: { at: "C", crowns: 50 }, thorgar: { at: "B", crowns: 20 } },
      foes: { "gremlin-blue-1": "A" },
      dice: ["B10", "B10"],
    });
    expect([t.events("behaviour-chosen")[0]?.victim, attacked(t)]).toEqual(["shae", ["gremlin-blue-1 shae"]]);
  });

  test("SS-15.11-a: conditions go with the enemy", () => {
    const t = scene({ foes: { "orc-warrior-blue-1": { at: "A", poison: 1, wounds: 4 } }, step: "time" });
    expect(t.isThere("orc-warrior-blue-1")).toBe(false);
  });

  test("SS-15.11.6-d: Stunned on the way, it ends its move, loses the rest, and its next activation", () => {
    stub(
      "runner",
      {},
      {
        powers: {
          stumble: { type: "behaviour", effects: [{ effect: "condition", condition: "stunned", on: "self" }] },
        },
        lines: [
          {
            range: "+",
            say: [{ do: "engage" }, { do: "use", power: "stumble" }, { do: "attack", weapon: "claws" }],
          },
        ],
      },
    );
    const t = enemyTurn("lone-strike", {
      map: ["A B C"],
      heroes: { thorgar: { at: "C", wounds: 1 }, laegon: "C" },
      foes: { "runner-1": "A" },
      decks: { encounter: ["lone-strike", "lone-strike"] },
      arrange: (s) => {
        s.heroes["player-1"]!.ready = false;
      },
    });
    expect([t.figure("runner-1").area, attacked(t), t.figure("runner-1").stunned]).toEqual(["C", [], "held"]);
    t.does("laegon", "end-turn");
    expect([attacked(t), t.events("activation-skipped").length, t.figure("runner-1").stunned]).toEqual([[], 1, "none"]);
  });
});

test("SS-15.12-a, SS-15.10-c: both figures of a Horde fall to one attack, each once, also when the first death sets something off", () => {
  const item = blade("reaper", 9, 0, 0, { paid: [{ cost: {}, effects: [{ effect: "area", range: 0 }] }] });
  const t = scene({
    heroes: {
      ecarus: {
        at: "A",
        version: "black-rose",
        soulrank: 2,
        slots: { primary: item },
        powers: ["blood-thirst"],
        wounds: 3,
      },
      thorgar: "A",
    },
    foes: { "gremlin-horde-green-1": "A" },
    dice: ["B10", "B10"],
  });
  t.does("ecarus", `attack:${item}:gremlin-horde-green-1-a`).does("ecarus", "no").does("ecarus", `pay:${item}#1`);
  expect(t.events("enemy-killed").map(({ figure }) => figure)).toEqual([
    "gremlin-horde-green-1-a",
    "gremlin-horde-green-1-b",
  ]);
  expect(t.state.enemies).toEqual([]);
});

test("SS-15.7.1-s: an enemy that strikes twice lets off when the first attack has killed a companion", () => {
  stub(
    "stub",
    {},
    {
      weapons: { claws: { attack: { hits: 9, red: 0, blue: 0 }, damage: "slash" } },
      lines: [{ range: "+", say: [{ do: "attack", weapon: "claws", times: 2 }] }],
    },
  );
  const t = enemyTurn("lone-strike", {
    map: ["A B"],
    heroes: { laegon: "B", thorgar: "B" },
    foes: { "stub-1": "A" },
    dice: ["B10 B10"],
    arrange: (s) => {
      const companion = { id: "fenrir", kind: "companion", belongsTo: "player-1", area: "A" } as const;
      s.figures.push(newFigure({ ...companion, faction: "heroes", wounds: 1 }));
    },
  });
  expect(t.isThere("fenrir")).toBe(false);
  expect(t.events("attack-declared")).toHaveLength(1);
});

test("SS-15.7-n: a special power on a card strikes a hero in sight, never its user; nobody in sight, it isn't used", () => {
  const shaman = (heroes: string) =>
    enemyTurn("war-cry", {
      map: ["A B C D E F G"],
      heroes: { laegon: heroes, thorgar: heroes },
      foes: { "orc-shaman-blue-1": "A" },
      // The first Curse, the attack, the defence, the second Curse.
      ...(heroes === "C" ? { dice: ["B10", "B10 B10", "B10", "B10"] } : { features: { walls: ["D|E"] } }),
    });
  const near = shaman("C");
  expect(near.events("effect-given").map(({ figure }) => figure)).not.toContain("orc-shaman-blue-1");
  expect(near.events("enemy-power-used")).toHaveLength(2);
  expect(shaman("G").events("enemy-power-used")).toEqual([]);
});

test("SS-15.1-h: who fell to an attack doesn't strike back any more", () => {
  const riposte = (hits: number) => {
    const item = blade(`blade-${hits}`, hits);
    const t = scene({
      heroes: { ecarus: { at: "A", slots: { primary: item } }, thorgar: "A" },
      foes: { "gremlin-green-1": { at: "A", powers: ["riposte"] } },
      dice: ["B10"],
    });
    t.does("ecarus", `attack:${item}:gremlin-green-1`).does("ecarus", "no");
    return t.wounds("ecarus");
  };
  expect(riposte(0)).toBe(1);
  expect(riposte(9)).toBe(0);
});
