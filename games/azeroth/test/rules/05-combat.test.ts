import { describe, expect, test } from "vitest";
import { fight } from "../../queries/combat/strikes.js";
import { dice, fighter, type Seated, scene } from "../scene.js";

/** A combat of player 1 with the last card of the grey deck, the dice thrown. */
function combat(hero: Seated, card: string, red: number, black: number, more: Parameters<typeof scene>[0] = {}) {
  return scene({
    step: "face-challenge",
    heroes: [{ space: "n2", ...hero }, {}],
    decks: { grey: [card] },
    dice: [String(red), String(black)],
    ...more,
  }).does("draw");
}

describe("a combat", () => {
  test("AZ-combat-1: one round and no other", () => {
    const t = combat({ class: "mage" }, "carrion-crow-1", 1, 1).does("strike");
    expect(t.state.combat).toBeNull();
    expect(t.events("dice-rolled")).toHaveLength(2);
    expect(t.events("left-unbeaten")).toHaveLength(1);
    expect(t.told("combat-begun", "AZ-combat-1")).toBe(true);
    const red = fighter({ melee: 2, defence: 9 });
    const black = fighter({ melee: 1, defence: 9, health: 1 });
    expect(fight({ red, black }, dice(1, 1)).fallen).toBe("neither");
  });

  test("AZ-combat-2: both dice lie before anything is used", () => {
    const t = combat({ hand: ["brace-1"], energy: 1 }, "field-rat-1", 5, 2);
    expect(t.state.combat).toMatchObject({ red: 5, black: 2, plays: [] });
    const before = t.table.match.events("player-2").map(({ type }) => type);
    expect(before.slice(before.indexOf("dice-rolled"))).toEqual(["dice-rolled", "dice-rolled"]);
    expect(t.asked.kind).toBe("combat");
    expect(t.told("dice-rolled", "AZ-combat-2")).toBe(true);
  });

  test("AZ-combat-3: the red die is the hero's, the black one the encounter's", () => {
    const t = combat({}, "field-rat-1", 5, 2).does("strike");
    expect(t.events("attack-made").map(({ by, total }) => [by, total])).toEqual([
      ["player-1", 7],
      ["field-rat", 3],
    ]);
    expect(() => combat({}, "field-rat-1", 7, 2)).toThrow('has no face "7"');
  });

  test("AZ-combat-4: the encounter's power comes before the hero's cards", () => {
    const t = combat({ hand: ["brace-1"], energy: 1 }, "pale-wisp-1", 5, 2);
    expect(t.hero().energy).toBe(0);
    expect(t.barredBy("play:brace-1")).toBe("AZ-energy-3");
    expect(t.told("power-acts", "AZ-combat-4")).toBe(true);
  });

  test("AZ-combat-5: one copy of an ability in a turn", () => {
    const t = combat({ hand: ["heavy-blow-1", "heavy-blow-2", "brace-1"], energy: 3 }, "field-rat-1", 5, 2);
    t.does("play:heavy-blow-1");
    expect(t.barredBy("play:heavy-blow-2")).toBe("AZ-combat-5");
    t.does("play:brace-1");
    expect(t.hero().energy).toBe(1);
    expect(t.offers("play:heavy-blow-2")).toBe(false);
  });

  test("AZ-combat-6: a die that is rolled again or changed counts anew, between 1 and 6", () => {
    const coin = combat({ bag: ["lucky-coin"], class: "mage" }, "carrion-crow-1", 1, 1, { dice: ["1", "1", "6"] });
    coin.plays(coin.offered("use:")[0]!, "strike");
    expect(coin.events("attack-made")[0]!.total).toBe(8);
    expect(coin.told("die-changed", "AZ-combat-6")).toBe(true);
    const chilled = combat({ bag: ["lucky-coin"] }, "field-rat-1", 5, 5, { dice: ["5", "5", "2"] });
    chilled.state.combat!.plays.push({ by: "black", name: "chill", face: 0 });
    chilled.plays(chilled.offered("use:")[0]!);
    expect(chilled.events("die-changed")).toMatchObject([{ die: "red", from: 3, to: 2 }]);
    const cry = combat({ hand: ["war-cry-1"], energy: 1 }, "field-rat-1", 5, 2).does("play:war-cry-1");
    expect(cry.events("die-changed")[0]).toMatchObject({ die: "black", from: 2, to: 1 });
  });

  test("AZ-combat-7: the ranged step is over before melee begins", () => {
    const red = fighter({ ranged: 2, defence: 4, health: 1 });
    const black = fighter({ melee: 5, health: 1 });
    expect(fight({ red, black }, dice(3, 6))).toMatchObject({ fallen: "black", red: 0, reachedMelee: false });
    const t = combat({ class: "mage" }, "field-rat-1", 6, 6).does("strike");
    expect(t.hero().damage).toBe(0);
    expect(t.told("melee-not-reached", "AZ-combat-7")).toBe(true);
  });

  test("AZ-combat-8: the own die and the own ranged value", () => {
    const t = combat({ class: "hunter", weapon: "short-bow" }, "pale-wisp-1", 4, 2).does("strike");
    expect(t.events("attack-made").map(({ step, total }) => [step, total])).toEqual([
      ["ranged", 7],
      ["ranged", 4],
    ]);
    expect(t.told("attack-made", "AZ-combat-8")).toBe(true);
  });

  test("AZ-combat-9: equal or higher hits, and nothing hits by itself", () => {
    const hits = (ranged: number, red: number, defence: number) =>
      fight({ red: fighter({ ranged }), black: fighter({ defence }) }, dice(red, 1)).black > 0;
    expect([hits(1, 4, 5), hits(1, 3, 5), hits(6, 1, 7), hits(2, 6, 9)]).toEqual([true, false, true, false]);
    expect(combat({}, "field-rat-1", 2, 2).does("strike").told("attack-made", "AZ-combat-10")).toBe(false);
    expect(combat({ class: "mage" }, "field-rat-1", 2, 2).does("strike").told("attack-made", "AZ-combat-9")).toBe(true);
  });

  test("AZ-combat-10: a hit deals the damage value, whatever its margin, and never less than nothing", () => {
    const black = fighter({ health: 9 });
    expect(fight({ red: fighter({ ranged: 5, damage: 2 }), black }, dice(6, 1)).black).toBe(2);
    expect(fight({ red: fighter({ ranged: 5, damage: -1 }), black }, dice(6, 1)).black).toBe(0);
    expect(fight({ red: fighter({ ranged: 5 }), black: fighter({ prevent: 2 }) }, dice(6, 1)).black).toBe(0);
    const t = combat({ hand: ["brace-1"], energy: 1 }, "field-rat-1", 1, 6).plays("play:brace-1", "strike");
    expect(t.hero().damage).toBe(0);
    expect(t.told("damage-prevented", "AZ-combat-10")).toBe(false);
    const shot = combat({ class: "mage", hand: ["frost-wall-1"], energy: 2 }, "pale-wisp-1", 1, 6).plays(
      "play:frost-wall-1",
      "strike",
    );
    expect(shot.events("damage-prevented")[0]).toMatchObject({
      sources: ["frost-wall"],
      rules: ["AZ-combat-10", "AZ-abil-2"],
    });
  });

  test("AZ-combat-11: who has no such attack makes none", () => {
    const t = combat({}, "field-rat-1", 6, 1).does("strike");
    expect(t.events("attack-made").every(({ step }) => step === "melee")).toBe(true);
    expect(t.told("values-fixed", "AZ-combat-11")).toBe(true);
    expect(t.told("attack-made", "AZ-combat-11")).toBe(false);
    expect(fight({ red: fighter({ melee: 2 }), black: fighter({ defence: 1, health: 2 }) }, dice(6, 1)).black).toBe(1);
  });

  test("AZ-combat-12: attacks of one step come together", () => {
    const red = fighter({ ranged: 3, health: 1 });
    const black = fighter({ ranged: 3, health: 1 });
    expect(fight({ red, black }, dice(2, 2)).fallen).toBe("both");
    expect(combat({ class: "mage" }, "pale-wisp-1", 6, 6).does("strike").told("wounded", "AZ-combat-12")).toBe(true);
  });

  test("AZ-combat-13: fallen is who has as much damage as health", () => {
    const strong = (damage: number) => fighter({ ranged: 9, damage });
    expect(fight({ red: strong(1), black: fighter({ health: 2 }) }, dice(1, 1)).fallen).toBe("neither");
    expect(fight({ red: strong(3), black: fighter({ health: 2 }) }, dice(1, 1)).fallen).toBe("black");
    const t = combat({ damage: 3 }, "grey-wolf-1", 1, 6).plays("strike", "city:vaultspire");
    expect(t.told("defeated", "AZ-combat-13")).toBe(true);
  });

  test("AZ-combat-14: melee only if both stand", () => {
    const red = fighter({ ranged: 1, melee: 9, health: 1, defence: 4 });
    const black = fighter({ ranged: 5, defence: 9 });
    expect(fight({ red, black }, dice(1, 1))).toMatchObject({ fallen: "red", reachedMelee: false, black: 0 });
    const t = combat({ class: "hunter", damage: 2 }, "pale-wisp-1", 1, 6).plays("strike", "city:vaultspire");
    expect(t.told("melee-not-reached", "AZ-combat-14")).toBe(true);
  });

  test("AZ-combat-15: melee uses the melee value", () => {
    const red = fighter({ melee: 2, ranged: 5 });
    const black = fighter({ defence: 6, health: 9 });
    expect(fight({ red, black }, dice(3, 1)).black).toBe(1);
    expect(combat({}, "field-rat-1", 2, 2).does("strike").told("attack-made", "AZ-combat-15")).toBe(true);
  });

  test("AZ-combat-16: the same die counts in both steps", () => {
    const red = fighter({ ranged: 1, melee: 2 });
    const black = fighter({ defence: 5, health: 2 });
    expect(fight({ red, black }, dice(4, 1))).toMatchObject({ black: 2, fallen: "black" });
    const t = combat({ class: "rogue" }, "mud-elemental-1", 2, 1).does("strike");
    expect(t.events("dice-rolled")).toHaveLength(2);
    expect(t.told("attack-made", "AZ-combat-16")).toBe(true);
  });

  test("AZ-combat-17: both can fall in melee", () => {
    const red = fighter({ melee: 2, health: 1 });
    const black = fighter({ melee: 2, health: 1 });
    expect(fight({ red, black }, dice(3, 3)).fallen).toBe("both");
    expect(combat({}, "field-rat-1", 2, 2).does("strike").told("attack-made", "AZ-combat-17")).toBe(true);
    const hurt = combat({}, "grey-wolf-1", 1, 6).does("strike");
    expect(hurt.events("wounded")[0]!.rules).toEqual(["AZ-combat-17", "AZ-combat-18"]);
  });

  test("AZ-combat-18: damage stays on the hero, and never on an encounter", () => {
    const t = combat({}, "grey-wolf-1", 1, 6).does("strike");
    expect(t.hero().damage).toBe(1);
    expect(t.told("wounded", "AZ-combat-18")).toBe(true);
    // A hunter who deals 1 damage at range to a warden of 2 health, in two turns after each other.
    const again = scene({
      step: "face-challenge",
      heroes: [{ space: "g5", class: "hunter" }, {}],
      track: [["crypt-warden-1", "g5"]],
      dice: ["5", "1", "1/3", "1/3", "5", "1"],
    }).plays("fight:marker-1", "strike", "done", "stay", "resource:heal", "done");
    expect(again.hero().damage).toBe(2);
    again.plays("stay", "resource:study", "fight:marker-1", "strike");
    expect(again.events("encounter-wounded").map(({ left }) => left)).toEqual([1, 1]);
  });

  test("AZ-combat-19: face, equipment, attachments, event and cards are added", () => {
    const t = combat(
      { weapon: "iron-axe", hand: ["crushing-blow-1"], energy: 2, attached: ["bulwark-1"], side: "alternate" },
      "field-rat-1",
      1,
      1,
    ).plays("play:crushing-blow-1", "strike");
    expect(t.events("values-fixed")[0]!.red).toEqual({ melee: 6, defence: 6, damage: 2, die: 1 });
    expect(t.events("values-fixed")[0]).toMatchObject({ seat: "player-1", foe: "field-rat" });
    expect(t.events("values-fixed")[0]!.rules).toEqual([
      "AZ-combat-19",
      "AZ-combat-11",
      "AZ-abil-3",
      "AZ-item-9",
      "AZ-abil-2",
    ]);
    const kinds = t.table.match.events("player-1").map(({ type }) => type);
    expect(kinds.lastIndexOf("ability-played")).toBeLessThan(kinds.indexOf("attack-made"));
  });
});

describe("powers of encounters", () => {
  test("AZ-combat-20: each acts at its moment", () => {
    expect(combat({ damage: 2 }, "bristle-spider-1", 1, 1).hero().damage).toBe(3);
    expect(combat({ damage: 3 }, "bristle-spider-1", 1, 1).hero().damage).toBe(3);
    const ambush = combat({}, "poacher-1", 1, 6).does("strike");
    expect(ambush.events("attack-made").find(({ by }) => by === "poacher")!.total).toBe(8);
    expect(combat({}, "wild-boar-1", 1, 4).does("strike").hero().damage).toBe(1);
    expect(combat({}, "wild-boar-1", 1, 5).does("strike").hero().damage).toBe(2);
    const hoard = combat({ deck: ["fury-1"] }, "grave-robber-1", 6, 1).does("strike");
    expect(hoard.hand()).toEqual(["fury-1"]);
    const thief = combat({ class: "mage", bag: ["iron-axe", "club"] }, "road-bandit-1", 1, 1, {
      dice: ["1", "1", "2"],
    });
    thief.does("strike");
    expect(thief.events("item-lost")[0]).toMatchObject({ item: "club" });
    expect(thief.hero().bag).toHaveLength(1);
    const hex = combat({ hand: ["brace-1", "fury-1"] }, "restless-bones-1", 1, 1, { dice: ["1", "1", "2"] });
    expect([hex.hand(), hex.discard()]).toEqual([["brace-1"], ["fury-1"]]);
    const elusive = combat({ class: "mage" }, "carrion-crow-1", 4, 1).does("strike");
    expect(elusive.events("attack-made")[0]!.defence).toBe(7);
    // A die that shows 6 already can't be higher, and one that shows 4 makes nobody rage.
    expect(ambush.events("power-acts")).toEqual([]);
    expect(combat({}, "wild-boar-1", 1, 4).events("power-acts")).toEqual([]);
    expect(combat({}, "wild-boar-1", 1, 5).events("power-acts")).toHaveLength(1);
    // What is said to be fixed is what a hit deals, and names the rage only where there is one.
    const raging = combat({}, "wild-boar-1", 1, 5).does("strike").events("values-fixed")[0]!;
    expect([raging.black.damage, raging.rules.includes("AZ-combat-20")]).toEqual([2, true]);
    const calm = combat({}, "wild-boar-1", 1, 4).does("strike").events("values-fixed")[0]!;
    expect([calm.black.damage, calm.rules.includes("AZ-combat-20")]).toEqual([1, false]);
    const waylaid = combat({}, "poacher-1", 1, 3);
    expect(waylaid.events("die-changed")[0]).toMatchObject({ die: "black", from: 3, to: 4 });
    for (const t of [waylaid, hoard, thief, hex]) expect(t.told("power-acts", "AZ-combat-20")).toBe(true);
  });

  test("AZ-combat-21: a power that lasts can be ended; what was done stays done", () => {
    const swift = scene({
      step: "face-challenge",
      heroes: [{ class: "paladin", space: "g5", level: "green", hand: ["rebuke-1"], energy: 1 }, {}],
      decks: { green: ["ridge-stalker-1"] },
      dice: ["1", "1"],
    }).plays("draw", "play:rebuke-1", "strike");
    expect(swift.events("attack-made").find(({ by }) => by === "ridge-stalker")!.step).toBe("melee");
    expect(swift.told("power-ended", "AZ-combat-21")).toBe(true);
    const drained = combat({ class: "paladin", hand: ["rebuke-1"], energy: 2 }, "pale-wisp-1", 1, 1).does(
      "play:rebuke-1",
    );
    expect(drained.hero().energy).toBe(0);
    expect(drained.events("power-ended")).toEqual([]);
  });
});

describe("odds before a fight", () => {
  test("count all 36 pairs of dice, and the powers that act by themselves", () => {
    const t = scene({ step: "face-challenge", heroes: [{ space: "n4" }, {}] });
    // A grey warrior (M2 DEF6 HP4 DMG2) against the wight (M3 DEF8 HP1 DMG2): 6 wins, and nobody falls otherwise.
    expect(t.facts("fight:printed")).toEqual({ odds: { win: 6 / 36, lose: 0, both: 0, neither: 30 / 36 } });
    const drawn = scene({ step: "face-challenge", heroes: [{ space: "n2" }, {}] }).facts("draw")!["odds"] as {
      win: number;
    };
    expect(drawn.win).toBeCloseTo(0.66, 1);
  });

  test("are certain when the dice lie, and show what a card would change", () => {
    const t = combat({ hand: ["heavy-blow-1"], energy: 1, bag: ["lucky-coin"] }, "grey-wolf-1", 2, 1);
    expect(t.facts("strike")).toEqual({ odds: { win: 0, lose: 0, both: 0, neither: 1 } });
    expect(t.facts("play:heavy-blow-1")).toEqual({ odds: { win: 1, lose: 0, both: 0, neither: 0 } });
    expect((t.facts(t.offered("use:")[0]!)!["odds"] as { win: number }).win).toBeCloseTo(4 / 6);
  });
});
