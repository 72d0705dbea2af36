import { describe, expect, test } from "vitest";
import { meleeDefenceParts } from "../../queries/combat/dice-count.js";
import { total } from "../../queries/combat/dice-part.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";
import { answerAll, deal } from "../scenes/magic-scene.js";

const options = { twoHandedWeapons: true };
const axe = { at: "12,9", items: ["battle-axe"] };

describe("two-handed weapons", () => {
  test("HQ-RH2-a: a weapon that fills both hands leaves none for the shield until it is put away", () => {
    const heroes = { dwarf: { at: "12,9", items: ["crossbow", "longsword", "shield"] } };
    const shot = (more: object) =>
      scene({ heroes, foes: { orc: "13,10" }, dice: ["L L L", "L", "L L L", "L L"], ...more }).does(
        "dwarf",
        "shoot:orc-1",
      );
    expect(total(meleeDefenceParts(plain, shot({}).figure("dwarf")))).toBe(3);
    const t = shot({ options });
    expect(total(meleeDefenceParts(plain, t.figure("dwarf")))).toBe(2);
    t.does("dwarf", "attack:orc-1");
    expect(total(meleeDefenceParts(plain, t.figure("dwarf")))).toBe(3);
  });

  test("HQ-RH2-a: for a tool the weapon is put away", () => {
    const items = ["crossbow", "tool-kit", "shield"];
    const t = scene({
      options,
      heroes: { barbarian: { at: "12,9", items, held: "crossbow", bothHands: true } },
      knownTraps: { "12,8": "rocks" },
    });
    expect(total(meleeDefenceParts(plain, t.figure("barbarian")))).toBe(2);
    t.does("barbarian", "disarm:12,8");
    expect(total(meleeDefenceParts(plain, t.figure("barbarian")))).toBe(3);
  });

  test("HQ-RH2-a: for a wand, too", () => {
    const heroes = {
      elf: { at: "12,9", items: ["crossbow", "twin-branch", "shield"], held: "crossbow", bothHands: true as const },
    };
    const t = scene({
      options,
      heroes,
      dice: ["S S S", "S S S"],
      arrange: (state) => deal(state, "feather-step", "stone-fist"),
    });
    expect(total(meleeDefenceParts(plain, t.figure("elf")))).toBe(2);
    answerAll(t.does("elf", "cast:stone-fist"), "pay", "cast:feather-step", "pay", "target:ferrin");
    expect(t.state.magic.uses).toEqual({ "twin-branch": 1 });
    expect(total(meleeDefenceParts(plain, t.figure("elf")))).toBe(3);
  });

  test("HQ-RH2-b: it reaches diagonally, but round no corner", () => {
    const reach = (more: object) => scene({ options, heroes: { barbarian: axe }, foes: { orc: "13,10" }, ...more });
    expect(reach({}).offered("barbarian")).toContain("attack:orc-1");
    expect(reach({ options: {} }).barredBy("barbarian", "attack:orc-1")).toBe("HQ-6.1");
    const doors = { "12,9|13,9": "closed", "12,10|13,10": "closed" };
    expect(reach({ doors }).barredBy("barbarian", "attack:orc-1")).toBe("HQ-6.1");
  });

  test("HQ-RH2-b: an antagonist who carries one reaches as far", () => {
    const foes = { orc: { at: "13,10", items: ["battle-axe"] } };
    const t = scene({ options, phase: "wizard", heroes: { dwarf: "12,9" }, foes });
    expect(t.does("evil-wizard", "activate:orc-1").offered("evil-wizard")).toContain("attack:olm");
  });
});

describe("the sweep", () => {
  const foes = { "orc-1": { at: "13,9", body: 3 }, "orc-2": { at: "13,10", body: 3 } };
  const swing = (dice: string[], more: object = {}) =>
    scene({ options, heroes: { barbarian: axe }, foes, dice, ...more }).does("barbarian", "attack:orc-1");

  test("HQ-RH2-c: an HQ is exchanged for a blow at another, with one die fewer", () => {
    const t = swing(["HQ S L O", "L L", "S S L", "O L"]).does("barbarian", "sweep:orc-2");
    expect(t.throws).toEqual(["attack 4", "defence 2", "attack 3", "defence 2"]);
    expect(t.figure("orc-1").body).toBe(2);
    expect(t.figure("orc-2").body).toBe(2);
    expect(t.diceLeft).toBe(0);
    expect(t.state.turn?.actions).toBe(1);
  });

  test("HQ-RH2-c: who keeps the HQ strikes once", () => {
    const t = swing(["HQ S L O", "L L"]).does("barbarian", "no-sweep");
    expect(t.figure("orc-1").body).toBe(1);
    expect(t.throws).toEqual(["attack 4", "defence 2"]);
  });

  test("HQ-RH2-c: not with one hand, not without the switch, and only beside both", () => {
    const sword = { barbarian: { at: "12,9", items: ["longsword"] } };
    expect(swing(["HQ L L", "L L"], { heroes: sword }).offered("barbarian")).not.toContain("no-sweep");
    expect(swing(["HQ L L L", "L L"], { options: {} }).offered("barbarian")).not.toContain("no-sweep");
    const apart = { "orc-1": { at: "13,9", body: 3 }, "orc-2": { at: "11,9", body: 3 } };
    expect(swing(["HQ L L L", "L L"], { foes: apart }).offered("barbarian")).not.toContain("no-sweep");
  });

  test("HQ-RH2-c: the new roll may sweep on, and strikes nobody twice", () => {
    const three = { ...foes, "orc-3": { at: "12,10", body: 3 } };
    const t = swing(["HQ L L L", "L L", "HQ L L", "L L", "HQ L", "L L"], { foes: three });
    t.does("barbarian", "sweep:orc-2");
    expect(t.offered("barbarian")).toEqual(["sweep:orc-3", "no-sweep"]);
    t.does("barbarian", "sweep:orc-3");
    expect(t.throws.filter((one) => one.startsWith("attack"))).toEqual(["attack 4", "attack 3", "attack 2"]);
    expect(["orc-1", "orc-2", "orc-3"].map((orc) => t.figure(orc).body)).toEqual([3, 3, 2]);
  });
});

describe("collateral damage", () => {
  const heroes = { barbarian: axe, dwarf: "11,10" };

  test("HQ-RH2-d: a ? strikes a friend beside instead of feeding the counter-attack", () => {
    const t = scene({ options, heroes, foes: { orc: "13,9" }, dice: ["? S S L", "S S L", "L S"] });
    t.does("barbarian", "attack:orc-1");
    expect(t.throws).toEqual(["attack 4", "attack 3", "defence 2"]);
    expect(t.figure("dwarf").body).toBe(6);
    expect(t.isOnBoard("orc")).toBe(true);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-RH2-d: the Evil Wizard chooses the friend, and further ? strike back", () => {
    const more = { ...heroes, elf: "12,8" };
    const t = scene({ options, heroes: more, foes: { orc: "13,9" }, dice: ["? ? S L", "S", "L", "S L L", "S S"] });
    t.does("barbarian", "attack:orc-1");
    expect(t.offered("evil-wizard")).toEqual(["victim:olm", "victim:ferrin"]);
    t.does("evil-wizard", "victim:ferrin").does("evil-wizard", "yes");
    expect(t.throws).toEqual(["attack 4", "counter-attack 1", "defence 1", "attack 3", "defence 2"]);
    expect(t.figure("elf").body).toBe(5);
  });

  test("HQ-RH2-d: with no friend beside HQ-6.13 applies alone", () => {
    const alone = { barbarian: axe, dwarf: "10,7" };
    const t = scene({ options, heroes: alone, foes: { orc: "13,9" }, dice: ["? S S L", "S", "L"] });
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "yes");
    expect(t.throws).toEqual(["attack 4", "counter-attack 1", "defence 1"]);
  });

  test("HQ-RH2-d: for an antagonist's fumble the player of the attacked hero chooses", () => {
    const foes = { orc: { at: "13,9", items: ["battle-axe"] }, "goblin-1": "14,9", "goblin-2": "14,10" };
    const t = scene({ options, phase: "wizard", heroes: { dwarf: "12,9" }, foes, dice: ["? S L", "S S", "L"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:olm");
    expect(t.offered("dwarf")).toEqual(["victim:goblin-1", "victim:goblin-2"]);
    t.does("dwarf", "victim:goblin-2");
    expect(t.isOnBoard("goblin-2")).toBe(false);
  });
});
