import { describe, expect, test } from "vitest";
import { valourOf } from "../../queries/valour.js";
import { plain } from "../plain.js";
import { bearing, type Seated, scene } from "../scene.js";

/** Player 1 attacks player 2 on the Ashen Road; red, then black. */
function attack(one: Seated, two: Seated, red: number, black: number, more: Parameters<typeof scene>[0] = {}) {
  return scene({
    step: "face-challenge",
    heroes: [
      { space: "l3", ...one },
      { space: "l3", ...two },
    ],
    dice: [String(red), String(black)],
    ...more,
  }).does("attack:player-2");
}

describe("fights between heroes", () => {
  test("AZ-pvp-1: only the active hero, only against somebody on the same space outside a city", () => {
    const t = scene({ step: "face-challenge", heroes: [{ space: "l3" }, { space: "l3" }, { space: "n1" }] });
    expect(t.offers("attack:player-2")).toBe(true);
    expect(t.barredBy("attack:player-3")).toBe("AZ-pvp-1");
    expect(() => t.table.answer("player-2", "attack:player-1")).toThrow();
    expect(attack({}, {}, 1, 1).told("hero-attacked", "AZ-pvp-1")).toBe(true);
  });

  test("AZ-pvp-2: it takes the place of the encounter, and a red marker forbids it", () => {
    const t = attack({}, {}, 1, 1, { track: [["field-rat-1", "l3"]] }).plays("pass", "strike");
    expect(t.state.challenge.grey.draw).toHaveLength(39);
    expect(t.state.phase).toBe("maintenance");
    const red = scene({
      step: "face-challenge",
      heroes: [{ space: "l3" }, { space: "l3" }],
      track: [["grey-wolf-1", "l3"]],
    });
    expect(red.barredBy("attack:player-2")).toBe("AZ-pvp-2");
    const truce = scene({ step: "face-challenge", heroes: [{ space: "l3" }, { space: "l3" }], event: "truce-red" });
    expect(truce.barredBy("attack:player-2")).toBe("AZ-event-4");
  });

  test("AZ-pvp-3: any of those here, whatever the levels, and one in a turn", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [
        { space: "l3", level: "yellow" },
        { space: "l3", level: "red" },
        { space: "l3", damage: 1 },
      ],
      dice: ["1", "1"],
    });
    expect(t.offered("attack:")).toEqual(["attack:player-2", "attack:player-3"]);
    t.plays("attack:player-3", "pass", "strike", "city:anvilgate");
    expect(t.asked.kind).toBe("maintenance");
    expect(t.told("hero-attacked", "AZ-pvp-3")).toBe(true);
  });

  test("AZ-pvp-4: the sequence of every combat, with the values of both heroes", () => {
    // A hunter shoots at a warrior with one health left: 2 and the die against defence 6.
    const t = attack({ class: "hunter" }, { class: "warrior", damage: 3 }, 4, 6).plays("pass", "strike");
    expect(t.events("attack-made")).toHaveLength(1);
    expect(t.events("attack-made")[0]).toMatchObject({
      by: "player-1",
      on: "player-2",
      step: "ranged",
      total: 6,
      defence: 6,
    });
    expect(t.events("hero-won")[0]).toMatchObject({ seat: "player-1", over: "player-2" });
    expect(t.told("hero-attacked", "AZ-pvp-4")).toBe(true);
  });

  test("AZ-pvp-5: the defender has one energy, for this fight only", () => {
    const t = attack({ energy: 0 }, {}, 1, 1);
    expect([t.hero(1).energy, t.hero(2).energy]).toEqual([0, 1]);
    t.plays("pass", "strike");
    expect(t.hero(2).energy).toBe(0);
    expect(t.told("energy-lost", "AZ-pvp-5")).toBe(true);
  });

  test("AZ-pvp-6: red for the attacker, black for the defender", () => {
    const t = attack({}, { class: "warrior" }, 2, 5).plays("pass", "strike");
    expect(t.events("attack-made").map(({ by, total }) => [by, total])).toEqual([
      ["player-1", 4],
      ["player-2", 7],
    ]);
    expect(t.told("dice-rolled", "AZ-pvp-6")).toBe(true);
  });

  test("AZ-pvp-7: the defender plays first and then no more; standing orders may answer", () => {
    const t = attack({ hand: ["brace-1"], energy: 1 }, { class: "hunter", hand: ["snare-1", "sidestep-1"] }, 1, 1);
    expect(t.asked.seat).toBe("player-2");
    expect(() => t.table.answer("player-1", "play:brace-1")).toThrow();
    t.does("pass");
    expect(t.asked.seat).toBe("player-1");
    expect(() => t.table.answer("player-2", "play:snare-1")).toThrow();
    const quiet = attack({}, { hand: ["snare-1"] }, 1, 1, {
      arrange: (s) => {
        s.orders["player-2"] = "nothing";
      },
    });
    expect([quiet.asked.seat, quiet.state.combat!.plays]).toEqual(["player-1", []]);
    // A red 6 would defeat the hunter; without melee it doesn't.
    const saved = attack({}, { class: "hunter", hand: ["barbed-shot-1", "snare-1"], damage: 1 }, 6, 1, {
      arrange: (s) => {
        s.orders["player-2"] = "best";
      },
    });
    expect(saved.state.combat!.plays.map(({ name }) => name)).toEqual(["snare"]);
    expect(saved.told("orders-followed", "AZ-pvp-7")).toBe(true);
    // It is said once, however many cards are played by it.
    expect(saved.events("orders-followed")).toHaveLength(1);
    const given = scene({});
    given.table.match.interject("player-2", "orders");
    given.does("order:best");
    expect(given.state.orders["player-2"]).toBe("best");
  });

  test("AZ-pvp-8: one copy each, counted for both by themselves", () => {
    const t = attack(
      { class: "hunter", hand: ["field-dressing-1"], energy: 2, played: ["field-dressing"], damage: 1 },
      { class: "shaman", hand: ["jolt-1", "jolt-2"], played: [] },
      1,
      1,
    );
    t.does("play:jolt-1");
    expect(t.told("ability-played", "AZ-pvp-8")).toBe(true);
    expect(t.told("ability-played", "AZ-combat-5")).toBe(false);
    t.state.heroes["player-2"]!.energy = 1;
    expect(t.barredBy("play:jolt-2")).toBe("AZ-pvp-8");
    t.does("pass");
    expect(t.barredBy("play:field-dressing-1")).toBe("AZ-pvp-8");
  });

  test("AZ-pvp-9: the winner takes an item of choice from the loser's bag", () => {
    const t = attack({}, { class: "hunter", damage: 2, bag: ["herb-draught", "dragon-sword"] }, 6, 1).plays(
      "pass",
      "strike",
    );
    expect(t.asked.seat).toBe("player-1");
    t.plays(`item:${bearing("dragon-sword")}`, "city:anvilgate");
    expect(t.hero(1).bag).toEqual([bearing("dragon-sword")]);
    expect(t.hero(2)).toMatchObject({ bag: [bearing("herb-draught")], space: "anvilgate" });
    expect(t.told("item-stolen", "AZ-pvp-9")).toBe(true);
    const counter = attack({ damage: 3, bag: ["club"] }, { class: "warrior" }, 1, 6).plays("pass", "strike");
    expect(counter.asked.seat).toBe("player-2");
    counter.plays(`item:${bearing("club")}`, "city:anvilgate");
    expect(counter.hero(2).bag).toEqual([bearing("club")]);
  });

  test("AZ-pvp-10: what is equipped can't be taken", () => {
    const t = attack({}, { class: "hunter", damage: 2, weapon: "iron-axe" }, 6, 1).plays(
      "pass",
      "strike",
      "city:anvilgate",
    );
    expect(t.hero(2).weapon).toBe(bearing("iron-axe"));
    expect(t.hero(1).bag).toEqual([]);
    expect(t.told("nothing-stolen", "AZ-pvp-10")).toBe(true);
  });

  test("AZ-pvp-11: if both fall, the defender goes first, and nothing is taken", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [
        { space: "y10", level: "yellow", damage: 5, bag: ["club"] },
        { class: "warrior", space: "y10", level: "yellow", damage: 5, bag: ["iron-axe"] },
      ],
      dice: ["6", "6"],
    }).plays("attack:player-2", "pass", "strike");
    expect(t.asked.seat).toBe("player-2");
    t.does("city:anvilgate");
    expect(t.asked.seat).toBe("player-1");
    t.does("city:kingsharbour");
    expect([t.hero(1).bag, t.hero(2).bag]).toEqual([[bearing("club")], [bearing("iron-axe")]]);
    expect(t.told("both-heroes-fell", "AZ-pvp-11")).toBe(true);
  });

  test("AZ-pvp-12: if nobody falls, only the damage stays", () => {
    const t = attack({ bag: ["club"] }, { class: "warrior" }, 5, 5).plays("pass", "strike");
    expect([t.hero(1).damage, t.hero(2).damage]).toEqual([2, 2]);
    expect([t.hero(1).space, t.hero(2).space, t.hero(1).bag.length]).toEqual(["l3", "l3", 1]);
    expect(t.state.track.every((slot) => slot === null)).toBe(true);
    expect(t.told("no-hero-fell", "AZ-pvp-12")).toBe(true);
  });

  test("AZ-pvp-13: with the option rivalry, a valour for each hero defeated for the first time", () => {
    const win = (rivalry: boolean, rivals: string[] = []) =>
      attack({ rivals }, { class: "hunter", damage: 2 }, 6, 1, { options: { rivalry } }).plays(
        "pass",
        "strike",
        "city:anvilgate",
      );
    expect(valourOf(plain, win(true).hero())).toBe(1);
    expect(win(true).told("rivalry-scored", "AZ-pvp-13")).toBe(true);
    expect(valourOf(plain, win(true, ["player-2"]).hero())).toBe(1);
    expect(valourOf(plain, win(false).hero())).toBe(0);
  });
});
