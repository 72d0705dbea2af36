import { describe, expect, test } from "vitest";
import { readMovement } from "../../rules/04-movement/roll.js";
import { scene } from "../scene.js";

const moving = (hero: string, ...roll: string[]) =>
  scene({ heroes: { [hero]: "12,9" }, dice: roll }).does(hero, "move");

describe("the movement roll", () => {
  test("HQ-4.1: without an action there is no step", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "11,9" } });
    expect(t.offered("elf")).not.toContain("step:12,8");
    t.does("elf", "search:traps").does("elf", "search:traps");
    expect(t.state.turn?.figure).toBe("olm");
  });

  test("HQ-4.2-a: the sum of two dice is the number of squares", () => {
    const t = moving("dwarf", "1 2").does("dwarf", "step:12,8").does("dwarf", "step:12,7").does("dwarf", "step:11,7");
    expect(t.square("dwarf")).toBe("11,7");
    expect(t.state.turn?.movement).toBeNull();
    expect(moving("dwarf", "3 5").state.turn?.movement?.left).toBe(8);
  });

  test("HQ-4.2-a: one step more than the dice gave is refused", () => {
    const t = scene({ heroes: { dwarf: "12,9", elf: "10,7" }, exit: ["12,7"], dice: ["1 1"] });
    t.does("dwarf", "move").does("dwarf", "step:12,8").does("dwarf", "step:12,7");
    expect(t.offered("dwarf")).toEqual(["leave", "stop"]);
    expect(t.barredBy("dwarf", "step:11,7")).toBe("HQ-4.2-a");
  });

  test("HQ-4.2-b: an antagonist has fixed movement and rolls nothing; with the setting it rolls", () => {
    const foes = { goblin: "13,9" };
    const t = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes });
    t.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "move");
    expect(t.state.turn?.movement?.left).toBe(10);
    const dice = scene({
      phase: "wizard",
      heroes: { elf: "10,7" },
      foes,
      dice: ["3 ?"],
      options: { antagonistMovement: "dice" },
    });
    dice.does("evil-wizard", "activate:goblin-1").does("evil-wizard", "move");
    expect(dice.state.turn?.movement).toMatchObject({ left: 3, bumps: 0 });
  });

  test("HQ-4.3: part of it may be used; the rest is lost", () => {
    const t = moving("elf", "4 4").does("elf", "step:12,8").does("elf", "stop");
    expect(t.state.turn).toMatchObject({ movement: null, actions: 1 });
  });

  test("HQ-4.4: no other action in the middle of a movement", () => {
    const t = scene({ heroes: { elf: "12,9" }, foes: { orc: "14,9" }, dice: ["6 5"] });
    t.does("elf", "move").does("elf", "step:13,9");
    expect(t.offered("elf")).not.toContain("attack:orc-1");
    t.does("elf", "stop");
    expect(t.offered("elf")).toContain("attack:orc-1");
    expect(t.barredBy("elf", "move")).toBe("HQ-3.7-a");
  });

  test("HQ-4.11: bases add no squares", () => {
    expect(readMovement(["question-mark", "4"], 12).squares).toBe(4);
  });

  test("HQ-4.12-a: an HQ gives the maximum and nothing is added", () => {
    expect(moving("dwarf", "HQ 3").state.turn?.movement?.left).toBe(12);
    const slow = scene({ heroes: { dwarf: { at: "12,9", items: ["plate-mail"] } }, dice: ["HQ"] }).does(
      "dwarf",
      "move",
    );
    expect(slow.state.turn?.movement?.left).toBe(6);
  });

  test("HQ-1.2.b: plate mail slows down who wears it, not who only carries it", () => {
    const dice = (hero: string, items: string[], roll: string) =>
      scene({ heroes: { [hero]: { at: "12,9", items } }, dice: [roll] }).does(hero, "move").throws;
    expect(dice("dwarf", ["plate-mail", "chain-mail"], "3")).toEqual(["movement 1"]);
    expect(dice("wizard", ["plate-mail"], "3 3")).toEqual(["movement 2"]);
    expect(dice("dwarf", ["plate-mail", "hearthforged-mail"], "3 3")).toEqual(["movement 2"]);
    expect(dice("wizard", ["tax-chest"], "3")).toEqual(["movement 1"]);
  });

  test("HQ-4.12-b: HQ and ? give the maximum and one bump", () => {
    expect(moving("elf", "HQ ?").state.turn?.movement).toMatchObject({ left: 12, bumps: 1 });
  });

  test("HQ-4.13-a: a double HQ gives the maximum and a feat for this turn", () => {
    const t = moving("barbarian", "HQ HQ");
    expect(t.state.turn).toMatchObject({ feat: "ready", movement: { left: 12 } });
    t.does("barbarian", "stop").does("barbarian", "end-turn");
    expect(t.state.turn?.feat).toBe("none");
  });

  test("HQ-4.13-b: a feat avoids the first trap, which is shown and stays armed", () => {
    const t = scene({ heroes: { elf: "12,9" }, traps: { "12,8": "pit" }, dice: ["HQ HQ"] });
    t.does("elf", "move").does("elf", "step:12,8").does("elf", "yes");
    expect(t.state.traps).toHaveLength(1);
    expect(t.figure("elf")).toMatchObject({ pit: "", body: 6 });
    expect(t.barredBy("elf", "stop")).toBe("HQ-4.13-b");
    t.does("elf", "step:12,7").does("elf", "stop");
    expect(t.state.turn?.feat).toBe("none");
  });

  test("HQ-4.13-b: declined at the first trap, the feat isn't offered at the next", () => {
    const traps = { "12,9|12,8": "arrows", "12,8|12,7": "arrows" } as const;
    const t = scene({ heroes: { elf: "12,9" }, traps, dice: ["HQ HQ", "L L", "L L"] });
    t.does("elf", "move").does("elf", "step:12,8").does("elf", "no").does("elf", "step:12,7");
    expect(t.diceLeft).toBe(0);
    expect(t.square("elf")).toBe("12,7");
  });

  test("HQ-4.13-b: with no square left after a pit the hero goes back", () => {
    const t = scene({
      heroes: { elf: "12,9" },
      traps: { "12,8": "pit" },
      dice: ["HQ HQ"],
      arrange: () => {},
    }).does("elf", "move");
    t.state.turn!.movement!.left = 1;
    t.does("elf", "step:12,8").does("elf", "yes");
    expect(t.square("elf")).toBe("12,9");
    expect(t.figure("elf").pit).toBe("");
  });

  test("HQ-4.14-a: ? with 1 to 3: that number and one bump; a single ? gives nothing", () => {
    expect(readMovement(["question-mark", "2"], 12)).toMatchObject({ squares: 2, bumps: 1 });
    expect(readMovement(["question-mark"], 6)).toMatchObject({ squares: 0, bumps: 0, feat: false, stuck: false });
  });

  test("HQ-4.14-b: ? with 4 to 6: that number and two bumps", () => {
    expect(readMovement(["5", "question-mark"], 12)).toMatchObject({ squares: 5, bumps: 2 });
  });

  test("HQ-4.16: a double ? uses the action and forbids to move or jump in this turn", () => {
    const t = scene({ heroes: { elf: "12,9" }, foes: { orc: "13,9" }, dice: ["? ?"] }).does("elf", "move");
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
    expect(t.barredBy("elf", "move")).toBe("HQ-4.16");
    expect(t.barredBy("elf", "jump:12,8")).toBe("HQ-4.16");
    expect(t.offered("elf")).toContain("attack:orc-1");
  });
});

describe("steps", () => {
  test("HQ-4.5: steps go to squares that share a side, never diagonally", () => {
    const t = moving("elf", "3 3");
    expect(t.offered("elf")).toEqual(["step:12,8", "step:11,9", "step:13,9", "step:12,10", "stop"]);
  });

  test("HQ-4.6: a square with scenery or an antagonist is illegal", () => {
    const t = scene({ heroes: { elf: "12,9" }, foes: { orc: "13,9" }, scenery: { "11,9": "chest" }, dice: ["3 3"] });
    t.does("elf", "move");
    expect(t.barredBy("elf", "step:11,9")).toBe("HQ-4.6");
    expect(t.barredBy("elf", "step:13,9")).toBe("HQ-4.6");
  });

  test("HQ-4.7-a: a hero passes another with his player's leave only", () => {
    const wanted = { heroes: { barbarian: "12,9", elf: "12,8" }, dice: ["2 2"] };
    const refused = scene(wanted).does("barbarian", "move").does("barbarian", "step:12,8").does("elf", "no");
    expect(refused.square("barbarian")).toBe("12,9");
    expect(refused.state.turn?.movement?.left).toBe(4);
    expect(refused.barredBy("barbarian", "step:12,8")).toBe("HQ-4.7-a");
    const passed = scene(wanted).does("barbarian", "move").does("barbarian", "step:12,8").does("elf", "yes");
    expect(passed.offered("barbarian")).toContain("step:12,7");
    passed.does("barbarian", "step:12,7");
    expect([passed.square("barbarian"), passed.square("elf")]).toEqual(["12,7", "12,8"]);
  });

  test("HQ-4.7-a: who lies prone permits; antagonists don't pass each other without the setting", () => {
    const t = scene({ heroes: { barbarian: "12,9", elf: { at: "12,8", body: 0, prone: 1 } }, dice: ["2 2"] });
    t.does("barbarian", "move").does("barbarian", "step:12,8");
    expect(t.square("barbarian")).toBe("12,8");
    const foes = { orc: "13,9", "orc-2": "14,9" };
    const orcs = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes });
    orcs.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move");
    expect(orcs.barredBy("evil-wizard", "step:14,9")).toBe("HQ-4.7-a");
    const passing = scene({ phase: "wizard", heroes: { elf: "10,7" }, foes, options: { antagonistsPass: true } });
    passing.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move").does("evil-wizard", "step:14,9");
    expect(passing.square("orc-1")).toBe("14,9");
  });

  test("HQ-4.7-b: nobody ends a movement on an occupied square", () => {
    const t = scene({ heroes: { barbarian: "12,9", elf: "12,8" }, dice: ["1 2"] }).does("barbarian", "move");
    t.state.turn!.movement!.left = 1;
    expect(t.barredBy("barbarian", "step:12,8")).toBe("HQ-4.7-b");
    const passing = scene({ heroes: { barbarian: "12,9", elf: "12,8" }, dice: ["1 2"] }).does("barbarian", "move");
    passing.does("barbarian", "step:12,8").does("elf", "yes");
    expect(passing.barredBy("barbarian", "stop")).toBe("HQ-4.7-b");
  });

  const hemmedIn = (dice: string) => {
    const heroes = { barbarian: "12,9", elf: "12,8", dwarf: "12,7" };
    const foes = { orc: "11,7", "orc-2": "13,7", "orc-3": "11,8", "orc-4": "13,8" };
    return scene({ heroes, foes, dice: [dice], settings: { autopass: false } })
      .does("barbarian", "move")
      .does("barbarian", "step:12,8")
      .does("elf", "yes");
  };

  test("HQ-4.7-b: from one hero's square nobody goes on to a second from which no way leads on or back in time", () => {
    const t = hemmedIn("1 2");
    expect(t.barredBy("barbarian", "step:12,7")).toBe("HQ-4.7-b");
    expect(t.offered("barbarian")).toEqual(["step:12,9"]);
    // With two squares more there would be a way back, to the square where the movement began.
    expect(hemmedIn("2 2").offered("barbarian")).toEqual(["step:12,7", "step:12,9"]);
  });

  test("HQ-4.7-b: a row of friends can be passed, as long as the squares that are left lead beyond it", () => {
    const heroes = { barbarian: "2,0", elf: "3,0", dwarf: "4,0", wizard: "5,0" };
    const along = (dice: string) =>
      scene({ heroes, dice: [dice], settings: { autopass: false } })
        .does("barbarian", "move")
        .does("barbarian", "step:3,0")
        .does("elf", "yes");
    const t = along("2 2").does("barbarian", "step:4,0").does("dwarf", "yes");
    t.does("barbarian", "step:5,0").does("wizard", "yes").does("barbarian", "step:6,0");
    expect(t.square("barbarian")).toBe("6,0");
    expect(along("1 2").barredBy("barbarian", "step:4,0")).toBe("HQ-4.7-b");
  });

  test("HQ-4.8: who falls while passing is put back, so that a square never holds two at rest", () => {
    const t = scene({
      heroes: { barbarian: { at: "12,9", body: 2 }, elf: "12,8" },
      traps: { "12,9|12,8": "spears" },
      dice: ["2 2", "S S"],
    });
    t.does("barbarian", "move").does("barbarian", "step:12,8").does("elf", "yes");
    expect(t.figure("barbarian").prone).toBe(1);
    expect(t.square("barbarian")).toBe("12,9");
  });

  test("HQ-4.8: who falls while climbing out through a friend lies in the pit again", () => {
    const t = scene({
      heroes: { barbarian: { at: "12,9", body: 2, pit: "pit" }, elf: "12,8" },
      knownTraps: { "12,9": "pit" },
      traps: { "12,9|12,8": "spears" },
      dice: ["2", "S S"],
    });
    t.does("barbarian", "move").does("barbarian", "step:12,8").does("elf", "yes");
    expect(t.figure("barbarian")).toMatchObject({ prone: 1, pit: "pit" });
    expect(t.square("barbarian")).toBe("12,9");
  });

  test("HQ-4.9-a: a closed door can't be passed, an open one can", () => {
    const heroes = { elf: "9,9" };
    const shut = scene({ heroes, doors: { "9,9|10,9": "closed" }, dice: ["2 2"] }).does("elf", "move");
    expect(shut.barredBy("elf", "step:10,9")).toBe("HQ-4.9-a");
    const open = scene({ heroes, doors: { "9,9|10,9": "open" }, dice: ["2 2"] }).does("elf", "move");
    expect(open.offered("elf")).toContain("step:10,9");
  });

  test("HQ-4.9-b: no step crosses a wall", () => {
    expect(
      scene({ heroes: { elf: "9,8" }, dice: ["2 2"] })
        .does("elf", "move")
        .barredBy("elf", "step:10,8"),
    ).toBe("HQ-4.9-b");
  });

  test("HQ-4.10: rubble is neither entered nor jumped", () => {
    const t = scene({ heroes: { elf: "12,9" }, rubble: ["12,8"], dice: ["2 2"] });
    expect(t.barredBy("elf", "jump:12,8")).toBe("HQ-4.10");
    expect(t.does("elf", "move").barredBy("elf", "step:12,8")).toBe("HQ-4.10");
  });
});

describe("bumps", () => {
  const bumping = (more: object = {}) =>
    scene({ heroes: { elf: "12,9", dwarf: "14,8" }, dice: ["2 ?"], ...more })
      .does("elf", "move")
      .does("elf", "step:13,9");

  test("HQ-4.15-a: the Evil Wizard may move a friend who is passed, or keep the bump", () => {
    const t = bumping().does("elf", "step:13,8");
    expect(t.offered("evil-wizard")).toEqual(["bump:olm>14,7", "bump:olm>15,8", "bump:olm>14,9", "keep"]);
    t.does("evil-wizard", "bump:olm>15,8");
    expect(t.square("dwarf")).toBe("15,8");
    const kept = scene({ heroes: { elf: "12,9", dwarf: "14,9" }, dice: ["2 ?"] });
    kept.does("elf", "move").does("elf", "step:13,9").does("evil-wizard", "keep");
    expect(kept.state.turn?.movement?.bumps).toBe(1);
  });

  test("HQ-4.15-a: a step that ends in a pit bumps nobody", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "14,9" }, traps: { "13,9": "pit" }, dice: ["2 ?", "L"] });
    t.does("elf", "move").does("elf", "step:13,9");
    expect(t.figure("elf").pit).toBe("pit");
    expect(t.offered("evil-wizard")).toBeUndefined();
    expect(t.offered("elf")).toContain("end-turn");
  });

  test("HQ-4.15-b: only to legal squares beside it, hidden traps included; the setting forbids traps", () => {
    const more = {
      heroes: { elf: "12,9", dwarf: "15,7" },
      traps: { "15,8": "pit" },
      dice: ["4 ?", "L"],
    } as const;
    const walk = (t: ReturnType<typeof scene>) =>
      t
        .does("elf", "move")
        .does("elf", "step:13,9")
        .does("elf", "step:14,9")
        .does("elf", "step:14,8")
        .does("elf", "step:14,7");
    const t = walk(scene(more));
    expect(t.offered("evil-wizard")).toEqual(["bump:olm>15,8", "keep"]);
    t.does("evil-wizard", "bump:olm>15,8");
    expect(t.figure("dwarf").pit).toBe("pit");
    // HQ-1.6: he is asked all the same: if he weren't, everybody would know that there is a trap.
    expect(walk(scene({ ...more, options: { bumpIntoTraps: false } })).offered("evil-wizard")).toEqual(["keep"]);
  });

  test("HQ-4.15-b: neither a friend in a pit or under rocks nor an enemy is bumped", () => {
    for (const state of [{ pit: "pit" }, { buried: true }] as const) {
      const t = scene({
        heroes: { elf: "12,9", dwarf: { at: "14,9", ...state } },
        foes: { orc: "13,8" },
        dice: ["2 ?"],
      });
      expect(t.does("elf", "move").does("elf", "step:13,9").offered("evil-wizard")).toBeUndefined();
    }
  });

  test("HQ-4.15-c: with several friends the Evil Wizard picks one", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "14,9", wizard: "13,8" }, dice: ["2 ?"] });
    t.does("elf", "move").does("elf", "step:13,9");
    const offered = t.offered("evil-wizard")!.join();
    expect(offered).toContain("bump:olm");
    expect(offered).toContain("bump:ambrose");
    t.does("evil-wizard", "bump:ambrose>13,7");
    expect(t.state.turn?.movement?.bumps).toBe(0);
    expect(t.offered("evil-wizard")).toBeUndefined();
  });

  test("HQ-4.7-a: who passes through a friend touches nothing that lies under him", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "12,8" }, knownTraps: { "12,8": "rocks" }, dice: ["2 2"] });
    t.does("elf", "move").does("elf", "step:12,8").does("dwarf", "yes").does("elf", "step:12,7");
    expect(t.table.events("trap-sprung")).toEqual([]);
  });

  test("HQ-4.7-b: nobody passes over a friend in a pit: he would have to stay there", () => {
    const heroes = { elf: "12,9", dwarf: { at: "12,8", pit: "pit" as const } };
    const t = scene({ heroes, knownTraps: { "12,8": "pit" }, dice: ["2 2"] }).does("elf", "move");
    expect(t.barredBy("elf", "step:12,8")).toBe("HQ-4.7-b");
  });

  test("HQ-4.15-d: two bumps on one square strike two figures; the second waits when there is only one", () => {
    const t = scene({ heroes: { elf: "12,9", dwarf: "14,9", wizard: "13,8" }, dice: ["5 ?"] });
    t.does("elf", "move").does("elf", "step:13,9").does("evil-wizard", "bump:ambrose>13,7");
    expect(t.offered("evil-wizard")!.join()).not.toContain("ambrose");
    t.does("evil-wizard", "bump:olm>14,8");
    expect(t.state.turn?.movement?.bumps).toBe(0);
    const alone = scene({ heroes: { elf: "12,9", dwarf: "14,9" }, dice: ["5 ?"] });
    alone.does("elf", "move").does("elf", "step:13,9").does("evil-wizard", "bump:olm>14,10");
    expect(alone.offered("evil-wizard")).toBeUndefined();
    expect(alone.state.turn?.movement?.bumps).toBe(1);
  });

  test("HQ-4.15-d: whom rocks drive back beside the hero isn't bumped again on the same square", () => {
    const t = scene({
      heroes: { elf: "12,9", dwarf: "14,9" },
      traps: { "14,8": "rocks" },
      dice: ["5 ?", "L L L", "L O"],
    });
    t.does("elf", "move").does("elf", "step:13,9").does("evil-wizard", "bump:olm>14,8").does("dwarf", "escape:13,8");
    expect(t.offered("evil-wizard")).toBeUndefined();
    expect(t.state.turn?.movement?.bumps).toBe(1);
    t.does("elf", "step:12,9").does("elf", "step:12,8");
    expect(t.offered("evil-wizard")!.join()).toContain("bump:olm");
  });
});
