import { describe, expect, test } from "vitest";
import type { EnemyScroll } from "../../../content/types.js";
import { attacksIn, enemyTurn, type Heroes, walker } from "../../scenes/enemy-scene.js";
import { type PlacedFoe, type Scene, stub } from "../../scenes/scene.js";

describe("15.7.1 the victim", () => {
  const act = (heroes: Heroes, foe: string, at: string, more: Scene & { foe?: Partial<PlacedFoe> } = {}) => {
    const { foe: special, ...rest } = more;
    return enemyTurn("lone-strike", heroes, { [foe]: { at, ...special } }, { map: ["A B C D E F G H"], ...rest });
  };

  test("SS-15.7.1-a, SS-15.7.1-b: the first line that fits", () => {
    const t = act({ ecarus: "A", thorgar: "C" }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect(t.events("behaviour-chosen")).toMatchObject([{ line: 1, victim: "ecarus" }]);
  });

  test("SS-15.7.1-c: path distance counts; SS-15.8.1-a: a flying enemy's own", () => {
    const walled = { map: ["A B", "C D"], features: { barriers: ["A>B"] } };
    const lines: EnemyScroll["lines"] = [
      { range: [1], say: [{ do: "engage" }] },
      { range: [3], say: [] },
      { range: "+", say: [] },
    ];
    stub("lander", {}, { lines });
    stub("flyer", {}, { lines, flies: true });
    expect(act({ ecarus: "B" }, "lander-1", "A", walled).events("behaviour-chosen")).toMatchObject([{ line: 2 }]);
    const flown = act({ ecarus: "B" }, "flyer-1", "A", walled);
    expect([flown.events("behaviour-chosen")[0]?.line, flown.figure("flyer-1").area]).toEqual([1, "B"]);
  });

  test("SS-15.7.1-d: sight is needed, and the reason is told", () => {
    const t = act({ ecarus: "C" }, "gremlin-blue-1", "A", { features: { sight: [["A", "C", false]] } });
    expect(t.events("behaviour-skipped").map(({ line, why }) => `${line} ${why}`)).toEqual([
      "1 nobody-there",
      "2 nobody-in-sight",
      "3 nobody-there",
    ]);
    expect(t.figure("gremlin-blue-1").area).toBe("C");
  });

  test("SS-15.7.1-e: any hero who qualifies makes the line apply", () => {
    const t = act({ ecarus: "B", thorgar: "D" }, "orc-shaman-red-1", "A", {
      map: ["A B C D"],
      dice: ["B1", "R10", "B10 B10 B10 B10", "B10"],
      arrange: (s) => {
        s.figures.find(({ id }) => id === "ecarus")!.hidden = true;
      },
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ line: 3, victim: "thorgar" }]);
  });

  test("SS-15.7.1-f: the hidden and Ghost Souls are no victims, not even for {+}", () => {
    const t = act({ shae: { at: "A", hidden: true }, ecarus: { at: "B", kind: "ghost" } }, "gremlin-blue-1", "A");
    expect(t.log).toContain("enemy-stays");
  });

  test("SS-15.7.1-g, SS-15.7.1-k: the preferred style", () => {
    const t = act({ ecarus: "B", auriel: { at: "B", wounds: 1 } }, "orc-warrior-blue-1", "A", {
      foe: { charges: 0 },
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-h: most wounded by wounds, whatever is left", () => {
    const t = act({ ecarus: { at: "A", wounds: 3 }, auriel: { at: "A", wounds: 2 } }, "bandit-green-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-i: nearest", () => {
    const t = act({ ecarus: "C", thorgar: "B" }, "orc-warrior-green-1", "A", { dice: ["R10", "B10"] });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "thorgar" }]);
  });

  test("SS-15.7.1-j: richest by value", () => {
    const t = act({ shae: { at: "A", crowns: 50 }, ecarus: { at: "A", crowns: 40 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "shae" }]);
  });

  test("SS-15.7.1-l: the richest of the party is far away: the priority rules choose", () => {
    const t = act(
      { auriel: { at: "A", crowns: 20 }, ecarus: { at: "A", crowns: 10, wounds: 2 }, shae: { at: "H", crowns: 90 } },
      "gremlin-blue-1",
      "A",
      { dice: ["B10", "B10"] },
    );
    expect(t.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
  });

  test("SS-15.7.1-m: nobody is richest with nothing; equals both match", () => {
    const poor = act({ shae: "A", ecarus: { at: "A", wounds: 1 } }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect(poor.events("behaviour-chosen")).toMatchObject([{ victim: "ecarus" }]);
    const equal = act(
      { shae: { at: "A", crowns: 40 }, ecarus: { at: "A", crowns: 40 }, thorgar: { at: "A", wounds: 3 } },
      "gremlin-blue-1",
      "A",
      { dice: ["B10", "B10"] },
    );
    expect(equal.events("behaviour-chosen")).toMatchObject([{ victim: "shae" }]);
  });

  test("SS-15.7.1-n: most wounds, fewest HP left, nearest, then the controller", () => {
    const hp = act({ ecarus: { at: "B", wounds: 2 }, auriel: { at: "C", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(hp.events("behaviour-chosen")).toMatchObject([{ victim: "auriel" }]);
    const asked = act({ laegon: "A", thorgar: { at: "A", version: "cleric" } }, "gremlin-blue-1", "A");
    expect(asked.asked).toBe("laegon: choose-victim");
  });

  test("SS-15.7.1-o: {+} needs a path, no sight", () => {
    const t = act({ ecarus: "H" }, "gremlin-blue-1", "A");
    expect([t.events("behaviour-chosen")[0]?.line, t.figure("gremlin-blue-1").area]).toEqual([4, "C"]);
  });

  test("SS-15.7.1-p: the preferred victim counts for {+}, too", () => {
    const t = act({ shae: { at: "H", crowns: 20 }, ecarus: "A" }, "gremlin-blue-1", "C", {
      features: {
        sight: [
          ["A", "C", false],
          ["C", "H", false],
        ],
      },
    });
    expect([t.events("behaviour-chosen")[0]?.victim, t.figure("gremlin-blue-1").area]).toEqual(["shae", "E"]);
  });

  test("SS-15.7.1-s: without its victim the rest is skipped", () => {
    const t = act({ auriel: { at: "E", wounds: 5 }, ecarus: { at: "H", kind: "hero" } }, "gremlin-blue-1", "A", {
      dice: ["B5 B5", "B10"],
    });
    expect(attacksIn(t)).toEqual(["gremlin-blue-1 stone auriel"]);
    expect(t.figure("gremlin-blue-1").area).toBe("A");
  });

  test("SS-15.7.1-t: a line whose condition doesn't hold is passed over", () => {
    stub(
      "charger",
      {},
      {
        lines: [
          { range: [0, 1], if: { charged: true }, say: [] },
          { range: [0, 1, 2], say: [{ do: "engage" }] },
        ],
      },
    );
    const t = act({ ecarus: "B" }, "charger-1", "A");
    expect(t.events("behaviour-skipped")).toMatchObject([{ line: 1, why: "not-now" }]);
    expect(t.figure("charger-1").area).toBe("B");
  });

  test("SS-15.7.1-u: between equal paths the controller chooses", () => {
    walker("walker", { do: "move", areas: 2 });
    const t = act({ ecarus: "D" }, "walker-1", "A", { map: ["A B", "C D"] });
    expect(t.asked).toBe("ecarus: enemy-path");
    t.does("ecarus", "area:C");
    expect(t.events("figure-moved").map(({ to }) => to)).toEqual(["C", "D"]);
  });

  test("SS-15.7.1-ex-gremlin-a: the richest in its area, or another there", () => {
    const rich = act({ shae: { at: "A", crowns: 5 }, ecarus: { at: "A", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(attacksIn(rich)).toEqual(["gremlin-blue-1 claws shae"]);
    const other = act({ shae: { at: "H", crowns: 5 }, ecarus: { at: "A", wounds: 2 } }, "gremlin-blue-1", "A", {
      dice: ["B10", "B10"],
    });
    expect(attacksIn(other)).toEqual(["gremlin-blue-1 claws ecarus"]);
  });

  test("SS-15.7.1-ex-gremlin-b: the richest within three areas", () => {
    const t = act({ shae: { at: "D", crowns: 5 }, ecarus: "B" }, "gremlin-blue-1", "A", { dice: ["B10", "B10"] });
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["D", ["gremlin-blue-1 claws shae"]]);
  });

  test("SS-15.7.1-ex-gremlin-c: at four areas two stones, then one area nearer", () => {
    const t = act({ ecarus: "E" }, "gremlin-blue-1", "A", { dice: ["B10 B10", "B10 B10"] });
    expect([t.figure("gremlin-blue-1").area, attacksIn(t).length]).toEqual(["B", 2]);
  });

  test("SS-15.7.1-ex-gremlin-d: otherwise two areas nearer", () => {
    const t = act({ ecarus: "F" }, "gremlin-blue-1", "A");
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["C", []]);
  });

  test("SS-15.7.1-ex-bandit-a: past Laegon to wounded Auriel, then the potion", () => {
    const t = act({ laegon: "A", auriel: { at: "B", wounds: 2 } }, "bandit-blue-1", "A", {
      foe: { wounds: 2 },
      dice: ["B10", "B1"],
    });
    expect([t.figure("bandit-blue-1").area, attacksIn(t)]).toEqual(["B", ["bandit-blue-1 bandit-sword auriel"]]);
    expect([t.enemy("bandit-blue-1").charges, t.wounds("bandit-blue-1")]).toEqual([0, 0]);
  });

  test("SS-15.7.1-ex-bandit-b: a knife for the preferred one at four areas, and a step towards her", () => {
    const t = act({ auriel: { at: "E", wounds: 1 }, ecarus: "C" }, "bandit-blue-1", "A", { dice: ["B10", "B10"] });
    expect([t.figure("bandit-blue-1").area, attacksIn(t)]).toEqual(["B", ["bandit-blue-1 bandit-knife auriel"]]);
  });

  test("SS-15.7.1-ex-bandit-c: first the move, then the nearest in sight within two areas", () => {
    const seen = act({ ecarus: "E" }, "bandit-blue-1", "A", {
      features: { sight: [["A", "E", false]] },
      dice: ["B10", "B10"],
    });
    expect([seen.figure("bandit-blue-1").area, attacksIn(seen)]).toEqual(["C", ["bandit-blue-1 bandit-knife ecarus"]]);
    const unseen = act({ ecarus: "E" }, "bandit-blue-1", "A", {
      features: {
        sight: [
          ["A", "E", false],
          ["C", "E", false],
        ],
      },
    });
    expect(attacksIn(unseen)).toEqual([]);
  });

  test("SS-15.7.1-ex-1: past hidden Shae and unseen Auriel to Thorgar", () => {
    const t = enemyTurn(
      "lone-strike",
      { shae: { at: "A", hidden: true }, auriel: "X", thorgar: "D", laegon: { at: "E", crowns: 40 } },
      { "gremlin-blue-1": "A" },
      { map: ["A B C D E", ". X . . ."], features: { sight: [["A", "X", false]] }, dice: ["B10", "B10"] },
    );
    expect([t.figure("gremlin-blue-1").area, attacksIn(t)]).toEqual(["D", ["gremlin-blue-1 claws thorgar"]]);
  });

  test("SS-15.7.1-ex-2: past Laegon to Ecarus in the hard area, and a second attack for its charge", () => {
    const t = act({ laegon: "A", auriel: { at: "B", wounds: 1 }, ecarus: "B" }, "orc-warrior-blue-1", "A", {
      map: ["A B"],
      features: { hard: ["B"] },
      dice: ["B10", "B10", "B10", "B10"],
    });
    expect([t.figure("orc-warrior-blue-1").area, t.enemy("orc-warrior-blue-1").charges]).toEqual(["B", 0]);
    expect(attacksIn(t)).toEqual(["orc-warrior-blue-1 war-axes ecarus", "orc-warrior-blue-1 war-axes ecarus"]);
  });
});
