import { describe, expect, test } from "vitest";
import { statistic } from "../../queries/statistics.js";
import { attack, revealed, shadowed } from "../encounter-scene.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("Spiders of Mirkwood", () => {
  test("king-spider: everybody exhausts a character; as a shadow one, or two where nobody defends", () => {
    const t = revealed("king-spider").does("exhaust:gimli");
    expect(t.card("gimli").exhausted).toBe(true);
    const shadow = shadowed("king-spider", undefined).until("exhaust");
    expect(shadow.table.decision("player-1")).toMatchObject({ min: 2, max: 2 });
    expect(shadowed("king-spider", "gimli").until("exhaust").table.decision("player-1")).toMatchObject({
      min: 1,
      max: 1,
    });
  });

  test("hummerhorns: five damage to a hero when it engages; as a shadow damage to all", () => {
    const t = scene({
      step: "encounter",
      staging: ["hummerhorns"],
      players: [{ heroes: ["gimli", "aragorn", "thalin"], allies: watcher }],
    });
    t.does("engage:hummerhorns").does("target:thalin");
    expect(t.isInPlay("thalin")).toBe(false);
    const shadow = shadowed("hummerhorns", "gimli", { allies: ["gleowine"] }).untilWindow("shadow-effect");
    expect([shadow.card("gimli").damage, shadow.card("aragorn").damage]).toEqual([1, 1]);
    const undefended = shadowed("hummerhorns", undefined, { allies: ["gleowine"] });
    undefended.until("takes-damage");
    expect([undefended.card("gimli").damage, undefended.card("aragorn").damage]).toEqual([2, 2]);
    expect(undefended.isInPlay("gleowine")).toBe(false);
  });

  test("ungoliants-spawn: -1 willpower for the committed; as a shadow threat", () => {
    const t = revealed("ungoliants-spawn", {}, { cards: { aragorn: { committed: true, exhausted: true } } });
    expect([
      statistic(plain, t.state, t.card("aragorn"), "willpower"),
      statistic(plain, t.state, t.card("gimli"), "willpower"),
    ]).toEqual([1, 2]);
    expect(shadowed("ungoliants-spawn", "gimli").untilWindow("shadow-effect").threat()).toBe(24);
    expect(shadowed("ungoliants-spawn", undefined).untilWindow("shadow-effect").threat()).toBe(28);
  });

  test("great-forest-web: everybody exhausts a hero to travel there", () => {
    const t = scene({
      step: "travel",
      staging: ["great-forest-web"],
      players: [{ heroes: ["gimli", "aragorn"], allies: watcher }],
    });
    t.does("travel:great-forest-web").does("target:aragorn");
    expect(t.card("aragorn").exhausted).toBe(true);
    expect(t.state.active).toBe("great-forest-web-1");
  });

  test("mountains-of-mirkwood: a card is revealed to travel there, and cards are found when it is explored", () => {
    const t = scene({
      step: "travel",
      staging: ["mountains-of-mirkwood"],
      players: [
        { heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "snowbourn-scout"], deck: ["feint", "faramir"] },
      ],
      cards: { "mountains-of-mirkwood": { progress: 2 } },
      encounter: ["wargs", "forest-gate"],
    });
    t.does("travel:mountains-of-mirkwood");
    expect(t.titles(t.state.staging)).toEqual(["wargs"]);
    t.does("play:sneak-attack").does("respond:snowbourn-scout").does("yes").does("take:faramir");
    expect(t.hand()).toContain("faramir");
  });

  test("eyes-of-the-forest: all events are discarded", () => {
    const t = revealed("eyes-of-the-forest", { hand: ["feint", "faramir", "gandalfs-search"] });
    expect(t.hand()).toEqual(["faramir"]);
  });

  test("caught-in-a-web: becomes a Condition on a hero of the player with the highest threat", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        { heroes: ["gimli"], threat: 20, allies: watcher },
        { heroes: ["aragorn", "beravor"], threat: 30 },
      ],
      encounter: ["caught-in-a-web", "forest-gate"],
    });
    t.by(2, "target:beravor");
    expect(t.card("caught-in-a-web")).toMatchObject({ place: "attached", host: "beravor-1", seat: "" });
  });
});

describe("Passage Through Mirkwood", () => {
  test("forest-spider: +1 attack for the round in which it engages; as a shadow an attachment is lost", () => {
    const t = scene({ step: "encounter", staging: ["forest-spider"], players: [{ threat: 20, allies: watcher }] });
    t.does("engage:forest-spider").untilWindow("refresh");
    expect(statistic(plain, t.state, t.card("forest-spider"), "attack")).toBe(3);
    t.untilPhase("resource");
    expect(statistic(plain, t.state, t.card("forest-spider"), "attack")).toBe(2);
    const shadow = shadowed("forest-spider", "gimli", { on: { aragorn: ["steward-of-gondor"] } }).untilWindow(
      "shadow-effect",
    );
    expect(shadow.discard()).toEqual(["steward-of-gondor"]);
  });

  test("east-bight-patrol: as a shadow +1 attack, and threat where nobody defends", () => {
    const one = shadowed("east-bight-patrol", "gimli").untilWindow("shadow-effect");
    expect([attack(one), one.threat()]).toEqual([7, 20]);
    const none = shadowed("east-bight-patrol", undefined).untilWindow("shadow-effect");
    expect([attack(none), none.threat()]).toEqual([7, 23]);
  });

  test("black-forest-bats: everybody removes a character from the quest", () => {
    const t = revealed(
      "black-forest-bats",
      {},
      { cards: { aragorn: { committed: true, exhausted: true }, gimli: { committed: true, exhausted: true } } },
    );
    t.does("target:gimli");
    expect([t.card("gimli").committed, t.card("aragorn").committed]).toEqual([false, true]);
  });

  test("old-forest-road: the first player may ready a character", () => {
    const t = scene({
      step: "travel",
      staging: ["old-forest-road"],
      players: [{ heroes: ["gimli"], allies: watcher }],
      cards: { gimli: { exhausted: true } },
    });
    t.does("travel:old-forest-road").does("respond:old-forest-road");
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("forest-gate: the first player may draw two", () => {
    const t = scene({ step: "travel", staging: ["forest-gate"], players: [{ allies: watcher }] });
    t.does("travel:forest-gate").does("respond:forest-gate");
    expect(t.hand()).toHaveLength(2);
  });
});
