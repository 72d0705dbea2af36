import { describe, expect, test } from "vitest";
import { scene } from "../../scenes/scene.js";

describe("4.4 the end of a Quest", () => {
  test("SS-2-c, SS-4.4-b: the Event deck isn't shuffled again: with its last card the Quest fails", () => {
    const t = scene({
      step: "event",
      arrange: (s) => {
        Object.assign(s.decks.event, { draw: [], faceUp: ["quiet-wind"], discard: ["fog"] });
      },
    });
    expect(t.table.match.outcome).toMatchObject({
      winners: [],
      how: "last-event",
      rules: expect.arrayContaining(["SS-4.4-b"]),
    });
  });

  test("SS-4.4-d: after a last Night the Quest goes on until the next Event phase", () => {
    const t = scene({ step: "event", events: ["night"] });
    expect(t.table.match.outcome).toBeUndefined();
    t.does("ecarus", "hero:ecarus").does("ecarus", "end-turn").does("thorgar", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ how: "last-event", rules: expect.arrayContaining(["SS-4.4-d"]) });
  });

  test("SS-4.4-a, SS-1.1: a goal ends the Quest at once, for all", () => {
    const t = scene({
      map: ["A B"],
      quest: { victory: [{ id: "out", open: true, when: { kind: "heroes-in", areas: ["B"], who: "any" } }] },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ winners: ["player-1", "player-2"], how: "quest-won" });
  });

  test("SS-4.4-a: a Quest that is won when a Round begins is won before anybody burns in it", () => {
    const t = scene({
      heroes: { ecarus: { at: "A", wounds: 8, fire: [1] }, thorgar: "A" },
      step: "time",
      quest: { victory: [{ id: "dawn", open: true, when: { kind: "round", round: 2 } }] },
    });
    expect([t.state.ended?.won, t.figure("ecarus").kind]).toEqual([true, "hero"]);
  });

  test("SS-4.4-c: all heroes Ghost Souls: failed at once", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", wounds: 8 }, thorgar: { at: "A", kind: "ghost" } },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ winners: [], how: "all-ghosts" });
  });

  test("SS-4.4-e: victory counts more than failure", () => {
    const t = scene({
      map: ["A B"],
      features: { deadly: ["B"] },
      heroes: { ecarus: { at: "A", wounds: 8 }, thorgar: { at: "A", kind: "ghost" } },
      quest: { victory: [{ id: "late", open: true, when: { kind: "round", round: 1 } }] },
    });
    t.does("ecarus", "move:B");
    expect(t.table.match.outcome).toMatchObject({ how: "quest-won" });
  });
});

describe("2 golden rules", () => {
  test("SS-2-c: Traps are shuffled again when one is needed", () => {
    const t = scene({
      map: ["B A C"],
      doors: { "B|A": "door", "A|C": "door" },
      decks: { trap: ["empty-click"] },
      arrange: (s) => {
        s.decks.trap.discard = ["rusted-spring"];
      },
    });
    t.does("ecarus", "open:B|A").does("ecarus", "open:A|C");
    expect(t.events("trap-sprung").map(({ trap }) => trap)).toEqual(["empty-click", "empty-click"]);
  });
});
