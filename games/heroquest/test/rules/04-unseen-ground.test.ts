import { describe, expect, test } from "vitest";
import { placeAntagonist, placeSeen } from "../../rules/11-discovery/placing.js";
import type { HeroQuest, Table } from "../../state.js";
import { plain } from "../plain.js";
import { at, scene } from "../scene.js";

/** Squire Tam, who has joined the first hero, on a square. */
const withTam = (square: string, more: (state: HeroQuest) => void) => (state: HeroQuest) => {
  state.secrets.allies.push({ type: "squire-tam", square: at(square), questName: "tam" });
  state.seen[at(square)] = 1;
  const emit = () => {};
  placeSeen({ content: plain, state, emit } as unknown as Table, "HQ-11.1-b");
  state.figures.at(-1)!.seat = "adventurer-1";
  state.toAct = [];
  more(state);
};

const chest = (square: string) => ({
  type: "chest",
  squares: [at(square)],
  contents: { treasure: "deck" as const, trap: null, questName: "" },
});

describe("ground that no hero has seen", () => {
  test("HQ-11.1-b: an ally whom a player moves looks round for the heroes, HQ-4.10: and meets rubble as they do", () => {
    // Round the corner of the corridor: Tam sees it from 0,0.
    const t = scene({
      heroes: { elf: "0,9" },
      arrange: withTam("0,2", ({ secrets }) => void secrets.rubble.push(at("2,0"))),
    });
    t.does("elf", "move").does("elf", "step:0,1");
    expect(t.state.rubble).toEqual([]);
    t.does("elf", "step:0,0");
    expect(t.table.events("placed")).toMatchObject([{ rubble: ["2,0"] }]);
    t.does("elf", "step:1,0");
    expect(t.barredBy("elf", "step:2,0")).toBe("HQ-4.10");
  });

  test("HQ-13-d: an ally is stopped by an abyss that only it has seen", () => {
    const t = scene({
      heroes: { elf: "0,9" },
      arrange: withTam("0,1", ({ secrets }) => void secrets.abyss.push(at("2,0"))),
    });
    t.does("elf", "move").does("elf", "step:0,0").does("elf", "step:1,0");
    expect(t.barredBy("elf", "step:2,0")).toBe("HQ-13-d");
  });

  test("HQ-4.10: the Evil Wizard's figures don't walk over rubble, an abyss or scenery that no hero has seen", () => {
    const t = scene({
      phase: "wizard",
      settings: { autopass: false },
      heroes: { elf: "12,9" },
      foes: { orc: "5,0" },
      arrange: ({ secrets }) => {
        secrets.rubble.push(at("6,0"));
        secrets.abyss.push(at("4,0"));
      },
    });
    t.does("evil-wizard", "activate:orc-1");
    expect(t.barredBy("evil-wizard", "jump:6,0")).toBe("HQ-4.10");
    t.does("evil-wizard", "move");
    expect(t.barredBy("evil-wizard", "step:6,0")).toBe("HQ-4.10");
    expect(t.barredBy("evil-wizard", "step:4,0")).toBe("HQ-13-d");
    const furnished = scene({
      phase: "wizard",
      heroes: { elf: "12,9" },
      foes: { orc: "5,0" },
      arrange: ({ secrets }) => void secrets.scenery.push(chest("6,0")),
    });
    furnished.does("evil-wizard", "activate:orc-1").does("evil-wizard", "move");
    expect(furnished.barredBy("evil-wizard", "step:6,0")).toBe("HQ-4.6");
  });

  test("HQ-4.15-b: a friend who hasn't joined anybody isn't bumped onto rubble round the corner", () => {
    const bumping = (rubble: string[]) => {
      const t = scene({
        heroes: { elf: "3,0" },
        dice: ["2 ?"],
        arrange: (state) => {
          withTam("0,0", ({ secrets }) => void secrets.rubble.push(...rubble.map(at)))(state);
          state.figures.at(-1)!.seat = "wizard";
          state.toAct = [...state.order];
        },
      });
      return t.does("elf", "move").does("elf", "step:2,0").does("elf", "step:1,0").offered("evil-wizard");
    };
    expect(bumping([])).toEqual(["bump:squire-tam-1>0,1", "keep"]);
    expect(bumping(["0,1"])).toEqual(["keep"]);
  });

  test("HQ-4.7-a: an ally who has joined nobody is in the way, and the Evil Wizard isn't asked; one whom a player leads lets pass", () => {
    const past = (seat: string) =>
      scene({
        heroes: { elf: "3,0" },
        dice: ["2 2"],
        arrange: (state) => {
          withTam("2,0", () => {})(state);
          state.figures.at(-1)!.seat = seat;
          state.toAct = [...state.order];
        },
      }).does("elf", "move");
    expect(past("wizard").barredBy("elf", "step:2,0")).toBe("HQ-4.6");
    expect(past("adventurer-1").does("elf", "step:2,0").square("elf")).toBe("2,0");
  });

  test("HQ-4.8: whoever comes where somebody stands already isn't put onto unseen rubble beside", () => {
    const { state } = scene({
      heroes: { elf: "5,0" },
      arrange: ({ secrets }) => void secrets.rubble.push(at("4,0"), at("6,0")),
    });
    const orc = { type: "orc", square: at("5,0"), champion: false, items: [], body: 0, bounty: 0, questName: "" };
    expect([at("3,0"), at("7,0")]).toContain(placeAntagonist({ content: plain, state } as Table, orc).square);
  });

  test("HQ-18.4: who steps through a wall against what stands behind it stays, and has spent the point", () => {
    const through = (arrange: (state: HeroQuest) => void) =>
      scene({
        heroes: { elf: { at: "9,9", lasting: [{ what: "pass-through", change: 0, until: "next-move", of: "walls" }] } },
        dice: ["2 2"],
        arrange,
      })
        .does("elf", "move")
        .does("elf", "step:10,9");
    const stopped = through(({ secrets }) => void secrets.scenery.push(chest("10,9")));
    expect(stopped.square("elf")).toBe("9,9");
    expect(stopped.table.events("way-blocked")).toMatchObject([{ figure: "ferrin", at: "10,9" }]);
    expect(stopped.state.turn?.movement?.left).toBe(3);
    expect(stopped.state.scenery).toHaveLength(1);
    const free = through(({ secrets }) => void secrets.scenery.push(chest("12,9")));
    expect(free.square("elf")).toBe("10,9");
  });
});
