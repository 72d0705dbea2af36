import { describe, expect, test } from "vitest";
import { stagingThreat } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("travel", () => {
  test("LR-travel-1: one location, and the first player has the final word", () => {
    const t = scene({
      step: "travel",
      staging: ["forest-gate", "great-forest-web"],
      players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli"] }],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "travel" });
    t.by(1, "travel:forest-gate");
    expect(t.state.active).toBe("forest-gate-1");
    expect(t.titles(t.state.staging)).toEqual(["great-forest-web"]);
  });

  test("LR-travel-2: not while a location is active", () => {
    const t = scene({
      step: "travel",
      active: "old-forest-road",
      staging: ["forest-gate"],
      players: [{ allies: watcher }],
    });
    expect(t.asked.kind).toBe("action");
    expect(t.state.active).toBe("old-forest-road-1");
  });

  test("LR-travel-3: the active location keeps its progress and no longer adds its threat", () => {
    const t = scene({
      step: "travel",
      staging: ["gladden-fields"],
      players: [{ allies: watcher }],
      cards: { "gladden-fields": { progress: 2 } },
    });
    expect(stagingThreat(plain, t.state)).toBe(3);
    t.does("travel:gladden-fields");
    expect(stagingThreat(plain, t.state)).toBe(0);
    expect(t.card("gladden-fields")).toMatchObject({ place: "active", progress: 2 });
  });

  test("LR-travel-4: an explored location is discarded, and comes back with the next deck", () => {
    const t = scene({
      step: "quest-resolution",
      active: "forest-gate",
      players: [{ heroes: ["eowyn"], allies: watcher }],
      cards: { eowyn: { committed: true, exhausted: true } },
    });
    expect(t.titles(t.state.encounter.discard)).toEqual(["forest-gate"]);
    expect(t.state.removed).toEqual([]);
  });

  test("LR-travel-5: a travel effect is paid in full by those it names, or nobody travels there", () => {
    const two = (ready: boolean) =>
      scene({
        step: "travel",
        staging: ["great-forest-web", "forest-gate"],
        players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli", "legolas"] }],
        cards: { gimli: { exhausted: true }, legolas: { exhausted: !ready } },
      });
    expect(two(false).barredBy("travel:great-forest-web")).toBe("LR-travel-5");
    const t = two(true).does("travel:great-forest-web");
    expect([t.card("aragorn").exhausted, t.card("legolas").exhausted]).toEqual([true, true]);
    const empty = scene({ step: "travel", encounter: [], staging: ["mountains-of-mirkwood", "forest-gate"] });
    expect(empty.barredBy("travel:mountains-of-mirkwood")).toBe("LR-travel-5");
    const pass = scene({
      step: "travel",
      staging: ["necromancers-pass", "forest-gate"],
      players: [{ hand: ["feint"] }],
    });
    expect(pass.barredBy("travel:necromancers-pass")).toBe("LR-travel-5");
  });

  test("LR-travel-6: once in a phase, even if the location is gone at once", () => {
    const t = scene({ step: "travel", staging: ["the-brown-lands", "forest-gate"], players: [{ allies: watcher }] });
    t.does("travel:the-brown-lands");
    expect(t.state.active).toBe("");
    expect(t.asked.kind).toBe("action");
  });

  test("LR-travel-7: a location that must be travelled to leaves no choice", () => {
    const t = scene({ step: "travel", staging: ["the-east-bight", "forest-gate", "the-east-bight"] });
    expect(t.asked.ids).toEqual(["travel:the-east-bight-1", "travel:the-east-bight-2"]);
    expect(t.barredBy("travel:forest-gate")).toBe("LR-travel-7");
    expect(t.barredBy("stay")).toBe("LR-travel-7");
  });

  test("LR-travel-8: what is forced on arrival, then responses, then the window", () => {
    const t = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [{ heroes: ["eowyn"], allies: watcher, hand: ["strength-of-will"] }],
    });
    t.does("travel:tower-gate");
    expect(t.titles(t.state.engaged["player-1"]!)).toEqual(["orc-guard"]);
    expect(t.asked.kind).toBe("response");
    expect(t.pass().asked.kind).toBe("action");
  });
});

describe("encounters", () => {
  test("LR-encounter-1: each player may engage one enemy, whatever its cost", () => {
    const t = scene({
      step: "encounter",
      staging: ["ungoliants-spawn", "hill-troll"],
      players: [{ heroes: ["aragorn"], threat: 22, allies: watcher }],
    });
    t.does("engage:ungoliants-spawn");
    expect(t.titles(t.state.engaged["player-1"]!)).toEqual(["ungoliants-spawn"]);
    expect(t.asked.kind).toBe("action");
    expect(t.titles(t.state.staging)).toEqual(["hill-troll"]);
  });

  test("LR-encounter-2: a window before the checks", () => {
    const t = scene({
      step: "encounter",
      staging: ["chieftan-ufthak"],
      players: [{ heroes: ["eowyn"], resources: 3, threat: 36, allies: watcher, hand: ["the-galadhrims-greeting"] }],
    });
    t.does("pass").does("play:the-galadhrims-greeting").does("one-player").untilWindow("checks");
    expect(t.card("chieftan-ufthak").place).toBe("staging");
  });

  test("LR-encounter-3: the highest cost at or below the threat engages", () => {
    const t = scene({
      step: "engagement-checks",
      staging: ["forest-spider", "hill-troll", "ungoliants-spawn"],
      players: [{ threat: 30, allies: watcher }],
    });
    expect(t.events("engaged")[0]!.card).toBe("hill-troll-1");
    expect(t.card("ungoliants-spawn").place).toBe("staging");
  });

  test("LR-encounter-4: one enemy at a time, round after round", () => {
    const t = scene({
      step: "engagement-checks",
      staging: ["wargs", "forest-spider", "ungoliants-spawn", "marsh-adder"],
      players: [
        { heroes: ["aragorn"], threat: 24, allies: watcher },
        { heroes: ["gimli"], threat: 35 },
      ],
    });
    expect(t.events("engaged").map(({ card, seat }) => `${card} ${seat}`)).toEqual([
      "wargs-1 player-1",
      "ungoliants-spawn-1 player-2",
      "forest-spider-1 player-2",
    ]);
    expect(t.titles(t.state.staging)).toEqual(["marsh-adder"]);
  });

  test("LR-encounter-5: among equals the first player chooses", () => {
    const t = scene({
      step: "engagement-checks",
      staging: ["forest-spider", "forest-spider"],
      players: [
        { heroes: ["aragorn"], threat: 10, allies: watcher },
        { heroes: ["gimli"], threat: 28 },
      ],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "engagement-tie" });
    t.does("engage:forest-spider-2");
    expect(t.state.engaged["player-2"]).toEqual(["forest-spider-2", "forest-spider-1"]);
  });

  test("LR-encounter-6: an engagement by an effect counts for both sides", () => {
    const t = scene({
      staging: ["hummerhorns"],
      players: [{ heroes: ["aragorn"], resources: 3, hand: ["son-of-arnor"], allies: watcher }],
      cards: { aragorn: { damage: 0 } },
    });
    t.does("play:son-of-arnor").does("respond:son-of-arnor");
    expect(t.state.engaged["player-1"]).toEqual([]);
    expect(t.outcome?.how ?? t.card("aragorn").damage).toBe("all-eliminated");
  });

  test("LR-encounter-7: an enemy stays engaged and adds no threat", () => {
    const t = scene({ step: "refresh", round: 2, players: [{ engaged: ["hill-troll"], allies: watcher }] });
    t.untilPhase("quest").untilWindow("staging");
    expect(t.card("hill-troll")).toMatchObject({ place: "engaged", seat: "player-1" });
    expect(t.events("attack-begun")).toHaveLength(0);
  });

  test("LR-encounter-8: the last window before shadow cards are dealt", () => {
    const t = scene({
      step: "engagement-checks",
      players: [{ heroes: ["aragorn"], allies: watcher, engaged: ["wargs"] }],
      encounter: ["evil-storm", "forest-gate"],
    });
    t.untilWindow("checks").does("use:henamarth-riversong");
    expect(t.events("looked")[0]!.cards).toEqual(["evil-storm-1"]);
    expect(t.state.shadows).toEqual({ "wargs-1": ["evil-storm-1"] });
  });
});
