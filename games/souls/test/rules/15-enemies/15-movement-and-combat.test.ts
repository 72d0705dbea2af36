import { describe, expect, test } from "vitest";
import type { Sentence } from "../../../content/types.js";
import { attacksIn, enemyTurn, walker } from "../../scenes/enemy-scene.js";
import { type Scene, scene, stub, thing } from "../../scenes/scene.js";

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
    stub("walker", {}, { preferred: "most-wounded", lines: [{ range: "+", say: [{ do: "engage" }] }] });
    const t = enemyTurn(
      "lone-strike",
      { shae: { at: "C", crowns: 1, wounds: 1 }, ecarus: "B", thorgar: "A" },
      { "walker-1": "A" },
      { map: ["A B C"], features: { sight: [] } },
    );
    expect([t.figure("walker-1").area, attacksIn(t)]).toEqual(["C", []]);
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
    expect(t.events("enemy-power-used").map(({ power }) => power)).toEqual(["twin-strike"]);
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
