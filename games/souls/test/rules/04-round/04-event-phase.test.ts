import { everything } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Scene, scene, stub, thing } from "../../scenes/scene.js";

describe("4.3 the Event phase", () => {
  const event = (events: readonly string[], more: Scene = {}) => scene({ step: "event", events, ...more });

  test("SS-4.3-a: drawn, resolved, and face up on the deck", () => {
    const t = event(["quiet-wind", "reinforcements"]);
    expect(t.state.decks.event).toMatchObject({ draw: ["reinforcements"], faceUp: ["quiet-wind"], discard: [] });
  });

  test("SS-4.3-b: the next Round it is discarded", () => {
    const t = event(["quiet-wind", "reinforcements"], {});
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.state.decks.event).toMatchObject({ draw: ["reinforcements"], faceUp: [], discard: ["quiet-wind"] });
  });

  test("SS-4.3-c: a standard event does what it says", () => {
    const t = event(["tremor", "quiet-wind"], { dice: ["B1", "B10"] });
    expect([t.figure("ecarus").ko, t.figure("thorgar").ko]).toEqual([false, true]);
  });

  test("SS-4.3-d: a continuous effect holds while the card lies face up", () => {
    stub("brute", {}, { lines: [{ range: [0], say: [{ do: "attack", weapon: "claws" }] }] });
    const t = scene({
      heroes: { thorgar: "A", laegon: "A" },
      foes: { "brute-1": "A" },
      decks: { encounter: ["lone-strike"] },
      step: "enemy-turn",
      dice: ["B1"],
      arrange: (s) => {
        s.decks.event.faceUp = ["war-drums"];
      },
    });
    t.does("thorgar", "figure:laegon");
    expect(t.events("hits-totalled")).toMatchObject([{ hits: 2 }]);
  });

  test("SS-4.3-e, SS-4.3.2-c: Night lies beside the deck until Day takes its place", () => {
    const t = event(["night", "day", "quiet-wind"]);
    expect(t.state.decks.event).toMatchObject({ beside: "night", faceUp: [] });
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.state.decks.event).toMatchObject({ beside: "day", discard: ["night"] });
  });

  test("SS-4.3.2-a, SS-4.3.2-d: in the Night of the first Quest heroes deal one hit less, until the Day", () => {
    stub("stub");
    const blade = thing("test-blade", { range: 0, attack: { hits: 2, red: 0, blue: 0 } });
    const hits = (beside: string) => {
      const t = scene({
        heroes: { thorgar: { at: "A", slots: { primary: blade } } },
        foes: { "stub-1": "A" },
        quest: { night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] } },
        arrange: (s) => {
          s.turn.action = 0;
          s.decks.event.beside = beside;
        },
      });
      t.does("thorgar", "attack:test-blade-1:stub-1");
      return t.events("hits-totalled")[0]?.hits;
    };
    expect([hits("night"), hits("day")]).toEqual([1, 2]);
  });

  test("SS-4.3.2-a: what Night does here is told when it comes", () => {
    const t = event(["night", "quiet-wind"], { quest: { night: { text: "night", lasting: [], once: [] } } });
    expect(t.events("story-told")).toMatchObject([{ text: "night" }]);
  });

  test("SS-4.3-d, SS-11-b: on Cursed Ground a healing does nothing, and that is told", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 3, inventory: ["healing-potion-1"] } },
      arrange: (s) => {
        s.decks.event.faceUp = ["cursed-ground"];
      },
    });
    t.does("ecarus", "use:healing-potion-1");
    expect([t.wounds("ecarus"), t.events("healing-stopped")]).toMatchObject([
      3,
      [{ figure: "ecarus", name: "cursed-ground" }],
    ]);
  });

  test("SS-4.3.2-a, SS-9-j: the total of the hits names the Night, also where a bonus makes up for it", () => {
    stub("stub");
    const ring = thing("test-ring", { effects: [{ effect: "hits", change: 1 }] }, { kind: "artefact" });
    const t = scene({
      heroes: { thorgar: { at: "A", slots: { artefact: ring } } },
      foes: { "stub-1": "A" },
      dice: ["R1"],
      quest: { night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] } },
      arrange: (s) => {
        s.turn.action = 0;
        s.decks.event.beside = "night";
      },
    });
    t.does("thorgar", "attack:unarmed:stub-1");
    const told = t.table.match.events(everything).find(({ type }) => type === "hits-totalled");
    expect(told?.rules).toEqual(expect.arrayContaining(["SS-9-j", "SS-4.3.2-a"]));
  });

  test("SS-4.3.2-b: the secondary effect comes once, with the card", () => {
    const t = event(["night", "quiet-wind", "quiet-wind"], {
      heroes: { ecarus: { at: "A", powers: [{ id: "cleave", cooldown: 3 }] }, thorgar: "A" },
    });
    // Back to 4 with the Night, then one forward in the Time phase.
    expect(t.hero("ecarus").powers[0]?.cooldown).toBe(3);
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.hero("ecarus").powers[0]?.cooldown).toBe(2);
  });

  test("SS-4.3-j: what is spawned is counted when the formula is reached", () => {
    const t = event(["reinforcements", "quiet-wind"], {
      map: ["A B"],
      features: { walls: ["A|B"] },
      heroes: { ecarus: "A", thorgar: "A", shae: "A" },
      decks: { enemy: ["gremlin-green-1", "bandit-green-1"] },
      arrange: (s) => {
        s.gates["hit"] = { area: "B", open: true };
      },
    });
    expect(t.events("spawn-counted")).toMatchObject([{ count: 2 }]);
  });
});
