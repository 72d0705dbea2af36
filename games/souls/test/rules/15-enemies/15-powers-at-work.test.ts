import { describe, expect, test } from "vitest";
import type { EnemyPower } from "../../../content/types.js";
import { hits, push } from "../../../content/vocabulary.js";
import { enemyTurn, fighter } from "../../scenes/enemy-scene.js";
import { scene, stub, thing } from "../../scenes/scene.js";

const totals = (t: ReturnType<typeof scene>) => t.events("hits-totalled").map(({ hits }) => hits);

describe("15.1 powers of enemies at work", () => {
  test("SS-15.1-k: the Red Orc Warrior's Berserker strengthens his own second attack, and nobody else", () => {
    const t = enemyTurn(
      "lone-strike",
      { thorgar: "A" },
      { "orc-warrior-red-1": "A" },
      {
        dice: ["R10", "B10", "R10", "B10"],
      },
    );
    expect([totals(t), t.state.lasting]).toEqual([[2, 3], []]);
    expect(t.events("effect-given")).toMatchObject([{ figure: "orc-warrior-red-1", name: "berserker" }]);
  });

  test("SS-15.7.1-s, SS-15.1-k: Berserker keeps its charge when the first attack has killed the victim", () => {
    const t = enemyTurn(
      "lone-strike",
      { thorgar: { at: "A", wounds: 7 }, shae: "B" },
      { "orc-warrior-blue-1": "A" },
      {
        map: ["A B"],
        dice: ["B10", "B10"],
      },
    );
    expect([t.figure("thorgar").kind, t.enemy("orc-warrior-blue-1").charges]).toEqual(["ghost", 1]);
    expect(t.events("enemy-power-used")).toEqual([]);
    expect(t.events("victim-lost")).toMatchObject([{ enemy: "orc-warrior-blue-1" }]);
  });

  test("SS-15.1-j, SS-15.1-l: the Call of the Grave needs nobody, so it is heard although the victim has died", () => {
    const t = enemyTurn(
      "master-assault",
      { thorgar: { at: "B", wounds: 7 }, shae: "C" },
      { "hollow-king": { at: "A", side: "B" } },
      { map: ["A B C"], dice: ["R1", "B10 B10", "B10"] },
    );
    expect(t.figure("thorgar").kind).toBe("ghost");
    expect(t.events("enemy-power-used")).toMatchObject([{ power: "call-of-the-grave", target: "none" }]);
  });

  test("SS-15.1-i: Bloodlust gives its die only to an enemy that is wounded", () => {
    fighter("brute");
    const struck = (wounds: number, dice: string[]) =>
      totals(
        enemyTurn(
          "lone-strike",
          { thorgar: "A" },
          { "brute-1": { at: "A", wounds, powers: ["bloodlust"] } },
          {
            dice,
          },
        ),
      );
    expect([struck(0, ["B10"]), struck(1, ["R1", "B10"])]).toEqual([[1], [2]]);
  });

  test("SS-15.3-a, SS-8.3.1-a: Warded gives its magic shield at once, and again in every Time phase", () => {
    stub("stub", { magicShields: 1 });
    const horn = thing(
      "test-horn",
      { activity: "free", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
      { kind: "permanent" },
    );
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", inventory: [horn] }, thorgar: "A" },
      foes: { "stub-1": "B" },
      decks: { enemyPower: ["warded"], encounter: ["lull", "lull", "lull"] },
    });
    t.does("ecarus", `use:${horn}`);
    expect(t.figure("stub-1").magicShields).toBe(2);
    t.figure("stub-1").magicShields = 0;
    t.does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect([t.state.phase, t.state.round, t.figure("stub-1").magicShields]).toEqual(["battle", 2, 2]);
  });

  test("SS-15.7.1-n, SS-15.7.1-k: which rule has found the victim is told: the icon's, or the order of priority", () => {
    fighter("hunter", { preferred: { style: "magic" } });
    const rules = (heroes: Parameters<typeof enemyTurn>[1]) => {
      const t = enemyTurn("lone-strike", heroes, { "hunter-1": "A" }, { dice: ["B10"] });
      const told = t.table.match.events("player-1").find(({ type }) => type === "behaviour-chosen");
      return told!.rules.filter((rule) => /15.7.1-[kn]/.test(rule));
    };
    expect([rules({ auriel: "A" }), rules({ thorgar: "A" })]).toEqual([["SS-15.7.1-k"], ["SS-15.7.1-n"]]);
  });

  test("SS-15.1-l, SS-2-d: a Curse is told with whom it strikes, and that it does nothing more to the cursed", () => {
    fighter("witch", {
      powers: {
        hex: { type: "behaviour", effects: [{ effect: "hits", change: -1, until: "time-phase" }] },
      },
      lines: [{ range: "+", say: [{ do: "use", power: "hex" }] }],
    });
    const t = enemyTurn("green-rush", { thorgar: "A" }, { "witch-1": "A", "witch-2": "A" });
    t.does("thorgar", "enemy:witch-1");
    expect(t.events("enemy-power-used")).toMatchObject([{ target: "thorgar" }, { target: "thorgar" }]);
    expect([t.events("effect-given").length, t.events("effect-given-already")]).toMatchObject([
      1,
      [{ figure: "thorgar", name: "hex" }],
    ]);
  });

  test("SS-15.1-f: Hunter gives its die to the first attack after it entered, and to no second one", () => {
    const t = enemyTurn(
      "lone-strike",
      { thorgar: "B" },
      { "orc-warrior-blue-1": { at: "A", powers: ["hunter"] } },
      { map: ["A B"], dice: ["B10 B10", "B10", "B10", "B10"] },
    );
    expect([totals(t), t.diceLeft]).toEqual([[2, 2], 0]);
  });

  test("SS-15.11.6-a, SS-15.7-n: who was Stunned doesn't use its special power with the card either", () => {
    const cursed = (stunned: "none" | "held") =>
      enemyTurn(
        "dark-rites",
        { thorgar: "C" },
        { "orc-shaman-green-1": { at: "A", stunned } },
        { map: ["A B C"], dice: ["B1", "B10", "B10", "B1"] },
      ).events("enemy-power-used").length;
    expect([cursed("none"), cursed("held")]).toEqual([2, 0]);
  });

  /** Pushes Thorgar out of sight, and has a power with which it would attack him again. */
  function shoves(again: EnemyPower) {
    const shoving = {
      attack: { hits: 1, red: 0, blue: 0 },
      damage: "slash",
      paid: [{ cost: {}, effects: [push] }],
    } as const;
    fighter("shover", {
      weapons: { claws: shoving },
      powers: { again },
      lines: [
        {
          range: [0],
          say: [
            { do: "attack", weapon: "claws" },
            { do: "use", power: "again" },
          ],
        },
      ],
    });
    return enemyTurn(
      "lone-strike",
      { thorgar: { at: "A", cameFrom: "B" } },
      { "shover-1": { at: "A", charges: 1 } },
      { map: ["A B"], features: { sight: [["A", "B", false]] }, dice: ["B10"] },
    );
  }

  test("SS-15.9-e: an attack by a power needs sight, too", () => {
    const t = shoves({ type: "behaviour", effects: [{ effect: "enemy-attack", weapon: "claws" }] });
    expect([t.figure("thorgar").area, totals(t), t.events("attack-skipped")]).toMatchObject(["B", [1], [{}]]);
  });

  test("SS-15.1-l, SS-15.1-k: a power whose attack can't be made isn't used, and keeps its charge", () => {
    const t = shoves({
      type: "charge",
      effects: [
        { ...hits(1, "next-attack"), on: "self" },
        { effect: "enemy-attack", weapon: "claws" },
      ],
    });
    expect([t.figure("thorgar").area, t.enemy("shover-1").charges, t.events("attack-skipped").length]).toEqual([
      "B",
      1,
      1,
    ]);
    expect([t.events("enemy-power-used"), t.events("effect-given")]).toEqual([[], []]);
  });

  test("SS-6.5-h: what is good for an enemy's next attack doesn't outlast the Enemy Turn", () => {
    fighter("roarer", {
      powers: { roar: { type: "behaviour", effects: [{ ...hits(1, "next-attack"), on: "self" }] } },
      lines: [{ range: "+", say: [{ do: "use", power: "roar" }] }],
    });
    const t = enemyTurn(
      "lone-strike",
      { thorgar: "A", laegon: "A" },
      { "roarer-1": "A" },
      {
        arrange: (s) => {
          s.heroes["player-1"]!.ready = false;
          s.figures[0]!.wounds = 1;
        },
      },
    );
    expect([t.asked, t.events("effect-given").length, t.state.lasting]).toEqual(["laegon: hero-turn", 1, []]);
  });
});
