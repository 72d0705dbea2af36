import { describe, expect, test } from "vitest";
import { scene, stub } from "../../scenes/scene.js";

const phases = (t: ReturnType<typeof scene>) => t.events("phase-begins").map(({ phase }) => phase);

describe("4.2 the Battle phase", () => {
  const two = { ecarus: "A", thorgar: "A" } as const;

  test("SS-4.2-a, SS-4.2-b: a Hero Turn, then the Enemy Turn of the same hero", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: two,
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull", "pincer"] },
      step: "battle",
    });
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn");
    expect(t.events("enemy-turn")).toMatchObject([{ seat: "player-1" }]);
    expect(t.asked).toBe("thorgar: hero-turn");
  });

  test("SS-4.2-c, SS-4.2-d: in any order, another in each Round, each once", () => {
    const t = scene({ heroes: { ecarus: "A", thorgar: "A", shae: "A" }, step: "battle" });
    t.does("ecarus", "hero:shae").does("shae", "end-turn");
    expect(t.offered("shae")).toEqual(["hero:ecarus", "hero:thorgar"]);
    t.does("shae", "hero:thorgar").does("thorgar", "end-turn").does("ecarus", "end-turn");
    expect([t.state.round, t.offered("ecarus")]).toEqual([2, ["hero:ecarus", "hero:thorgar", "hero:shae"]]);
  });

  test("SS-4.2-e: a Ghost Soul has a Hero Turn, but no Enemy Turn", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: { at: "A", kind: "ghost" }, thorgar: "A" },
      foes: { "stub-1": "B" },
      decks: { encounter: ["lull"] },
    });
    expect(t.offered("ecarus")).toContain("move:B");
    t.does("ecarus", "end-turn");
    expect([t.log.includes("encounter-drawn"), t.asked]).toEqual([false, "thorgar: hero-turn"]);
  });

  test("SS-4.2.2-a: no card without an enemy", () => {
    const t = scene({ heroes: two, decks: { encounter: ["lull"] } });
    t.does("ecarus", "end-turn");
    expect(t.state.decks.encounter.draw).toEqual(["lull"]);
  });

  test("SS-4.2.2-c: the card is discarded when all have acted", () => {
    const t = scene({
      map: ["A B C D E F G H"],
      heroes: two,
      foes: { "gremlin-green-1": "H", "gremlin-green-2": "H" },
      decks: { encounter: ["green-rush"] },
    });
    t.does("ecarus", "end-turn").does("ecarus", "enemy:gremlin-green-1");
    expect([
      t.figure("gremlin-green-1").area,
      t.figure("gremlin-green-2").area,
      t.state.decks.encounter.discard,
    ]).toEqual(["F", "F", ["green-rush"]]);
  });

  test("SS-4.2.2-d: after the last Enemy Turn comes the Event phase", () => {
    const t = scene({ heroes: two });
    t.does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(phases(t)).toContain("event");
  });

  test("SS-11.1-k: enemies of a Ghost Soul act in others' Enemy Turns", () => {
    stub("stub");
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: { at: "A", kind: "ghost" } },
      foes: { "stub-1": { at: "B", controller: "thorgar" } },
      decks: { encounter: ["green-rush"] },
    });
    t.does("ecarus", "end-turn");
    expect(t.events("enemy-activated")).toMatchObject([{ enemy: "stub-1" }]);
  });
});
