import { readFileSync } from "node:fs";
import { audience, Match, UndoRefused } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { heroQuest } from "../../index.js";
import { heroicSwitches } from "../../options.js";
import { helpTableOf } from "../../queries/wizard-table.js";
import { plain } from "../plain.js";
import { game, type SceneTable, scene } from "../scene.js";

/** Who wants to take back, and what the refusal says. */
function refusal(t: SceneTable, who: string): UndoRefused {
  try {
    t.table.match.undo(t.seatOf(who));
  } catch (error) {
    if (error instanceof UndoRefused) return error;
    throw error;
  }
  throw new Error("It was taken back.");
}

describe("an error is still play", () => {
  test("HQ-18.1: a search of an empty chest is spent, and can't be taken back", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      scenery: { "13,9": "chest" },
      arrange: (state) => void state.emptied.push("chest-1"),
    });
    t.does("elf", "treasure:chest-1");
    expect(t.table.events("treasure-searched")).toMatchObject([{ found: "empty" }]);
    expect(t.state.turn).toMatchObject({ actions: 1 });
    expect(refusal(t, "elf").fault).toBe("strict-table");
    expect(t.state.turn).toMatchObject({ actions: 1 });
  });

  test("HQ-18.2: a step is final, and going back costs another square", () => {
    const t = scene({ heroes: { elf: "12,9" }, dice: ["2 2"] })
      .does("elf", "move")
      .does("elf", "step:12,8");
    expect(t.table.match.undoOffer("adventurer-1")).toBeUndefined();
    expect(refusal(t, "elf")).toMatchObject({
      fault: "strict-table",
      rules: ["HQ-18.2", "HQ-18.4"],
      message: "This table plays without undo (HQ-18.2, HQ-18.4).",
      said: { key: "refused.strict-table", args: { rules: ["HQ-18.2", "HQ-18.4"] } },
    });
    expect(t.square("elf")).toBe("12,8");
    const left = t.state.turn!.movement!.left;
    t.does("elf", "step:12,9");
    expect(t.state.turn!.movement!.left).toBe(left - 1);
  });

  test("HQ-18.2: at a friendly table a step can be taken back until something is shown", () => {
    const t = scene({
      options: { undo: "friendly" },
      heroes: { elf: "12,9" },
      dice: ["2 2"],
      // Nothing new is seen from there, and no trap could lie there.
      arrange: (state) => {
        state.seen.fill(1);
        state.looked.fill(0);
        state.trodden.fill(1);
        state.crossed.fill(1);
      },
    });
    t.does("elf", "move").does("elf", "step:12,8");
    expect(t.table.match.settings.undo).toBe("friendly");
    t.table.match.undo("adventurer-1");
    expect(t.square("elf")).toBe("12,9");
  });

  test("HQ-18.4: dice that fell can't be taken back, at a friendly table only by agreement of all", () => {
    const strict = scene({ heroes: { elf: "12,9" }, dice: ["2 2"] }).does("elf", "move");
    expect(refusal(strict, "elf").rules).toContain("HQ-18.4");
    expect(() => strict.table.match.undo("adventurer-1", { agreedBy: strict.table.match.seats })).toThrow(UndoRefused);
    const friendly = scene({ heroes: { elf: "12,9" }, dice: ["2 2"], options: { undo: "friendly" } });
    friendly.does("elf", "move");
    expect(friendly.table.match.undoOffer("adventurer-1")).toMatchObject({ free: false });
    expect(refusal(friendly, "elf").fault).toBe("needs-agreement");
  });

  test("HQ-18.8: the Evil Wizard can't take a step back either", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes: { orc: "13,9" } });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move").does("evil-wizard", "step:13,8");
    expect(t.table.match.undoOffer("wizard")).toBeUndefined();
    expect(refusal(t, "evil-wizard").rules).toContain("HQ-18.8");
    expect(t.square("orc")).toBe("13,8");
  });

  test("HQ-18.2: a table is strict unless it says otherwise", () => {
    expect(Match.start(game).settings.undo).toBe("strict");
    expect(Match.start(game, { options: { undo: "friendly" } }).settings.undo).toBe("friendly");
  });
});

describe("the Evil Wizard's side of the screen", () => {
  test("HQ-2.3: the help table is reachable for the Evil Wizard and for nobody else", () => {
    const help = helpTableOf(plain, "wizard")!;
    expect(help.antagonists).toContainEqual({ type: "orc", move: 8, attack: 3, defence: 2, body: 1, mind: 2 });
    expect(help.combatDie).toEqual({ skull: 3, lion: 2, oval: 1, hq: 1, "question-mark": 1 });
    expect(help.traps).toContainEqual({ kind: "arrows", dice: 2, defence: "as-ranged", disarmable: true });
    for (const onlooker of ["adventurer-1", audience]) expect(helpTableOf(plain, onlooker)).toBeUndefined();
  });

  test("HQ-2.3: the quest's notes are behind the screen, too", () => {
    const { match } = scene().table;
    expect(match.view("wizard").state).toHaveProperty("secrets");
    for (const onlooker of ["adventurer-1", audience]) expect(match.view(onlooker).state).not.toHaveProperty("secrets");
  });
});

describe("what the rulebook leaves open", () => {
  const catalogue = readFileSync(new URL("../../catalogue.yaml", import.meta.url), "utf8");
  const ids = [...catalogue.matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!);

  test("HQ-17: no rule comes from a section 17, apart from the note that there is none", () => {
    expect(ids.filter((id) => /^HQ-17(\D|$)/.test(id))).toEqual(["HQ-17"]);
    const options = heroQuest.options.map(({ rule }) => rule);
    expect(options.filter((rule) => rule?.startsWith("HQ-17"))).toEqual([]);
  });

  test("HQ-RH9: there is no switch for the empty heading", () => {
    expect(ids.filter((id) => id.startsWith("HQ-RH9"))).toEqual(["HQ-RH9"]);
    expect(heroQuest.options.filter(({ rule }) => rule?.startsWith("HQ-RH9"))).toEqual([]);
    for (const id of heroicSwitches) {
      expect(heroQuest.options.find((option) => option.id === id)?.rule).toMatch(/^HQ-(RH[1-8]|19)/);
    }
  });
});
