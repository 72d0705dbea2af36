import { describe, expect, test } from "vitest";
import { attackParts, meleeDefenceParts } from "../../../queries/combat/dice-count.js";
import { total } from "../../../queries/combat/dice-part.js";
import { isInShock, isUnconscious } from "../../../queries/figures.js";
import { loseMind, restoreMind } from "../../../rules/06-melee/wounds.js";
import type { Table } from "../../../state.js";
import { plain } from "../../plain.js";
import { type SceneTable, scene } from "../../scene.js";

/** Takes mind points, as a spell of a later chapter will. */
const lose = (t: SceneTable, who: string, points: number) =>
  loseMind({ content: plain, state: t.state, options: {}, emit: () => {} } as unknown as Table, t.figure(who), points, {
    rules: [],
  });
const regain = (t: SceneTable, who: string, points: number) =>
  restoreMind(
    { content: plain, state: t.state, options: {}, emit: () => {} } as unknown as Table,
    t.figure(who),
    points,
    [],
  );

describe("mind points", () => {
  test("HQ-8.8.a: a servant is gone at 0 mind; the mindless have none to lose", () => {
    const t = scene({ heroes: { elf: "12,9" }, foes: { orc: "15,11", zombie: "15,10" } });
    lose(t, "orc", 2);
    lose(t, "zombie", 2);
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.isOnBoard("zombie")).toBe(true);
  });

  test("HQ-8.8.a: the rune of binding takes a goblin's only mind point, and with it the goblin", () => {
    const heroes = { elf: { at: "12,9", items: ["rune-of-binding"] } };
    const t = scene({ heroes, foes: { goblin: "15,11", orc: "15,9" } });
    t.does("elf", "use:rune-of-binding").does("elf", "target:goblin-1");
    expect(t.isOnBoard("goblin")).toBe(false);
    expect(t.table.events("eliminated")[0]!.rules).toContain("HQ-8.8.a");
  });

  test("HQ-8.8.b: at exactly 0 a hero is in shock, until a point comes back", () => {
    const t = scene({ heroes: { elf: { at: "12,9", mind: 1 } } });
    lose(t, "elf", 1);
    expect(isInShock(t.figure("elf"))).toBe(true);
    regain(t, "elf", 1);
    expect(isInShock(t.figure("elf"))).toBe(false);
  });

  test("HQ-8.8.c-a: in shock half of all dice; without dice no attack", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", mind: 0 } }, foes: { orc: "13,9" } });
    const barbarian = t.figure("barbarian");
    expect(total(attackParts(plain, barbarian, "broadsword"))).toBe(1);
    expect(total(meleeDefenceParts(plain, barbarian))).toBe(1);
    const wizard = scene({ heroes: { wizard: { at: "12,9", mind: 0 } }, foes: { orc: "13,9" } });
    expect(wizard.barredBy("wizard", "attack:orc-1")).toBe("HQ-8.8.c-a");
  });

  test("HQ-8.8.c-b: in shock nothing but attack, ranged attack and magic", () => {
    const t = scene({ heroes: { barbarian: { at: "12,9", mind: 0 } }, foes: { orc: "13,9" } });
    for (const option of ["move", "search:traps", "drink:potion-of-healing"]) {
      expect(t.barredBy("barbarian", option)).toBe("HQ-8.8.c-b");
    }
    expect(t.offered("barbarian")).toContain("attack:orc-1");
  });

  test("HQ-8.8.d: below 0 unconscious: no command, until another wakes it", () => {
    const t = scene({ heroes: { elf: { at: "12,9", mind: -1 }, dwarf: "12,8" }, settings: { autopass: false } });
    expect(isUnconscious(t.figure("elf"))).toBe(true);
    expect(t.barredBy("elf", "move")).toBe("HQ-8.8.d");
    const helped = scene({
      heroes: { dwarf: { at: "12,8", items: ["potion-of-clarity"] }, elf: { at: "12,9", mind: -1 } },
    }).does("dwarf", "pour:potion-of-clarity>ferrin");
    expect(helped.figure("elf").mind).toBe(2);
  });

  test("HQ-8.8.e: one skull eliminates the unconscious; none, or a ?, does nothing", () => {
    const strike = (dice: string) =>
      scene({
        phase: "wizard",
        heroes: { elf: { at: "12,9", mind: -1 }, dwarf: "10,7" },
        foes: { orc: "13,9" },
        dice: [dice],
      })
        .does("evil-wizard", "activate:orc-1")
        .does("evil-wizard", "attack:ferrin");
    expect(strike("L O S").isOnBoard("elf")).toBe(false);
    expect(strike("L O S").table.events("eliminated")[0]).toMatchObject({ rules: ["HQ-8.8.e"] });
    expect(strike("L O HQ").isOnBoard("elf")).toBe(false);
    expect(strike("L O L").isOnBoard("elf")).toBe(true);
    const missed = strike("S S ?");
    expect(missed.isOnBoard("elf")).toBe(true);
    expect(missed.offered("elf")).toBeUndefined();
  });
});
