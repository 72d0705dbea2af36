import { describe, expect, test } from "vitest";
import { at } from "../../scene.js";
import { fateOf, fateScene, names, namesIn, onMovement } from "../../scenes/fate-scene.js";

describe("Do It Again", () => {
  test("HQ-RH7-m-again: the whole roll is made again, and the second result stands", () => {
    const t = fateScene(
      { misfortune: ["do-it-again"] },
      {
        phase: "wizard",
        heroes: { dwarf: { at: "12,9", items: ["short-sword", "shield"] } },
        foes: { orc: "13,9" },
        dice: ["S S L", "L L ?", "S O L"],
      },
    );
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:olm").does("evil-wizard", "play:do-it-again");
    expect(t.figure("dwarf").body).toBe(6);
    expect(t.throws).toEqual(["attack 3", "defence 3", "defence 3"]);
  });

  test("HQ-RH7-m-again: or the next roll of a named hero, this round", () => {
    const t = onMovement("do-it-again", { heroes: { elf: "12,9", dwarf: "10,7" } }, ["6 6", "1 2"]);
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn").does("dwarf", "move");
    expect(t.throws).toEqual(["movement 2", "movement 2", "movement 2"]);
    expect(t.state.turn?.movement?.left).toBe(3);
    expect(t.figure("dwarf").lasting).toEqual([]);
  });

  test("HQ-RH7-m-again: it is over with the round", () => {
    const t = onMovement("do-it-again", { heroes: { elf: "12,9", dwarf: "10,7" }, foes: { orc: "15,11" } });
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn").does("dwarf", "end-turn");
    expect(t.figure("dwarf").lasting).toMatchObject([{ what: "reroll" }]);
    t.does("evil-wizard", "end-phase");
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Door Slam", () => {
  const open = { heroes: { elf: "10,9" }, doors: { "9,9|10,9": "open" } } as const;

  test("HQ-RH7-m-door: one die without defence, and the door is closed", () => {
    const t = onMovement("door-slam", open, ["S"]);
    expect(t.figure("elf").body).toBe(5);
    expect(t.state.doors).toMatchObject([{ open: false }]);
    expect(t.barredBy("elf", "step:9,9")).toBe("HQ-4.9-a");
    expect(t.offered("elf")).toContain("open:9,9|10,9");
    expect(t.throws).toEqual(["movement 2", "door-slam 1"]);
  });

  test("HQ-RH7-m-door: the Evil Wizard picks the door and who stands at it; barred doors aren't his", () => {
    const t = onMovement("door-slam", {
      heroes: { elf: "10,9", dwarf: "9,9" },
      doors: { "9,9|10,9": "open", "9,8|10,8": "barred" },
    });
    expect(t.offered("evil-wizard")).toEqual(["slam:9,9|10,9>ferrin", "slam:9,9|10,9>olm"]);
  });

  test("HQ-RH7-m-door, HQ-RH7-e: without an open door beside a hero it has no effect", () => {
    const t = onMovement("door-slam", { heroes: { elf: "12,9" }, doors: { "9,9|10,9": "open" } });
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.state.doors).toMatchObject([{ open: true }]);
  });
});

describe("Distraction", () => {
  test("HQ-RH7-m-distraction: the named hero loses the action that is left, and the activation ends", () => {
    const t = fateScene(
      { misfortune: ["distraction"] },
      { heroes: { elf: "12,9", dwarf: "10,7" }, foes: { orc: "13,9" }, dice: ["S ?", "L"] },
    );
    t.does("elf", "attack:orc-1").does("evil-wizard", "play:distraction");
    names(t, "elf").does("evil-wizard", "no");
    expect(t.table.events("actions-lost")).toMatchObject([{ figure: "ferrin", count: 1 }]);
    expect(t.state.turn?.figure).toBe("olm");
    expect(t.figure("elf").lasting).toEqual([]);
  });

  test("HQ-RH7-m-distraction: with none left, one of the next turn", () => {
    const t = onMovement("distraction", { heroes: { elf: "12,9", dwarf: "10,7" } });
    names(t, "dwarf").does("elf", "stop").does("elf", "end-turn");
    expect(t.state.turn).toMatchObject({ figure: "olm", actions: 1 });
    t.does("dwarf", "end-turn");
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Slip", () => {
  test("HQ-RH7-m-slip: the movement ends, and the hero slips into a hidden pit", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "10,9" },
        foes: { orc: "15,11" },
        traps: { "12,9|13,9": { kind: "arrows", dice: 2 }, "13,8": "pit" },
        dice: ["? 5", "HQ L", "S"],
      },
    );
    t.does("elf", "move").does("evil-wizard", "no-card").does("elf", "step:11,9").does("elf", "step:12,9");
    t.does("elf", "step:13,9").does("evil-wizard", "exchange:slip");
    expect(t.offered("evil-wizard")).toContain("stay");
    t.does("evil-wizard", "to:13,8");
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.turn?.movement ?? null).toBeNull();
    expect(t.state.turn?.actions).toBe(1);
    // Nobody has trodden on the square where it slipped.
    expect(t.state.trodden[at("13,9")]).toBe(0);
  });

  test("HQ-RH7-m-slip, HQ-12-b: who slips as he jumps meets nothing more of the jump, and falls only once", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "12,9" },
        foes: { orc: "15,11" },
        traps: {
          "12,9|12,8": { kind: "arrows", dice: 1 },
          "12,8|12,7": { kind: "arrows", dice: 1 },
          "12,7": "rocks",
          "13,7": "pit",
        },
        dice: ["3", "HQ", "S"],
      },
    );
    t.does("elf", "jump:12,8").does("evil-wizard", "exchange:slip").does("evil-wizard", "to:13,7");
    expect(t.throws).toEqual(["jump 1", "trap 1", "fall 1"]);
    expect(t.figure("elf")).toMatchObject({ pit: "pit", body: 5 });
    expect(t.state.secrets.traps.map(({ kind }) => kind)).toEqual(["arrows", "rocks"]);
    expect(t.state.trodden[at("12,7")]).toBe(0);
  });

  test("HQ-RH7-m-slip: on the movement roll itself there is no step, and he may leave the hero there", () => {
    const t = onMovement("slip", { heroes: { elf: "12,9" } });
    t.does("evil-wizard", "stay");
    expect(t.square("elf")).toBe("12,9");
    expect(t.state.turn).toMatchObject({ actions: 1, movement: null });
  });

  test("HQ-RH7-m-slip, HQ-4.8: who was just passing through a companion isn't left on his square", () => {
    const t = fateScene(
      { misfortune: ["slip"] },
      {
        heroes: { elf: "12,9", dwarf: "12,8" },
        traps: { "12,9|12,8": { kind: "arrows", dice: 1 } },
        dice: ["3 3", "HQ"],
      },
    );
    t.does("elf", "move").does("elf", "step:12,8").does("dwarf", "yes").does("evil-wizard", "exchange:slip");
    t.does("evil-wizard", "hero:ferrin").does("evil-wizard", "stay");
    expect([t.square("elf"), t.square("dwarf")]).toEqual(["12,9", "12,8"]);
    expect(t.table.events("put-back")).toMatchObject([{ figure: "ferrin", rules: ["HQ-4.7-b", "HQ-4.8"] }]);
    expect(t.state.turn?.movement ?? null).toBeNull();
  });

  test("HQ-RH7-m-slip: outside a movement only that one square", () => {
    const t = onMovement("slip", { heroes: { elf: "12,9", dwarf: "10,7" } });
    names(t, "dwarf").does("evil-wizard", "to:10,8");
    expect(t.square("dwarf")).toBe("10,8");
    expect(t.state.turn?.movement?.left).toBe(3);
    expect(t.figure("dwarf").lasting).toEqual([]);
  });
});

describe("Burgled!", () => {
  const dwarf = (items: string[], gold = 0) => ({ heroes: { dwarf: { at: "12,9", items, gold } } });

  test("HQ-RH7-m-burgled: one thing at random that isn't in use", () => {
    const t = onMovement("burgled", dwarf(["short-sword", "shield", "potion-of-healing", "rope"]), [
      "potion-of-healing",
    ]);
    expect(t.figure("dwarf").items).toEqual(["short-sword", "shield", "rope"]);
    expect(t.table.events("item-lost")).toMatchObject([{ item: "potion-of-healing" }]);
  });

  test("HQ-RH7-m-burgled: with nothing unused half of the gold, rounded down", () => {
    const t = onMovement("burgled", dwarf(["short-sword", "shield"], 75));
    expect(t.figure("dwarf")).toMatchObject({ gold: 38, items: ["short-sword", "shield"] });
    expect(t.table.events("gold-lost")).toMatchObject([{ gold: 37, left: 38 }]);
  });

  test("HQ-RH7-m-burgled, HQ-RH7-e: who has nothing loses nothing", () => {
    const t = onMovement("burgled", dwarf(["short-sword"], 1));
    expect(t.table.events("card-in-vain")).toHaveLength(1);
    expect(t.figure("dwarf").gold).toBe(1);
  });
});

describe("cards of a hand", () => {
  test("HQ-RH7-d: a card that was played is gone", () => {
    const t = onMovement("burgled", { heroes: { dwarf: "12,9" } });
    const { misfortunes, misfortune } = fateOf(t.state);
    expect([misfortunes, namesIn(misfortune.discard)]).toEqual([[], ["burgled"]]);
  });
});
