import { describe, expect, test } from "vitest";
import type { HeroQuest } from "../../state.js";
import { at, scene } from "../scene.js";

const jumper = (dice: string[], more: object = {}) =>
  scene({ heroes: { elf: "12,9", dwarf: "10,7" }, knownTraps: { "12,8": "pit" }, dice, ...more });

describe("jumping", () => {
  test("HQ-13-a: declared from the square beside, with one die", () => {
    const t = jumper(["5"]).does("elf", "jump:12,8");
    expect(t.throws).toEqual(["jump 1"]);
    expect(jumper([], { heroes: { elf: "12,10" } }).offered("elf")).not.toContain("jump:12,8");
  });

  test("HQ-13-b: with 2 or more one lands straight opposite, and the rest is movement", () => {
    expect(jumper(["2"]).does("elf", "jump:12,8").square("elf")).toBe("12,7");
    const far = jumper(["5"]).does("elf", "jump:12,8");
    expect(far.square("elf")).toBe("12,7");
    expect(far.state.turn?.movement?.left).toBe(3);
    expect(jumper(["HQ"]).does("elf", "jump:12,8").state.turn?.movement?.left).toBe(4);
    expect(jumper([], { foes: { orc: "12,7" } }).barredBy("elf", "jump:12,8")).toBe("HQ-13-b");
  });

  test("HQ-13-b: who just reaches the far side is told of no squares to walk", () => {
    const told = (roll: string) => jumper([roll]).does("elf", "jump:12,8").table.events("movement-begun");
    expect(told("2")).toEqual([]);
    expect(told("3")).toMatchObject([{ squares: 1 }]);
  });

  test("HQ-13-b: no jump through a wall, and none out of a pit", () => {
    expect(scene({ heroes: { elf: "12,8" } }).barredBy("elf", "jump:12,7")).toBe("HQ-13-b");
    expect(jumper([], { heroes: { elf: { at: "12,9", pit: "pit" } } }).barredBy("elf", "jump:12,8")).toBe("HQ-12.1-c");
  });

  test("HQ-13-b: a trap on a line that is crossed goes off", () => {
    const t = jumper(["2", "S S"], { traps: { "12,8|12,7": "spears" } }).does("elf", "jump:12,8");
    expect(t.figure("elf").body).toBe(4);
  });

  test("HQ-13-c: who doesn't reach the far side is on the square that he jumped", () => {
    for (const roll of ["1", "?"]) {
      const t = jumper([roll, "S"]).does("elf", "jump:12,8");
      expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    }
    const plain = scene({ heroes: { elf: "12,9" }, dice: ["1"] }).does("elf", "jump:12,8");
    expect(plain.square("elf")).toBe("12,8");
  });

  test("HQ-13-c, HQ-4.8: over a pit that holds somebody a failed jump ends where it began", () => {
    const t = jumper(["1"], { foes: { orc: { at: "12,8", pit: "pit" } } }).does("elf", "jump:12,8");
    expect(t.square("elf")).toBe("12,9");
    expect(t.figure("elf").pit).toBe("");
    expect(t.table.events("jump-stopped")[0]).toMatchObject({ by: "orc-1", rules: ["HQ-13-c", "HQ-4.8"] });
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
  });

  test("HQ-13-d: an abyss swallows who fails, with all he has", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "10,7" }, abyss: ["12,8"], dice: ["1"] }).does("elf", "jump:12,8");
    expect(t.state.gone[0]?.how).toBe("lost");
    expect(t.state.piles).toEqual([]);
    const walking = scene({ heroes: { elf: "12,9" }, abyss: ["12,8"], dice: ["2 2"] }).does("elf", "move");
    expect(walking.barredBy("elf", "step:12,8")).toBe("HQ-13-d");
  });

  test("HQ-13-e: one square at a time: of two pits in a row the second catches the jumper", () => {
    const t = jumper(["6", "L"], { knownTraps: { "12,8": "pit", "12,7": "pit" } });
    expect(t.offered("elf")).not.toContain("jump:12,7");
    expect(t.does("elf", "jump:12,8").figure("elf").pit).toBe("pit");
  });

  test("HQ-13-f: a movement directly before is a run-up: one more, but not for a ?", () => {
    const after = (roll: string[]) =>
      jumper(["1 1", ...roll], { heroes: { elf: "12,10", dwarf: "10,7" } })
        .does("elf", "move")
        .does("elf", "step:12,9")
        .does("elf", "stop")
        .does("elf", "jump:12,8");
    expect(after(["1"]).square("elf")).toBe("12,7");
    expect(after(["1"]).table.events("run-up")).toMatchObject([{ figure: "ferrin", rules: ["HQ-13-f"] }]);
    expect(after(["HQ"]).state.turn?.movement?.left).toBe(5);
    expect(after(["?", "L"]).figure("elf").pit).toBe("pit");
    // A jump isn't followed by another movement.
    const jumped = jumper(["2"]).does("elf", "jump:12,8");
    expect(jumped.table.events("run-up")).toEqual([]);
    expect(jumped.barredBy("elf", "move")).toBe("HQ-3.7-a");
    expect(jumped.barredBy("elf", "jump:12,8")).toBe("HQ-3.7-a");
  });

  test("HQ-13-c, HQ-4.13-b: who fails over a pit and avoids it with a feat goes back to where the jump began", () => {
    const t = jumper(["HQ HQ", "?"], { heroes: { elf: "12,10", dwarf: "10,7" } })
      .does("elf", "move")
      .does("elf", "step:12,9")
      .does("elf", "stop")
      .does("elf", "jump:12,8")
      .does("elf", "yes");
    expect(t.figure("elf").pit).toBe("");
    expect(t.square("elf")).toBe("12,9");
    expect(t.table.events("put-back")).toMatchObject([{ rules: ["HQ-4.13-b"] }]);
  });

  const under = (what: "half-movement" | "pass-through", of?: string) => ({
    elf: {
      at: "12,9",
      lasting: [{ what, change: 0, until: "next-move" as const, ...(of ? { of } : {}) }],
    },
  });

  test("HQ-8.6-a: who moves at half speed jumps half as far, and no further in the next movement", () => {
    const t = jumper(["3", "L"], { heroes: under("half-movement") }).does("elf", "jump:12,8");
    expect(t.figure("elf").pit).toBe("pit");
    expect(t.figure("elf").lasting).toEqual([]);
    expect(
      jumper(["4"], { heroes: under("half-movement") })
        .does("elf", "jump:12,8")
        .square("elf"),
    ).toBe("12,7");
  });

  test("HQ-8.6-a: whom a spell carries over traps touches none in a jump either", () => {
    const heroes = under("pass-through", "traps");
    const t = jumper(["2"], { heroes, traps: { "12,8|12,7": "spears", "12,7": "magical" } }).does("elf", "jump:12,8");
    expect(t.throws).toEqual(["jump 1"]);
    expect(t.square("elf")).toBe("12,7");
    const short = jumper(["1"], { heroes }).does("elf", "jump:12,8");
    expect([short.square("elf"), short.figure("elf").pit]).toEqual(["12,9", ""]);
  });

  test("HQ-8.6-a: who lands on ice goes no further", () => {
    const t = jumper(["6"], {
      arrange: ({ magic }: HeroQuest) =>
        void magic.ground.push({ square: at("12,7"), what: "ice", until: "end-of-next-round" }),
    }).does("elf", "jump:12,8");
    expect(t.square("elf")).toBe("12,7");
    expect(t.state.turn?.movement).toBeNull();
  });

  test("HQ-13-g: not over a figure, unless it is in a pit; not over scenery", () => {
    expect(jumper([], { foes: { orc: { at: "12,8", pit: "pit" } } }).offered("elf")).toContain("jump:12,8");
    expect(scene({ heroes: { elf: "12,9" }, foes: { orc: "12,8" } }).barredBy("elf", "jump:12,8")).toBe("HQ-13-g");
    expect(scene({ heroes: { elf: "12,9" }, scenery: { "12,8": "chest" } }).barredBy("elf", "jump:12,8")).toBe(
      "HQ-13-g",
    );
  });
});
