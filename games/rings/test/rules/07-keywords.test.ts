import { describe, expect, test } from "vitest";
import { stagingThreat } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("keywords", () => {
  test("LR-keyword-doomed: everybody's threat rises when it is revealed, not when it comes back", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli"] }],
      encounter: ["cavern-guardian", "forest-gate"],
    });
    expect([t.threat(1), t.threat(2)]).toEqual([26, 26]);
    // Coming back to the staging area it isn't revealed.
    const back = scene({
      step: "travel",
      players: [{ heroes: ["eowyn"], resources: 2, hand: ["a-light-in-the-dark"], engaged: ["cavern-guardian"] }],
    });
    back.does("play:a-light-in-the-dark");
    expect(back.titles(back.state.staging)).toEqual(["cavern-guardian"]);
    expect(back.threat()).toBe(25);
  });

  test("LR-keyword-surge: surge chains", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ allies: watcher }],
      encounter: ["eastern-crows", "wolf-rider", "forest-gate", "wargs"],
    });
    expect(t.titles(t.state.staging)).toEqual(["eastern-crows", "wolf-rider", "forest-gate"]);
  });

  test("LR-keyword-guarded: an objective goes with its guard, and is free when the guard is gone", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn", "gimli", "legolas"], allies: watcher }],
      encounter: ["shadow-key", "king-spider", "forest-gate"],
    });
    t.untilWindow("staging");
    expect(stagingThreat(plain, t.state)).toBe(2);
    expect(t.card("shadow-key")).toMatchObject({ place: "attached", host: "king-spider-1" });
    expect(t.offers("use:shadow-key")).toBe(false);
    t.until("engage").does("engage:king-spider");
    expect(t.state.staging).toEqual([]);
    t.until("attack")
      .does("attack:king-spider")
      .does("attacker:gimli", "attacker:legolas")
      .untilWindow("attack-damage");
    expect(t.card("shadow-key")).toMatchObject({ place: "staging", host: "" });
    expect(t.offers("use:shadow-key")).toBe(true);
  });

  test("LR-keyword-ranged: a ranged character joins another's attack, and has no way into the staging area", () => {
    const t = scene({
      step: "player-attacks",
      staging: ["marsh-adder"],
      players: [
        { heroes: ["gimli"], engaged: ["hill-troll"] },
        { heroes: ["legolas"], allies: watcher },
      ],
    });
    t.by(1, "attack:hill-troll");
    t.until("join-attack").by(2, "attacker:legolas");
    expect(t.until("action").events("attack-declared")[0]!.attackers).toEqual(["gimli-1", "legolas-1"]);
    const alone = scene({
      step: "player-attacks",
      staging: ["marsh-adder"],
      players: [{ heroes: ["legolas"] }, { heroes: ["gimli"], engaged: ["wargs"], allies: watcher }],
    });
    expect(alone.asked.ids).toEqual(["attack:wargs-1", "done"]);
  });

  test("LR-keyword-sentinel: another player's sentinel defends where nobody was declared", () => {
    const plan = () =>
      scene({
        step: "enemy-attacks",
        players: [
          { heroes: ["gimli"], engaged: ["wargs"] },
          { heroes: ["aragorn"], allies: watcher },
        ],
      }).until("defender");
    const t = plan().by(1, "undefended").by(2, "defend:aragorn").untilWindow("enemy-damage");
    expect(t.card("aragorn").damage).toBe(1);
    expect(plan().by(1, "defend:gimli").asked.kind).toBe("action");
  });

  test("LR-keyword-restricted: of three restricted attachments one goes at once", () => {
    const t = scene({
      players: [
        {
          heroes: ["gimli"],
          resources: 4,
          hand: ["citadel-plate"],
          on: { gimli: ["dwarven-axe", "blade-of-gondolin"] },
        },
      ],
    });
    t.does("play:citadel-plate");
    expect(t.asked.kind).toBe("discard-restricted");
    expect(t.asked.ids).toHaveLength(3);
    t.does("discard:dwarven-axe");
    expect(t.card("gimli").attachments).toHaveLength(2);
    expect(t.discard()).toEqual(["dwarven-axe"]);
  });

  test("LR-keyword-victory: explored locations with victory points aren't discarded", () => {
    const t = scene({
      step: "quest-resolution",
      active: "gladden-fields",
      players: [{ heroes: ["eowyn"], allies: watcher }],
      cards: { eowyn: { committed: true, exhausted: true } },
    });
    expect(t.state.victory).toEqual(["gladden-fields-1"]);
    expect(t.state.encounter.discard).toEqual([]);
  });

  test("LR-keyword-immune: player cards can't choose it, an attack hurts it all the same", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], resources: 5, hand: ["gandalf"], engaged: ["hollow-warden"] }],
    });
    t.does("play:gandalf").does("respond:gandalf");
    expect(t.offers("damage-four")).toBe(false);
    const fight = scene({
      step: "player-attacks",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["hollow-warden"] }],
    });
    fight.does("attack:hollow-warden").does("attacker:aragorn").untilWindow("attack-damage");
    expect(fight.card("hollow-warden").damage).toBe(2);
  });

  test("LR-zone-1: a seat sees neither others' hands nor the order of any deck", () => {
    const t = scene({
      players: [
        { heroes: ["aragorn"], hand: ["gandalf"], deck: ["faramir"], resources: 9 },
        { heroes: ["gimli"], hand: ["feint"], deck: ["beorn"] },
      ],
      encounter: ["hill-troll"],
    });
    const seen = JSON.stringify(t.table.match.view("player-2").state);
    for (const hidden of ["gandalf-1", "faramir-1", "beorn-1", "hill-troll-1"]) expect(seen).not.toContain(hidden);
    expect(seen).toContain("feint-1");
  });
});
