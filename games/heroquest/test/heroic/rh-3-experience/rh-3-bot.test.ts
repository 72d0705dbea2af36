import { describe, expect, test } from "vitest";
import { heuristic } from "../../../bot/policy/heuristic.js";
import { plain } from "../../plain.js";
import type { SceneTable } from "../../scene.js";
import { experienced, sheet } from "../../scenes/experience-scene.js";

/** What the rules of thumb would pick now, and why. */
function advice(t: SceneTable, who: string): string[] {
  const seat = t.seatOf(who);
  const { picks, reason } = heuristic(t.table.match.view(seat), t.table.match.decision(seat)!, { content: plain })!;
  return [...picks, reason.key.slice("reason.".length)];
}

describe("rules of thumb with experience", () => {
  test("HQ-RH3-cowardice: a coward runs as far as it can", () => {
    const heroes = { elf: { at: "12,9", experience: { ...sheet().experience, panic: "cowardice" } }, dwarf: "15,7" };
    const t = experienced({ heroes, foes: { orc: "13,9" }, dice: ["1 2"] } as never);
    expect(advice(t, "elf")).toEqual(["move", "panic"]);
    t.does("elf", "move");
    for (let steps = 0; t.state.turn?.movement && steps < 9; steps++) t.does("elf", advice(t, "elf")[0]!);
    expect(["10,8", "10,10", "11,7", "11,11"]).toContain(t.square("elf"));
  });

  test("HQ-RH3-move-plus-2: squares are added where they bring the hero to an enemy", () => {
    const bonus = (orc: string) => {
      const heroes = { elf: { at: "10,9", ...sheet("move-plus-2") } };
      return advice(experienced({ heroes, foes: { orc }, dice: ["1 1"] }).does("elf", "move"), "elf");
    };
    expect(bonus("15,9")).toEqual(["bonus:move-plus-2", "go-to-strike"]);
    expect(bonus("13,9")).toEqual(["keep-bonus", "keep-bonus"]);
  });

  test("HQ-RH3-start-first: in a fight, and not to run away", () => {
    const first = (dwarf: object) => {
      const heroes = { elf: { at: "10,7", ...sheet() }, dwarf: { at: "12,9", ...dwarf } };
      return advice(experienced({ step: "round", heroes, foes: { orc: "13,9" } } as never), "dwarf");
    };
    expect(first(sheet("start-first"))).toEqual(["yes", "start-first"]);
    const afraid = { experience: { ...sheet("start-first").experience, panic: "cowardice" } };
    expect(first(afraid)).toEqual(["no", "start-later"]);
  });

  test("HQ-RH3-charge, HQ-RH3-multiple-attack, HQ-RH3-b: what costs nothing is done", () => {
    const charger = { barbarian: { at: "11,9", ...sheet("charge") } };
    const charge = experienced({
      options: { combatZone: true },
      heroes: charger,
      foes: { orc: "13,9" },
      dice: ["3 4"],
    });
    charge.does("barbarian", "move").does("barbarian", "step:12,9");
    expect(advice(charge, "barbarian")).toEqual(["charge:orc-1", "charge"]);
    const dwarf = { at: "12,9", items: ["short-sword", "short-sword"], ...sheet("multiple-attack") };
    dwarf.experience.exceptionalDice = [0];
    const blow = experienced({ heroes: { dwarf }, foes: { orc: "13,9" }, dice: ["L L L", "L L"] });
    blow.does("dwarf", "attack:orc-1");
    expect(advice(blow, "dwarf")).toEqual(["yes", "exceptional-die"]);
    expect(advice(blow.does("dwarf", "yes"), "dwarf")).toEqual(["second-blow:short-sword>orc-1", "second-blow"]);
  });

  test("HQ-RH3-warrior: stands and fights instead of paying for every combat zone on the way", () => {
    const options = { combatZone: true, disengage: true };
    const step = (...traits: Parameters<typeof sheet>) => {
      const t = experienced({
        options,
        heroes: { barbarian: { at: "10,9", ...sheet(...traits) } },
        foes: { "goblin-1": "11,8", orc: { at: "14,9", questName: "chief" } },
        dice: ["3 4"],
        arrange: ({ secrets }) => {
          secrets.goal = { kind: "slay", figures: ["chief"] };
        },
      });
      t.does("barbarian", "move").does("barbarian", "step:11,9");
      return t.state.turn?.movement ? advice(t, "barbarian") : [];
    };
    expect(step("warrior")).toEqual(["stop", "stand-and-fight"]);
    expect(step()).toEqual([]);
  });

  test("HQ-RH3-quarrel: not beside a companion whom it can't bear, if there is another place", () => {
    const path = (...traits: Parameters<typeof sheet>) => {
      const heroes = { elf: { at: "13,7", ...sheet(...traits) }, dwarf: { at: "14,9", ...sheet() } };
      const t = experienced({ heroes, foes: { orc: "12,9" }, rubble: ["11,9", "12,8"], dice: ["3 4"] }).does(
        "elf",
        "move",
      );
      for (let steps = 0; t.state.turn?.movement && steps < 9; steps++) t.does("elf", advice(t, "elf")[0]!);
      return t.square("elf");
    };
    expect(path()).toBe("13,9");
    expect(path({ trait: "quarrel", of: "olm" })).toBe("12,10");
  });

  test("HQ-RH3-steady-hand: a shot past an enemy beside, where it is worth more than the blow", () => {
    const elf = { at: "2,0", items: ["crossbow"], ...sheet("steady-hand") };
    const t = experienced({ heroes: { elf }, foes: { goblin: "6,0", "chaos-warrior": "1,0" } });
    expect(advice(t, "elf")[0]).toBe("shoot:goblin-1");
  });
});
