import { describe, expect, test } from "vitest";
import type { Scene } from "../../scene.js";
import { experienced, sheet } from "../../scenes/experience-scene.js";

const fearOfMummies = { trait: "fear", of: "mummy" } as const;

describe("cowardice", () => {
  /** An orc wounds the elf in its phase, and the next round begins. */
  const wounded = (traits: Parameters<typeof sheet>, more: Partial<Scene> = {}) => {
    const t = experienced({
      phase: "wizard",
      heroes: { elf: { at: "12,9", ...sheet(...traits) } },
      foes: { orc: "13,9" },
      ...more,
      dice: ["S L L", "S S", ...(more.dice ?? [])],
    })
      .does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "attack:ferrin")
      .does("evil-wizard", "end-turn");
    return t.offered("evil-wizard") ? t.does("evil-wizard", "end-phase") : t;
  };

  test("HQ-RH3-cowardice: after the first wound the first action is a flight from all enemies beside", () => {
    const t = wounded(["cowardice"], { dice: ["3 4"] });
    expect(t.offered("elf")).toContain("move");
    expect(t.barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-cowardice");
    expect(t.barredBy("elf", "end-turn")).toBe("HQ-RH3-cowardice");
    expect(t.barredBy("elf", "search:traps")).toBe("HQ-RH3-cowardice");
    t.does("elf", "move");
    expect(t.barredBy("elf", "stop")).toBe("HQ-RH3-cowardice");
    t.does("elf", "step:12,8");
    expect(t.offered("elf")).toContain("stop");
    // Back beside the orc one may go, but not stay.
    t.does("elf", "step:12,9");
    expect(t.barredBy("elf", "stop")).toBe("HQ-RH3-cowardice");
    t.does("elf", "step:12,8").does("elf", "stop");
    expect(t.offered("elf")).toContain("end-turn");
    expect(t.barredBy("elf", "search:traps")).toBeUndefined();
  });

  test("HQ-RH3-cowardice: a step that would leave no way out is refused", () => {
    const t = wounded(["cowardice"], { foes: { "orc-1": "13,9", "orc-2": "13,8" }, dice: ["1 1"] }).does("elf", "move");
    expect(t.offered("elf")).toContain("step:12,8");
    t.does("elf", "step:12,8");
    expect(t.barredBy("elf", "step:12,9")).toBe("HQ-RH3-cowardice");
    expect(t.barredBy("elf", "stop")).toBe("HQ-RH3-cowardice");
    expect(t.offered("elf")).toEqual(["step:12,7", "step:11,8"]);
  });

  test("HQ-RH3-cowardice: only on the first wound of an adventure, and not without the trait", () => {
    const heroes = { elf: { at: "12,9", experience: { ...sheet("cowardice").experience, wounds: 1 } } };
    expect(wounded([], { heroes }).offered("elf")).toContain("attack:orc-1");
    expect(wounded([]).offered("elf")).toContain("attack:orc-1");
  });

  test("HQ-RH3-cowardice: who has nowhere to go is free to act", () => {
    const rubble = ["11,9", "12,8", "12,10"];
    const t = wounded(["cowardice"], { rubble });
    expect(t.offered("elf")).toContain("attack:orc-1");
    expect(t.table.events("trait-acted").at(-1)?.effect.key).toBe("trait.no-flight");
    // Neither is anybody forced into a trap that all know.
    const trapped = wounded(["cowardice"], { rubble: ["12,8", "12,10"], knownTraps: { "11,9": "pit" } });
    expect(trapped.offered("elf")).toContain("attack:orc-1");
  });

  test("HQ-RH3-cowardice: who is eliminated by the wound loses heart no more", () => {
    const t = experienced({
      phase: "wizard",
      heroes: { elf: { at: "12,9", body: 1, ...sheet("cowardice") }, dwarf: "10,7" },
      foes: { orc: "13,9" },
      dice: ["S S L", "S S"],
    })
      .does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "attack:ferrin");
    expect(t.isOnBoard("elf")).toBe(false);
    expect(t.table.events("trait-acted")).toEqual([]);
  });

  test("HQ-RH3-cowardice: whoever lies on the ground flees in the first activation in which it can act", () => {
    const frightened = { ...sheet("cowardice").experience, panic: "cowardice" as const, wounds: 1 };
    const t = experienced({
      phase: "wizard",
      heroes: {
        dwarf: { at: "11,9", items: ["potion-of-healing"] },
        elf: { at: "12,9", body: 0, prone: 1, experience: frightened },
      },
      foes: { orc: "13,9" },
      arrange: (state) => state.order.reverse(),
    })
      .does("evil-wizard", "end-phase")
      .does("elf", "end-turn");
    // Its own activation has passed; then the dwarf helps.
    expect(t.table.events("trait-acted")).toEqual([]);
    t.does("dwarf", "pour:potion-of-healing>ferrin").does("dwarf", "end-turn").does("evil-wizard", "end-phase");
    expect(t.barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-cowardice");
  });

  test("HQ-RH3-cowardice: dice that don't reach a safe square leave the hero free", () => {
    const t = wounded(["cowardice"], { dice: ["? ?"] }).does("elf", "move");
    expect(t.offered("elf")).toContain("attack:orc-1");
  });

  test("HQ-RH3-cowardice: with combat zones it must disengage, and another zone is no refuge", () => {
    const options = { combatZone: true, disengage: true };
    const foes = { "orc-1": "13,9", "orc-2": "13,8" };
    const t = wounded(["cowardice"], { options, foes, dice: ["3 4", "L"] }).does("elf", "move");
    expect(t.barredBy("elf", "step:12,8")).toBe("HQ-RH3-cowardice");
    t.does("elf", "step:11,9").does("elf", "stop");
    expect(t.throws.slice(2)).toEqual(["movement 2", "free-attack 1"]);
  });

  test("HQ-RH3-true-cowardice: not on the first wound, but on the second", () => {
    expect(wounded(["true-cowardice"]).offered("elf")).toContain("attack:orc-1");
    const heroes = { elf: { at: "12,9", experience: { ...sheet("true-cowardice").experience, wounds: 1 } } };
    expect(wounded([], { heroes }).barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-true-cowardice");
  });

  test("HQ-RH3-true-cowardice: who has both flees on both occasions", () => {
    const both = sheet("cowardice", "true-cowardice");
    expect(wounded(["cowardice", "true-cowardice"]).barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-cowardice");
    const heroes = { elf: { at: "12,9", experience: { ...both.experience, wounds: 1 } } };
    expect(wounded([], { heroes }).barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-true-cowardice");
  });
});

describe("other disadvantages", () => {
  const attacked = (hero: object, dice: string[], foe = "orc", more: Partial<Scene> = {}) =>
    experienced({ phase: "wizard", heroes: { elf: { at: "12,9", ...hero } }, foes: { [foe]: "13,9" }, dice, ...more })
      .does("evil-wizard", `activate:${foe}-1`)
      .does("evil-wizard", "attack:ferrin");

  test("HQ-RH3-chatterbox: one die fewer in the first defence of each round", () => {
    const t = attacked(sheet("chatterbox"), ["S L L", "L", "S L L", "S L"]).does("evil-wizard", "attack:ferrin");
    expect(t.throws).toEqual(["attack 3", "defence 1", "attack 3", "defence 2"]);
    expect(t.figure("elf").body).toBe(6);
    expect(attacked(sheet(), ["S L L", "L L"]).throws).toEqual(["attack 3", "defence 2"]);
  });

  test("HQ-RH3-quarrel: while the two are adjacent each has one attack die fewer", () => {
    const blow = (barbarian: string, first: string, dice: string[]) => {
      const quarrelsome = { at: barbarian, ...sheet({ trait: "quarrel", of: "olm" }) };
      const heroes =
        first === "dwarf"
          ? { dwarf: { at: "12,9", ...sheet() }, barbarian: quarrelsome }
          : { barbarian: quarrelsome, dwarf: { at: "12,9", ...sheet() } };
      const foes = { "orc-1": "13,9", "orc-2": "11,10" };
      return experienced({ heroes, foes, dice }).does(first, first === "dwarf" ? "attack:orc-1" : "attack:orc-2")
        .throws[0];
    };
    expect(blow("12,10", "dwarf", ["L", "L L"])).toBe("attack 1");
    expect(blow("12,10", "barbarian", ["L L", "L L"])).toBe("attack 2");
    // One is beside the orc all the same, but not beside the dwarf.
    expect(blow("10,10", "dwarf", ["L L", "L L"])).toBe("attack 2");
    expect(blow("10,10", "barbarian", ["L L L", "L L"])).toBe("attack 3");
  });

  test("HQ-RH3-quarrel: where no die is left, no attack can be declared", () => {
    const heroes = {
      elf: { at: "12,9", items: [], ...sheet({ trait: "quarrel", of: "olm" }) },
      dwarf: { at: "12,10", ...sheet() },
    };
    const t = experienced({ heroes, foes: { orc: "13,9" } });
    expect(t.barredBy("elf", "attack:orc-1")).toBe("HQ-RH3-quarrel");
  });

  test("HQ-RH3-quarrel: shots have one die fewer, too", () => {
    const shot = (dwarf: string, dice: string) => {
      const heroes = {
        elf: { at: "2,0", items: ["crossbow"], ...sheet({ trait: "quarrel", of: "olm" }) },
        dwarf: { at: dwarf, ...sheet() },
      };
      return experienced({ heroes, foes: { goblin: "6,0" }, dice: [dice] }).does("elf", "shoot:goblin-1").throws[0];
    };
    expect(shot("1,0", "L L")).toBe("shot 2");
    expect(shot("0,3", "L L L")).toBe("shot 3");
  });

  test("HQ-RH3-fear: one attack and one defence die fewer against that kind of creature", () => {
    const t = experienced({
      heroes: { elf: { at: "12,9", ...sheet(fearOfMummies) } },
      foes: { mummy: "13,9", orc: "11,9" },
      dice: ["L", "L L L L", "L L", "L L"],
    });
    t.does("elf", "attack:mummy-1").does("elf", "attack:orc-1");
    expect(t.throws.filter((one) => one.startsWith("attack"))).toEqual(["attack 1", "attack 2"]);
    expect(attacked(sheet(fearOfMummies), ["S L L", "L"], "mummy").throws).toEqual(["attack 3", "defence 1"]);
    expect(attacked(sheet(fearOfMummies), ["S L L", "L L"]).throws).toEqual(["attack 3", "defence 2"]);
  });

  test("HQ-RH3-fear: where no die is left, no attack can be declared", () => {
    const heroes = { elf: { at: "12,9", items: [], ...sheet(fearOfMummies) } };
    expect(experienced({ heroes, foes: { mummy: "13,9" } }).barredBy("elf", "attack:mummy-1")).toBe("HQ-RH3-fear");
  });

  test("HQ-RH3-cold-blood: who has it doesn't suffer from Fear", () => {
    const brave = sheet(fearOfMummies, "cold-blood");
    const t = experienced({
      heroes: { elf: { at: "12,9", ...brave } },
      foes: { mummy: "13,9" },
      dice: ["L L", "L L L L"],
    });
    expect(t.does("elf", "attack:mummy-1").throws[0]).toBe("attack 2");
    expect(attacked(sheet(fearOfMummies, "cold-blood"), ["S L L", "L L"], "mummy").throws[1]).toBe("defence 2");
  });

  test("HQ-RH3-cold-blood: a spell that frightens does nothing either", () => {
    const frightened = (...traits: Parameters<typeof sheet>) =>
      experienced({
        phase: "wizard",
        heroes: { barbarian: { at: "12,9", ...sheet(...traits) } },
        foes: { warlock: { at: "15,9", kind: "champion" } },
        dice: ["S L L"],
        arrange: (state) => {
          state.magic.dark["warlock-1"] = ["creeping-terror"];
        },
      })
        .does("evil-wizard", "activate:warlock-1")
        .does("evil-wizard", "cast:creeping-terror")
        .figure("barbarian").lasting;
    expect(frightened("cold-blood")).toEqual([]);
    expect(frightened()).toHaveLength(1);
  });

  test("HQ-RH3-fear: a spell of courage helps against it, too", () => {
    const brave = { ...sheet(fearOfMummies), lasting: [courage] };
    const heroes = { elf: { at: "12,9", ...brave } };
    const t = experienced({ heroes, foes: { mummy: "13,9" }, dice: ["L L", "L L L L"] });
    expect(t.does("elf", "attack:mummy-1").throws[0]).toBe("attack 2");
  });
});

const courage = { what: "immune", change: 0, until: "end-of-quest", of: "fear" } as const;
