import { describe, expect, test } from "vitest";
import { stagingThreat } from "../../queries/statistics.js";
import { attack, revealed, shadowed } from "../encounter-scene.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("Journey Down the Anduin and Sauron's Reach", () => {
  test("misty-mountain-goblins: progress is lost after their attack, and by their shadow", () => {
    const t = scene({
      step: "enemy-attacks",
      progress: 5,
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["misty-mountain-goblins"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.state.quest.progress).toBe(4);
    const left = (defender: string | undefined) =>
      shadowed("misty-mountain-goblins", defender, {}, { progress: 5 }).untilWindow("shadow-effect").state.quest
        .progress;
    expect([left("gimli"), left(undefined)]).toEqual([4, 2]);
  });

  test("massing-at-night: as many more cards as players, revealed or as shadow cards", () => {
    expect(revealed("massing-at-night").titles(revealed("massing-at-night").state.staging)).toEqual(["forest-gate"]);
    const t = shadowed("massing-at-night", "gimli").untilWindow("shadow-effect");
    expect(t.events("shadow-turned").map(({ card }) => card)).toEqual(["massing-at-night-1", "forest-gate-1"]);
  });

  test("banks-of-the-anduin: goes on top of the encounter deck when it leaves play", () => {
    const t = scene({
      step: "quest-resolution",
      active: "banks-of-the-anduin",
      players: [{ heroes: ["eowyn"], allies: watcher }],
      cards: { eowyn: { committed: true, exhausted: true } },
    });
    expect(t.state.encounter.draw[0]).toBe("banks-of-the-anduin-1");
  });

  test("gladden-fields: one more threat for everybody in the refresh phase", () => {
    const t = scene({ step: "refresh", active: "gladden-fields", players: [{ threat: 20, allies: watcher }] });
    expect(t.threat()).toBe(22);
  });

  test("eastern-crows: shuffled into the deck on their defeat; as a shadow +1, or +2 at 35 threat", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["eastern-crows"] }],
      encounter: ["wargs"],
    });
    t.does("attack:eastern-crows").does("attacker:gimli").untilWindow("attack-damage");
    expect(t.state.encounter.draw).toContain("eastern-crows-1");
    expect(attack(shadowed("eastern-crows", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("eastern-crows", "gimli", { threat: 35 }).untilWindow("shadow-effect"))).toBe(8);
  });

  test("evil-storm: one damage to all characters of players at 35 threat", () => {
    expect(revealed("evil-storm", { threat: 35 }).card("gimli").damage).toBe(1);
    expect(revealed("evil-storm", { threat: 34 }).card("gimli").damage).toBe(0);
  });

  test("pursued-by-shadow: threat for who isn't committed; as a shadow an ally goes back to the hand", () => {
    expect(
      revealed(
        "pursued-by-shadow",
        { threat: 20 },
        { cards: { gimli: { committed: true, exhausted: true } } },
      ).threat(),
    ).toBe(22);
    const t = shadowed(
      "pursued-by-shadow",
      "gimli",
      { allies: ["gleowine"] },
      { cards: { gleowine: { exhausted: true } } },
    );
    t.untilWindow("shadow-effect");
    expect(t.hand()).toEqual(["gleowine"]);
    expect(shadowed("pursued-by-shadow", "gimli").untilWindow("shadow-effect").threat()).toBe(23);
  });

  test("treacherous-fog: locations are worse, and players at 35 threat discard", () => {
    const t = revealed(
      "treacherous-fog",
      { threat: 35, hand: ["feint", "faramir"] },
      { staging: ["old-forest-road"] },
    ).does("discard:feint");
    expect(stagingThreat(plain, t.state)).toBe(2);
    expect(t.hand()).toEqual(["faramir"]);
  });
});
