import { everything } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

/** Two mountains that one more progress explores, and a gate that it doesn't. */
const mountains = (players: number) =>
  scene({
    step: "commit",
    staging: ["mountains-of-mirkwood", "forest-gate", "mountains-of-mirkwood"],
    cards: { "mountains-of-mirkwood": { progress: 2 } },
    players: Array.from({ length: players }, (_, i) => ({
      heroes: [["eowyn"], ["gimli"]][i]!,
      allies: i === 0 ? ["northern-tracker", ...watcher] : [],
      deck: ["feint", "faramir", "gandalf", "beorn", "gleowine", "feint", "faramir"],
    })),
  })
    .does("commit:northern-tracker")
    .does("respond:northern-tracker");

describe("hard cases: exploring", () => {
  test("LR-timing-3: all progress of one effect comes first, then all that is explored goes, then responses", () => {
    const t = mountains(1);
    expect(t.asked.kind).toBe("look-and-take");
    expect(t.card("forest-gate").progress).toBe(1);
    expect(t.titles(t.state.staging)).toEqual(["forest-gate"]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["mountains-of-mirkwood", "mountains-of-mirkwood"]);
    t.does("yes").does("take:faramir");
    expect(t.asked.kind).toBe("look-and-take");
    t.does("yes").does("take:beorn");
    expect(t.hand()).toEqual(["faramir", "beorn"]);
  });

  test("LR-timing-3: what an explored location allows is a response, told as such, and each player may do without", () => {
    const t = mountains(2);
    expect(t.events("forced")).toEqual([]);
    expect(t.events("response-offered").map(({ card }) => card)).toEqual(["mountains-of-mirkwood-1"]);
    t.by(1, "no").by(2, "yes").by(2, "take:beorn");
    expect(t.hand()).toEqual([]);
    expect(t.hand(2)).toEqual(["beorn"]);
    expect(t.events("response-offered")).toHaveLength(2);
  });

  test("LR-timing-5: a constant text is no forced effect: Gandalf goes before what the torch forces at the end of the round", () => {
    const t = scene({
      step: "refresh",
      scenario: "escape-from-dol-guldur",
      stage: "through-the-caverns",
      players: [{ heroes: ["aragorn"], allies: ["gandalf", ...watcher], on: { aragorn: ["dungeon-torch"] } }],
    });
    t.untilWindow("resource");
    expect(t.discard()).toContain("gandalf");
    const told = t.table.match.events(everything).map(({ type }) => type);
    expect(told.filter((type) => type === "forced")).toHaveLength(1);
    expect(told.indexOf("left-play")).toBeLessThan(told.indexOf("forced"));
  });
});
