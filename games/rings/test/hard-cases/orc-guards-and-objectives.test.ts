import { describe, expect, test } from "vitest";
import { layGuard, scene, watcher } from "../scene.js";

describe("hard cases: Orc Guards and objectives", () => {
  const tower = { scenario: "escape-from-dol-guldur", stage: "the-necromancers-tower" };

  test("LR-scenario-8: a guard that another player took over ends in its owner's discard pile", () => {
    const t = scene({
      ...tower,
      step: "travel",
      players: [
        { heroes: ["gimli"] },
        { heroes: ["aragorn", "legolas"], resources: 1, hand: ["sneak-attack", "son-of-arnor"] },
      ],
      arrange: (s) => void layGuard(s, "player-1", "faramir"),
    });
    t.by(2, "play:sneak-attack").by(2, "target:son-of-arnor").by(2, "respond:son-of-arnor");
    expect(t.state.engaged["player-2"]).toEqual(["orc-guard-1"]);
    t.until("attack").by(2, "attack:orc-guard").by(2, "attacker:legolas").throughCombat();
    expect(t.discard(1)).toEqual(["faramir"]);
  });

  test("LR-scenario-8: A Light in the Dark sends a guard to its owner's discard pile, not to staging", () => {
    const t = scene({
      ...tower,
      step: "travel",
      players: [{ heroes: ["eowyn"], resources: 2, hand: ["a-light-in-the-dark"] }],
      arrange: (s) => void layGuard(s, "player-1", "faramir"),
    });
    t.does("play:a-light-in-the-dark");
    expect(t.discard()).toEqual(expect.arrayContaining(["faramir"]));
    expect(t.state.staging).toEqual([]);
    expect(t.state.engaged["player-1"]).toEqual([]);
  });

  test("LR-scenario-8: guards are dealt shadow cards like any enemy, the last of all", () => {
    const t = scene({
      ...tower,
      step: "combat",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["cavern-guardian"] }],
      encounter: ["evil-storm", "despair", "forest-gate"],
      arrange: (s) => void layGuard(s, "player-1", "faramir"),
    });
    expect(t.state.shadows).toEqual({ "cavern-guardian-1": ["evil-storm-1"], "orc-guard-1": ["despair-1"] });
  });

  test("LR-scenario-8: laying a guard isn't drawing: the shackles stay on the deck", () => {
    const t = scene({
      ...tower,
      step: "travel",
      staging: ["tower-gate"],
      players: [{ heroes: ["gimli"], deck: ["faramir", "gandalf"], allies: watcher }],
      arrange: (s) => {
        s.cards["iron-shackles-1"] = { ...s.cards["gimli-1"]!, id: "iron-shackles-1", place: "deck", attachments: [] };
        s.players["player-1"]!.shackles.push("iron-shackles-1");
      },
    });
    t.does("travel:tower-gate");
    expect(t.state.players["player-1"]!.shackles).toEqual(["iron-shackles-1"]);
    expect(t.titles(t.state.decks["player-1"]!)).toEqual(["gandalf"]);
  });

  test("LR-keyword-restricted: a claimed objective may be the third restricted attachment, and may be the one that goes", () => {
    const t = scene({
      ...tower,
      step: "travel",
      staging: ["shadow-key"],
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher, on: { gimli: ["dwarven-axe", "citadel-plate"] } }],
    });
    t.does("use:shadow-key").does("discard:shadow-key");
    expect(t.threat()).toBe(22);
    expect(t.card("shadow-key")).toMatchObject({ place: "staging", seat: "" });
    expect(t.card("gimli").attachments).toHaveLength(2);
  });

  test("LR-card-5: a hero whom the Shadow Key kills drops it unclaimed, and the stage is held again", () => {
    const t = scene({
      ...tower,
      step: "refresh",
      players: [{ heroes: ["legolas", "gimli"], allies: watcher, on: { legolas: ["shadow-key"] } }],
      cards: { legolas: { damage: 3 } },
    });
    t.untilWindow("refresh").pass();
    expect(t.isInPlay("legolas")).toBe(false);
    expect(t.card("shadow-key")).toMatchObject({ place: "staging", seat: "" });
  });

  test("LR-refresh-3: the bearer of the torch raises threat by three in all", () => {
    const t = scene({
      ...tower,
      step: "refresh",
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher, on: { gimli: ["dungeon-torch"] } }],
    });
    t.untilWindow("refresh").pass();
    expect(t.threat()).toBe(23);
  });

  test("LR-scenario-7: a claim that takes its player to 50 eliminates, and the objective stays where it is", () => {
    const t = scene({
      ...tower,
      step: "travel",
      staging: ["dungeon-torch"],
      players: [
        { heroes: ["gimli"], threat: 48 },
        { heroes: ["aragorn"], allies: watcher },
      ],
    });
    t.by(1, "use:dungeon-torch");
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.card("dungeon-torch")).toMatchObject({ place: "staging", seat: "" });
  });
});
