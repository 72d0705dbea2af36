import type { Options } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import type { Scene } from "../../scene.js";
import { experienced, sheet } from "../../scenes/experience-scene.js";

const archer = (place: string, ...traits: Parameters<typeof sheet>) => ({
  elf: { at: place, items: ["crossbow"], ...sheet(...traits) },
});

describe("with missiles", () => {
  test("HQ-RH3-steady-hand: an enemy beside doesn't spoil the shot, but isn't a target", () => {
    const wanted: Scene = {
      heroes: archer("2,0", "steady-hand"),
      foes: { goblin: "7,0", orc: "1,0" },
      dice: ["S L L"],
    };
    const t = experienced(wanted);
    expect(t.barredBy("elf", "shoot:orc-1")).toBe("HQ-7.1-a");
    expect(t.does("elf", "shoot:goblin-1").isOnBoard("goblin")).toBe(false);
    const without = experienced({ ...wanted, heroes: archer("2,0"), dice: [] }).does("elf", "shoot:goblin-1");
    expect(without.table.events("action-lost")).toHaveLength(1);
  });

  test("HQ-RH3-accurate: one die more, also at a distance", () => {
    const shot = (place: string, dice: string, ...traits: Parameters<typeof sheet>) =>
      experienced({ heroes: archer("2,0", ...traits), foes: { goblin: place }, dice: [dice] }).does(
        "elf",
        "shoot:goblin-1",
      ).throws[0];
    expect(shot("6,0", "L L L L", "accurate")).toBe("shot 4");
    expect(shot("12,0", "L L L", "accurate")).toBe("shot 3");
    expect(shot("6,0", "L L L")).toBe("shot 3");
  });

  test("HQ-RH3-accurate: no gain for who hasn't learnt to shoot (HQ-7.7-g)", () => {
    const heroes = { barbarian: { at: "2,0", items: ["crossbow"], ...sheet("accurate") } };
    const t = experienced({ heroes, foes: { goblin: "6,0" }, dice: ["L"] }).does("barbarian", "shoot:goblin-1");
    expect(t.throws[0]).toBe("shot 1");
  });

  test("HQ-RH3-deadly-shot: each body point counts twice, of shots only", () => {
    const gargoyle = { at: "6,0", kind: "champion", body: 9, fullBody: 9 } as const;
    const t = experienced({
      heroes: archer("2,0", "deadly-shot"),
      foes: { gargoyle },
      dice: ["S S L", "L L L"],
    });
    expect(t.does("elf", "shoot:gargoyle-1").figure("gargoyle").body).toBe(5);
    const heroes = { elf: { at: "5,0", ...sheet("deadly-shot") } };
    const blow = experienced({ heroes, foes: { gargoyle }, dice: ["S S", "L L L L L"] });
    expect(blow.does("elf", "attack:gargoyle-1").figure("gargoyle").body).toBe(7);
  });

  /** An orc shoots at a hero. */
  const shotAt = (hero: object, dice: string[]) =>
    experienced({
      phase: "wizard",
      heroes: { elf: { at: "6,0", items: [], ...hero } },
      foes: { orc: { at: "2,0", items: ["crossbow"] } },
      dice,
    })
      .does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "shoot:ferrin");

  test("HQ-RH3-dodge-missiles: one defence die more against every missile", () => {
    const t = shotAt(sheet("dodge-missiles"), ["S S L", "L"]);
    expect(t.throws).toEqual(["shot 3", "defence 1"]);
    expect(t.figure("elf").body).toBe(5);
    expect(shotAt(sheet(), ["S S L"]).throws).toEqual(["shot 3"]);
    const arrows = (hero: object, dice: string[]) =>
      experienced({ heroes: { elf: { at: "12,9", items: [], ...hero } }, traps: { "12,9|13,9": "arrows" }, dice })
        .does("elf", "move")
        .does("elf", "step:13,9").throws;
    expect(arrows(sheet("dodge-missiles"), ["3 4", "S S", "L"]).at(-1)).toBe("defence 1");
  });

  test("HQ-RH3-hard-target: half of the black dice against missiles", () => {
    expect(shotAt({ ...sheet("hard-target"), items: ["shield"] }, ["L L L", "L L"]).throws[1]).toBe("defence 2");
    expect(shotAt({ ...sheet(), items: ["shield"] }, ["L L L", "L"]).throws[1]).toBe("defence 1");
  });
});

describe("in melee", () => {
  const attacked = (hero: object, dice: string[]) =>
    experienced({ phase: "wizard", heroes: { elf: { at: "12,9", ...hero } }, foes: { orc: "13,9" }, dice })
      .does("evil-wizard", "activate:orc-1")
      .does("evil-wizard", "attack:ferrin");

  test("HQ-RH3-reflexes: one die against the first free attack of a round after an own fumble", () => {
    const fumble = (traits: Parameters<typeof sheet>, dice: string[]) =>
      experienced({ heroes: { barbarian: { at: "12,9", ...sheet(...traits) } }, foes: { orc: "13,9" }, dice })
        .does("barbarian", "attack:orc-1")
        .does("evil-wizard", "yes");
    const t = fumble(["quick-reflexes"], ["? ? S", "S S", "L", "? ? S", "S S"]);
    expect(t.throws).toEqual(["attack 3", "counter-attack 2", "defence 1"]);
    expect(t.figure("barbarian").body).toBe(7);
    // The second one in the same round can't be met.
    t.does("barbarian", "attack:orc-1").does("evil-wizard", "yes");
    expect(t.figure("barbarian").body).toBe(5);
    expect(fumble([], ["? ? S", "S S"]).figure("barbarian").body).toBe(6);
    // With a single ? it comes on top of the usual die.
    expect(fumble(["quick-reflexes"], ["? L S", "S", "L L"]).throws[2]).toBe("defence 2");
  });

  test("HQ-RH3-feint: defence dice count against the first HQ of a round, in melee", () => {
    const t = attacked(sheet("feint"), ["HQ L O", "L S", "HQ L O", "L S"]);
    expect(t.figure("elf").body).toBe(6);
    expect(t.does("evil-wizard", "attack:ferrin").figure("elf").body).toBe(5);
    expect(attacked(sheet(), ["HQ L O", "L S"]).figure("elf").body).toBe(5);
    // A counter-attack that can't be met doesn't use it up.
    const heroes = { elf: { at: "12,9", ...sheet("feint") } };
    const dice = ["? ?", "HQ L", "? S", "HQ", "L"];
    const fumbles = experienced({ heroes, foes: { orc: "13,9" }, dice });
    fumbles.does("elf", "attack:orc-1").does("evil-wizard", "yes");
    fumbles.does("elf", "attack:orc-1").does("evil-wizard", "yes");
    expect(fumbles.figure("elf").body).toBe(5);
    const shot = experienced({
      phase: "wizard",
      heroes: { elf: { at: "6,0", items: ["shield"], ...sheet("feint") } },
      foes: { orc: { at: "2,0", items: ["crossbow"] } },
      dice: ["HQ L O", "L"],
    });
    shot.does("evil-wizard", "activate:orc-1").does("evil-wizard", "shoot:ferrin");
    expect(shot.figure("elf").body).toBe(5);
  });

  test("HQ-RH3-resistance: the first enemy skull of a round is discarded", () => {
    const t = attacked(sheet("resistance"), ["S S L", "S S", "S L L", "S S"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.does("evil-wizard", "attack:ferrin").figure("elf").body).toBe(4);
  });

  test("HQ-RH3-resistance: against a free attack, too, and not against a trap", () => {
    const options = { combatZone: true, disengage: true };
    const heroes = { elf: { at: "12,9", ...sheet("resistance") } };
    const free = experienced({ options, heroes, foes: { orc: "13,9" }, dice: ["3 4", "S"] });
    expect(free.does("elf", "move").does("elf", "step:12,8").figure("elf").body).toBe(6);
    const pit = experienced({ heroes, traps: { "12,8": "pit" }, dice: ["3 4", "S"] });
    expect(pit.does("elf", "move").does("elf", "step:12,8").figure("elf").body).toBe(5);
  });

  test("HQ-RH3-resistance, HQ-8.8.e: it doesn't save who is unconscious", () => {
    const t = experienced({
      phase: "wizard",
      heroes: { elf: { at: "12,9", mind: -1, ...sheet("resistance") }, dwarf: "10,7" },
      foes: { orc: "13,9" },
      dice: ["S L L"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
    expect(t.isOnBoard("elf")).toBe(false);
  });

  test("HQ-RH3-feint, HQ-8.8.c-a: not where shock leaves no die to block with", () => {
    const heroes = { elf: { at: "12,9", mind: 0, ...sheet("feint") } };
    const t = experienced({ heroes, foes: { orc: "13,9" }, dice: ["?", "HQ"] });
    t.does("elf", "attack:orc-1").does("evil-wizard", "yes");
    expect(t.throws).toEqual(["attack 1", "counter-attack 1"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.table.events("trait-acted")).toEqual([]);
  });

  const twoWeapons = { at: "12,9", items: ["short-sword", "hand-axe", "shield"] };

  test("HQ-RH3-multiple-attack: two weapons strike in the same action, each at its own target", () => {
    const t = experienced({
      heroes: { dwarf: { ...twoWeapons, ...sheet("multiple-attack") } },
      foes: { "orc-1": "13,9", "orc-2": "11,9" },
      dice: ["S L", "L L", "S L", "L L"],
    });
    t.does("dwarf", "attack:orc-1").does("dwarf", "weapon:short-sword");
    expect(t.offered("dwarf")).toEqual(["second-blow:hand-axe>orc-2", "no-second-blow"]);
    t.does("dwarf", "second-blow:hand-axe>orc-2");
    expect(t.throws).toEqual(["attack 2", "defence 2", "attack 2", "defence 2"]);
    expect([t.isOnBoard("orc-1"), t.isOnBoard("orc-2")]).toEqual([false, false]);
    expect(t.state.turn?.actions).toBe(1);
    // One weapon in each hand leaves none for the shield.
    expect(t.figure("dwarf").bothHands).toBe(true);
  });

  test("HQ-RH3-multiple-attack: the same target may be struck twice", () => {
    const heroes = { dwarf: { ...twoWeapons, ...sheet("multiple-attack") } };
    const t = experienced({ heroes, foes: { orc: "13,9" }, dice: ["L L", "L L", "S L", "L L"] });
    t.does("dwarf", "attack:orc-1").does("dwarf", "weapon:hand-axe").does("dwarf", "second-blow:short-sword>orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
  });

  test("HQ-RH3-multiple-attack: not with a two-handed weapon, a single one, or without the trait", () => {
    const after = (items: string[], weapon: string | undefined, ...traits: Parameters<typeof sheet>) => {
      const heroes = { dwarf: { at: "12,9", items, ...sheet(...traits) } };
      const dice = [items.includes("battle-axe") && weapon === "battle-axe" ? "L L L L" : "L L", "L L"];
      const t = experienced({ heroes, foes: { orc: "13,9" }, dice }).does("dwarf", "attack:orc-1");
      if (weapon) t.does("dwarf", `weapon:${weapon}`);
      return t.offered("dwarf")!.some((id) => id.startsWith("second-blow"));
    };
    expect(after(["short-sword", "hand-axe"], "hand-axe", "multiple-attack")).toBe(true);
    expect(after(["short-sword", "short-sword"], undefined, "multiple-attack")).toBe(true);
    expect(after(["short-sword", "battle-axe"], "short-sword", "multiple-attack")).toBe(false);
    expect(after(["short-sword", "battle-axe"], "battle-axe", "multiple-attack")).toBe(false);
    expect(after(["short-sword"], undefined, "multiple-attack")).toBe(false);
    expect(after(["short-sword", "hand-axe"], "hand-axe")).toBe(false);
  });
});

describe("in combat zones", () => {
  const zones = { combatZone: true };

  /** The barbarian comes from the west into the zone of an orc. */
  const onrush = (dice: string[], more: Partial<Scene> = {}) =>
    experienced({
      options: zones,
      heroes: { barbarian: { at: "11,9", ...sheet("charge") } },
      foes: { orc: "13,9" },
      dice: ["3 4", ...dice],
      ...more,
    })
      .does("barbarian", "move")
      .does("barbarian", "step:12,9");

  test("HQ-RH3-charge: an attack without an action; the enemy is pushed back, and the charger takes its place", () => {
    const t = onrush(["L L O", "L L"]);
    expect(t.offered("barbarian")).toEqual(["charge:orc-1", "no-charge"]);
    t.does("barbarian", "charge:orc-1");
    expect([t.square("barbarian"), t.square("orc")]).toEqual(["13,9", "14,9"]);
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
    expect(t.table.events("moved").map(({ rules }) => rules)).toEqual([
      ["HQ-4.5"],
      ["HQ-RH3-charge"],
      ["HQ-RH3-charge"],
    ]);
    expect(t.offered("barbarian")).toContain("attack:orc-1");
  });

  test("HQ-RH3-charge: who removes the enemy advances; who doesn't charge stops as usual", () => {
    const t = onrush(["S L L", "L L"]).does("barbarian", "charge:orc-1");
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.square("barbarian")).toBe("13,9");
    const calm = onrush([]).does("barbarian", "no-charge");
    expect(calm.state.turn?.movement).toBeNull();
    expect(calm.square("orc")).toBe("13,9");
  });

  test("HQ-RH3-charge: no push and no advance where the square behind isn't empty", () => {
    const t = onrush(["L L O", "L L"], { rubble: ["14,9"] }).does("barbarian", "charge:orc-1");
    expect([t.square("barbarian"), t.square("orc")]).toEqual(["12,9", "13,9"]);
  });

  test("HQ-RH3-charge: a fumble is resolved first, and who falls goes nowhere", () => {
    const t = onrush(["? ? L", "S S"], {
      heroes: { barbarian: { at: "11,9", body: 2, ...sheet("charge") }, dwarf: { at: "10,7", ...sheet() } },
    });
    t.does("barbarian", "charge:orc-1").does("evil-wizard", "yes");
    expect([t.square("barbarian"), t.square("orc")]).toEqual(["12,9", "13,9"]);
    const up = onrush(["? ? L", "S S"]).does("barbarian", "charge:orc-1").does("evil-wizard", "yes");
    expect([up.square("barbarian"), up.square("orc"), up.figure("barbarian").body]).toEqual(["13,9", "14,9", 6]);
  });

  test("HQ-RH3-charge: with the last step, too; not without combat zones or the trait", () => {
    const last = onrush(["L L O", "L L"], { dice: ["1 ?", "L L O", "L L"] });
    expect(last.offered("barbarian")).toContain("charge:orc-1");
    expect(onrush([], { options: {} }).offered("barbarian")).not.toContain("charge:orc-1");
    const heroes = { barbarian: { at: "11,9", ...sheet() } };
    expect(onrush([], { heroes }).offered("barbarian")).not.toContain("charge:orc-1");
  });

  test("HQ-RH3-charge: a jump that lands in a zone may be a charge", () => {
    const t = experienced({
      options: zones,
      heroes: { barbarian: { at: "11,9", ...sheet("charge") } },
      foes: { orc: "14,9" },
      dice: ["6", "L L O", "L L"],
    });
    t.does("barbarian", "jump:12,9").does("barbarian", "charge:orc-1");
    expect([t.square("barbarian"), t.square("orc")]).toEqual(["14,9", "15,9"]);
  });

  /** Past two orcs, one above and one below the way. */
  const past = (traits: Parameters<typeof sheet>, dice: string[], options: Options = { ...zones, disengage: true }) =>
    experienced({
      options,
      heroes: { barbarian: { at: "10,9", ...sheet(...traits) } },
      foes: { "orc-1": "11,8", "orc-2": "12,10" },
      dice: ["3 4", ...dice],
    })
      .does("barbarian", "move")
      .does("barbarian", "step:11,9");

  test("HQ-RH3-warrior: doesn't stop in combat zones, and takes a free attack for leaving each", () => {
    const t = past(["warrior"], ["S", "S"]).does("barbarian", "step:12,9").does("barbarian", "step:13,9");
    expect(t.throws).toEqual(["movement 2", "free-attack 1", "free-attack 1"]);
    expect(t.figure("barbarian").body).toBe(6);
    expect(t.square("barbarian")).toBe("13,9");
    expect(past([], []).state.turn?.movement).toBeNull();
  });

  test("HQ-RH3-warrior: needs combat zones and disengaging", () => {
    expect(past(["warrior"], [], zones).state.turn?.movement).toBeNull();
  });

  test("HQ-RH3-warrior: passes through a companion in a zone", () => {
    const pass = (...traits: Parameters<typeof sheet>) =>
      experienced({
        options: { ...zones, disengage: true },
        heroes: { barbarian: { at: "12,8", ...sheet(...traits) }, dwarf: { at: "12,9", ...sheet() } },
        foes: { orc: "13,9" },
        dice: ["3 4"],
      }).does("barbarian", "move");
    expect(pass("warrior").offered("barbarian")).toContain("step:12,9");
    expect(pass().barredBy("barbarian", "step:12,9")).toBe("HQ-RH5-b");
  });
});
