import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

describe("damage", () => {
  test("LR-damage-1: tokens stay, and healing never goes below none", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["gimli", "denethor"], resources: 2, hand: ["lore-of-imladris"] }],
      cards: { gimli: { damage: 2 } },
    });
    t.does("play:lore-of-imladris");
    expect(t.card("gimli").damage).toBe(0);
    expect(t.events("healed")[0]!.amount).toBe(2);
  });

  test("LR-damage-2: destroyed at once, before the next card", () => {
    const t = scene({
      step: "staging",
      reveals: 2,
      players: [
        { heroes: ["aragorn"], threat: 35, allies: ["guard-of-the-citadel", "gleowine"] },
        { heroes: ["gimli"] },
      ],
      cards: { "guard-of-the-citadel": { damage: 1 } },
      encounter: ["evil-storm", "forest-gate", "wargs"],
    });
    const types = t.table.match.events("everything").filter(({ type }) => type === "left-play" || type === "revealed");
    expect(types.map(({ type }) => type)).toEqual(["revealed", "left-play", "revealed"]);
  });

  test("LR-damage-3: enemies with victory points go to the victory display", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["marsh-adder"] }],
      cards: { "marsh-adder": { damage: 6 } },
    });
    t.does("attack:marsh-adder").does("attacker:gimli").untilWindow("attack-damage");
    expect(t.state.victory).toEqual(["marsh-adder-1"]);
    expect(t.state.encounter.discard).toEqual([]);
  });

  test("LR-damage-4: damage from cards ignores defence", () => {
    const t = scene({ players: [{ heroes: ["aragorn"], resources: 5, hand: ["gandalf"], engaged: ["hill-troll"] }] });
    t.does("play:gandalf").does("respond:gandalf").does("damage-four");
    expect(t.card("hill-troll").damage).toBe(4);
  });

  test("LR-damage-5: who loses hit points may fall", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["legolas", "gimli"], engaged: ["wargs"], on: { legolas: ["citadel-plate"] } }],
      cards: { legolas: { damage: 6 } },
      encounter: ["forest-spider", "forest-gate"],
    });
    t.until("defender").does("defend:gimli");
    expect(t.isInPlay("legolas")).toBe(false);
    expect(t.discard()).toEqual(expect.arrayContaining(["citadel-plate", "legolas"]));
  });

  test("LR-damage-6: discarded isn't destroyed", () => {
    const t = scene({
      step: "combat",
      players: [
        {
          heroes: ["aragorn", "gimli"],
          resources: 1,
          allies: ["guard-of-the-citadel"],
          hand: ["valiant-sacrifice"],
          engaged: ["nazgul-of-dol-guldur"],
          on: { gimli: ["horn-of-gondor"] },
        },
      ],
      encounter: ["wargs", "forest-gate"],
    });
    t.until("defender").does("defend:aragorn").until("choose-character").does("target:guard-of-the-citadel");
    expect(t.offers("respond:valiant-sacrifice")).toBe(true);
    expect(t.offers("respond:horn-of-gondor")).toBe(false);
  });
});
