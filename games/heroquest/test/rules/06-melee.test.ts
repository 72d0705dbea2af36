import { describe, expect, test } from "vitest";
import { attackParts, meleeDefenceParts } from "../../queries/combat/dice-count.js";
import { total } from "../../queries/combat/dice-part.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

/** A hero beside an antagonist, about to strike. */
const duel = (hero: string, foe: string, dice: string[], more: object = {}) =>
  scene({ heroes: { [hero]: "12,9" }, foes: { [foe]: "13,9" }, dice, ...more }).does(hero, `attack:${foe}-1`);

/** An antagonist beside a hero, about to strike. */
const ambush = (foe: string, hero: string, dice: string[], more: object = {}) => {
  const t = scene({ phase: "wizard", heroes: { [hero]: "12,9" }, foes: { [foe]: "13,9" }, dice, ...more });
  return t.does("evil-wizard", `activate:${foe}-1`).does("evil-wizard", `attack:${t.figure(hero).id}`);
};

describe("attack and defence", () => {
  test("HQ-6.1: only at an adjacent figure, not diagonally, not through a wall", () => {
    expect(scene({ heroes: { dwarf: "12,9" }, foes: { orc: "13,10" } }).barredBy("dwarf", "attack:orc-1")).toBe(
      "HQ-6.1",
    );
    expect(scene({ heroes: { dwarf: "12,9" }, foes: { orc: "13,9" } }).offered("dwarf")).toContain("attack:orc-1");
    expect(scene({ heroes: { dwarf: "9,8" }, foes: { orc: "10,8" } }).barredBy("dwarf", "attack:orc-1")).toBe("HQ-6.1");
    expect(scene({ heroes: { dwarf: "12,9" }, foes: { orc: "15,9" } }).barredBy("dwarf", "attack:orc-1")).toBe(
      "HQ-6.1",
    );
    const long = scene({ heroes: { dwarf: { at: "12,9", items: ["longsword"] } }, foes: { orc: "13,10" } });
    expect(long.offered("dwarf")).toContain("attack:orc-1");
  });

  test("HQ-6.2: three combat dice for a Barbarian, and no movement die", () => {
    const t = duel("barbarian", "orc", ["L L L", "L L"]);
    expect(t.table.events("dice-rolled").map(({ die, faces }) => [die, faces.length])).toEqual([
      ["combat", 3],
      ["combat", 2],
    ]);
  });

  test("HQ-6.3: first the attack, then the defence", () => {
    expect(duel("dwarf", "orc", ["S L", "L L"]).throws).toEqual(["attack 2", "defence 2"]);
  });

  test("HQ-6.4: an orc attacks with three dice", () => {
    expect(ambush("orc", "dwarf", ["L L L", "S S"]).throws[0]).toBe("attack 3");
  });

  test("HQ-6.5: shield and helmet add to the two black dice", () => {
    const heroes = { dwarf: { at: "12,9", items: ["short-sword", "shield", "helmet"] } };
    expect(ambush("orc", "dwarf", ["S L L", "L S S S"], { heroes }).throws[1]).toBe("defence 4");
  });

  test("HQ-1.2.b: what a card forbids its bearer doesn't count", () => {
    const wizard = scene({ heroes: { wizard: { at: "12,9", items: ["shield", "bracers"] } } }).figure("wizard");
    expect(total(meleeDefenceParts(plain, wizard))).toBe(3);
    const two = scene({ heroes: { dwarf: { at: "12,9", items: ["chain-mail", "plate-mail"] } } }).figure("dwarf");
    expect(total(meleeDefenceParts(plain, two))).toBe(4);
  });

  test("HQ-6.4: what an antagonist carries adds nothing to the attack on its sheet", () => {
    const foes = { orc: { at: "13,9", items: ["broadsword", "short-sword"] } };
    expect(ambush("orc", "dwarf", ["L L L", "S S"], { foes }).throws[0]).toBe("attack 3");
  });

  test("HQ-6.5: what an antagonist carries adds nothing to the defence on its sheet either", () => {
    const foes = { orc: { at: "13,9", items: ["helmet", "shield"] } };
    expect(duel("barbarian", "orc", ["S S L", "O L"], { foes }).throws).toEqual(["attack 3", "defence 2"]);
  });

  test("HQ-6.6: the colour of a die makes no difference to its faces", () => {
    const dice = ["S HQ L", "O L L L L"];
    const black = duel("barbarian", "gargoyle", dice, { heroes: { barbarian: { at: "12,9", items: [], attack: 3 } } });
    const white = duel("barbarian", "gargoyle", dice);
    for (const t of [black, white]) expect(t.throws).toEqual(["attack 3", "defence 5"]);
    expect(black.figure("gargoyle").body).toBe(2);
    expect(white.figure("gargoyle").body).toBe(2);
  });

  test("HQ-6.7: the black die is there without a weapon", () => {
    const heroes = { barbarian: { at: "12,9", items: [] } };
    expect(duel("barbarian", "orc", ["L", "L L"], { heroes }).throws[0]).toBe("attack 1");
  });

  test("HQ-6.8-a: a card may have other dice against some kinds", () => {
    const heroes = { barbarian: { at: "12,9", items: ["lament"] } };
    expect(duel("barbarian", "orc", ["L L L", "L L"], { heroes }).throws[0]).toBe("attack 3");
    expect(duel("barbarian", "mummy", ["L L L L", "L L L L"], { heroes }).throws[0]).toBe("attack 4");
  });

  test("HQ-6.8-a: a card may give two attacks in one action against some kinds", () => {
    const heroes = { barbarian: { at: "12,9", items: ["tuskbreaker"] } };
    const t = duel("barbarian", "orc", ["L L", "L L", "S S", "L L"], { heroes });
    expect(t.throws.filter((one) => one.startsWith("attack"))).toEqual(["attack 2", "attack 2"]);
    expect(t.state.turn?.actions).toBe(1);
    expect(duel("barbarian", "orc", ["S S", "L L"], { heroes }).throws).toHaveLength(2);
    expect(duel("barbarian", "goblin", ["L L", "L"], { heroes }).throws).toHaveLength(2);
  });

  test("HQ-6.8-a: a battle axe adds three dice", () => {
    const heroes = { barbarian: { at: "12,9", items: ["battle-axe"] } };
    expect(duel("barbarian", "orc", ["L L L L", "L L"], { heroes }).throws[0]).toBe("attack 4");
  });

  test("HQ-6.8-b: one weapon is named for each attack", () => {
    const heroes = { dwarf: { at: "12,9", items: ["short-sword", "battle-axe"] } };
    const t = duel("dwarf", "orc", ["L L", "L L"], { heroes });
    expect(t.offered("dwarf")).toEqual(["weapon:short-sword", "weapon:battle-axe"]);
    expect(() => t.does("dwarf", "weapon:short-sword", "weapon:battle-axe")).toThrow();
    t.does("dwarf", "weapon:short-sword");
    expect(t.throws[0]).toBe("attack 2");
  });

  test("HQ-6.8-b: a weapon that doesn't reach, or has no dice, can't be named", () => {
    const heroes = { dwarf: { at: "12,9", items: ["short-sword", "longsword", "spear"] } };
    const t = scene({ heroes, foes: { orc: "13,10" } }).does("dwarf", "attack:orc-1");
    expect(t.barredBy("dwarf", "weapon:short-sword")).toBe("HQ-6.1");
  });

  test("HQ-8.8.c-a: in shock a weapon without dice can't be named", () => {
    const heroes = { barbarian: { at: "12,9", mind: 0, items: ["dagger", "broadsword", "longsword"] } };
    const t = scene({ heroes, foes: { orc: "13,9" } }).does("barbarian", "attack:orc-1");
    expect(t.barredBy("barbarian", "weapon:dagger")).toBe("HQ-8.8.c-a");
  });

  test("HQ-6.9: the dice are the sum of black and white", () => {
    const elf = scene({ heroes: { elf: "12,9" } }).figure("elf");
    expect(total(attackParts(plain, elf, "short-sword"))).toBe(2);
    expect(total(attackParts(plain, elf, "broadsword"))).toBe(3);
  });

  test("HQ-1.2.b: battle axe and staff exclude a shield by their own text", () => {
    const { figure } = {
      figure: scene({ heroes: { dwarf: { at: "12,9", items: ["battle-axe", "shield"] } } }).figure("dwarf"),
    };
    expect(total(meleeDefenceParts(plain, figure))).toBe(3);
    expect(total(meleeDefenceParts(plain, { ...figure, held: "battle-axe" }))).toBe(2);
  });

  test("HQ-6.10-a: each skull is cancelled by one shield", () => {
    const foes = { orc: { at: "13,9", body: 5 } };
    expect(duel("barbarian", "orc", ["S S S", "O O"], { foes }).figure("orc").body).toBe(4);
  });

  test("HQ-6.10-b: an HQ can't be blocked", () => {
    expect(ambush("chaos-warrior", "wizard", ["HQ HQ L O", "L L"]).figure("wizard").body).toBe(2);
  });

  test("HQ-6.11: surplus shields do nothing", () => {
    const t = ambush("goblin", "dwarf", ["S O", "L L"]);
    expect(t.figure("dwarf").body).toBe(7);
    expect(t.figure("goblin").body).toBe(1);
  });

  test("HQ-6.12-a: each unblocked hit takes a body point", () => {
    expect(ambush("orc", "barbarian", ["S S S", "L S"]).figure("barbarian").body).toBe(6);
  });

  test("HQ-6.12-b: surplus hits strike nobody else", () => {
    const foes = { goblin: "13,9", "goblin-2": "12,8" };
    const t = duel("barbarian", "goblin", ["S S S", "S"], { foes });
    expect(t.isOnBoard("goblin-1")).toBe(false);
    expect(t.figure("goblin-2").body).toBe(1);
  });
});

describe("fumbles", () => {
  test("HQ-6.13-a: with a ? the whole attack fails and nobody defends", () => {
    const t = duel("barbarian", "orc", ["S S ?"]);
    expect(t.figure("orc").body).toBe(1);
    expect(t.throws).toEqual(["attack 3"]);
    expect(t.offered("evil-wizard")).toEqual(["yes", "no"]);
  });

  test("HQ-6.13-a: with fumbleScope die the other dice count", () => {
    const foes = { orc: { at: "13,9", body: 3 } };
    const t = duel("barbarian", "orc", ["S S ?", "L L"], { foes, options: { fumbleScope: "die" } });
    expect(t.figure("orc").body).toBe(1);
    expect(t.offered("evil-wizard")).toEqual(["yes", "no"]);
  });

  test("HQ-6.13-b: one ? gives one die, which one die may block", () => {
    const blocked = duel("barbarian", "orc", ["S L ?", "S", "L"]).does("evil-wizard", "yes");
    expect(blocked.figure("barbarian").body).toBe(8);
    expect(duel("barbarian", "orc", ["S L ?", "S", "O"]).does("evil-wizard", "yes").figure("barbarian").body).toBe(7);
  });

  test("HQ-6.13-b, HQ-8.8.c-a: in shock no die is left against a counter-attack", () => {
    const heroes = { barbarian: { at: "12,9", mind: 0 } };
    const t = duel("barbarian", "orc", ["?", "S"], { heroes }).does("evil-wizard", "yes");
    expect(t.throws).toEqual(["attack 1", "counter-attack 1"]);
    expect(t.figure("barbarian").body).toBe(7);
    expect(t.table.events("body-lost")[0]!.rules).toContain("HQ-8.8.c-a");
  });

  test("HQ-6.13-e: who sleeps or is held by a spell can't counter", () => {
    for (const what of ["sleep", "held"] as const) {
      const foes = { orc: { at: "13,9", lasting: [{ what, change: 0, until: "freed" }] } };
      expect(duel("barbarian", "orc", ["S S ?"], { foes }).offered("evil-wizard") ?? []).not.toContain("yes");
    }
    expect(duel("barbarian", "orc", ["S S ?"]).offered("evil-wizard")).toContain("yes");
  });

  test("HQ-6.13-c: two ? give two dice, and nobody defends", () => {
    const t = duel("barbarian", "orc", ["? ? S", "S S"]).does("evil-wizard", "yes");
    expect(t.figure("barbarian").body).toBe(6);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-6.13-d: an HQ counters past the shield; a ? does nothing more", () => {
    expect(duel("barbarian", "orc", ["S L ?", "HQ", "L"]).does("evil-wizard", "yes").figure("barbarian").body).toBe(7);
    const t = duel("barbarian", "orc", ["S L ?", "?", "L"]).does("evil-wizard", "yes");
    expect(t.figure("barbarian").body).toBe(8);
    expect(t.offered("barbarian")).toContain("attack:orc-1");
  });

  test("HQ-6.13-e: antagonists fumble too; the hero may decline; who lies there can't counter", () => {
    const t = ambush("orc", "elf", ["? S S"]);
    expect(t.offered("elf")).toEqual(["yes", "no"]);
    t.does("elf", "no");
    expect(t.throws).toEqual(["attack 3"]);
    const heroes = { elf: { at: "12,9", body: 0, prone: 1 }, dwarf: "10,7" };
    expect(ambush("orc", "elf", ["? S S"], { heroes }).offered("elf")).toBeUndefined();
  });
});

describe("body points", () => {
  test("HQ-6.14.a: blows, shots, traps, magic: whatever the source, at 0 a hero is prone", () => {
    const weak = { at: "12,9", body: 1 };
    const others = { dwarf: "10,7" };
    const blow = ambush("orc", "elf", ["S L L", "S S"], { heroes: { elf: weak, ...others } });
    const trap = scene({ heroes: { elf: weak, ...others }, traps: { "12,8": "pit" }, dice: ["2 2", "S"] });
    trap.does("elf", "move").does("elf", "step:12,8");
    const shot = scene({
      heroes: { dwarf: { at: "12,11", items: ["crossbow"] }, elf: { at: "13,8", body: 1 } },
      foes: { orc: "12,8" },
      dice: ["? L L"],
    }).does("dwarf", "shoot:orc-1");
    expect(blow.figure("elf")).toMatchObject({ body: 0, prone: 1 });
    expect(trap.figure("elf")).toMatchObject({ body: 0, prone: 1 });
    expect(shot.figure("elf")).toMatchObject({ body: 0, prone: 1 });
    const magic = scene({
      phase: "wizard",
      heroes: { elf: weak, ...others },
      foes: { warlock: { at: "15,9", kind: "champion" } },
      dice: ["S L L", "S L L L", "O O"],
      arrange: (state) => {
        state.magic.dark["warlock-1"] = ["cinder-burst"];
      },
    });
    magic.does("evil-wizard", "activate:warlock-1").does("evil-wizard", "cast:cinder-burst");
    expect(magic.does("evil-wizard", "target:ferrin").figure("elf")).toMatchObject({ body: 0, prone: 1 });
  });

  test("HQ-6.14.b: a servant leaves the board at 0", () => {
    const t = duel("barbarian", "fimir", ["S S L", "L L L"]);
    expect(t.isOnBoard("fimir")).toBe(false);
  });

  test("HQ-1.4-c: a champion lies prone where a servant is gone", () => {
    const foes = { orc: { at: "13,9", kind: "champion" } };
    expect(duel("barbarian", "orc", ["S L L", "L L"], { foes }).figure("orc")).toMatchObject({ body: 0, prone: 1 });
    expect(duel("barbarian", "orc", ["S L L", "L L"]).isOnBoard("orc")).toBe(false);
  });

  test("HQ-6.14.c-a: prone, a figure can only end its turn, and rolls no defence", () => {
    const heroes = { elf: { at: "12,9", body: 0, prone: 1 }, dwarf: "10,7" };
    const t = scene({ heroes, foes: { orc: "13,9" }, settings: { autopass: false } });
    expect(t.offered("elf")).toEqual(["give-up", "end-turn"]);
    expect(t.barredBy("elf", "attack:orc-1")).toBe("HQ-6.14.c-a");
    const struck = ambush("orc", "elf", ["S L O"], { heroes });
    expect(struck.isOnBoard("elf")).toBe(false);
    expect(struck.figure("elf").body).toBe(-1);
  });

  test("HQ-6.14.c-b: who isn't helped until the end of the next round is eliminated", () => {
    const heroes = { elf: { at: "12,9", body: 0, prone: 3 }, dwarf: "10,7" };
    const t = scene({ phase: "wizard", round: 3, heroes, foes: { orc: "15,11" } }).does("evil-wizard", "end-phase");
    t.does("elf", "end-turn").does("dwarf", "end-turn");
    expect(t.isOnBoard("elf")).toBe(true);
    t.does("evil-wizard", "end-phase");
    expect(t.isOnBoard("elf")).toBe(false);
    expect(t.table.events("eliminated")[0]).toMatchObject({ how: "unaided", rules: ["HQ-6.14.c-b"] });
  });

  test("HQ-6.14.c-c: nobody helps himself up; with another's help one stands at once", () => {
    const heroes = { dwarf: "12,8", elf: { at: "12,9", body: 0, prone: 1 } };
    const t = scene({ heroes }).does("dwarf", "pour:potion-of-healing>ferrin");
    expect(t.figure("elf")).toMatchObject({ body: 4, prone: 0 });
    const alone = scene({
      heroes: { elf: { at: "12,9", body: 0, prone: 1 }, dwarf: "10,7" },
      settings: { autopass: false },
    });
    expect(alone.barredBy("elf", "drink:potion-of-healing")).toBe("HQ-6.14.c-a");
  });

  test("HQ-6.14.d-a: below 0 a hero is gone; the items stay as a pile", () => {
    const heroes = { wizard: { at: "12,9", body: 2 }, dwarf: "12,8" };
    const t = ambush("orc", "wizard", ["S S S", "O O"], { heroes });
    expect(t.isOnBoard("wizard")).toBe(false);
    expect(t.state.piles).toEqual([
      { square: t.figure("wizard").square, items: ["dagger", "potion-of-healing"], gold: 0 },
    ]);
    t.does("evil-wizard", "end-turn");
    expect(t.offered("dwarf")).toContain("take:12,9");
  });

  test("HQ-6.14.d-b: as far below 0 as it began above, a figure is dismembered and its potions are destroyed", () => {
    const heroes = { wizard: { at: "12,9", body: 1 }, dwarf: "10,7" };
    const dice = ["S S S S HQ", "O O"];
    const foes = { gargoyle: { at: "13,9", attack: 5 } };
    const t = ambush("gargoyle", "wizard", dice, { heroes, foes });
    expect(t.state.gone[0]?.how).toBe("dismembered");
    expect(t.state.piles[0]?.items).toEqual(["dagger"]);
    const off = ambush("gargoyle", "wizard", dice, { heroes, foes, options: { dismemberment: false } });
    expect(off.state.gone[0]?.how).toBe("eliminated");
    const less = ambush("gargoyle", "wizard", ["S S S S L", "O O"], { heroes, foes });
    expect(less.state.gone[0]?.how).toBe("eliminated");
  });
});

describe("errors are part of play", () => {
  test("HQ-18.3: for dice thrown without a target the Evil Wizard names one, friends included", () => {
    const t = scene({ heroes: { barbarian: "12,9", elf: "12,8" }, foes: { orc: "13,9" }, dice: ["S S L", "S S"] });
    t.does("barbarian", "attack-nobody");
    expect(t.offered("evil-wizard")).toEqual(["target:ferrin", "target:orc-1"]);
    t.does("evil-wizard", "target:ferrin");
    expect(t.figure("elf").body).toBe(4);
  });

  test("HQ-18.3, HQ-18.8: for an antagonist's blow without a target an adventurer names it", () => {
    const t = scene({
      phase: "wizard",
      heroes: { barbarian: "10,7", elf: "12,9" },
      foes: { orc: "13,9", "orc-2": "14,9" },
      dice: ["S S L", "L L"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack-nobody");
    expect(t.offered("evil-wizard")).toBeUndefined();
    expect(t.offered("barbarian")).toEqual(["target:ferrin", "target:orc-2"]);
    t.does("barbarian", "target:orc-2");
    expect(t.isOnBoard("orc-2")).toBe(false);
  });

  test("HQ-18.3: for a shot without a target, too; HQ-18.5: with an enemy beside it is lost as any other", () => {
    const elf = { at: "10,9", items: ["crossbow"] };
    const t = scene({
      heroes: { elf, dwarf: "14,10" },
      foes: { orc: "15,8", "orc-2": "15,9" },
      dice: ["S S L"],
    });
    t.does("elf", "shoot-nobody");
    expect(t.throws).toEqual(["shot 3"]);
    expect(t.offered("evil-wizard")).toEqual(["target:olm", "target:orc-1", "target:orc-2"]);
    t.does("evil-wizard", "target:olm");
    expect(t.figure("dwarf").body).toBe(5);
    const thrown = scene({
      heroes: { elf: { at: "10,9", items: ["dagger"] } },
      foes: { orc: "15,8", "orc-2": "15,9" },
      dice: ["L", "L"],
    });
    thrown.does("elf", "shoot-nobody").does("evil-wizard", "target:orc-2");
    expect(thrown.figure("elf").items).toEqual([]);
    const disturbed = scene({ heroes: { elf }, foes: { orc: "10,8" } }).does("elf", "shoot-nobody");
    expect(disturbed.table.events("action-lost")).toMatchObject([{ rules: ["HQ-7.6", "HQ-18.5"] }]);
    const alone = scene({ heroes: { elf, dwarf: "14,10" } });
    expect(alone.offered("elf")).not.toContain("shoot-nobody");
  });
});
