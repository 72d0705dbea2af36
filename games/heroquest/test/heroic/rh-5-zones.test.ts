import { describe, expect, test } from "vitest";
import { scene } from "../scene.js";

const options = { combatZone: true };

describe("combat zones", () => {
  const walk = (more: object = {}) =>
    scene({ options, heroes: { elf: "12,8" }, foes: { orc: "13,10" }, dice: ["3 5"], ...more }).does("elf", "move");

  test("HQ-RH5-a: the squares beside are the zone, not the corners", () => {
    const t = walk().does("elf", "step:12,9");
    expect(t.state.turn?.movement?.left).toBe(7);
    expect(t.does("elf", "step:12,10").state.turn?.movement).toBeNull();
  });

  test("HQ-RH5-a: not behind a closed door", () => {
    const t = walk({ doors: { "12,10|13,10": "closed" } });
    t.does("elf", "step:12,9").does("elf", "step:12,10");
    expect(t.state.turn?.movement?.left).toBe(6);
  });

  test("HQ-RH5-a: who can't attack has none", () => {
    const states = [{ body: 0, prone: 1 }, { mind: -1 }, { buried: true }, { asleep: true }];
    for (const state of states) {
      const t = walk({ foes: { orc: { at: "13,9", kind: "champion", ...state } } }).does("elf", "step:12,9");
      expect(t.state.turn?.movement?.left).toBe(7);
    }
    expect(walk({ foes: { orc: "13,9" } }).does("elf", "step:12,9").state.turn?.movement).toBeNull();
  });

  test("HQ-RH5-a: who is in shock has a zone only with a die left for a blow", () => {
    const past = (wizard: object) => {
      const t = scene({
        options,
        phase: "wizard",
        heroes: { wizard: { at: "13,9", mind: 0, ...wizard } },
        foes: { orc: "12,8" },
      });
      t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move").does("evil-wizard", "step:12,9");
      return t.state.turn?.movement?.left;
    };
    expect(past({ items: [] })).toBe(7);
    expect(past({ items: [], mind: 1 })).toBeUndefined();
    expect(past({ items: [], attack: 2 })).toBeUndefined();
  });

  test("HQ-RH5-b: who enters a zone stops, and has the second action", () => {
    const foes = { orc: "13,9" };
    const t = walk({ foes }).does("elf", "step:12,9");
    expect(t.state.turn).toMatchObject({ movement: null, actions: 1 });
    expect(t.offered("elf")).toContain("attack:orc-1");
    expect(t.table.events("stopped-in-zone")).toHaveLength(1);
    const base = walk({ foes, options: {} }).does("elf", "step:12,9");
    expect(base.state.turn?.movement?.left).toBe(7);
  });

  test("HQ-RH5-b: whom a trap fells on the way in doesn't stop: it lies there", () => {
    const heroes = { elf: { at: "12,8", body: 1 }, dwarf: "10,7" };
    const t = scene({ options, heroes, foes: { orc: "13,9" }, traps: { "12,8|12,9": "spears" }, dice: ["4 4", "S L"] });
    t.does("elf", "move").does("elf", "step:12,9");
    expect(t.figure("elf").prone).toBe(1);
    expect(t.table.events("stopped-in-zone")).toEqual([]);
  });

  test("HQ-RH5-b: an antagonist stops as well", () => {
    const t = scene({ options, phase: "wizard", heroes: { elf: "12,9" }, foes: { goblin: "14,9" } });
    t.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "move").does("evil-wizard", "step:13,9");
    expect(t.state.turn).toMatchObject({ movement: null, actions: 1 });
  });

  test("HQ-RH5-b: nobody passes through another in a zone", () => {
    const heroes = { elf: "12,8", dwarf: "12,9" };
    expect(walk({ heroes, foes: { orc: "13,9" } }).barredBy("elf", "step:12,9")).toBe("HQ-RH5-b");
    expect(walk({ heroes, foes: { orc: "14,9" } }).offered("elf")).toContain("step:12,9");
  });

  test("HQ-RH5-b: a jump that lands in a zone goes no further", () => {
    const t = scene({ options, heroes: { elf: "12,11" }, foes: { orc: "13,9" }, dice: ["6"] }).does(
      "elf",
      "jump:12,10",
    );
    expect(t.square("elf")).toBe("12,9");
    expect(t.state.turn?.movement).toBeNull();
  });
});
