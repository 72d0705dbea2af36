import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { testCorridor } from "../../../content/quests/test-quests/test-corridor.js";
import { testRoom } from "../../../content/quests/test-quests/test-room.js";
import { heroFrom } from "../../../rules/02-setup/introduction.js";
import { heroQuestWith } from "../../../ruleset.js";
import { plain } from "../../plain.js";
import { game } from "../../scene.js";
import { inMarket, options, over, sheet } from "../../scenes/campaign-scene.js";

describe("from one adventure to the next", () => {
  test("HQ-14.1-a: survivors go on with all their points, also after a lost mission and from the ground", () => {
    for (const how of ["goal-met", "given-up"] as const) {
      const t = over(
        { heroes: { elf: { at: "12,9", body: 1, mind: -1 }, dwarf: { at: "10,7", body: 0, prone: 1, buried: true } } },
        how,
      );
      expect(sheet(t, 1)).toMatchObject({ body: 6, mind: 4 });
      expect(sheet(t, 2)).toMatchObject({ body: 7, prone: 0, buried: false });
    }
  });

  test("HQ-14.1-a: points are full also for whoever got something that makes the mind greater", () => {
    const t = inMarket({
      heroes: { dwarf: { at: "12,9", items: ["scholars-medal"] }, barbarian: "10,7" },
      dice: ["6", "5"],
    });
    t.table.answer("adventurer-1", "give:scholars-medal");
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect([t.figure("dwarf").mind, t.figure("barbarian").mind]).toEqual([3, 3]);
  });

  test("HQ-10.10: who has saved a companion may do so again in the next adventure", () => {
    expect(sheet(over({ heroes: { elf: { at: "12,9", saved: true } } }), 1).saved).toBe(false);
  });

  test("HQ-14.1-a: the campaign keeps a record of every quest", () => {
    const t = over({
      heroes: { elf: { at: "12,9", gold: 30 }, dwarf: { at: "10,7", gold: 12 } },
      round: 9,
      arrange: (state) => {
        const dwarf = state.figures.pop()!;
        state.gone.push({ figure: dwarf, how: "eliminated" });
      },
    });
    expect(t.state.campaign!.record).toEqual([
      { quest: "test-room", won: true, how: "goal-met", rounds: 9, lost: ["olm"], gold: 30 },
    ]);
  });

  test("HQ-14.1-b: all cards are back in their piles, used ones too, and are divided anew", () => {
    const t = over({
      arrange: ({ spells, magic }) => {
        spells.hands["adventurer-1"]!.fire = spells.piles.fire.splice(0, 2);
        magic.shown["adventurer-1"] = spells.piles.air.splice(0, 1);
        magic.removed["adventurer-1"] = spells.piles.water.splice(0, 3);
        spells.divided = true;
      },
    });
    const { spells, magic } = t.state;
    expect(Object.values(spells.piles).flat()).toHaveLength(36);
    expect(Object.values(spells.hands["adventurer-1"]!).flat()).toEqual([]);
    expect([magic.shown, magic.removed, spells.divided, spells.magicTurn]).toEqual([{}, {}, false, 0]);
    expect(t.table.events("spells-returned")).toMatchObject([{ count: 2, rules: ["HQ-14.1-b"] }]);
    expect(t.table.events("spells-back")).toHaveLength(1);
  });

  test("HQ-8.7: an evocation is treasure: it stays with its finder until it is used, and goes with who is lost", () => {
    const t = over({
      arrange: ({ magic, figures, gone }) => {
        magic.evocations = { "adventurer-1": ["call-familiar"], "adventurer-2": ["spectral-wolf"] };
        gone.push({ figure: figures.pop()!, how: "eliminated" });
      },
    });
    expect(t.state.magic.evocations).toEqual({ "adventurer-1": ["call-familiar"] });
  });

  test("HQ-8.7: at the start of the next adventure all 36 cards are in the four piles and all hands are empty", () => {
    const t = inMarket({ dice: ["6", "5"], arrange: ({ spells }) => void spells.piles.fire.splice(0, 2) });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.table.offered("adventurer-1")).toContain("element:fire");
    expect(Object.values(t.state.spells.piles).map((cards) => cards.length)).toEqual([9, 9, 9, 9]);
  });

  test("HQ-14.2: gold and cards go along into the next adventure", () => {
    const t = inMarket({
      heroes: { barbarian: { at: "12,9", gold: 120, items: ["longsword"] }, dwarf: "10,7" },
      dice: ["6", "5"],
      arrange: ({ secrets }) => void Object.assign(secrets, { reward: 75 }),
    });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.state).toMatchObject({ quest: "test-corridor", introduced: true, round: 1 });
    expect(t.figure("barbarian")).toMatchObject({ gold: 195, items: ["longsword"] });
    expect(t.state.campaign!.sheets).toEqual({});
  });

  test("HQ-14.2: a thing that all won together goes to whom all name, otherwise chance decides", () => {
    const won = () => over({ arrange: ({ secrets }) => void Object.assign(secrets, { rewardItems: ["helmet"] }) });
    const agreed = won();
    agreed.table.answer("adventurer-1", "taker:olm").answer("adventurer-2", "taker:olm");
    expect(sheet(agreed, 2).items).toContain("helmet");
    const drawn = scriptedTable(game, {
      options: { ...options, quest: "test-room", adventurers: 2, fillSeats: false },
      decks: { takers: [["ferrin"]] },
      step: "quest-end",
      arrange: (state) => {
        state.ended = "goal-met";
        state.secrets.rewardItems = ["helmet"];
        state.order = ["adventurer-1", "adventurer-2"];
        state.heroes = { "adventurer-1": "ferrin", "adventurer-2": "olm" };
        state.figures = [heroFrom(plain, "adventurer-1", "ferrin"), heroFrom(plain, "adventurer-2", "olm")];
      },
    });
    drawn.answer("adventurer-1", "taker:olm").answer("adventurer-2", "taker:ferrin");
    expect(drawn.state.campaign!.sheets["adventurer-1"]!.items).toContain("helmet");
    expect(drawn.events("taker-drawn")).toHaveLength(1);
  });

  test("HQ-18.6: what was set aside is there again", () => {
    const t = over({ heroes: { dwarf: { at: "12,9", items: [], setAside: ["plate-mail"] } } });
    expect(sheet(t, 1).items).toEqual(["plate-mail"]);
    expect(sheet(t, 1)).not.toHaveProperty("setAside");
  });

  test("HQ-14.1-a: things that a quest was about are handed in, what it took away comes back", () => {
    const t = over({
      heroes: { elf: { at: "12,9", items: ["silver-bell", "rope"] }, dwarf: { at: "10,7", items: [] } },
      arrange: ({ secrets }) => void Object.assign(secrets, { takenItems: { olm: ["hand-axe"] } }),
    });
    expect(sheet(t, 1).items).toEqual(["rope"]);
    expect(sheet(t, 2).items).toEqual(["hand-axe"]);
  });

  test("HQ-2.4-f: who has lost a hero takes a free one, with starting equipment and no gold", () => {
    const t = over({
      heroes: { elf: "12,9", dwarf: { at: "10,7", gold: 90, items: ["plate-mail"] } },
      arrange: (state) => void state.gone.push({ figure: state.figures.pop()!, how: "eliminated" }),
    });
    expect(t.table.offered("adventurer-2")).toEqual(
      ["hrolf", "yrsa", "birga", "aelis", "ambrose", "orsola"].map((id) => `figure:${id}`),
    );
    t.table.answer("adventurer-2", "figure:birga");
    expect(t.state.heroes).toEqual({ "adventurer-1": "ferrin", "adventurer-2": "birga" });
    expect(sheet(t, 2)).toMatchObject({ items: ["short-sword", "potion-of-healing"], gold: 0 });
    expect(t.table.offered("wizard")).toContain("withhold:shield");
  });

  test("HQ-2.4-f: nobody is out: when every other hero is lost, a newcomer takes the figure", () => {
    const t = over({
      arrange: (state) => {
        state.gone.push({ figure: { ...state.figures.pop()!, gold: 90, completed: 5 }, how: "lost" });
        state.campaign!.fallen = ["hrolf", "yrsa", "birga", "aelis", "ambrose"];
      },
    });
    // The one who was never lost is left, and so is taken without a question; then only the lost remain.
    expect(t.state.heroes["adventurer-2"]).toBe("orsola");
    const last = over({
      arrange: (state) => {
        state.gone.push({ figure: { ...state.figures.pop()!, gold: 90, completed: 5 }, how: "lost" });
        state.campaign!.fallen = ["hrolf", "yrsa", "birga", "aelis", "ambrose", "orsola"];
      },
    });
    last.table.answer("adventurer-2", "figure:olm");
    expect(sheet(last, 2)).toMatchObject({ id: "olm", gold: 0, items: ["short-sword", "potion-of-healing"] });
    expect(sheet(last, 2)).not.toHaveProperty("completed");
  });

  test("HQ-1.2.c: an artifact that was found isn't found again: a second placement yields its gold value", () => {
    const treasure = { gold: 5, items: ["lament", "rope"], spells: ["call-familiar"] };
    const chest = { id: "box", type: "chest", at: "15,7", treasure } as const;
    const book = heroQuestWith([{ ...testRoom, scenery: [chest] }, testCorridor]);
    const played = (taken: boolean) =>
      scriptedTable(book, {
        options: { ...options, quest: "test-room", adventurers: 1, fillSeats: false, campaignLength: 3 },
        step: "quest-end",
        arrange: (state) => {
          state.ended = "given-up";
          state.heroes = { "adventurer-1": "olm" };
          state.figures = [heroFrom(plain, "adventurer-1", "olm")];
          if (!taken) return;
          state.secrets.scenery = [];
          state.magic.evocations = { "adventurer-1": ["call-familiar"] };
        },
      }).answer("wizard", "quest:test-room");
    const [first, second] = [played(false), played(true)];
    expect(first.state.secrets.scenery[0]!.contents.treasure).toEqual(treasure);
    expect(second.state.campaign!.found).toEqual(["lament"]);
    expect(second.state.secrets.scenery[0]!.contents.treasure).toEqual({ gold: 505, items: ["rope"], spells: [] });
  });
});
