import { faceOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { half } from "../../queries/combat/half.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const { combat, movement } = plain.dice["3-1"];

describe("the dice", () => {
  test("HQ-1.1-a: both kinds have an HQ and a ? among eight faces", () => {
    for (const die of [combat, movement]) expect(die.faces).toEqual(expect.arrayContaining(["hq", "question-mark"]));
    // Three skulls and two lions are one face each here, with its weight.
    expect(movement.faces).toHaveLength(8);
    expect(combat.weights).toEqual([9, 6, 3, 1, 1]);
  });

  test("HQ-1.1-b: three skulls, two lions and one oval", () => {
    const { faces, weights } = plain.dice["1-1"].combat;
    expect(Object.fromEntries(faces.map((face, i) => [face, weights![i]]))).toMatchObject({
      skull: 3,
      lion: 2,
      oval: 1,
    });
  });

  test("HQ-1.1-c: one side face for each number", () => {
    const { faces, weights } = plain.dice["1-1"].movement;
    for (const number of ["1", "2", "3", "4", "5", "6"] as const) expect(weights![faces.indexOf(number)]).toBe(1);
  });

  test("HQ-1.1-d: a side face comes up three times as often as a base", () => {
    const run = <F extends string>(die: typeof combat | typeof movement) =>
      Array.from({ length: 20 }, (_, n) => faceOf<F>(die as never, n));
    expect(run(combat)).toEqual([
      ...Array<string>(9).fill("skull"),
      ...Array<string>(6).fill("lion"),
      ...Array<string>(3).fill("oval"),
      "hq",
      "question-mark",
    ]);
    expect(run(movement)).toEqual([...["1", "2", "3", "4", "5", "6"].flatMap((n) => [n, n, n]), "hq", "question-mark"]);
  });

  test("HQ-1.1-e: a skull is a hit", () => {
    const t = scene({ heroes: { barbarian: "12,9" }, foes: { goblin: "13,9" }, dice: ["S L O", "L"] });
    t.does("barbarian", "attack:goblin-1");
    expect(t.isOnBoard("goblin")).toBe(false);
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-1.1-f: a lion blocks for heroes, an oval doesn't", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { orc: "13,9" }, dice: ["S S O", "L O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ferrin");
    expect(t.figure("elf").body).toBe(5);
  });

  test("HQ-1.1-g: an oval blocks for antagonists, a lion doesn't", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, foes: { orc: { at: "13,9", body: 2 } }, dice: ["S S", "O L"] });
    t.does("dwarf", "attack:orc-1");
    expect(t.figure("orc").body).toBe(1);
  });

  test("HQ-1.1-h: an HQ hits past every shield", () => {
    const t = scene({ heroes: { barbarian: "12,9" }, foes: { mummy: "13,9" }, dice: ["HQ L O", "O O O O"] });
    t.does("barbarian", "attack:mummy-1");
    expect(t.figure("mummy").body).toBe(1);
  });

  test("HQ-1.1-i: a ? is no hit and gives the opponent a die", () => {
    const t = scene({ heroes: { dwarf: "12,9" }, foes: { orc: "13,9" }, dice: ["? L"] });
    t.does("dwarf", "attack:orc-1");
    expect(t.isOnBoard("orc")).toBe(true);
    expect(t.table.decision("wizard").kind).toBe("counter-attack");
  });

  test("HQ-1.1-j: HQ and ? do nothing in defence", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "12,9" }, foes: { goblin: "13,9" }, dice: ["S L", "HQ ?"] });
    t.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "attack:ferrin");
    expect(t.figure("elf").body).toBe(5);
    expect(t.offered("evil-wizard")).toContain("attack:ferrin");
  });

  test("HQ-18.9: halves round down", () => {
    expect([3, 1, 7].map(half)).toEqual([1, 0, 3]);
  });
});
