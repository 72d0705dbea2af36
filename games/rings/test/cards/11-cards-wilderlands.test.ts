import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../../queries/statistics.js";
import { attack, revealed, shadowed } from "../encounter-scene.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("Wilderlands", () => {
  test("wolf-rider: surges; as a shadow it attacks by itself, and goes on top of the deck", () => {
    expect(revealed("wolf-rider").titles(revealed("wolf-rider").state.staging)).toEqual(["wolf-rider", "forest-gate"]);
    const t = shadowed("wolf-rider", "aragorn");
    t.until("defender").does("defend:gimli").untilWindow("combat-end").pass();
    expect(t.events("attack-begun").map(({ enemy }) => enemy)).toEqual(["hill-troll-1", "wolf-rider-1"]);
    expect(t.state.encounter.draw[0]).toBe("wolf-rider-1");
  });

  test("wolf-rider: destroyed in its own attack, it goes to the discard pile", () => {
    const t = shadowed("wolf-rider", "aragorn", { resources: 2, hand: ["swift-strike"] });
    t.until("defender").does("defend:gimli").until("response").does("respond:swift-strike").untilWindow("combat-end");
    expect(t.titles(t.state.encounter.discard)).toContain("wolf-rider");
  });

  test("hill-troll: damage in excess raises the defending player's threat", () => {
    const t = shadowed("forest-gate", "henamarth-riversong", { allies: ["gleowine"] }).untilWindow("enemy-damage");
    expect(t.threat()).toBe(25);
  });

  test("goblin-sniper: not engaged by choice beside others, and it shoots from staging", () => {
    const t = scene({
      step: "encounter",
      staging: ["goblin-sniper", "hill-troll"],
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher }],
    });
    expect(t.barredBy("engage:goblin-sniper")).toBe("LR-timing-12");
    t.pass().untilWindow("combat-end").pass().until("choose-character").does("target:gimli");
    expect(t.card("gimli").damage).toBe(1);
  });

  test("marsh-adder: threat rises when it attacks", () => {
    const t = scene({ step: "enemy-attacks", players: [{ threat: 20, allies: watcher, engaged: ["marsh-adder"] }] });
    expect(t.untilWindow("enemy-chosen").threat()).toBe(21);
  });

  test("wargs: back to staging after a shadow card without effect; as a shadow +1 or +2 attack", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["wargs"] }],
      encounter: ["forest-gate", "old-forest-road"],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(t.card("wargs").place).toBe("staging");
    expect(attack(shadowed("wargs", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("wargs", undefined).untilWindow("shadow-effect"))).toBe(8);
  });

  test("despair: takes four progress; as a shadow the defence counts for nothing", () => {
    expect(revealed("despair", {}, { progress: 6 }).state.quest.progress).toBe(2);
    const t = shadowed("despair", "aragorn", { engaged: ["wargs"] }).untilWindow("enemy-damage");
    expect(t.card("aragorn").damage).toBe(3);
  });

  test("the-brown-lands: travelling there explores it", () => {
    const t = scene({ step: "travel", staging: ["the-brown-lands"], players: [{ allies: watcher }] });
    t.does("travel:the-brown-lands");
    expect(t.titles(t.state.encounter.discard)).toEqual(["the-brown-lands"]);
  });

  test("the-east-bight: the players have to travel to it", () => {
    const t = scene({ step: "travel", staging: ["the-east-bight"], players: [{ allies: watcher }] });
    expect(t.state.active).toBe("the-east-bight-1");
  });
});

describe("Dol Guldur Orcs", () => {
  test("dol-guldur-orcs: two damage to a committed character; as a shadow +1 or +3 attack", () => {
    const t = revealed("dol-guldur-orcs", {}, { cards: { aragorn: { committed: true, exhausted: true } } });
    expect(t.card("aragorn").damage).toBe(2);
    expect(attack(shadowed("dol-guldur-orcs", "gimli").untilWindow("shadow-effect"))).toBe(7);
    expect(attack(shadowed("dol-guldur-orcs", undefined).untilWindow("shadow-effect"))).toBe(9);
  });

  test("chieftan-ufthak: gets a token after each attack, +2 attack for each", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["chieftan-ufthak"] }],
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect(statistic(plain, t.state, t.card("chieftan-ufthak"), "attack")).toBe(5);
  });

  test("dol-guldur-beastmaster: one more shadow card when it attacks", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["dol-guldur-beastmaster"] }],
      encounter: ["wargs", "forest-gate", "old-forest-road"],
    });
    expect(t.untilWindow("enemy-chosen").state.shadows["dol-guldur-beastmaster-1"]).toHaveLength(2);
  });

  test("driven-by-shadow: +1 threat for what is in staging, or surge; as a shadow attachments are lost", () => {
    expect(
      stagingThreat(plain, revealed("driven-by-shadow", {}, { staging: ["wargs", "old-forest-road"] }).state),
    ).toBe(5);
    expect(revealed("driven-by-shadow").titles(revealed("driven-by-shadow").state.staging)).toEqual(["forest-gate"]);
    const worn = { on: { gimli: ["dwarven-axe", "citadel-plate"], aragorn: ["steward-of-gondor"] } };
    const one = shadowed("driven-by-shadow", "gimli", worn).until("discard-attachment");
    expect(one.asked.ids).toHaveLength(2);
    const all = shadowed("driven-by-shadow", undefined, worn).untilWindow("shadow-effect");
    expect(all.discard()).toHaveLength(3);
  });

  test("the-necromancers-reach: one damage to all exhausted characters", () => {
    const t = revealed("the-necromancers-reach", {}, { cards: { gimli: { exhausted: true } } });
    expect([t.card("gimli").damage, t.card("aragorn").damage]).toEqual([1, 0]);
  });

  test("necromancers-pass: the first player discards two cards by chance to travel there", () => {
    const t = scene({
      step: "travel",
      staging: ["necromancers-pass"],
      players: [{ hand: ["feint", "faramir", "gandalf"], allies: watcher }],
      dice: ["3", "1"],
    });
    t.does("travel:necromancers-pass");
    expect(t.hand()).toEqual(["faramir"]);
    expect(t.state.active).toBe("necromancers-pass-1");
  });

  test("enchanted-stream: nobody draws while it is active", () => {
    const t = scene({ step: "resource", active: "enchanted-stream", players: [{ allies: watcher }] });
    expect(t.hand()).toEqual([]);
  });
});
