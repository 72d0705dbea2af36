import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("shadow cards", () => {
  test("LR-shadow-1: one facedown card for each engaged enemy, none for those in staging", () => {
    const t = scene({
      step: "combat",
      staging: ["hill-troll"],
      players: [{ allies: watcher, engaged: ["wargs", "forest-spider", "marsh-adder"] }],
      encounter: ["forest-gate", "forest-gate", "forest-gate", "forest-gate"],
    });
    expect(Object.keys(t.state.shadows)).toHaveLength(3);
    expect(t.state.shadows["hill-troll-1"]).toBeUndefined();
  });

  test("LR-shadow-2: from the highest engagement cost down, player by player; among equals the player chooses", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["aragorn"], allies: watcher, engaged: ["forest-spider", "ungoliants-spawn", "forest-spider"] },
        { heroes: ["gimli"], engaged: ["marsh-adder"] },
      ],
      encounter: ["evil-storm", "despair", "forest-gate", "old-forest-road"],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "deal-order" });
    t.does("deal:forest-spider-2");
    expect(t.state.shadows).toEqual({
      "ungoliants-spawn-1": ["evil-storm-1"],
      "forest-spider-2": ["despair-1"],
      "forest-spider-1": ["forest-gate-1"],
      "marsh-adder-1": ["old-forest-road-1"],
    });
  });

  test("LR-shadow-3: a window after the deal, in time for Feint", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["feint"], engaged: ["wargs"] }],
    });
    t.untilWindow("shadow").does("play:feint").untilWindow("combat-end");
    expect(t.events("attack-begun")).toHaveLength(0);
    expect(t.events("attack-prevented")).toHaveLength(1);
  });

  test("LR-shadow-4: the deck isn't made new in combat", () => {
    const t = scene({
      step: "combat",
      players: [{ allies: watcher, engaged: ["wargs", "forest-spider", "marsh-adder"] }],
      encounter: ["forest-gate"],
      discard: ["evil-storm", "despair"],
    });
    expect(t.state.shadows).toEqual({ "marsh-adder-1": ["forest-gate-1"] });
    expect(t.events("no-shadow-card")).toHaveLength(2);
  });

  test("LR-shadow-5: nobody sees a facedown shadow card, except by an effect", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["denethor"], allies: watcher, engaged: ["wargs"], on: { denethor: ["dark-knowledge"] } },
        { heroes: ["gimli"] },
      ],
      encounter: ["evil-storm", "forest-gate"],
    });
    const seen = (seat: string) => JSON.stringify((t.table.match.view(seat).state as { shadows: unknown }).shadows);
    expect(seen("player-1")).not.toContain("evil-storm");
    t.by(1, "respond:dark-knowledge");
    expect(seen("player-1")).toContain("evil-storm");
    expect(seen("player-2")).not.toContain("evil-storm");
  });

  test("LR-shadow-6: only the shadow text is active", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["forest-spider"] }],
      encounter: ["endless-caverns", "forest-gate"],
    });
    t.untilWindow("shadow-effect");
    expect(t.events("shadow-turned")[0]).toMatchObject({ card: "endless-caverns-1", effect: false });
    expect(t.events("doomed")).toHaveLength(0);
    expect(t.events("revealed")).toHaveLength(0);
  });

  test("LR-shadow-7: each of several shadow cards resolves, as dealt", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], allies: watcher, engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["wargs", "east-bight-patrol", "forest-gate"],
    });
    t.until("defender").does("defend:gimli").untilWindow("shadow-effect");
    expect(t.events("shadow-turned").map(({ card }) => card)).toEqual(["wargs-1", "east-bight-patrol-1"]);
    expect(statistic(plain, t.state, t.card("dol-guldur-beastmaster"), "attack")).toBe(5);
  });

  test("LR-shadow-8: unresolved shadow cards are discarded without effect at the end of the phase", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], resources: 1, allies: watcher, hand: ["feint"], engaged: ["wargs"] }],
      encounter: ["evil-storm", "forest-gate"],
    });
    t.untilWindow("shadow").does("play:feint");
    expect(t.state.shadows["wargs-1"]).toEqual(["evil-storm-1"]);
    t.untilWindow("combat-end");
    expect(t.titles(t.state.encounter.discard)).toEqual(["evil-storm"]);
    expect(t.state.shadows).toEqual({});
  });

  test("LR-shadow-9: an attack in the quest phase has a shadow card of its own, four windows, and discards the card", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn"], allies: watcher }],
      encounter: ["night-stalker", "wargs", "forest-gate"],
    });
    const windows: unknown[] = [];
    while (t.events("staged").length === 0) {
      if (t.asked.kind === "action") windows.push(t.table.decision("player-1").title.args?.["window"]);
      t.pass();
    }
    expect(windows).toEqual(["enemy-chosen", "defender", "shadow-effect", "enemy-damage"]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["wargs"]);
    expect(t.card("aragorn").damage).toBe(4);
  });

  test("LR-shadow-10: an attack inside an attack is finished before the first goes on", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], allies: watcher, engaged: ["forest-spider"] }],
      encounter: ["wolf-rider", "forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli");
    t.until("defender").does("defend:aragorn");
    t.untilWindow("enemy-damage").pass();
    t.untilWindow("combat-end");
    const damage = t.table.match
      .events("everything")
      .filter(({ type }) => type === "attack-damage" || type === "attack-blocked");
    expect(damage.map((event) => (event as { enemy: string }).enemy)).toEqual(["wolf-rider-1", "forest-spider-1"]);
    t.pass().until("plan");
    expect(t.state.encounter.draw[0]).toBe("wolf-rider-1");
  });
});
