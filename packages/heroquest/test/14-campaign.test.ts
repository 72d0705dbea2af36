import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { playable } from "../src/campaign/adventures.js";
import type { PlayedQuest } from "../src/campaign/state.js";
import { questBook } from "../src/content/quests/book.js";
import { testCorridor } from "../src/content/quests/test-corridor.js";
import { testRoom } from "../src/content/quests/test-room.js";
import { heroQuestWith } from "../src/ruleset.js";
import { heroFrom } from "../src/starting/introduction.js";
import type { HeroQuest } from "../src/state.js";
import { game, type Scene, scene } from "./scene.js";

const options = { campaign: true };

/** The heroes have just won or lost the test room. */
function over(wanted: Scene = {}, how: HeroQuest["ended"] = "goal-met") {
  return scene({
    heroes: { elf: "12,9", dwarf: "10,7" },
    step: "quest-end",
    ...wanted,
    options: { ...options, ...wanted.options },
    arrange: (state) => {
      state.ended = how;
      wanted.arrange?.(state);
    },
  });
}

/** And now they stand in the market. */
function inMarket(wanted: Scene = {}, ...withheld: string[]) {
  const t = over(wanted);
  t.table.answer("wizard", ...withheld.map((item) => `withhold:${item}`));
  return t;
}

type Campaigner = ReturnType<typeof over>;
const sheet = (t: Campaigner, number: number) => t.state.campaign!.sheets[`adventurer-${number}`]!;

describe("which adventure is played", () => {
  const chooses = (more: object = {}) =>
    scriptedTable(game, { options: { quest: "wizard-chooses", adventurers: 1, fillSeats: false, ...more } });

  test("HQ-2.7-a: the Evil Wizard chooses before all else, and nothing changes it any more", () => {
    const t = chooses();
    expect(t.match.asked.map(({ seat }) => seat)).toEqual(["wizard"]);
    expect(t.offered("wizard")).toEqual(["quest:test-room", "quest:test-corridor"]);
    t.answer("wizard", "quest:test-corridor");
    expect(t.state.quest).toBe("test-corridor");
    t.answer("adventurer-1", "hero:dwarf");
    expect(() => t.answer("wizard", "quest:test-room")).toThrow();
    t.answer("adventurer-1", "figure:olm");
    expect(t.state).toMatchObject({ quest: "test-corridor", introduced: true });
  });

  test("HQ-16.1: nothing tells the adventurers what was chosen before it begins", () => {
    const t = chooses().answer("wizard", "quest:test-corridor");
    const { state } = t.match.view("adventurer-1");
    for (const field of ["quest", "side", "start", "secrets"]) expect(state).not.toHaveProperty(field);
    const chosen = (seat: string) => t.match.events(seat).find(({ type }) => type === "quest-chosen");
    expect(chosen("adventurer-1")).not.toHaveProperty("quest");
    expect(chosen("wizard")).toHaveProperty("quest");
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(t.match.view("adventurer-1").state).toMatchObject({ quest: "test-corridor", side: testCorridor.side });
  });

  test("HQ-16.1: at an open table the title is public as soon as it is locked, the map isn't", () => {
    const t = chooses({ secretAdventure: false }).answer("wizard", "quest:test-corridor");
    expect(t.match.view("adventurer-1").state).toHaveProperty("quest", "test-corridor");
    expect(t.match.view("adventurer-1").state).not.toHaveProperty("secrets");
    expect(t.match.events("adventurer-1").find(({ type }) => type === "quest-chosen")).toHaveProperty("quest");
  });

  test("HQ-16.1: for an adventurer it may be any that could be chosen", () => {
    const t = chooses().answer("wizard", "quest:test-corridor");
    const worlds = Array.from({ length: 12 }, (_, i) => t.match.fork("adventurer-1", `world-${i}`).state.quest);
    expect(new Set(worlds)).toEqual(new Set(["test-room", "test-corridor"]));
    expect(t.match.fork("wizard", "world").state.quest).toBe("test-corridor");
  });

  const played = (quest: string, won: boolean): PlayedQuest => ({
    quest,
    won,
    how: won ? "goal-met" : "given-up",
    rounds: 1,
    lost: [],
    gold: 0,
  });

  test("HQ-16.1: in a campaign what is neither won nor lost twice can be chosen", () => {
    const ids = (...record: PlayedQuest[]) => playable(questBook, record).map(({ id }) => id);
    expect(ids()).toHaveLength(12);
    expect(ids(played("the-stolen-bell", true))).not.toContain("the-stolen-bell");
    expect(ids(played("the-stolen-bell", false))).toContain("the-stolen-bell");
    expect(ids(played("the-stolen-bell", false), played("the-stolen-bell", false))).not.toContain("the-stolen-bell");
  });

  test("HQ-16.3: of a chain only the first part can be chosen, and the chain is won with its last part", () => {
    const ids = (...record: PlayedQuest[]) => playable(questBook, record).map(({ id }) => id);
    const parts = ["the-barrow-road", "the-drowned-gate", "odruns-rest"];
    expect(ids().filter((id) => parts.includes(id))).toEqual(["the-barrow-road"]);
    const lost = [played("the-barrow-road", true), played("the-drowned-gate", false)];
    expect(ids(...lost)).toContain("the-barrow-road");
    expect(ids(...lost, ...lost)).not.toContain("the-barrow-road");
    expect(ids(...parts.map((part) => played(part, true)))).not.toContain("the-barrow-road");
  });
});

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
        state.figures = [heroFrom("adventurer-1", "ferrin"), heroFrom("adventurer-2", "olm")];
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
          state.figures = [heroFrom("adventurer-1", "olm")];
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

describe("seats of the next adventure", () => {
  const dice = ["3", "6"];

  test("HQ-2.5-b: everybody rolls for a seat again", () => {
    const t = inMarket({ heroes: { barbarian: "12,9", dwarf: "10,7" }, dice });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.throws).toEqual(["seating 1", "seating 1"]);
    expect(t.state.order).toEqual(["adventurer-2", "adventurer-1"]);
  });

  const seated = (completed: number, throws: string[], seatingBonus = true) => {
    const t = inMarket({
      heroes: { barbarian: { at: "12,9", completed: completed - 1 }, dwarf: "10,7" },
      dice: throws,
      options: { seatingBonus },
    });
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "done");
    expect(t.diceLeft).toBe(0);
    return t.state.order[0];
  };

  test("HQ-2.5-d: one more for every three completed quests: 4 ties with 5, and both roll again", () => {
    expect(seated(3, ["4", "5", "1", "3"])).toBe("adventurer-2");
    expect(seated(3, ["4", "5"], false)).toBe("adventurer-2");
    expect(seated(2, ["4", "5"])).toBe("adventurer-2");
  });

  test("HQ-2.5-d: at most two, and HQ and ? stay what they are", () => {
    expect(seated(9, ["3", "5", "2", "3"])).toBe("adventurer-1");
    expect(seated(9, ["6", "HQ"])).toBe("adventurer-2");
    expect(seated(9, ["?", "1"])).toBe("adventurer-2");
  });
});

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
        const elf = { ...heroFrom("adventurer-1", "ferrin"), square: 200, body: 3, mind: 2, items: ["barrow-crown"] };
        const called = { what: "summoned", change: 0, until: "end-of-quest" } as const;
        const friend = { kind: "ally", type: "familiar", square: 202, items: [], lasting: [called] } as const;
        state.figures = [
          elf,
          { ...heroFrom("adventurer-2", "olm"), square: 201, body: 0, prone: 7 },
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
        state.figures = [heroFrom("adventurer-1", "ferrin")];
        state.gone = [{ figure: heroFrom("adventurer-2", "olm"), how: "eliminated" }];
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
        state.figures = [{ ...heroFrom("adventurer-1", "ferrin", { loadCapacity: true }), items }];
      },
    });
    expect([t.state.quest, t.state.round]).toEqual(["test-corridor", 1]);
    expect(t.events("set-aside")).toEqual([]);
  });

  test("HQ-16.3: at a table for a single quest a part is a quest like any other", () => {
    expect(won({ campaign: false }).match.outcome?.how).toBe("goal-met");
  });
});

describe("the market", () => {
  test("HQ-15-a: a hero gives a card away without an action or nearness", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", items: ["shield"] }, elf: { at: "0,0", items: [] } } });
    t.table.answer("adventurer-1", "give:shield");
    expect([sheet(t, 1).items, sheet(t, 2).items]).toEqual([[], ["shield"]]);
  });

  test("HQ-15-a: throwing away is free and brings nothing", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", items: ["shield", "rope", "rope"] } } });
    t.table.answer("adventurer-1", "discard:rope");
    expect(sheet(t, 1)).toMatchObject({ items: ["shield", "rope"], gold: 0 });
  });

  test("HQ-15-b: the market pays the printed value in full", () => {
    const t = inMarket({ heroes: { barbarian: { at: "12,9", items: ["broadsword"], gold: 3 } } });
    t.table.answer("adventurer-1", "sell:broadsword");
    expect(sheet(t, 1)).toMatchObject({ items: [], gold: 253 });
    expect(t.table.offered("adventurer-1")).toContain("buy:broadsword");
  });

  const pairIn = () =>
    inMarket({
      heroes: { elf: { at: "12,9", gold: 40, items: ["rope"] }, dwarf: { at: "10,7", items: ["helmet"] } },
    });
  const ends = (t: Campaigner) => [sheet(t, 1), sheet(t, 2)].map(({ gold, items }) => [gold, ...items]);

  test("HQ-15-c: a card goes to another hero for the sum that both agree on", () => {
    const t = pairIn();
    t.table.answer("adventurer-1", "bid:olm").answer("adventurer-1", "sum:30");
    expect(t.table.decision("adventurer-2").title).toMatchObject({ args: { item: "helmet", gold: 30 } });
    t.table.answer("adventurer-2", "yes");
    expect(ends(t)).toEqual([[10, "rope", "helmet"], [30]]);
  });

  test("HQ-15-c: without acceptance nothing changes, and the same offer isn't made again", () => {
    const t = pairIn();
    t.table.answer("adventurer-1", "bid:olm").answer("adventurer-1", "sum:30").answer("adventurer-2", "no");
    expect(ends(t)).toEqual([
      [40, "rope"],
      [0, "helmet"],
    ]);
    t.table.answer("adventurer-1", "bid:olm");
    expect(t.table.offered("adventurer-1")).toEqual(["sum:5", "sum:10", "sum:20"]);
  });

  test("HQ-15-c: the owner may offer, too, to whoever has gold", () => {
    const t = pairIn();
    expect(t.table.barredBy("adventurer-1", "offer:rope")).toBe("HQ-15-c");
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "offer:helmet");
    t.table.answer("adventurer-2", "sum:20").answer("adventurer-1", "yes");
    expect(ends(t)).toEqual([[20, "rope", "helmet"], [20]]);
  });

  test("HQ-15-d: who can pay the price buys, and pays it", () => {
    const with100 = inMarket({ heroes: { dwarf: { at: "12,9", gold: 100 } } });
    expect(with100.table.barredBy("adventurer-1", "buy:shield")).toBe("HQ-15-d");
    const with150 = inMarket({ heroes: { dwarf: { at: "12,9", gold: 150, items: [] } } });
    with150.table.answer("adventurer-1", "buy:shield");
    expect(sheet(with150, 1)).toMatchObject({ gold: 0, items: ["shield"] });
  });

  test("HQ-15-d: the Evil Wizard says what is for sale; artifacts never are", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", gold: 5000 } } }, "shield", "rope");
    const { list } = t.state.campaign!.market!;
    expect(list).toHaveLength(19);
    expect(t.table.offered("adventurer-1")).not.toContain("buy:shield");
    expect(list.filter((item) => ["shield", "rope", "lament", "silver-bell"].includes(item))).toEqual([]);
  });

  test("HQ-15-d: a card shows whether the buyer could use it", () => {
    const t = inMarket({ heroes: { wizard: { at: "12,9", gold: 600 } } });
    const useful = (id: string) => t.table.decision("adventurer-1").options.find((one) => one.id === id)?.label.args;
    expect(useful("buy:shield")).toMatchObject({ useful: "no", gold: 150 });
    expect(useful("buy:bracers")).toMatchObject({ useful: "yes", gold: 550 });
  });

  test("HQ-15-a: a visit ends by itself after twenty deals, so that every market closes", () => {
    const t = inMarket({ heroes: { dwarf: { at: "12,9", gold: 150, items: [] } } });
    for (let i = 0; i < 10; i++) t.table.answer("adventurer-1", "buy:shield").answer("adventurer-1", "sell:shield");
    expect(t.state.campaign!.market).toBeNull();
  });
});

describe("the end of a campaign", () => {
  test("HQ-14.1-a: when as many adventures are over as the table wanted; more than half must be won", () => {
    const won = over({ options: { campaignLength: 1 } });
    expect(won.table.match.outcome).toMatchObject({
      winners: ["adventurer-1", "adventurer-2"],
      how: "campaign-won",
      scores: { wizard: 0, "adventurer-1": 1 },
    });
    const lost = over({ options: { campaignLength: 1 } }, "heroes-lost");
    expect(lost.table.match.outcome).toMatchObject({ winners: ["wizard"], how: "campaign-lost" });
  });

  test("HQ-14.1-a: when no quest is left to play", () => {
    const t = over({
      arrange: ({ campaign }) =>
        void campaign!.record.push({
          quest: "test-corridor",
          won: true,
          how: "goal-met",
          rounds: 3,
          lost: [],
          gold: 0,
        }),
    });
    expect(t.table.match.outcome?.how).toBe("campaign-won");
  });

  test("HQ-16.2: the adventurers end it together, and only together", () => {
    const t = inMarket();
    t.table.answer("adventurer-1", "retire").answer("adventurer-2", "no");
    expect(t.table.offered("adventurer-1")).not.toContain("retire");
    t.table.answer("adventurer-1", "done").answer("adventurer-2", "retire").answer("adventurer-1", "yes");
    expect(t.table.match.outcome).toMatchObject({ how: "campaign-won" });
  });
});

test("HQ-16.2: without a campaign a match is one quest", () => {
  const t = scene({ step: "quest-end", arrange: (state) => void Object.assign(state, { ended: "goal-met" }) });
  expect(t.table.match.outcome?.how).toBe("goal-met");
});
