import { describe, expect, test } from "vitest";
import { experienced, sheet } from "../../scenes/experience-scene.js";

describe("movement advantages", () => {
  const moves = (dice: string, ...traits: Parameters<typeof sheet>) =>
    experienced({ heroes: { elf: { at: "12,9", ...sheet(...traits) } }, dice: [dice] }).does("elf", "move");
  const left = (t: ReturnType<typeof moves>) => t.state.turn?.movement?.left ?? 0;

  test.each([
    ["move-plus-1", 8],
    ["move-plus-2", 9],
  ] as const)("HQ-RH3-%s: once in an adventure, after the dice were seen", (trait, squares) => {
    const t = moves("3 4", trait);
    expect(t.offered("elf")).toEqual([`bonus:${trait}`, "keep-bonus"]);
    expect(left(t.does("elf", `bonus:${trait}`))).toBe(squares);
    expect(left(moves("3 4", trait).does("elf", "keep-bonus"))).toBe(7);
    // A second time nothing is asked, and where another bonus is left, this one is barred.
    expect(left(moves("3 4", { trait, used: 1 }))).toBe(7);
    const other = trait === "move-plus-1" ? "move-plus-2" : "move-plus-1";
    expect(moves("3 4", { trait, used: 1 }, other).barredBy("elf", `bonus:${trait}`)).toBe(`HQ-RH3-${trait}`);
  });

  test("HQ-RH3-move-plus-1: an HQ or a double ? isn't improved", () => {
    expect(left(moves("HQ 4", "move-plus-1"))).toBe(12);
    const stuck = moves("? ?", "move-plus-1");
    expect(left(stuck)).toBe(0);
    expect(stuck.figure("elf").experience!.traits[0]!.used).toBe(0);
  });

  test("HQ-RH3-move-plus-2: two advantages may help the same roll", () => {
    const t = moves("3 4", "move-plus-1", "move-plus-2")
      .does("elf", "bonus:move-plus-1")
      .does("elf", "bonus:move-plus-2");
    expect(left(t)).toBe(10);
  });

  /** Before a round with two heroes, the second of whom may start. */
  const round = (held: Parameters<typeof sheet>[0]) =>
    experienced({
      step: "round",
      round: 2,
      heroes: {
        barbarian: { at: "12,9", ...sheet() },
        elf: { at: "12,10", ...sheet() },
        dwarf: { at: "13,9", ...sheet(held) },
      },
    });

  test("HQ-RH3-start-first: first in one round, the others in seating order; then as usual", () => {
    const t = round("start-first");
    expect(t.offered("dwarf")).toEqual(["yes", "no"]);
    t.does("dwarf", "yes");
    expect(t.state.turn?.figure).toBe("olm");
    t.does("dwarf", "end-turn");
    expect(t.state.turn?.figure).toBe("hrolf");
    t.does("barbarian", "end-turn");
    expect(t.state.turn?.figure).toBe("ferrin");
    t.does("elf", "end-turn");
    expect([t.state.round, t.state.turn?.figure]).toEqual([4, "hrolf"]);
  });

  test("HQ-RH3-start-first: nobody must, and nobody may twice", () => {
    expect(round("start-first").does("dwarf", "no").state.turn?.figure).toBe("hrolf");
    expect(round({ trait: "start-first", used: 1 }).state.turn?.figure).toBe("hrolf");
  });

  test("HQ-RH3-injury: 1 less on every movement roll, also of the maximum", () => {
    expect(left(moves("3 4", "injury"))).toBe(6);
    expect(left(moves("HQ 3", "injury"))).toBe(11);
    expect(left(moves("3 4"))).toBe(7);
  });

  test("HQ-RH3-serious-injury: 2 less, and never less than nothing", () => {
    expect(left(moves("1 2", "serious-injury"))).toBe(1);
    expect(left(moves("HQ 3", "serious-injury"))).toBe(10);
    expect(left(moves("1 ?", "serious-injury"))).toBe(0);
  });

  test("HQ-RH3-injury: of a roll that gives nothing nothing is taken, and nobody says so", () => {
    expect(moves("3 4", "injury").table.events("trait-acted")).toHaveLength(1);
    expect(moves("? ?", "injury").table.events("trait-acted")).toEqual([]);
  });

  test("HQ-RH3-injury: what takes a square of a bonus is told, too", () => {
    const climbs = (answer: string) => {
      const elf = { at: "12,9", pit: "pit", ...sheet("injury", "move-plus-2") } as const;
      const t = experienced({ heroes: { elf }, knownTraps: { "12,9": "pit" }, dice: ["?"] });
      return t.does("elf", "move").does("elf", answer);
    };
    const told = (t: ReturnType<typeof climbs>) => t.table.events("trait-acted").map(({ trait }) => trait);
    const better = climbs("bonus:move-plus-2");
    expect(left(better)).toBe(1);
    expect(told(better)).toEqual(["move-plus-2", "injury"]);
    expect(told(climbs("keep-bonus"))).toEqual([]);
  });
});
