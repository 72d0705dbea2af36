import { describe, expect, test } from "vitest";
import { scene } from "../scene.js";

const options = { combatZone: true, disengage: true };

/** An elf who begins the turn beside an orc. */
const leave = (dice: string[], more: object = {}) =>
  scene({ options, heroes: { elf: "12,9" }, foes: { orc: "13,9" }, dice, ...more }).does("elf", "move");

describe("disengaging", () => {
  test("HQ-RH6-a: who leaves the zone is attacked with one die, without defence, and goes on", () => {
    const t = leave(["3 5", "S"]).does("elf", "step:11,9");
    expect(t.throws).toEqual(["movement 2", "free-attack 1"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.square("elf")).toBe("11,9");
    expect(t.state.turn?.movement?.left).toBe(7);
  });

  test("HQ-RH6-a: an HQ hits like a skull, anything else does nothing", () => {
    for (const [face, body] of [
      ["HQ", 5],
      ["L", 6],
      ["?", 6],
    ] as const) {
      expect(leave(["3 5", face]).does("elf", "step:11,9").figure("elf").body).toBe(body);
    }
  });

  test("HQ-RH6-a: only with the switch, and only with combat zones", () => {
    for (const less of [{ combatZone: true }, { disengage: true }]) {
      expect(leave(["3 5"], { options: less }).does("elf", "step:11,9").throws).toEqual(["movement 2"]);
    }
  });

  test("HQ-RH6-a: who falls stays on the square", () => {
    const t = leave(["3 5", "S"], { heroes: { elf: { at: "12,9", body: 1 }, dwarf: "10,7" } }).does("elf", "step:11,9");
    expect(t.square("elf")).toBe("12,9");
    expect(t.figure("elf").prone).toBeGreaterThan(0);
    expect(t.state.turn?.movement ?? null).toBeNull();
  });

  test("HQ-RH6-a: once for the first step, and not for a zone that was entered in this turn", () => {
    const t = leave(["1 2", "L"]).does("elf", "step:12,8").does("elf", "step:12,7").does("elf", "stop");
    expect(t.throws).toEqual(["movement 2", "free-attack 1"]);
    const late = leave(["3 5", "3"], { heroes: { elf: "11,9" } })
      .does("elf", "step:12,9")
      .does("elf", "jump:12,8");
    expect(late.throws).toEqual(["movement 2", "jump 1"]);
  });

  test("HQ-RH6-a: so does who leaves the board, by a movement or without one", () => {
    const exit = ["12,9"];
    const heroes = { elf: { at: "12,9", body: 2 }, dwarf: "10,7" };
    const walking = leave(["3 5", "S"], { heroes, exit }).does("elf", "leave");
    expect(walking.throws).toEqual(["movement 2", "free-attack 1"]);
    expect([walking.isOnBoard("elf"), walking.figure("elf").body]).toEqual([false, 1]);
    const standing = scene({ options, heroes, exit, foes: { orc: "13,9" }, dice: ["S"] }).does("elf", "leave");
    expect([standing.isOnBoard("elf"), standing.figure("elf").body]).toEqual([false, 1]);
    const weak = { ...heroes, elf: { at: "12,9", body: 1 } };
    const fallen = leave(["3 5", "S"], { heroes: weak, exit }).does("elf", "leave");
    expect([fallen.isOnBoard("elf"), fallen.square("elf")]).toEqual([true, "12,9"]);
    expect(fallen.figure("elf").prone).toBeGreaterThan(0);
  });

  test("HQ-RH6-a: a jump leaves the zone as well", () => {
    const t = scene({ options, heroes: { elf: "12,9" }, foes: { orc: "13,9" }, dice: ["S", "3"] });
    expect(t.does("elf", "jump:12,8").throws).toEqual(["free-attack 1", "jump 1"]);
    expect(t.figure("elf").body).toBe(5);
  });

  test("HQ-RH6-a: an antagonist pays for it, too", () => {
    const t = scene({ options, phase: "wizard", heroes: { elf: "12,9" }, foes: { goblin: "13,9" }, dice: ["S"] });
    t.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "move").does("evil-wizard", "step:14,9");
    expect(t.isOnBoard("goblin")).toBe(false);
  });

  test("HQ-RH6-b: every enemy whose zone covers the square attacks", () => {
    const t = leave(["3 5", "S", "S"], { foes: { "orc-1": "13,9", "orc-2": "11,9" } }).does("elf", "step:12,8");
    expect(t.throws).toEqual(["movement 2", "free-attack 1", "free-attack 1"]);
    expect(t.figure("elf").body).toBe(4);
    expect(t.square("elf")).toBe("12,8");
  });

  test("HQ-4.13-c: a feat ignores the free attack of one enemy", () => {
    const foes = { "orc-1": "13,9", "orc-2": "11,9" };
    const t = leave(["HQ HQ", "S"], { foes }).does("elf", "step:12,8");
    expect(t.offered("elf")).toEqual(["ignore:orc-1", "ignore:orc-2", "keep-feat"]);
    t.does("elf", "ignore:orc-1");
    expect(t.table.events("free-attack").map(({ figure }) => figure)).toEqual(["orc-2"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.turn?.feat).toBe("none");
    expect(t.diceLeft).toBe(0);
  });

  test("HQ-4.13-c: a feat that was declined at a trap still ignores a free attack", () => {
    const t = leave(["HQ HQ"]);
    t.state.turn!.feat = "declined";
    t.does("elf", "step:12,8").does("elf", "ignore:orc-1");
    expect(t.figure("elf").body).toBe(6);
    expect(t.state.turn?.feat).toBe("none");
  });

  test("HQ-4.13-c: a feat that was kept is there for a trap", () => {
    const t = leave(["HQ HQ", "L"], { traps: { "12,8": "pit" } })
      .does("elf", "step:12,8")
      .does("elf", "keep-feat");
    t.does("elf", "yes");
    expect(t.figure("elf").pit).toBe("");
    expect(t.state.turn?.feat).toBe("none");
  });
});
