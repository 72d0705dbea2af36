import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

describe("hard cases: players attack", () => {
  test("LR-combat-player-7: a ranged hero who attacked an enemy alone may, ready again, join another's attack on it", () => {
    const t = scene({
      step: "player-attacks",
      players: [
        { heroes: ["legolas"], on: { legolas: ["unexpected-courage"] } },
        { heroes: ["gimli"], engaged: ["hill-troll"] },
      ],
    });
    t.by(1, "attack:hill-troll").untilWindow("attack-damage").by(1, "use:unexpected-courage");
    // Ready again, he can't be declared against it a second time: nobody asks player 1.
    t.until("attack").by(2, "attack:hill-troll");
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "join-attack" });
    t.by(1, "attacker:legolas");
    expect(t.events("attack-declared")[1]!.attackers).toEqual(["gimli-1", "legolas-1"]);
  });

  test("LR-keyword-ranged: nobody joins an attack that Quick Strike makes, nor one in the staging area", () => {
    const quick = scene({
      step: "travel",
      players: [
        { heroes: ["gimli"], resources: 1, hand: ["quick-strike"], engaged: ["wargs"] },
        { heroes: ["legolas"], allies: watcher },
      ],
    });
    quick.by(1, "play:quick-strike");
    expect(quick.asked.kind).toBe("action");
    expect(quick.events("attack-declared")[0]!.attackers).toEqual(["gimli-1"]);
    const staging = scene({
      step: "player-attacks",
      staging: ["wargs"],
      players: [{ heroes: ["dunhere"] }, { heroes: ["legolas"], allies: watcher }],
    });
    staging.by(1, "attack:wargs");
    expect(staging.asked.kind).toBe("action");
    expect(staging.events("attack-declared")[0]!.attackers).toEqual(["dunhere-1"]);
  });

  test("LR-timing-1: Quick Strike lets Dúnhere strike in staging with his bonus, and a ranged hero another's enemy", () => {
    const play = (heroes: string[], engaged: string[], staging: string[]) => {
      const t = scene({
        step: "travel",
        staging,
        players: [
          { heroes: ["gimli", ...heroes], resources: 1, hand: ["quick-strike"], allies: watcher },
          { heroes: ["aragorn"], engaged },
        ],
      });
      return t.by(1, "play:quick-strike").untilWindow("attack-damage");
    };
    expect(play(["dunhere"], [], ["wargs"]).card("wargs").damage).toBe(2);
    expect(play(["legolas"], ["wargs"], []).card("wargs").damage).toBe(2);
  });

  test("LR-keyword-immune: Quick Strike reaches an immune enemy, a thicket doesn't hold it, Thalin doesn't hurt it", () => {
    const quick = scene({
      step: "travel",
      players: [
        { heroes: ["gimli"], resources: 1, allies: watcher, hand: ["quick-strike"], engaged: ["hollow-warden"] },
      ],
    });
    quick.does("play:quick-strike").does("target:gimli").untilWindow("attack-damage");
    expect(quick.card("hollow-warden").damage).toBe(1);
    const thicket = scene({
      step: "combat",
      players: [
        {
          heroes: ["gimli", "legolas", "thalin"],
          resources: 1,
          hand: ["thicket-of-spears"],
          engaged: ["hollow-warden", "wargs"],
        },
      ],
    });
    thicket.untilWindow("shadow").does("play:thicket-of-spears").until("defender");
    expect(thicket.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["hollow-warden-1"]);
    const thalin = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["thalin"], allies: watcher }],
      cards: { thalin: { committed: true, exhausted: true } },
      encounter: ["hollow-warden", "forest-gate"],
    });
    expect(thalin.card("hollow-warden").damage).toBe(0);
  });

  test("LR-keyword-immune: an encounter card does touch it: Driven by Shadow raises its threat", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      staging: ["hollow-warden"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["driven-by-shadow", "forest-gate"],
    });
    expect(t.events("modified")[0]!.cards).toEqual(["hollow-warden-1"]);
  });

  test("LR-keyword-immune: an immune active location keeps Legolas's progress off itself and off the quest", () => {
    const t = scene({
      step: "player-attacks",
      active: "barred-hollow",
      players: [{ heroes: ["legolas"], allies: watcher, engaged: ["eastern-crows"] }],
    });
    t.does("attack:eastern-crows").does("attacker:legolas").until("response").does("respond:legolas");
    expect(t.card("barred-hollow").progress).toBe(0);
    expect(t.state.quest.progress).toBe(0);
  });
});
