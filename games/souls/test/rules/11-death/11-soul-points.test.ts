import { describe, expect, test } from "vitest";
import { hpOf } from "../../../queries/profile.js";
import { rankCost } from "../../../queries/soul-points.js";
import { type PlacedHero, scene } from "../../scenes/scene.js";

describe("11.3 and 5.3: Soul Points", () => {
  const souls = (heroes: Record<string, PlacedHero>, soulPoints: number, altar = true) =>
    scene({
      heroes,
      soulPoints,
      step: "souls",
      arrange: (s) => {
        s.altars["A"] = altar;
      },
    });

  test("SS-11.3-a, SS-11.3-b, SS-11.3-d: on an active Altar, for its rank, in full health", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A", soulrank: 1 } }, 5);
    t.does("ecarus", "resurrect");
    expect([t.figure("ecarus").kind, t.wounds("ecarus"), t.state.soulPoints]).toEqual(["hero", 0, 2]);
    expect(souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A" } }, 2).asked).not.toBe(
      "ecarus: spend-souls",
    );
  });

  test("SS-11.3-a, SS-11.3-e: not on one that isn't active", () => {
    expect(souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A" } }, 3, false).asked).not.toBe(
      "ecarus: spend-souls",
    );
  });

  test("SS-11.3-c: rank III costs three", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 3 }, thorgar: { at: "A", soulrank: 1 } }, 3);
    t.does("ecarus", "resurrect");
    expect(t.state.soulPoints).toBe(0);
  });

  test("SS-11.3-e: a Quest switches Altars", () => {
    const t = souls({ ecarus: { at: "A", kind: "ghost", soulrank: 1 }, thorgar: { at: "A" } }, 4, false);
    expect(t.barredBy("ecarus", "resurrect")).toBe("SS-11.3-a");
  });

  test("SS-5.3.1-c: the square of the rank", () => {
    expect([2, 3, 4, 5, 6, 7].map(rankCost)).toEqual([4, 9, 16, 25, 36, 49]);
  });

  test("SS-5.3.1-c, SS-5.3.1-d: too few points, and one rank at a time", () => {
    expect(souls({ ecarus: { at: "A" }, thorgar: { at: "A" } }, 3).asked).not.toContain("spend-souls");
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", soulrank: 3 } }, 13);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([2, 9]);
    t.does("ecarus", "raise").does("ecarus", "power:guardian");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([3, 0]);
  });

  test("SS-5.3.1-e, SS-5.3.1-k: nobody rises while another is lower", () => {
    const t = souls(
      {
        ecarus: { at: "A", soulrank: 3 },
        thorgar: { at: "A", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
      },
      25,
    );
    expect(t.asked).toBe("thorgar: spend-souls");
    t.does("thorgar", "raise").does("thorgar", "power:hammer-throw");
    expect([t.asked, t.state.soulPoints]).toEqual(["ecarus: spend-souls", 16]);
  });

  test("SS-5.3.1-k: III waits for II", () => {
    const t = souls(
      {
        thorgar: { at: "A", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
        ecarus: { at: "A", soulrank: 3 },
      },
      25,
    );
    t.does("thorgar", "raise").does("thorgar", "power:hammer-throw").does("ecarus", "raise");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([4, 0]);
  });

  test("SS-5.3.1-i: II costs four, III nine", () => {
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", powers: ["heal-wounds"] } }, 26);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    t.does("thorgar", "raise").does("thorgar", "power:stone-skin").does("thorgar", "power:lucky");
    t.does("ecarus", "raise")
      .does("ecarus", "power:guardian")
      .does("thorgar", "raise")
      .does("thorgar", "power:hammer-throw");
    expect([t.hero("ecarus").soulrank, t.hero("thorgar").soulrank, t.state.soulPoints]).toEqual([3, 3, 0]);
  });

  test("SS-5.3.1-j: from I to IV through II and III", () => {
    const t = souls({ ecarus: { at: "A", powers: ["cleave"] }, thorgar: { at: "A", soulrank: 4 } }, 29);
    t.does("ecarus", "raise").does("ecarus", "power:shield-wall").does("ecarus", "power:tough");
    t.does("ecarus", "raise").does("ecarus", "power:guardian").does("ecarus", "raise");
    expect([t.hero("ecarus").soulrank, t.state.soulPoints]).toEqual([4, 0]);
  });

  test("SS-5.3.1-f, SS-7-d: powers and Talents are chosen at once; wounds stay", () => {
    const t = souls({ auriel: { at: "A", wounds: 2, powers: ["thunder-lord"] }, ecarus: { at: "A", soulrank: 2 } }, 4);
    t.does("auriel", "raise");
    expect(t.asked).toBe("auriel: gain-power");
    t.does("auriel", "power:arcane-ward");
    expect(t.asked).toBe("auriel: gain-talent");
    t.does("auriel", "power:tough");
    // Rank II and Tough.
    expect([hpOf(t.content, t.state, t.figure("auriel")), t.wounds("auriel")]).toEqual([9, 2]);
  });

  test("SS-4.1-h: resurrection and ranks, in any order", () => {
    const t = souls(
      {
        ecarus: { at: "A", powers: ["cleave"] },
        thorgar: { at: "A", kind: "ghost", soulrank: 2, powers: ["heal-wounds", "stone-skin", "lucky"] },
        shae: { at: "A", soulrank: 2 },
      },
      7,
    );
    t.does("ecarus", "pass")
      .does("thorgar", "resurrect")
      .does("ecarus", "raise")
      .does("ecarus", "power:shield-wall")
      .does("ecarus", "power:tough");
    expect([t.state.soulPoints, t.figure("thorgar").kind, t.hero("ecarus").soulrank]).toEqual([1, "hero", 2]);
  });

  test("SS-4.1-i: a Ghost Soul may rise, too", () => {
    const t = souls(
      {
        ecarus: { at: "A", kind: "ghost", soulrank: 2, powers: ["cleave", "shield-wall", "tough"] },
        thorgar: { at: "A", soulrank: 3 },
      },
      9,
      false,
    );
    t.does("ecarus", "raise").does("ecarus", "power:guardian");
    expect(t.hero("ecarus").soulrank).toBe(3);
  });

  test("SS-5.3-b: no rank above VII", () => {
    const t = souls({ ecarus: { at: "A", soulrank: 7, kind: "ghost" }, thorgar: { at: "A", soulrank: 7 } }, 60);
    expect(t.barredBy("ecarus", "raise")).toBe("SS-5.3-b");
  });
});
