import { describe, expect, test } from "vitest";
import { type Scene, scene } from "../../scenes/scene.js";

/** A pedlar stands in B. */
function pedlar(who: "all" | "with-active", more: Scene = {}) {
  return scene({
    map: ["A B C"],
    heroes: { ecarus: { at: "A", crowns: 60, slots: { primary: "war-hammer-1" } }, shae: "B", thorgar: "C" },
    quest: {
      triggers: [{ id: "pedlar", when: { on: "area-entered", areas: ["B"] }, acts: [{ act: "emporium", who }] }],
    },
    ...more,
    arrange: (s, content) => {
      s.emporium = ["war-axe-1"];
      more.arrange?.(s, content);
    },
  });
}

describe("14 a visit in the middle of a Quest", () => {
  test("SS-14-b: play pauses for the visit, and goes on at the same point", () => {
    const t = pedlar("all");
    t.does("ecarus", "move:B");
    expect(t.asked).toBe("ecarus: outfit");
    expect(t.offered("ecarus").filter((id) => id.startsWith("move"))).toEqual([]);
    t.does("ecarus", "buy:war-axe-1:front").does("ecarus", "ready").does("shae", "ready").does("thorgar", "ready");
    expect([t.asked, t.state.turn.points, t.hero("ecarus").inventory]).toEqual(["ecarus: hero-turn", 2, ["war-axe-1"]]);
    expect(t.hero("shae").ready).toBe(true);
  });

  test("SS-14-j: who isn't there can neither buy nor get anything", () => {
    const t = pedlar("with-active");
    t.does("ecarus", "move:B");
    const given = t.offered("ecarus").filter((id) => id.startsWith("give") || id.startsWith("lend"));
    expect(given.some((id) => id.endsWith(":shae"))).toBe(true);
    expect(given.filter((id) => id.endsWith(":thorgar"))).toEqual([]);
    t.does("ecarus", "ready").does("shae", "ready");
    expect(t.asked).toBe("ecarus: hero-turn");
  });

  test("SS-14-j: nor can a Ghost Soul", () => {
    const t = pedlar("all", {
      heroes: { ecarus: { at: "A", crowns: 60 }, shae: { at: "B", kind: "ghost" }, thorgar: "C" },
    });
    t.does("ecarus", "move:B").does("ecarus", "ready").does("thorgar", "ready");
    expect(t.asked).toBe("ecarus: hero-turn");
  });

  test("SS-14.3-a: the buildings are never for sale", () => {
    const t = pedlar("all");
    t.does("ecarus", "move:B");
    const dealt = t.offered("ecarus").filter((id) => /^(?:buy|take|give|leave):/.test(id));
    expect(dealt.filter((id) => /anvil|tavern/.test(id))).toEqual([]);
    expect(t.offered("ecarus")).toEqual(expect.arrayContaining(["forge:war-hammer-1", "bet:shield"]));
  });
});

describe("4.4 what else ends a Quest", () => {
  test("SS-4.4-a: a failure of the Quest's own ends it at once", () => {
    const t = scene({
      heroes: { ecarus: "A", thorgar: "A" },
      quest: { failure: [{ id: "too-late", open: true, when: { kind: "round", round: 1 } }] },
    });
    t.does("ecarus", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ winners: [], how: "quest-lost" });
  });

  test("SS-4.4-e: a victory at the same moment counts", () => {
    const round = { kind: "round", round: 1 } as const;
    const t = scene({
      heroes: { ecarus: "A", thorgar: "A" },
      quest: {
        victory: [{ id: "in-time", open: true, when: round }],
        failure: [{ id: "too-late", open: true, when: round }],
      },
    });
    t.does("ecarus", "end-turn");
    expect(t.table.match.outcome).toMatchObject({ how: "quest-won" });
  });

  test("SS-4.3.1-a: an area that comes into sight behind a door sets off what waits for it", () => {
    const t = scene({
      map: ["A B"],
      heroes: { ecarus: "A", thorgar: "A" },
      doors: { "A|B": "door" },
      decks: { trap: ["empty-click", "empty-click"] },
      quest: {
        triggers: [{ id: "seen", when: { on: "area-seen", areas: ["B"] }, acts: [{ act: "soul-points", amount: 2 }] }],
      },
    });
    expect(t.state.soulPoints).toBe(0);
    t.does("ecarus", "open:A|B");
    expect(t.state.soulPoints).toBe(2);
  });
});
