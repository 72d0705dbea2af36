import { describe, expect, test } from "vitest";
import { rankOfSpace } from "../../queries/board.js";
import { scene } from "../scene.js";

/** A grey wolf has aggro, a field rat has none. */
const wolf = "grey-wolf-1";
const rat = "field-rat-1";

describe("the turn", () => {
  test("AZ-turn-1: movement, exploration, challenge and maintenance, in this order", () => {
    const t = scene({ step: "turn", dice: ["3/1"] }).plays("stay", "resource:heal", "done");
    const phases = t.events("phase-begun").map(({ phase }) => phase);
    expect(phases.slice(0, 4)).toEqual(["movement", "exploration", "challenge", "maintenance"]);
    expect(t.events("challenge-skipped")[0]!.rules).toEqual(["AZ-chal-1"]);
    expect(t.told("phase-begun", "AZ-turn-1")).toBe(true);
  });

  test("AZ-turn-2: the die goes round, and only who holds it rolls", () => {
    const t = scene({ step: "equip" }).does("done");
    expect(t.events("turn-ended")[0]).toMatchObject({ seat: "player-1", next: "player-2" });
    expect(t.state.active).toBe("player-2");
    expect(t.state.round).toBe(1);
    expect(t.events("dice-rolled").map(({ by }) => by)).toEqual(["player-2"]);
    expect(() => t.table.answer("player-1", "stay")).toThrow();
    t.plays("stay", "resource:heal", "done");
    expect([t.state.active, t.state.round]).toEqual(["player-1", 2]);
  });

  test("AZ-turn-3: the start of a turn comes before the roll; its end takes energy and limits", () => {
    const sap = scene({
      step: "turn",
      dice: ["2/2"],
      heroes: [{ class: "druid", attached: ["green-sap-1"], damage: 2 }, {}],
    });
    expect(sap.hero().damage).toBe(1);
    const told = sap.table.match.events("player-1").map(({ type }) => type);
    expect(told.indexOf("healed")).toBeLessThan(told.indexOf("dice-rolled"));
    expect(sap.events("acts-at-start")[0]).toMatchObject({ source: "green-sap", rules: ["AZ-turn-3", "AZ-abil-3"] });
    const whole = scene({ step: "turn", dice: ["2/2"], heroes: [{ class: "druid", attached: ["green-sap-1"] }, {}] });
    expect([whole.events("acts-at-start"), whole.events("healed")]).toEqual([[], []]);
    const end = scene({ step: "equip", heroes: [{ energy: 2, played: ["brace"] }, { played: ["snare"] }] }).does(
      "done",
    );
    expect([end.hero().energy, end.hero().played, end.hero(2).played]).toEqual([0, [], []]);
    expect(end.told("energy-lost", "AZ-turn-3")).toBe(true);
  });
});

describe("the movement die", () => {
  test("AZ-move-1: rolled once at the start of the phase, and never again", () => {
    const t = scene({ step: "turn", dice: ["4/1"] });
    expect(t.events("dice-rolled")).toHaveLength(1);
    expect(t.state.turn).toMatchObject({ face: "4/1", spaces: 4 });
    expect(t.told("movement-rolled", "AZ-move-1")).toBe(true);
    expect(t.asked.ids.every((id) => !id.startsWith("roll"))).toBe(true);
  });

  test("AZ-energy-1: the face sets the energy, also of who doesn't move", () => {
    const t = scene({ step: "turn", dice: ["2/3"], heroes: [{ energy: 5 }, {}] }).does("stay");
    expect(t.hero().energy).toBe(3);
    expect(t.told("movement-rolled", "AZ-energy-1")).toBe(true);
  });

  test("AZ-energy-2: what isn't spent is lost", () => {
    const t = scene({ step: "equip", heroes: [{ energy: 2 }, {}] }).does("done");
    expect(t.hero().energy).toBe(0);
    expect(t.told("energy-lost", "AZ-energy-2")).toBe(true);
  });

  test("AZ-energy-3: a cost is paid in full or not at all", () => {
    const t = scene({ face: "3/1", heroes: [{ hand: ["bulwark-1", "second-wind-1"], damage: 2 }, {}] });
    expect(t.barredBy("play:bulwark-1")).toBe("AZ-energy-3");
    expect(() => t.does("play:bulwark-1")).toThrow();
    t.does("play:second-wind-1");
    expect([t.hero().energy, t.hand()]).toEqual([0, ["bulwark-1"]]);
  });
});

describe("moving", () => {
  test("AZ-move-3: up to the result, or not at all", () => {
    const t = scene({ face: "3/1", heroes: [{ space: "n4" }, {}] });
    for (const space of ["n3", "vaultspire", "n2", "n1"]) expect(t.offers(`move:${space}`)).toBe(true);
    expect(t.offers("stay")).toBe(true);
    expect(t.barredBy("move:l2")).toBe("AZ-move-3");
    expect(() => t.does("move:l2")).toThrow();
    expect(t.hero().space).toBe("n4");
    t.does("move:n1");
    expect(t.hero().space).toBe("n1");
  });

  test("AZ-move-4: step by step along connections", () => {
    const t = scene({ face: "1/3", heroes: [{ space: "n2" }, {}] });
    expect(t.offered("move:").sort()).toEqual(["move:l1", "move:n1", "move:n3", "move:vaultspire"]);
    expect(t.barredBy("move:g1")).toBe("AZ-move-3");
    const far = scene({ face: "2/2", heroes: [{ space: "n2" }, {}] }).does("move:n4");
    expect(far.events("moved")[0]).toMatchObject({ path: ["n2", "n3", "n4"], left: 0 });
  });

  test("AZ-move-5: no space above the own level", () => {
    const at = (level: "grey" | "green") => scene({ face: "1/3", heroes: [{ space: "n1", level }, {}] });
    expect(at("grey").barredBy("move:g1")).toBe("AZ-move-5");
    expect(at("green").offers("move:g1")).toBe(true);
    expect(scene({ face: "1/3", heroes: [{ space: "g1", level: "red" }, {}] }).offers("move:n1")).toBe(true);
  });

  test("AZ-move-6: no way across a space above the own level", () => {
    // By the red Pale Gate and Plague Citadel it is three steps to the Broken Stair, on other roads six.
    const at = (level: "yellow" | "red") => scene({ face: "3/1", heroes: [{ space: "y2", level }, {}] });
    expect(at("yellow").barredBy("move:y8")).toBe("AZ-move-6");
    expect(() => at("yellow").does("move:y8")).toThrow();
    expect(at("red").does("move:y8").events("moved")[0]!.path).toEqual(["y2", "r1", "r2", "y8"]);
  });

  test("AZ-move-7: a city counts as grey, wherever it lies", () => {
    expect(rankOfSpace({ colour: "red", city: true })).toBe(0);
    expect(rankOfSpace({ colour: "red" })).toBe(3);
    expect(scene({ face: "1/3", heroes: [{ space: "n1" }, {}] }).offers("move:vaultspire")).toBe(true);
    expect(
      scene({ face: "1/3", heroes: [{ space: "n1" }, {}] })
        .does("move:vaultspire")
        .told("moved", "AZ-move-7"),
    ).toBe(true);
  });

  test("AZ-move-8: who begins on a red marker can't leave, but gets the energy", () => {
    const t = scene({ step: "turn", dice: ["4/1"], heroes: [{ space: "n2" }, {}], track: [[wolf, "n2"]] });
    expect(t.offered("move:")).toEqual([]);
    expect(t.barredBy("move:n1")).toBe("AZ-move-8");
    expect(t.hero().energy).toBe(1);
    // It is said before the question, not after the only answer to it.
    expect(t.told("held-by-aggro", "AZ-move-8")).toBe(true);
    t.does("stay");
    expect([t.events("held-by-aggro").length, t.events("stayed").length]).toEqual([1, 1]);
  });

  test("AZ-move-9: who enters a red marker's space stops there", () => {
    const t = scene({ face: "4/1", heroes: [{ space: "m3" }, {}], track: [[wolf, "l3"]] });
    expect(t.barredBy("move:l4")).toBe("AZ-move-9");
    t.does("move:l3");
    expect(t.events("stopped-by-aggro")[0]).toMatchObject({ lost: 3, rules: ["AZ-move-9"] });
  });

  test("AZ-move-10: on a red marker's space that encounter must be fought", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [{ space: "n4" }, { space: "n4" }],
      dice: ["1", "1"],
      track: [
        [wolf, "n4"],
        [rat, "n4"],
      ],
    });
    expect(t.asked.ids).toEqual(["fight:marker-1"]);
    expect(t.barredBy("fight:printed")).toBe("AZ-move-10");
    expect(t.barredBy("fight:marker-2")).toBe("AZ-move-10");
    expect(t.barredBy("attack:player-2")).toBe("AZ-pvp-2");
    expect(t.does("fight:marker-1").told("combat-begun", "AZ-move-10")).toBe(true);
  });

  test("AZ-move-9: where red markers don't stop, the move names what lets the hero pass", () => {
    const track: [string, string][] = [
      [wolf, "m2"],
      [wolf.replace("-1", "-2"), "m3"],
    ];
    const lull = scene({ face: "4/1", heroes: [{ space: "l2" }, {}], track, event: "lull-grey" }).does("move:m3");
    expect(lull.events("moved")[0]).toMatchObject({ via: ["m2"] });
    expect(lull.told("moved", "AZ-event-4")).toBe(true);
    expect(lull.events("stopped-by-aggro")).toEqual([]);
    const whistle = scene({ face: "4/1", heroes: [{ space: "l2", kept: ["found-whistle-1"] }, {}], track });
    expect(whistle.plays("spend:found-whistle-1", "move:m3").told("moved", "AZ-abil-5")).toBe(true);
  });

  test("AZ-move-11: a plain marker neither stops nor holds", () => {
    const t = scene({ face: "3/1", heroes: [{ space: "l2" }, {}], track: [[rat, "m2"]] }).does("move:m3");
    expect(t.events("moved")[0]!.rules).toContain("AZ-move-11");
    expect(t.events("combat-begun")).toEqual([]);
    expect(scene({ face: "1/3", heroes: [{ space: "n2" }, {}], track: [[rat, "n2"]] }).offers("move:n3")).toBe(true);
  });

  test("AZ-move-12: what is only crossed has no effect", () => {
    const t = scene({
      face: "2/2",
      heroes: [{ space: "n2" }, { space: "n3" }],
      tokens: { n3: ["found-trap-1"] },
    }).does("move:n4");
    expect(t.hero().space).toBe("n4");
    expect(t.state.tokens["n3"]).toEqual(["found-trap-1"]);
    expect(t.told("moved", "AZ-move-12")).toBe(true);
    expect(t.events("discovery-revealed")).toEqual([]);
    const past = scene({ face: "2/2", heroes: [{ space: "n3", level: "green" }, {}] }).does("move:g2");
    expect(past.events("moved")[0]).toMatchObject({ via: ["n4"] });
    expect(past.told("moved", "AZ-move-12")).toBe(true);
    const free = scene({ face: "2/2", heroes: [{ space: "n1" }, {}] }).does("move:l1");
    expect(free.told("moved", "AZ-move-12")).toBe(false);
  });
});
