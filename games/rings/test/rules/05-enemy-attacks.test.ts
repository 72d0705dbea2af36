import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("attacks of enemies", () => {
  test("LR-combat-enemy-1: all attacks on the first player, then on the next", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["aragorn", "legolas"], engaged: ["wargs", "forest-spider"], allies: watcher },
        { heroes: ["gimli", "beravor"], engaged: ["marsh-adder"] },
      ],
    });
    t.does("resolve:forest-spider").untilWindow("combat-end");
    expect(t.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["forest-spider-1", "wargs-1", "marsh-adder-1"]);
  });

  test("LR-combat-enemy-2: the attacked player chooses, and what the attack triggers comes before the defender", () => {
    const t = scene({ step: "enemy-attacks", players: [{ allies: watcher, engaged: ["marsh-adder"], threat: 20 }] });
    expect(t.threat()).toBe(21);
    expect(t.untilWindow("enemy-chosen").asked.kind).toBe("action");
  });

  test("LR-combat-enemy-3: one ready character, or none", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs"] }],
      cards: { gimli: { exhausted: true } },
    });
    t.until("defender");
    expect(t.offers("defend:gimli")).toBe(false);
    expect(() => t.does("defend:aragorn", "defend:henamarth-riversong")).toThrow(/at most 1/);
    t.does("defend:aragorn");
    expect(t.card("aragorn").exhausted).toBe(true);
  });

  test("LR-combat-enemy-4: the shadow effect counts for this attack, unless it is cancelled", () => {
    const plan = (resources: number) =>
      scene({
        step: "combat",
        players: [
          {
            heroes: ["eowyn", "gimli"],
            resources,
            allies: watcher,
            hand: ["hasty-stroke"],
            engaged: ["forest-spider"],
          },
        ],
        encounter: ["east-bight-patrol", "forest-gate"],
      })
        .until("defender")
        .does("defend:gimli");
    const hurt = plan(0).untilWindow("enemy-damage");
    expect(hurt.card("gimli").damage).toBe(1);
    const cancelled = plan(1).until("response").does("respond:hasty-stroke").untilWindow("enemy-damage");
    expect(cancelled.card("gimli").damage).toBe(0);
  });

  test("LR-combat-enemy-5: the difference goes to the defender, and nothing beyond", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["aragorn"], allies: ["silverlode-archer", ...watcher], engaged: ["marsh-adder"] }],
      cards: { "marsh-adder": { resources: 0 } },
    });
    t.until("defender").does("defend:silverlode-archer").untilWindow("enemy-damage");
    expect(t.isInPlay("silverlode-archer")).toBe(false);
    expect(t.card("aragorn").damage).toBe(0);
  });

  test("LR-combat-enemy-6: defence that is equal lets nothing through", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["denethor"], allies: watcher, engaged: ["wargs"] }],
    });
    t.until("defender").does("defend:denethor").untilWindow("enemy-damage");
    expect(t.card("denethor")).toMatchObject({ damage: 0, exhausted: true });
  });

  test("LR-combat-enemy-7: without a defender one hero takes everything", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["denethor", "aragorn"], allies: watcher, engaged: ["forest-spider"] }],
    });
    t.until("defender").does("undefended").until("takes-damage");
    expect(t.asked.ids).toEqual(["hurt:denethor-1", "hurt:aragorn-1"]);
    t.does("hurt:denethor");
    expect(t.card("denethor").damage).toBe(2);
  });

  test("LR-combat-enemy-8: a defender who dies in the shadow step leaves the attack undefended", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: ["silverlode-archer", "gleowine"], engaged: ["wargs"] }],
      encounter: ["hummerhorns", "forest-gate"],
    });
    t.until("defender").does("defend:silverlode-archer").untilWindow("enemy-damage");
    expect(t.isInPlay("silverlode-archer")).toBe(false);
    expect(t.card("aragorn").damage).toBe(1 + 3);
  });

  test("LR-combat-enemy-9: a window after each of the four steps; too late for Feint once the enemy was chosen", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], resources: 2, allies: watcher, hand: ["feint", "blade-mastery"], engaged: ["wargs"] },
      ],
    });
    t.untilWindow("enemy-chosen");
    expect(t.barredBy("play:feint")).toBe("LR-cost-8");
    t.until("defender").does("defend:gimli").untilWindow("defender").does("play:blade-mastery").does("target:gimli");
    t.untilWindow("shadow-effect").untilWindow("enemy-damage");
    expect(t.card("gimli").damage).toBe(0);
  });

  test("LR-combat-enemy-10: an attacker that dies ends the attack; one that is moved doesn't", () => {
    const dying = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: ["gondorian-spearman", ...watcher], engaged: ["eastern-crows"] }],
      encounter: ["wargs", "forest-gate"],
    });
    dying.until("defender").does("defend:gondorian-spearman").does("respond:gondorian-spearman");
    expect(dying.events("attack-ended-early")).toHaveLength(1);
    expect(dying.events("shadow-turned")).toHaveLength(0);
    const moved = scene({
      step: "enemy-attacks",
      players: [
        {
          heroes: ["eowyn", "gimli"],
          resources: 2,
          allies: watcher,
          hand: ["a-light-in-the-dark"],
          engaged: ["wargs"],
        },
      ],
    });
    moved.until("defender").does("defend:gimli").untilWindow("defender").does("play:a-light-in-the-dark");
    moved.untilWindow("enemy-damage");
    expect(moved.card("gimli").damage).toBe(1);
  });

  test("LR-combat-enemy-11: a Feint covers only the player it names", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], resources: 1, hand: ["feint"], engaged: ["wargs"] },
        { heroes: ["aragorn"], resources: 4, hand: ["sneak-attack", "son-of-arnor"], allies: watcher },
      ],
    });
    t.untilWindow("shadow")
      .by(1, "play:feint")
      .by(2, "play:sneak-attack")
      .by(2, "target:son-of-arnor")
      .by(2, "respond:son-of-arnor");
    expect(t.card("wargs").seat).toBe("player-2");
    t.until("defender");
    expect(t.asked.seat).toBe("player-2");
  });

  test("LR-combat-enemy-12: the attacked player is the defending player, whoever defends", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], threat: 20, engaged: ["wargs"] },
        { heroes: ["aragorn"], threat: 20, allies: watcher },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.until("defender").by(1, "undefended").by(2, "defend:aragorn").untilWindow("enemy-damage");
    expect([t.threat(1), t.threat(2)]).toEqual([24, 20]);
    expect(t.card("aragorn").damage).toBe(1);
  });

  test("LR-combat-enemy-13: several defenders add their defence, and one of them takes the damage", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli", "legolas"], allies: watcher, hand: ["stand-together"], engaged: ["ungoliants-spawn"] },
      ],
    });
    t.untilWindow("enemy-chosen").does("play:stand-together").until("defenders").does("defend:gimli", "defend:legolas");
    t.until("takes-damage").does("hurt:legolas");
    expect([t.card("gimli").damage, t.card("legolas").damage]).toEqual([0, 2]);
  });

  test("LR-combat-enemy-14: what comes after the attack comes after step 4", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["chieftan-ufthak"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.card("gimli").damage).toBe(1);
    expect(t.card("chieftan-ufthak").resources).toBe(1);
    expect(statistic(plain, t.state, t.card("chieftan-ufthak"), "attack")).toBe(5);
  });

  test("LR-combat-enemy-15: against an attacker that isn't engaged others' sentinels may defend", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], engaged: ["forest-spider"] },
        { heroes: ["aragorn"], allies: watcher },
      ],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").by(1, "defend:gimli").until("defender");
    expect(t.asked.seat).toBe("player-2");
    t.by(2, "defend:aragorn").untilWindow("enemy-damage");
    expect(t.events("attack-blocked")[0]).toMatchObject({ enemy: "wolf-rider-1", target: "aragorn-1" });
  });
});
