import { AnswerRefused } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { scene } from "../scene.js";

describe("rounds and turns", () => {
  test("HQ-2.1-b: only the Evil Wizard moves antagonists", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { orc: "15,11" } });
    expect(() => t.table.answer("adventurer-1", "activate:orc-1")).toThrow(AnswerRefused);
  });

  test("HQ-3.1: in a round each hero and each antagonist is activated once", () => {
    const t = scene({
      heroes: { elf: "12,9", dwarf: "11,9" },
      foes: { orc: "15,11", "orc-2": "15,10", "orc-3": "15,9" },
    });
    t.does("elf", "end-turn").does("dwarf", "end-turn");
    for (const orc of ["orc-1", "orc-2", "orc-3"])
      t.does("evil-wizard", `activate:${orc}`).does("evil-wizard", "end-turn");
    expect(t.table.events("activated").map(({ figure }) => figure)).toEqual([
      ...["ferrin", "olm", "orc-1", "orc-2", "orc-3"],
      "ferrin",
    ]);
    expect(t.state.round).toBe(2);
  });

  test("HQ-3.2-a: adventurers act in seating order, nobody out of turn", () => {
    const t = scene({ heroes: { dwarf: "12,9", elf: "11,9" } });
    expect(() => t.does("elf", "end-turn")).toThrow(AnswerRefused);
    t.does("dwarf", "end-turn");
    expect(t.state.turn?.figure).toBe("ferrin");
  });

  test("HQ-3.2-b: who declines loses the unused action", () => {
    const t = scene({ heroes: { dwarf: "12,9", elf: "11,9" } });
    t.does("dwarf", "search:traps").does("dwarf", "end-turn");
    expect(t.state.turn?.figure).toBe("ferrin");
    expect(t.state.toAct).toEqual([]);
  });

  test("HQ-3.3: the Evil Wizard acts last, then the round counter rises", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, foes: { orc: "15,11" } });
    t.does("dwarf", "end-turn");
    expect(t.offered("evil-wizard")).toEqual(["activate:orc-1", "end-phase"]);
    t.does("evil-wizard", "end-phase");
    expect(t.state.round).toBe(2);
  });

  test("HQ-3.4: one antagonist is finished before the next begins", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { orc: "15,11", "orc-2": "13,9" } });
    t.does("evil-wizard", "activate:orc-1");
    expect(t.offered("evil-wizard")).not.toContain("activate:orc-2");
    t.does("evil-wizard", "end-turn");
    expect(t.offered("evil-wizard")).toEqual(["activate:orc-2", "end-phase"]);
  });

  test("HQ-3.5: an unused action isn't there in the next round", () => {
    const t = scene({ heroes: { dwarf: "12,9" } });
    t.does("dwarf", "search:traps").does("dwarf", "end-turn");
    expect(t.state.round).toBe(2);
    expect(t.state.turn?.actions).toBe(2);
  });

  test("HQ-3.6-a: a third action isn't possible", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "11,9" } });
    t.does("elf", "search:traps").does("elf", "search:traps");
    expect(t.state.turn?.figure).toBe("olm");
  });

  test("HQ-3.6-b: an antagonist has two actions, and may attack twice; with the setting only once", () => {
    const dice = ["L L L", "L L L"];
    const t = scene({ phase: "wizard", heroes: { elf: { at: "12,9", defence: 0 } }, foes: { orc: "13,9" }, dice });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin").does("evil-wizard", "attack:ferrin");
    expect(t.state.turn?.figure).not.toBe("orc-1");
    expect(t.offered("evil-wizard") ?? []).not.toContain("search:traps");
    const gentle = scene({
      phase: "wizard",
      heroes: { elf: { at: "12,9", defence: 0 } },
      foes: { orc: "13,9" },
      dice,
      options: { antagonistAttacks: 1 },
    });
    gentle.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
    expect(gentle.barredBy("evil-wizard", "attack:ferrin")).toBe("HQ-3.6-b");
  });

  test("HQ-3.7-a: one movement action a turn", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, dice: ["1 1"] })
      .does("dwarf", "move")
      .does("dwarf", "stop");
    expect(t.barredBy("dwarf", "move")).toBe("HQ-3.7-a");
  });

  test("HQ-3.7-b: both actions may be attacks, or searches of different kinds", () => {
    const t = scene({
      heroes: { barbarian: "12,9", elf: "10,9" },
      foes: { gargoyle: "13,9" },
      dice: ["L L L", "L L L L L", "L L L", "L L L L L"],
    });
    t.does("barbarian", "attack:gargoyle-1").does("barbarian", "attack:gargoyle-1");
    t.does("elf", "search:traps").does("elf", "search:secret-doors");
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-3.7-b: a third attack, shot, spell or search isn't possible, not even with more actions", () => {
    const heroes = { elf: { at: "12,9", items: ["heroic-brew"] } };
    const t = scene({ heroes }).does("elf", "drink:heroic-brew");
    expect(t.state.turn?.actions).toBe(3);
    t.does("elf", "search:traps").does("elf", "search:secret-doors");
    expect(t.barredBy("elf", "search:traps")).toBe("HQ-3.7-b");
    expect(t.barredBy("elf", "treasure:floor")).toBe("HQ-3.7-b");
    expect(t.offered("elf")).toContain("move");
  });

  test("HQ-3.7-c: two different special actions, never the same twice; with the setting only one", () => {
    const wanted = { heroes: { dwarf: { at: "12,9", items: ["potion-of-healing", "potion-of-speed"], body: 1 } } };
    const t = scene(wanted).does("dwarf", "drink:potion-of-healing");
    expect(t.barredBy("dwarf", "drink:potion-of-speed")).toBe("HQ-10.1");
    const heroes = { elf: { at: "12,9", items: ["potion-of-healing"] }, dwarf: "10,7" };
    const two = scene({ heroes }).does("elf", "search:magical-traps").does("elf", "drink:potion-of-healing");
    expect(two.state.turn?.figure).toBe("olm");
    const one = scene({
      heroes: { elf: { at: "12,9", items: ["potion-of-healing"] } },
      options: { specialActions: "one" },
    }).does("elf", "search:magical-traps");
    expect(one.barredBy("elf", "drink:potion-of-healing")).toBe("HQ-3.7-c");
  });

  test("HQ-3.8: actions come in any order", () => {
    const first = scene({ heroes: { dwarf: "12,9" }, dice: ["1 1"] });
    first.does("dwarf", "search:traps").does("dwarf", "move").does("dwarf", "step:11,9");
    const second = scene({ heroes: { dwarf: "12,9" }, dice: ["1 1"] });
    second.does("dwarf", "move").does("dwarf", "stop").does("dwarf", "search:traps");
    expect(second.state.round).toBe(2);
  });
});
