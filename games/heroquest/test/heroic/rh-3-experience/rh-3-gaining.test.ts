import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { heroicPreset } from "../../../options.js";
import type { HeroQuest } from "../../../state.js";
import { game, type Scene, scene, thrown } from "../../scene.js";
import { experienced, sheet, traitsOf } from "../../scenes/experience-scene.js";

/** The heroes leave one after the other, and the quest is over. */
const left = (wanted: Scene, ...heroes: string[]) => {
  const t = experienced({ exit: ["12,9", "12,10"], ...wanted });
  for (const hero of heroes) t.does(hero, "leave");
  return t;
};
const due = (t: ReturnType<typeof experienced>, who = "barbarian") => t.figure(who).experience!.due;

describe("what is noted during a quest", () => {
  const attack = (roll: string, more: string[] = ["L L"]) =>
    experienced({ heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: [roll, ...more] }).does(
      "barbarian",
      "attack:orc-1",
    );

  test("HQ-RH3-e: a double or triple in a combat roll is one roll on a table", () => {
    expect(due(attack("HQ HQ S"))).toEqual([{ table: "advantages", permanent: false }]);
    expect(due(attack("? ? L"))).toEqual([{ table: "disadvantages", permanent: false }]);
    expect(due(attack("? ? ?"))).toEqual([{ table: "disadvantages", permanent: true }]);
    expect(due(attack("HQ S L"))).toEqual([]);
  });

  test("HQ-RH3-e: a defence counts, too; what others throw doesn't", () => {
    const t = experienced({
      phase: "wizard",
      heroes: { barbarian: "12,9" },
      foes: { orc: "13,9" },
      dice: ["HQ HQ S", "? ?"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(due(t)).toEqual([{ table: "disadvantages", permanent: false }]);
    expect(t.figure("orc").experience).toBeUndefined();
  });

  test("HQ-RH3-d: a double in a movement roll", () => {
    const move = (roll: string) =>
      due(experienced({ heroes: { barbarian: "12,9" }, dice: [roll] }).does("barbarian", "move"));
    expect(move("HQ HQ")).toEqual([{ table: "movement-advantages", permanent: false }]);
    expect(move("? ?")).toEqual([{ table: "movement-disadvantages", permanent: false }]);
    expect(move("HQ ?")).toEqual([]);
  });

  test("HQ-RH3-a: with the switch off there is nothing to note and nothing to roll", () => {
    const t = scene({ exit: ["12,9"], heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: ["HQ HQ S", "L L"] });
    t.does("barbarian", "attack:orc-1").does("barbarian", "leave");
    expect(t.figure("barbarian")).not.toHaveProperty("experience");
    expect(t.table.match.outcome).toBeDefined();
    expect(t.diceLeft).toBe(0);
  });
});

describe("the tables at the end of a quest", () => {
  const noted = (...tables: (readonly [string, boolean])[]) => ({
    experience: {
      ...sheet().experience,
      due: tables.map(([table, permanent]) => ({ table, permanent })),
    },
  });

  test("HQ-RH3-d: one roll for each double; HQ and ? are rolled again", () => {
    const hero = noted(
      ["movement-advantages", false],
      ["movement-advantages", false],
      ["movement-disadvantages", false],
    );
    const t = left(
      { heroes: { barbarian: { at: "12,9", ...hero } as never }, dice: ["HQ", "3", "6", "5"] },
      "barbarian",
    );
    expect(t.table.events("dice-rolled").map(({ purpose }) => purpose)).toEqual([
      "movement-advantages",
      "movement-advantages",
      "movement-advantages",
      "movement-disadvantages",
    ]);
    expect(traitsOf(t, "barbarian")).toEqual(["move-plus-1", "start-first", "serious-injury"]);
    expect(due(t)).toEqual([]);
  });

  test.each([
    ["1", ["cowardice"]],
    ["2", ["true-cowardice"]],
    ["3", ["chatterbox"]],
    ["6", []],
  ])("HQ-RH3-e: the table of disadvantages, %s", (face, gained) => {
    const heroes = { barbarian: { at: "12,9", ...noted(["disadvantages", false]) } as never };
    const t = left({ heroes, dice: [face] }, "barbarian");
    expect(traitsOf(t, "barbarian")).toEqual(gained);
    expect(t.table.events("no-trait-gained")).toHaveLength(gained.length === 0 ? 1 : 0);
  });

  test("HQ-RH3-quarrel: with another hero of the party, drawn at random", () => {
    const heroes = {
      barbarian: { at: "12,9", ...noted(["disadvantages", false], ["disadvantages", false]) } as never,
      dwarf: { at: "12,10", ...sheet() },
      elf: { at: "12,10", ...sheet() },
    };
    const t = left({ heroes, dice: ["4", "ferrin", "4"] }, "barbarian", "dwarf", "elf");
    // The second time only one other is left.
    expect(traitsOf(t, "barbarian")).toEqual(["quarrel ferrin", "quarrel olm"]);
  });

  test("HQ-RH3-fear: of a kind of creature, drawn at random", () => {
    const heroes = { barbarian: { at: "12,9", ...noted(["disadvantages", false]) } as never };
    expect(traitsOf(left({ heroes, dice: ["5", "zombie"] }, "barbarian"), "barbarian")).toEqual(["fear zombie"]);
  });

  test("HQ-RH3-e: an even draw of one of the twelve advantages; one already held isn't drawn", () => {
    const hero = noted(["advantages", false]);
    hero.experience.traits = sheet("charge").experience.traits;
    const heroes = { barbarian: { at: "12,9", ...hero } as never };
    expect(traitsOf(left({ heroes, dice: ["warrior"] }, "barbarian"), "barbarian")).toEqual(["charge *", "warrior"]);
    expect(() => left({ heroes, dice: ["charge"] }, "barbarian")).toThrow();
  });

  test("HQ-RH3-f: from a double for the next adventure, from a triple for good; injuries never for good", () => {
    const hero = noted(["advantages", false], ["disadvantages", true], ["movement-disadvantages", true]);
    const heroes = { barbarian: { at: "12,9", ...hero } as never };
    const first = left({ heroes, dice: ["feint", "3", "1"] }, "barbarian");
    expect(traitsOf(first, "barbarian")).toEqual(["feint", "chatterbox *", "injury"]);
    const { experience } = first.figure("barbarian");
    const next = left({ heroes: { barbarian: { at: "12,9", experience: experience! } } }, "barbarian");
    expect(traitsOf(next, "barbarian")).toEqual(["chatterbox *"]);
    expect(next.table.events("traits-over")).toHaveLength(1);
  });

  test("HQ-RH3-f: what comes for good takes the place of what was for a while", () => {
    const hero = noted(["disadvantages", false], ["disadvantages", true], ["disadvantages", false]);
    const heroes = { barbarian: { at: "12,9", ...hero } as never };
    const t = left({ heroes, dice: ["1", "1", "1"] }, "barbarian");
    expect(traitsOf(t, "barbarian")).toEqual(["cowardice *"]);
  });

  test("HQ-RH3-f: what was used in an adventure can be used again in the next", () => {
    const used = sheet({ trait: "resistance", used: 3 }, { trait: "move-plus-1", used: 2 });
    Object.assign(used.experience, { wounds: 2, defended: 3, exceptionalDice: [3] });
    const t = left({ heroes: { barbarian: { at: "12,9", ...used } } }, "barbarian");
    expect(t.figure("barbarian").experience).toEqual({
      ...sheet("resistance", "move-plus-1").experience,
      exceptionalDice: [0],
    });
  });

  test("HQ-RH3-g: who is brought to 0 body by an attack fears that kind of creature for good", () => {
    const fall = (body: number) =>
      experienced({
        phase: "wizard",
        heroes: { elf: { at: "12,9", body }, dwarf: "10,7" },
        foes: { mummy: "13,9" },
        dice: ["S S L", "S S"],
      })
        .does("evil-wizard", "activate:mummy-1")
        .does("evil-wizard", "attack:ferrin");
    expect(traitsOf(fall(2), "elf")).toEqual(["fear mummy *"]);
    expect(traitsOf(fall(3), "elf")).toEqual([]);
    const trap = experienced({
      heroes: { elf: { at: "12,9", body: 1 }, dwarf: "10,7" },
      traps: { "12,8": "pit" },
      dice: ["3 4", "S"],
    });
    expect(traitsOf(trap.does("elf", "move").does("elf", "step:12,8"), "elf")).toEqual([]);
  });
});

describe("exceptional dice", () => {
  const withDice = (count: number) => ({
    experience: { ...sheet().experience, exceptionalDice: Array(count).fill(0) },
  });

  test("HQ-RH3-b: no more than one in a roll, each once a round", () => {
    const t = experienced({
      heroes: { barbarian: { at: "12,9", ...withDice(2) } },
      foes: { orc: "13,9" },
      dice: ["L L L L", "L L", "L L L L", "L L"],
    });
    t.does("barbarian", "attack:orc-1").does("barbarian", "yes");
    expect(t.throws[0]).toBe("attack 4");
    t.does("barbarian", "attack:orc-1").does("barbarian", "yes");
    expect(t.throws[2]).toBe("attack 4");
    // Both are used: the orc's blow in the same round is met without.
    const used = t.figure("barbarian").experience!.exceptionalDice;
    expect(used).toEqual([1, 1]);
  });

  test("HQ-RH3-b: for a defence, too, and only if the player likes", () => {
    const met = (answer: string, dice: string[], exceptional: number) => {
      const t = experienced({
        phase: "wizard",
        heroes: { barbarian: { at: "12,9", ...withDice(exceptional) } },
        foes: { orc: "13,9" },
        dice,
      });
      t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
      if (answer) t.does("barbarian", answer);
      return t.throws[1];
    };
    expect(met("yes", ["S L L", "L L L"], 1)).toBe("defence 3");
    expect(met("no", ["S L L", "L L"], 1)).toBe("defence 2");
    expect(met("", ["S L L", "L L"], 0)).toBe("defence 2");
  });

  test("HQ-RH3-b: who has no die left gains none", () => {
    const fear = { trait: "fear", of: "orc", permanent: true, used: 0 } as const;
    const experience = { ...withDice(1).experience, traits: [fear] };
    const t = experienced({
      phase: "wizard",
      heroes: { barbarian: { at: "12,9", defence: 1, experience } },
      foes: { orc: "13,9" },
      dice: ["S L L"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(t.throws).toEqual(["attack 3"]);
    expect(t.figure("barbarian").experience!.exceptionalDice).toEqual([0]);
  });

  test("HQ-RH3-b: a shot may have one", () => {
    const heroes = { elf: { at: "2,0", items: ["crossbow"], ...withDice(1) } };
    const t = experienced({ heroes, foes: { goblin: "6,0" }, dice: ["L L L L"] });
    expect(t.does("elf", "shoot:goblin-1").does("elf", "yes").throws[0]).toBe("shot 4");
  });

  test("HQ-RH3-b: one is earned for every three completed quests", () => {
    const after = (completed: number, won = true) => {
      const goal = { kind: "escape", heroes: won ? 1 : 2 } as const;
      const arrange = ({ secrets }: HeroQuest) => Object.assign(secrets, { goal });
      const t = left({ heroes: { barbarian: { at: "12,9", completed, ...sheet() } }, arrange }, "barbarian");
      const hero = t.figure("barbarian");
      return [hero.completed, hero.experience!.exceptionalDice.length];
    };
    expect(after(2)).toEqual([3, 1]);
    expect(after(3)).toEqual([4, 0]);
    expect(after(2, false)).toEqual([2, 0]);
  });
});

describe("veterans", () => {
  const begin = (options: object, dice: string[]) =>
    scriptedTable(game, {
      options: { quest: "test-room", adventurers: 1, fillSeats: false, experience: true, ...options },
      dice: dice.map(thrown),
    })
      .answer("adventurer-1", "hero:barbarian")
      .answer("adventurer-1", "figure:hrolf");

  test("HQ-0-a: the preset of all heroic rules leaves experience out", () => {
    const { experience, ...heroic } = heroicPreset;
    expect(experience).toBeUndefined();
    const { figures, watched } = begin({ ...heroic, experience: false, fateCards: false }, []).state;
    expect(figures[0]).not.toHaveProperty("experience");
    expect(watched).toBe(false);
    expect(scriptedTable(game, { options: { adventurers: 1, fillSeats: false } }).state.watched).toBe(false);
  });

  test("HQ-RH3-a: new heroes have an empty sheet", () => {
    expect(begin({}, []).state.figures[0]!.experience).toEqual(sheet().experience);
  });

  test("HQ-RH3-a: or so many advantages and disadvantages, drawn at random", () => {
    const t = begin({ "experience.start": 1 }, ["charge", "fear", "orc"]);
    expect(t.state.figures[0]!.experience).toMatchObject({
      traits: [
        { trait: "charge", permanent: true },
        { trait: "fear", of: "orc", permanent: true },
      ],
      exceptionalDice: [],
    });
    expect(t.state.figures[0]!.completed).toBe(1);
  });

  test("HQ-RH3-a: a lonely hero quarrels with nobody, and is given something else", () => {
    const t = begin({ "experience.start": 3 }, [
      "feint",
      "charge",
      "warrior",
      "quarrel",
      "injury",
      "chatterbox",
      "cowardice",
    ]);
    const { traits, exceptionalDice } = t.state.figures[0]!.experience!;
    expect(traits.map(({ trait }) => trait)).toEqual([
      "feint",
      "charge",
      "warrior",
      "injury",
      "chatterbox",
      "cowardice",
    ]);
    expect(exceptionalDice).toEqual([0]);
  });
});
