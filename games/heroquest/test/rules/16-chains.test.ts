import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { testCorridor } from "../../content/quests/test-quests/test-corridor.js";
import { testRoom } from "../../content/quests/test-quests/test-room.js";
import { heroFrom } from "../../rules/02-setup/introduction.js";
import { heroQuestWith } from "../../ruleset.js";
import { plain } from "../plain.js";
import { options } from "../scenes/campaign-scene.js";

describe("chained missions", () => {
  const chain = { name: "pair", of: 2 };
  const pair = heroQuestWith([
    { ...testRoom, chain: { ...chain, part: 1, next: "test-corridor" } },
    { ...testCorridor, chain: { ...chain, part: 2 } },
  ]);

  const won = (more: object = {}) =>
    scriptedTable(pair, {
      options: { ...options, quest: "test-room", adventurers: 2, fillSeats: false, ...more },
      step: "quest-end",
      arrange: (state) => {
        state.ended = "goal-met";
        state.introduced = true;
        state.order = ["adventurer-2", "adventurer-1"];
        state.heroes = { "adventurer-1": "ferrin", "adventurer-2": "olm" };
        const elf = {
          ...heroFrom(plain, "adventurer-1", "ferrin"),
          square: 200,
          body: 3,
          mind: 2,
          items: ["barrow-crown"],
        };
        const called = { what: "summoned", change: 0, until: "end-of-quest" } as const;
        const friend = { kind: "ally", type: "familiar", square: 202, items: [], lasting: [called] } as const;
        state.figures = [
          elf,
          { ...heroFrom(plain, "adventurer-2", "olm"), square: 201, body: 0, prone: 7 },
          { ...elf, ...friend, id: "familiar-2", items: [], lasting: [...friend.lasting] },
          {
            ...elf,
            ...friend,
            id: "sentinel-1",
            type: "sentinel",
            items: [],
            lasting: [{ ...called, until: "end-of-round" }],
          },
        ];
        state.magic.dark = { "warlock-1": state.magic.darkPile.splice(0, 3) };
        state.magic.removed["adventurer-1"] = state.spells.piles.fire.splice(0, 1);
        state.spells.hands["adventurer-1"]!.air = state.spells.piles.air.splice(0, 2);
        Object.assign(state.spells, { magicTurn: 3, divided: true });
        state.magic.uses = { "twin-branch": 1 };
      },
    });

  test("HQ-16.3: no recovery, no new division, the same seats, no market: the next mission begins at once", () => {
    const t = won();
    expect(t.state).toMatchObject({ quest: "test-corridor", introduced: true, round: 1 });
    expect(t.state.order).toEqual(["adventurer-2", "adventurer-1"]);
    const elf = t.state.figures.find(({ id }) => id === "ferrin")!;
    expect(elf).toMatchObject({ body: 3, mind: 2, items: ["barrow-crown"], gold: 10 });
    expect(t.state.magic.removed["adventurer-1"]).toHaveLength(1);
    expect(t.state.spells.hands["adventurer-1"]!.air).toHaveLength(2);
    expect(t.state.spells.divided).toBe(true);
    expect(t.state.magic.uses).toEqual({ "twin-branch": 1 });
    expect(t.events("dice-rolled")).toEqual([]);
    expect(t.events("mission-follows")).toHaveLength(1);
    expect(t.events("adventure-begun")).toMatchObject([{ part: "next" }]);
  });

  test("HQ-16.3: who lies prone is carried along, and has two rounds again until help must come", () => {
    expect(won().state.figures.find(({ id }) => id === "olm")).toMatchObject({ body: 0, prone: 1 });
  });

  test("HQ-16.3: whom a spell has called for the whole quest comes along, whoever came for a while doesn't", () => {
    const { state } = won();
    const friends = state.figures.filter(({ kind }) => kind === "ally");
    expect(friends).toMatchObject([{ id: "familiar-2", seat: "adventurer-1", body: 3 }]);
    const { square } = friends[0]!;
    expect(square).toBeGreaterThanOrEqual(0);
    expect(state.figures.filter((other) => other.square === square)).toHaveLength(1);
    // The next one gets another number.
    expect(state.numbered["familiar"]).toBe(2);
  });

  test("HQ-19.1-b: the antagonists of the next mission draw from all cards that are left, shuffled", () => {
    const t = won();
    expect(t.state.magic.dark).toEqual({});
    expect(t.state.magic.darkPile).toHaveLength(12);
    expect(t.events("deck-shuffled").filter(({ deck }) => deck === "dark")).toHaveLength(1);
  });

  test("HQ-16.3: who was lost is missing until the adventure is over", () => {
    const t = scriptedTable(pair, {
      options: { ...options, quest: "test-room", adventurers: 2, fillSeats: false },
      step: "quest-end",
      arrange: (state) => {
        state.ended = "goal-met";
        state.order = ["adventurer-1", "adventurer-2"];
        state.heroes = { "adventurer-1": "ferrin", "adventurer-2": "olm" };
        state.figures = [heroFrom(plain, "adventurer-1", "ferrin")];
        state.gone = [{ figure: heroFrom(plain, "adventurer-2", "olm"), how: "eliminated" }];
      },
    });
    expect(t.state.order).toEqual(["adventurer-1"]);
    expect(t.state.figures.filter(({ kind }) => kind === "hero").map(({ id }) => id)).toEqual(["ferrin"]);
  });

  test("HQ-16.3, HQ-19.2: loads are checked when the adventure begins, not with its next mission", () => {
    const t = scriptedTable(pair, {
      options: { ...options, quest: "test-room", adventurers: 1, fillSeats: false, loadCapacity: true },
      step: "quest-end",
      arrange: (state) => {
        state.ended = "goal-met";
        state.order = ["adventurer-1"];
        state.heroes = { "adventurer-1": "ferrin" };
        const items = ["plate-mail", "chain-mail"];
        state.figures = [{ ...heroFrom(plain, "adventurer-1", "ferrin", { loadCapacity: true }), items }];
      },
    });
    expect([t.state.quest, t.state.round]).toEqual(["test-corridor", 1]);
    expect(t.events("set-aside")).toEqual([]);
  });

  test("HQ-16.3: at a table for a single quest a part is a quest like any other", () => {
    expect(won({ campaign: false }).match.outcome?.how).toBe("goal-met");
  });
});
