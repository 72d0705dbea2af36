import { describe, expect, test } from "vitest";
import { edgeNamed } from "../../content/board/grid.js";
import { boardSides } from "../../queries/board/sides.js";
import type { HeroQuest, Unplaced } from "../../state.js";
import { at, scene } from "../scene.js";

const waiting = (type: string, square: string): Unplaced => ({
  type,
  square: at(square),
  champion: false,
  items: [],
  body: 0,
  bounty: 0,
  asleep: false,
  questName: "",
});

/** Room K behind a closed door, with a table, two orcs, a hidden pit and a secret door. */
const behindTheDoor = (state: HeroQuest) => {
  state.secrets.antagonists.push(waiting("orc", "13,8"), waiting("orc", "15,11"));
  state.secrets.scenery.push({
    type: "chest",
    squares: [at("11,7")],
    contents: { treasure: "deck", trap: null, questName: "" },
  });
  state.secrets.doors.push({ edge: edgeNamed(boardSides.A.grid, "15,9|16,9"), kind: "door", open: false });
};

const atTheDoor = (dice: string, more: object = {}) =>
  scene({
    heroes: { elf: "9,9" },
    doors: { "9,9|10,9": "closed", "12,6|12,7": "secret" },
    traps: { "11,9": "pit" },
    dice: [dice],
    arrange: behindTheDoor,
    ...more,
  }).does("elf", "move");

describe("discovery", () => {
  test("HQ-11.1-a: opening a door places the whole room in the same step", () => {
    const t = atTheDoor("2 2");
    expect(t.state.figures).toHaveLength(1);
    t.does("elf", "open:9,9|10,9");
    expect(t.table.events("placed")).toMatchObject([
      { figures: ["orc-1", "orc-2"], scenery: ["chest-1"], doors: ["15,9|16,9"] },
    ]);
    expect(JSON.stringify(t.table.match.view("adventurer-1").state)).toContain("orc-2");
  });

  test("HQ-11.1-b: through a barred door a room is placed as far as it is in sight", () => {
    const t = scene({
      heroes: { elf: "8,9" },
      doors: { "9,9|10,9": "barred" },
      dice: ["2 2"],
      arrange: ({ secrets }) => {
        secrets.antagonists.push(waiting("orc", "13,9"), waiting("goblin", "11,7"));
      },
    });
    t.does("elf", "move").does("elf", "step:9,9");
    expect(t.square("orc")).toBe("13,9");
    expect(t.state.secrets.antagonists.map(({ type }) => type)).toEqual(["goblin"]);
    expect(t.state.rooms).toEqual([]);
  });

  test("HQ-11.1-b: bars that come into sight are looked through at once", () => {
    const t = scene({
      heroes: { elf: "8,9" },
      dice: ["2 2"],
      arrange: ({ secrets }) => {
        secrets.doors.push({ edge: edgeNamed(boardSides.A.grid, "9,9|10,9"), kind: "barred", open: false });
        secrets.antagonists.push(waiting("orc", "13,9"), waiting("goblin", "11,7"));
      },
    });
    t.does("elf", "move").does("elf", "step:9,9");
    expect(t.table.events("placed")).toMatchObject([{ figures: ["orc-1"], doors: [], barred: ["9,9|10,9"] }]);
    expect(t.state.secrets.antagonists.map(({ type }) => type)).toEqual(["goblin"]);
  });

  test("HQ-11.1-b: what comes into sight along a corridor is placed, at any distance", () => {
    const t = scene({
      heroes: { elf: "0,1" },
      dice: ["2 2"],
      arrange: ({ secrets }) => secrets.antagonists.push(waiting("orc", "22,0")),
    });
    t.does("elf", "move");
    expect(t.state.figures).toHaveLength(1);
    t.does("elf", "step:0,0");
    expect(t.square("orc")).toBe("22,0");
  });

  test("HQ-11.1-b: rubble cuts the view, figures don't", () => {
    const arrange = ({ secrets }: HeroQuest) => void secrets.antagonists.push(waiting("orc", "22,0"));
    const walk = (more: object) =>
      scene({ heroes: { elf: "0,1" }, dice: ["2 2"], arrange, ...more })
        .does("elf", "move")
        .does("elf", "step:0,0");
    expect(walk({ rubble: ["9,0"] }).state.figures).toHaveLength(1);
    expect(walk({ foes: { goblin: "9,0" } }).state.figures).toHaveLength(3);
  });

  test("HQ-11.1-b: what several see when a door opens is placed together", () => {
    const t = scene({
      heroes: { elf: "14,3", dwarf: "15,1" },
      doors: { "13,3|14,3": "closed" },
      dice: ["2 2"],
      arrange: ({ secrets }) => {
        secrets.rubble.push(at("12,3"));
        secrets.antagonists.push(waiting("orc", "12,5"));
      },
    });
    t.does("elf", "move").does("elf", "open:13,3|14,3");
    expect(t.table.events("placed")).toMatchObject([{ figures: ["orc-1"], rubble: ["12,3"] }]);
  });

  test("HQ-11.2: what is secret or hidden isn't placed", () => {
    const t = atTheDoor("2 2").does("elf", "open:9,9|10,9");
    expect(t.state.traps).toEqual([]);
    expect(t.state.doors.map(({ kind }) => kind)).not.toContain("secret");
    const seen = JSON.stringify(t.table.match.view("adventurer-1").state);
    expect(seen).not.toContain('pit","squares');
  });

  test("HQ-11.3: the quest decides what appears", () => {
    const t = atTheDoor("2 2", {
      arrange: ({ secrets }: HeroQuest) => void secrets.antagonists.push(waiting("mummy", "13,8")),
    });
    t.does("elf", "open:9,9|10,9");
    expect(t.table.events("placed")[0]).toMatchObject({ figures: ["mummy-1"], scenery: [], doors: [] });
  });

  test("HQ-11.4-a: doors are placed closed", () => {
    const t = scene({ heroes: { elf: "0,1" }, doors: { "2,0|2,1": "unseen" }, dice: ["2 2"] });
    t.does("elf", "move").does("elf", "step:0,0");
    expect(t.state.doors).toMatchObject([{ open: false }]);
  });

  test("HQ-11.4-b: opening takes one movement point, and the movement goes on", () => {
    const t = atTheDoor("1 2").does("elf", "open:9,9|10,9");
    expect(t.state.turn?.movement?.left).toBe(2);
    expect(t.offered("elf")).toContain("step:10,9");
    const away = scene({ heroes: { elf: "9,8" }, doors: { "9,9|10,9": "closed" }, dice: ["2 2"] }).does("elf", "move");
    expect(away.offered("elf")!.join()).not.toContain("open:");
  });

  test("HQ-11.4-b: from inside a pit before it a door is opened, too", () => {
    const t = scene({
      heroes: { elf: { at: "9,9", pit: "pit" } },
      knownTraps: { "9,9": "pit" },
      doors: { "9,9|10,9": "closed" },
      dice: ["2"],
    });
    t.does("elf", "move").does("elf", "open:9,9|10,9");
    expect(t.state.doors).toMatchObject([{ open: true }]);
    expect(t.figure("elf").pit).toBe("pit");
    expect(t.state.turn?.movement?.left).toBe(1);
  });

  test("HQ-11.4-c: without a point left the door stays shut", () => {
    const t = scene({ heroes: { elf: "9,8" }, doors: { "9,9|10,9": "closed" }, exit: ["9,9"], dice: ["1 2"] });
    t.does("elf", "move").does("elf", "step:9,7").does("elf", "step:9,8").does("elf", "step:9,9");
    expect(t.barredBy("elf", "open:9,9|10,9")).toBe("HQ-11.4-c");
  });

  test("HQ-11.4-d: an open door stays open and can't be closed", () => {
    const t = atTheDoor("2 2").does("elf", "open:9,9|10,9").does("elf", "stop").does("elf", "end-turn");
    t.does("evil-wizard", "end-phase");
    expect(t.state.doors.find(({ edge }) => boardSides.A.edgeNames[edge] === "9,9|10,9")?.open).toBe(true);
    expect(t.offered("elf")!.join()).not.toContain("close");
  });

  test("HQ-11.5: an ally can't open doors either", () => {
    const t = scene({
      heroes: { elf: "9,8" },
      doors: { "9,9|10,9": "closed" },
      arrange: (state) => {
        const wolf = {
          ...state.figures[0]!,
          id: "wolf-1",
          kind: "ally",
          type: "wolf",
          move: 8,
          square: at("9,9"),
        } as const;
        state.figures.push({ ...wolf, lasting: [], items: [] });
      },
      dice: ["2 2"],
    });
    t.does("elf", "move").does("elf", "stop").does("elf", "end-turn");
    expect(t.barredBy("wolf", "open:9,9|10,9")).toBe("HQ-11.5");
    t.does("wolf", "move");
    expect(t.barredBy("wolf", "open:9,9|10,9")).toBe("HQ-11.5");
    expect(t.offered("wolf")).not.toContain("open:9,9|10,9");
  });

  test("HQ-11.5: antagonists can't open doors", () => {
    const t = scene({ phase: "wizard", heroes: { elf: "0,0" }, foes: { orc: "9,9" }, doors: { "9,9|10,9": "closed" } });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move");
    expect(t.barredBy("evil-wizard", "open:9,9|10,9")).toBe("HQ-11.5");
  });
});
