import { describe, expect, test } from "vitest";
import { guardedBy, scene, watcher } from "../scene.js";

describe("hard cases: who attacks, and whom", () => {
  test("LR-keyword-guarded: the enemy that guards Gandalf's Map attacks; only a claimed map keeps its hero from it", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["forest-spider"] }],
      arrange: (s) => guardedBy(s, "gandalfs-map-1", "forest-spider-1"),
    });
    expect(t.until("defender").events("attack-begun")).toHaveLength(1);
    const claimed = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["wargs"], on: { gimli: ["gandalfs-map"] } }],
    });
    expect(claimed.until("defender").offers("defend:gimli")).toBe(false);
  });

  test("LR-combat-enemy-11: between two attacks Feint still stops the second, not the first", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], resources: 1, allies: watcher, hand: ["feint"], engaged: ["wargs", "forest-spider"] },
      ],
    });
    t.does("resolve:wargs").untilWindow("enemy-chosen").does("play:feint");
    expect(t.card("wargs").seat).toBe("player-1");
    t.untilWindow("combat-end");
    expect(t.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["wargs-1"]);
    expect(t.events("attack-prevented").map(({ enemy }) => enemy)).toEqual(["forest-spider-1"]);
  });

  test("LR-combat-enemy-11: a snared enemy is dealt a shadow card, which is discarded unresolved", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["denethor"], allies: watcher, engaged: ["wargs"], on: { wargs: ["forest-snare"] }, threat: 20 },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    expect(t.state.shadows["wargs-1"]).toEqual(["ungoliants-spawn-1"]);
    t.untilWindow("combat-end");
    expect(t.threat()).toBe(20);
    expect(t.state.encounter.discard).toEqual(["ungoliants-spawn-1"]);
  });

  test("LR-card-7: a snare stays on an enemy that went back to staging, and holds it when it engages another", () => {
    const t = scene({
      step: "encounter",
      staging: ["wargs"],
      players: [
        { heroes: ["gimli"], threat: 10, on: { wargs: ["forest-snare"] } },
        { heroes: ["aragorn"], threat: 30, allies: watcher },
      ],
    });
    t.untilWindow("combat-end");
    expect(t.card("wargs")).toMatchObject({ seat: "player-2", attachments: ["forest-snare-1"] });
    expect(t.events("attack-begun")).toHaveLength(0);
  });

  test("LR-combat-enemy-1: an enemy that has attacked and is moved to the next player doesn't attack again", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], engaged: ["wargs"] },
        { heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "son-of-arnor"], allies: watcher },
      ],
    });
    t.until("defender").by(1, "defend:gimli").untilWindow("enemy-damage");
    t.by(2, "play:sneak-attack").by(2, "target:son-of-arnor").by(2, "respond:son-of-arnor");
    expect(t.card("wargs").seat).toBe("player-2");
    t.untilWindow("combat-end");
    expect(t.events("attack-begun")).toHaveLength(1);
  });

  test("LR-combat-enemy-2: an adder whose venom eliminates its player ends its attack before any window", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], threat: 49, engaged: ["marsh-adder"] },
        { heroes: ["aragorn"], allies: watcher },
      ],
    });
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.events("attack-ended-early")).toHaveLength(1);
    expect(t.table.decision("player-2").title.args?.["window"]).toBe("combat-end");
  });

  test("LR-combat-enemy-14: what comes after the attack comes even if the attack eliminated its player", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["legolas"], engaged: ["chieftan-ufthak"] },
        { heroes: ["aragorn"], allies: watcher },
      ],
      cards: { legolas: { damage: 1 } },
    });
    t.until("defender").by(1, "undefended").by(2, "undefended").untilWindow("enemy-damage");
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.card("chieftan-ufthak")).toMatchObject({ place: "staging", resources: 1 });
  });
});

describe("hard cases: who defends", () => {
  test("LR-combat-enemy-8: a defender whom the shadow sends home leaves the attack undefended", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], allies: ["guard-of-the-citadel", ...watcher], engaged: ["wargs"] }],
      encounter: ["pursued-by-shadow", "forest-gate"],
    });
    t.until("defender").does("defend:guard-of-the-citadel").untilWindow("enemy-damage");
    expect(t.hand()).toContain("guard-of-the-citadel");
    expect(t.card("gimli").damage).toBe(3);
  });

  test("LR-card-14: a defender that died and came back defends no longer", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["eowyn", "gimli"],
          resources: 2,
          allies: ["guard-of-the-citadel"],
          hand: ["stand-and-fight"],
          engaged: ["wargs"],
        },
      ],
      cards: { "guard-of-the-citadel": { damage: 1 } },
      encounter: ["hummerhorns", "forest-gate"],
    });
    t.until("defender").does("defend:guard-of-the-citadel").untilWindow("shadow-effect").does("play:stand-and-fight");
    expect(t.card("guard-of-the-citadel").damage).toBe(0);
    t.until("takes-damage").does("hurt:gimli");
    expect(t.card("gimli").damage).toBe(1 + 3);
    expect(t.card("guard-of-the-citadel").damage).toBe(0);
  });

  test("LR-combat-enemy-12: a Took who changes sides while defending still defends, and the attacked player stays the same", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], allies: ["wandering-took"], threat: 20, engaged: ["wargs"] },
        { heroes: ["aragorn"], threat: 20 },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.until("defender").by(1, "defend:wandering-took").untilWindow("defender").by(1, "use:wandering-took");
    expect(t.events("control-changed")[0]).toMatchObject({ card: "wandering-took-1", seat: "player-2" });
    expect(t.events("damaged")[0]).toMatchObject({ card: "wandering-took-1", amount: 2 });
    expect(t.discard(1)).toContain("wandering-took");
    expect(t.events("threat-raised").find(({ amount }) => amount === 4)?.seat).toBe("player-1");
  });

  test("LR-combat-enemy-4: Despair takes away bonuses to defence, too", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["blade-mastery"], engaged: ["wargs"] }],
      encounter: ["despair", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").untilWindow("shadow-effect").does("play:blade-mastery");
    t.does("target:gimli").untilWindow("enemy-damage");
    expect(t.card("gimli").damage).toBe(3);
  });

  test("LR-combat-enemy-13: Stand Together doesn't let other players' sentinels stand together", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], hand: ["stand-together"], engaged: ["wargs"] },
        { heroes: ["aragorn"], allies: ["gondorian-spearman"] },
      ],
    });
    t.untilWindow("enemy-chosen").by(1, "play:stand-together").by(1, "target:player-1").until("defenders").by(1);
    expect(t.asked).toMatchObject({ seat: "player-2", kind: "defender", max: 1 });
  });

  test("LR-combat-enemy-13: nobody is asked who takes the damage where there is none", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli", "legolas"], allies: watcher, hand: ["stand-together"], engaged: ["forest-spider"] },
      ],
    });
    t.untilWindow("enemy-chosen").does("play:stand-together").until("defenders").does("defend:gimli", "defend:legolas");
    t.untilWindow("shadow-effect").pass();
    expect(t.asked.kind).toBe("action");
    expect(t.events("attack-blocked")).toHaveLength(1);
  });

  test("LR-combat-enemy-7: what an undefended troll deals beyond a hero's hit points raises threat", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["legolas", "gimli"], threat: 20, allies: watcher, engaged: ["hill-troll"] }],
    });
    t.until("defender").does("undefended").until("takes-damage").does("hurt:legolas");
    expect(t.isInPlay("legolas")).toBe(false);
    expect(t.threat()).toBe(22);
  });

  test("LR-combat-enemy-10: an attacker that Quick Strike kills after the defender was declared ends its attack", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["gimli"],
          resources: 1,
          allies: ["snowbourn-scout"],
          hand: ["quick-strike"],
          engaged: ["eastern-crows"],
        },
      ],
    });
    t.until("defender").does("defend:snowbourn-scout").untilWindow("defender").does("play:quick-strike");
    expect(t.isInPlay("eastern-crows")).toBe(false);
    expect(t.events("attack-ended-early")).toHaveLength(1);
    expect(t.isInPlay("snowbourn-scout")).toBe(true);
  });
});
