import { describe, expect, test } from "vitest";
import { total } from "../../queries/combat/dice-part.js";
import { shotParts } from "../../rules/07-ranged/ranged.js";
import type { Table } from "../../state.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const archer = (place: string, hero = "elf") => ({ [hero]: { at: place, items: ["crossbow"] } });

/** A shot along the corridor of row 0. */
const shot = (dice: string[], more: object = {}) =>
  scene({ heroes: archer("2,0"), foes: { orc: "6,0" }, dice, ...more }).does("elf", "shoot:orc-1");

/** How many dice a shot would have. */
const diceOf = (
  t: ReturnType<typeof scene>,
  shooter: string,
  target: string,
  weapon = "crossbow",
  options: object = {},
) =>
  total(
    shotParts(
      {
        content: plain,
        state: t.state,
        options: { rangePenalty: true, unskilledShooters: true, ...options },
      } as unknown as Table,
      t.figure(shooter),
      t.figure(target),
      weapon,
    ),
  );

describe("ranged attacks", () => {
  test("HQ-7.1-a: a weapon for it, and a target in sight that isn't adjacent", () => {
    expect(scene({ heroes: archer("2,0"), foes: { orc: "5,0" } }).offered("elf")).toContain("shoot:orc-1");
    expect(scene({ heroes: { elf: "2,0" }, foes: { orc: "5,0" } }).offered("elf")).not.toContain("shoot:orc-1");
    const prone = { at: "3,0", kind: "champion", body: 0, prone: 1 } as const;
    expect(scene({ heroes: archer("2,0"), foes: { orc: prone } }).barredBy("elf", "shoot:orc-1")).toBe("HQ-7.1-a");
  });

  test("HQ-7.1-b: a thrown weapon rolls its ranged dice and is lost", () => {
    const t = scene({ heroes: { dwarf: { at: "2,0", items: ["hand-axe"] } }, foes: { goblin: "6,0" }, dice: ["S L"] });
    t.does("dwarf", "shoot:goblin-1");
    expect(t.throws).toEqual(["shot 2"]);
    expect(t.figure("dwarf").items).toEqual([]);
    expect(shot(["L L L", "L"]).figure("elf").items).toEqual(["crossbow"]);
  });

  test("HQ-7.1-b: what was thrown is no longer held", () => {
    const dwarf = { at: "2,0", items: ["hand-axe", "hand-axe"], held: "hand-axe" };
    const t = scene({ heroes: { dwarf }, foes: { goblin: "6,0" }, dice: ["L L"] }).does("dwarf", "shoot:goblin-1");
    expect(t.figure("dwarf")).toMatchObject({ items: ["hand-axe"], held: "" });
  });

  test("HQ-12.3-d: nobody shoots at who is under rocks", () => {
    const orc = { at: "6,0", kind: "champion", buried: true } as const;
    expect(scene({ heroes: archer("2,0"), foes: { orc } }).barredBy("elf", "shoot:orc-1")).toBe("HQ-12.3-d");
  });

  test("HQ-7.2: only the weapon's dice", () => {
    expect(shot(["L L L", "L"]).throws[0]).toBe("shot 3");
  });

  test("HQ-7.4: armour defends, black dice don't", () => {
    const hit = (items: string[], dice: string[]) =>
      scene({
        phase: "wizard",
        heroes: { barbarian: { at: "6,0", items } },
        foes: { orc: { at: "2,0", items: ["crossbow"] } },
        dice,
      })
        .does("evil-wizard", "activate:orc-1")
        .does("evil-wizard", "shoot:hrolf").throws;
    expect(hit([], ["L L L"])).toEqual(["shot 3"]);
    expect(hit(["shield", "helmet"], ["L L L", "L L"])).toEqual(["shot 3", "defence 2"]);
  });

  test("HQ-7.5-a: skulls can be blocked, an HQ can't", () => {
    const foes = { "chaos-warrior": "6,0" };
    const t = scene({ heroes: archer("2,0"), foes, dice: ["S HQ L", "O O O"] }).does("elf", "shoot:chaos-warrior-1");
    expect(t.figure("chaos-warrior").body).toBe(2);
  });

  test("HQ-7.5-a: without a ? nobody is asked whom the shot strikes", () => {
    const heroes = { ...archer("12,11"), barbarian: "10,11" };
    const t = scene({ heroes, foes: { orc: "12,8" }, dice: ["S L L", "L"] }).does("elf", "shoot:orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
  });

  test("HQ-7.1-a: at the only enemy, who is adjacent, the shot is lost", () => {
    const t = scene({ heroes: archer("2,0"), foes: { orc: "3,0" } }).does("elf", "shoot:orc-1");
    expect(t.table.events("action-lost")).toHaveLength(1);
  });

  test("HQ-7.5-b: one ? turns the shot against a friend beside the target, the ? a skull", () => {
    const t = shot(["S ? L"], { heroes: { ...archer("2,0"), dwarf: "7,0" } });
    expect(t.figure("dwarf").body).toBe(5);
    expect(t.figure("orc").body).toBe(1);
  });

  test("HQ-7.5-d: a friend under rocks beside the target isn't hit", () => {
    const heroes = { ...archer("2,0"), dwarf: { at: "7,0", buried: true } };
    const t = shot(["S ? L", "L"], { heroes, rubble: ["7,0"] });
    expect(t.figure("dwarf").body).toBe(7);
    expect(t.isOnBoard("orc")).toBe(false);
  });

  test("HQ-7.5-c: of several friends the Evil Wizard chooses", () => {
    const t = scene({
      heroes: { ...archer("12,11"), dwarf: "11,8", wizard: "13,8" },
      foes: { orc: "12,8" },
      dice: ["? S S"],
    }).does("elf", "shoot:orc-1");
    expect(t.offered("evil-wizard")).toEqual(["victim:olm", "victim:ambrose"]);
    expect(t.does("evil-wizard", "victim:ambrose").figure("wizard").body).toBe(1);
  });

  /** An orc who shoots at the Barbarian, who stands between two others. */
  const shotByOrc = (dice: string[]) =>
    scene({
      phase: "wizard",
      heroes: { barbarian: { at: "12,8", items: [] } },
      foes: { orc: { at: "12,11", items: ["crossbow"] }, "orc-2": "11,8", "orc-3": "13,8" },
      dice,
    })
      .does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "shoot:hrolf");

  test("HQ-7.5-c: for an antagonist's shot the player of the target chooses", () => {
    const t = shotByOrc(["? S S", "L"]);
    expect(t.offered("barbarian")).toEqual(["victim:orc-2", "victim:orc-3"]);
    t.does("barbarian", "victim:orc-3");
    expect(t.isOnBoard("orc-3")).toBe(false);
    expect(t.figure("barbarian").body).toBe(8);
  });

  test("HQ-7.5-e: with two ? in an antagonist's shot he picks anybody in sight of the shooter, himself too", () => {
    const t = shotByOrc(["? ? S", "L"]);
    expect(t.offered("barbarian")).toEqual(["victim:hrolf", "victim:orc-2", "victim:orc-3"]);
    expect(t.does("barbarian", "victim:orc-2").isOnBoard("orc-2")).toBe(false);
  });

  test("HQ-7.5-d: whom the quest lets sleep beside the target no shot strikes", () => {
    const t = scene({
      phase: "wizard",
      heroes: { barbarian: { at: "6,0", items: [] } },
      foes: { orc: { at: "2,0", items: ["crossbow"] }, gargoyle: { at: "7,0", asleep: true } },
      dice: ["S ? L"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "shoot:hrolf");
    expect(t.figure("gargoyle").body).toBe(3);
    expect(t.figure("barbarian").body).toBe(7);
  });

  test("HQ-8.8.c-a: in shock a shot has half of its dice", () => {
    const heroes = { elf: { at: "2,0", items: ["crossbow"], mind: 0 } };
    expect(shot(["L", "L"], { heroes }).throws).toEqual(["shot 1", "defence 1"]);
  });

  test("HQ-7.4: what a spell adds to the defence protects against shots, too", () => {
    const lasting = [{ what: "defence-dice", change: 2, until: "end-of-round" }];
    expect(shot(["L L L", "L L L"], { foes: { orc: { at: "6,0", lasting } } }).throws).toEqual(["shot 3", "defence 3"]);
  });

  test("HQ-7.5-d: one ? and no friend there: that die does nothing", () => {
    const t = shot(["S ? L", "L"]);
    expect(t.isOnBoard("orc")).toBe(false);
    expect(shot(["L ? L", "L"]).isOnBoard("orc")).toBe(true);
  });

  test("HQ-7.5-e: with two ? the Evil Wizard picks anybody in sight, each ? a skull", () => {
    const t = scene({
      heroes: { ...archer("12,11"), barbarian: { at: "10,11", items: [] } },
      foes: { orc: "12,8" },
      dice: ["? ? S"],
    }).does("elf", "shoot:orc-1");
    expect(t.offered("evil-wizard")).toEqual(["victim:hrolf", "victim:orc-1"]);
    expect(t.does("evil-wizard", "victim:hrolf").figure("barbarian").body).toBe(5);
  });

  test("HQ-7.6: with an enemy beside, no shot at anybody; the action is lost (HQ-18.5)", () => {
    const t = scene({ heroes: archer("2,0"), foes: { orc: "1,0", goblin: "7,0" } }).does("elf", "shoot:goblin-1");
    expect(t.throws).toEqual([]);
    expect(t.state.turn?.actions).toBe(1);
    expect(t.table.events("action-lost")[0]).toMatchObject({ rules: ["HQ-7.6", "HQ-18.5"] });
    const prone = { at: "1,0", kind: "champion", body: 0, prone: 1 } as const;
    const free = scene({ heroes: archer("2,0"), foes: { orc: prone, goblin: "7,0" }, dice: ["L L L"] });
    expect(free.does("elf", "shoot:goblin-1").throws).toEqual(["shot 3"]);
    const held = { at: "1,0", lasting: [{ what: "held" as const, change: 0, until: "freed" as const }] };
    const bound = scene({ heroes: archer("2,0"), foes: { orc: held, goblin: "7,0" }, dice: ["L L L"] });
    expect(bound.does("elf", "shoot:goblin-1").throws).toEqual(["shot 3"]);
  });

  test("HQ-18.5: with assistMode the table warns first and lets the player err", () => {
    const wanted = { heroes: archer("2,0"), foes: { orc: "1,0", goblin: "7,0" }, options: { assistMode: true } };
    const warned = scene(wanted).does("elf", "shoot:goblin-1");
    expect(warned.table.decision("adventurer-1").kind).toBe("lose-action");
    expect(warned.does("elf", "no").state.turn?.actions).toBe(2);
    expect(scene(wanted).does("elf", "shoot:goblin-1").does("elf", "yes").state.turn?.actions).toBe(1);
  });
});

describe("line of sight", () => {
  const sees = (more: object) => {
    const t = scene({ heroes: archer("2,0"), foes: { orc: "6,0" }, ...more });
    return t.offered("elf")!.includes("shoot:orc-1") ? "seen" : t.barredBy("elf", "shoot:orc-1");
  };

  test("HQ-7.7-a: a figure between stands in the way, friend or foe", () => {
    expect(sees({ heroes: { ...archer("2,0"), dwarf: "4,0" } })).toBe("HQ-7.7-a");
    const room = { heroes: { ...archer("10,9"), dwarf: "12,10" }, foes: { orc: "14,9" } };
    expect(sees(room)).toBe("seen");
  });

  test("HQ-7.7-b: walls, closed doors and rubble block; an open door doesn't", () => {
    const through = { heroes: archer("8,9"), foes: { orc: "12,9" } };
    expect(sees(through)).toBe("HQ-7.7-b");
    expect(sees({ ...through, doors: { "9,9|10,9": "closed" } })).toBe("HQ-7.7-b");
    expect(sees({ ...through, doors: { "9,9|10,9": "open" } })).toBe("seen");
    expect(sees({ rubble: ["4,0"] })).toBe("HQ-7.7-b");
  });

  test("HQ-7.7-c: a line that touches the end of a wall is blocked", () => {
    // From the corridor corner 0,0 past the corner of room A at 1,1.
    expect(sees({ heroes: archer("0,1"), foes: { orc: "1,0" } })).toBe("HQ-7.7-c");
  });

  test("HQ-7.7-d: low scenery costs a die, tall scenery blocks", () => {
    const room = { heroes: archer("10,9"), foes: { orc: "15,9" } };
    expect(diceOf(scene({ ...room, scenery: { "12,9": "table" } }), "elf", "orc")).toBe(2);
    expect(sees({ ...room, scenery: { "12,9": "bookcase" } })).toBe("HQ-7.7-d");
  });

  test("HQ-7.7-e: a barred door costs a die; an attack without dice can't be declared", () => {
    const through = { heroes: archer("8,9"), foes: { orc: "15,9" }, doors: { "9,9|10,9": "barred" } } as const;
    expect(diceOf(scene(through), "elf", "orc")).toBe(2);
    expect(diceOf(scene({ ...through, scenery: { "12,9": "table" } }), "elf", "orc")).toBe(1);
    const two = { "11,9": "chest", "13,9": "chest" };
    expect(sees({ ...through, scenery: two })).toBe("HQ-7.7-e");
  });

  test("HQ-7.7-e: nobody opens a barred door by hand", () => {
    const t = scene({ heroes: { elf: "9,9" }, doors: { "9,9|10,9": "barred" }, dice: ["2 2"] }).does("elf", "move");
    expect(t.barredBy("elf", "open:9,9|10,9")).toBe("HQ-7.7-e");
    expect(t.barredBy("elf", "step:10,9")).toBe("HQ-4.9-a");
  });

  test("HQ-7.7-f: one die for every ten squares", () => {
    const far = (place: string) =>
      scene({ heroes: { elf: { at: "0,0", items: ["crossbow", "hand-axe"] } }, foes: { orc: place } });
    expect(["9,0", "10,0", "20,0"].map((place) => diceOf(far(place), "elf", "orc"))).toEqual([3, 2, 1]);
    expect(diceOf(far("20,0"), "elf", "orc", "hand-axe")).toBe(0);
    expect(diceOf(far("20,0"), "elf", "orc", "crossbow", { rangePenalty: false })).toBe(3);
  });

  test("HQ-7.7-f: a shot that distance leaves without dice can't be declared", () => {
    const thrown = { heroes: { dwarf: { at: "2,0", items: ["hand-axe"] } }, foes: { orc: "22,0" } };
    expect(scene(thrown).barredBy("dwarf", "shoot:orc-1")).toBe("HQ-7.7-f");
    expect(scene({ ...thrown, options: { rangePenalty: false } }).offered("dwarf")).toContain("shoot:orc-1");
  });

  test("HQ-7.7-g: who hasn't learnt it has half the dice, before cover", () => {
    const t = scene({ heroes: archer("2,0", "barbarian"), foes: { orc: "6,0" } });
    expect(diceOf(t, "barbarian", "orc")).toBe(1);
    expect(diceOf(t, "barbarian", "orc", "crossbow", { unskilledShooters: false })).toBe(3);
    const covered = scene({ heroes: archer("10,9", "barbarian"), foes: { orc: "15,9" }, scenery: { "12,9": "table" } });
    expect(diceOf(covered, "barbarian", "orc")).toBe(0);
  });
});
