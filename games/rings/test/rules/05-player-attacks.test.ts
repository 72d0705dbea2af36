import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

describe("attacks of players", () => {
  test("LR-combat-player-1: each player in order, and nobody must", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["aragorn"], engaged: ["wargs"] },
        { heroes: ["gimli"], engaged: ["forest-spider"], allies: watcher },
      ],
    });
    t.by(1, "done").by(2, "attack:forest-spider");
    expect(t.until("action").events("attack-declared")[0]!.seat).toBe("player-2");
  });

  test("LR-combat-player-2: three steps with a window after each", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:gimli");
    const windows: unknown[] = [];
    for (let i = 0; i < 8 && t.state.phase === "combat"; i++) {
      if (t.asked.kind === "action") windows.push(t.table.decision("player-1").title.args?.["window"]);
      t.pass();
    }
    expect(windows).toEqual(["attackers", "attack-total", "attack-damage", "combat-end"]);
  });

  test("LR-combat-player-3: one target, one or more ready attackers", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["wargs", "hill-troll"] }],
    });
    t.does("attack:wargs").does("attacker:gimli", "attacker:aragorn");
    expect(t.events("attack-declared")[0]!.attackers).toEqual(["gimli-1", "aragorn-1"]);
    expect([t.card("gimli").exhausted, t.card("aragorn").exhausted]).toEqual([true, true]);
    expect(() =>
      scene({ step: "player-attacks", players: [{ engaged: ["wargs", "hill-troll"] }] }).does(
        "attack:wargs",
        "attack:hill-troll",
      ),
    ).toThrow(/at most 1/);
  });

  test("LR-combat-player-4: attack values are added up", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas"], allies: ["gondorian-spearman", ...watcher], engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:legolas", "attacker:gondorian-spearman").untilWindow("attack-total");
    expect(t.events("attack-totalled")[0]!.total).toBe(4);
  });

  test("LR-combat-player-5: the total less the defence is dealt to the target", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["legolas"], allies: ["gondorian-spearman", ...watcher], engaged: ["dol-guldur-beastmaster"] },
      ],
    });
    t.does("attack:dol-guldur-beastmaster").does("attacker:legolas", "attacker:gondorian-spearman");
    t.untilWindow("attack-damage");
    expect(t.card("dol-guldur-beastmaster").damage).toBe(3);
  });

  test("LR-combat-player-6: defence that is equal lets nothing through", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["hill-troll"] }],
    });
    t.does("attack:hill-troll").does("attacker:aragorn").untilWindow("attack-damage");
    expect(t.card("hill-troll").damage).toBe(0);
    expect(t.card("aragorn").exhausted).toBe(true);
  });

  test("LR-combat-player-7: one declared attack on each enemy; one by a card is extra", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        {
          heroes: ["gimli", "thalin", "legolas"],
          resources: 1,
          allies: watcher,
          hand: ["quick-strike"],
          engaged: ["hill-troll", "wargs"],
        },
      ],
    });
    t.does("attack:hill-troll").does("attacker:gimli").until("attack");
    expect(t.barredBy("attack:hill-troll")).toBe("LR-combat-player-7");
    t.does("done").untilWindow("combat-end").does("play:quick-strike").does("target:thalin").does("target:hill-troll");
    t.until("action");
    expect(t.events("attack-declared").filter(({ enemy }) => enemy === "hill-troll-1")).toHaveLength(2);
  });

  test("LR-combat-player-8: values are read when damage is dealt", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["blade-mastery"], engaged: ["wargs"] }],
    });
    t.does("attack:wargs")
      .does("attacker:gimli")
      .untilWindow("attack-total")
      .does("play:blade-mastery")
      .does("target:gimli");
    t.untilWindow("attack-damage");
    expect(t.card("wargs").damage).toBe(2);
  });

  test("LR-combat-player-9: nothing spills over to another enemy", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher, engaged: ["east-bight-patrol", "wargs"] }],
    });
    t.does("attack:east-bight-patrol").does("attacker:gimli", "attacker:aragorn").untilWindow("attack-damage");
    expect(t.isInPlay("east-bight-patrol")).toBe(false);
    expect(t.card("wargs").damage).toBe(0);
    expect([t.card("gimli").damage, t.card("aragorn").damage]).toEqual([0, 0]);
  });

  test("LR-combat-player-10: shadow cards go, then the last window, then what ends the phase", () => {
    const t = scene({
      step: "combat-end",
      staging: ["goblin-sniper"],
      players: [{ heroes: ["beravor"] }],
      arrange: (s) => {
        s.turned["wargs-1"] = ["despair-1"];
      },
    });
    expect(t.titles(t.state.encounter.discard)).toEqual(["despair"]);
    expect(t.card("beravor").damage).toBe(0);
    t.untilWindow("combat-end").does("use:beravor");
    expect(t.hand().length).toBeGreaterThanOrEqual(2);
    expect(t.card("beravor").damage).toBe(1);
  });
});
