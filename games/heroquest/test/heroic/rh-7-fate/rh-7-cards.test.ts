import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { wizard } from "../../../state.js";
import { at, game, scene, thrown } from "../../scene.js";
import { fateOf, fateScene, namesIn } from "../../scenes/fate-scene.js";

const beside = { heroes: { barbarian: "12,9" }, foes: { orc: "13,9" } };

describe("gaining cards", () => {
  test("HQ-RH7-a: a double HQ of a hero brings a heroic card, which may be kept; the HQ keep their effect", () => {
    const t = fateScene({ nextHeroic: ["speed"] }, { ...beside, dice: ["HQ HQ L", "O O"] });
    t.does("barbarian", "attack:orc-1");
    expect(t.offered("barbarian")).toEqual(["play:speed", "no-card"]);
    t.does("barbarian", "no-card");
    expect(t.isOnBoard("orc")).toBe(false);
    expect(namesIn(fateOf(t.state).hands["adventurer-1"]!)).toEqual(["speed"]);
    expect(t.table.events("heroic-card-drawn")).toHaveLength(1);
  });

  test("HQ-RH7-a: a double HQ of an ally brings its player a card, too, to use at once or to keep", () => {
    const drawn = (answer: string) =>
      fateScene(
        { nextHeroic: ["stability"] },
        {
          ...{ heroes: { barbarian: "12,9" }, foes: { orc: "13,9" }, dice: ["HQ HQ L", "L L"] },
          arrange: ({ figures }) => {
            const tam = { id: "squire-tam-1", kind: "ally", type: "squire-tam", attack: 3, held: "" } as const;
            figures.push({ ...structuredClone(figures[0]!), ...tam, items: [], square: at("13,8") });
          },
        },
      )
        .does("barbarian", "end-turn")
        .does("squire-tam", "attack:orc-1")
        .does("barbarian", answer);
    expect(namesIn(fateOf(drawn("no-card").state).hands["adventurer-1"]!)).toEqual(["stability"]);
    const played = drawn("play:stability");
    expect(played.table.events("heroic-card-played")).toMatchObject([{ figure: "squire-tam-1" }]);
    expect(played.figure("squire-tam").lasting).toMatchObject([{ what: "cannot-be-moved" }]);
  });

  test("HQ-RH7-a: used at once it needs no exchange", () => {
    const t = fateScene({ nextHeroic: ["berserk"] }, { ...beside, dice: ["HQ HQ L", "O O"] });
    t.does("barbarian", "attack:orc-1").does("barbarian", "play:berserk");
    expect(t.table.events("die-exchanged")).toEqual([]);
    expect(t.isOnBoard("orc")).toBe(false);
    expect(namesIn(fateOf(t.state).heroic.discard)).toEqual(["berserk"]);
  });

  test("HQ-RH7-a: three HQ bring one card, and antagonists none", () => {
    const t = fateScene({}, { ...beside, dice: ["HQ HQ HQ", "O O"] });
    t.does("barbarian", "attack:orc-1");
    expect(fateOf(t.state).hands["adventurer-1"]).toHaveLength(1);
    const evil = fateScene({}, { ...beside, phase: "wizard", dice: ["HQ HQ L", "L L"] });
    evil.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(evil.figure("barbarian").body).toBe(6);
    expect(fateOf(evil.state).hands["adventurer-1"]).toEqual([]);
    expect(fateOf(evil.state).misfortunes).toEqual([]);
  });

  test("HQ-RH7-a, HQ-14.1-b: at the end of the quest an unused card is discarded", () => {
    const t = fateScene(
      { heroic: ["speed"], misfortune: ["slip"] },
      { ...beside, dice: ["S S S", "L L"], arrange: (state) => setGoal(state) },
    );
    t.does("barbarian", "attack:orc-1");
    expect(t.table.match.outcome?.how).toBe("goal-met");
    const { hands, misfortunes, heroic, misfortune } = fateOf(t.state);
    expect([hands["adventurer-1"], misfortunes]).toEqual([[], []]);
    expect([namesIn(heroic.discard), namesIn(misfortune.discard)]).toEqual([["speed"], ["slip"]]);
  });

  test("HQ-RH7-c: a double ? of any player's roll gives the Evil Wizard a misfortune card; the others see how many", () => {
    const t = fateScene({ nextMisfortune: ["slip"] }, { heroes: { elf: "12,9", dwarf: "10,7" }, dice: ["? ?"] });
    t.does("elf", "move");
    expect(t.offered("evil-wizard")).toEqual(["play:slip", "no-card"]);
    t.does("evil-wizard", "no-card");
    expect(t.table.match.view(wizard).state).toMatchObject({ fate: { misfortunes: ["slip-1"] } });
    expect(t.table.match.view("adventurer-1").state).toMatchObject({ fate: { misfortunes: { count: 1 } } });
  });

  test("HQ-RH7-a: a hand is shown to its owner alone", () => {
    const t = fateScene({ heroic: ["speed"] }, { heroes: { elf: "12,9", dwarf: "10,7" } });
    const hands = (seat: string) =>
      (t.table.match.view(seat).state as unknown as { fate: { hands: object } }).fate.hands;
    expect(hands("adventurer-1")).toMatchObject({ "adventurer-1": ["speed-1"] });
    expect(hands("adventurer-2")).toMatchObject({ "adventurer-1": { count: 1, known: [null] } });
    expect(hands(wizard)).toMatchObject({ "adventurer-1": { count: 1, known: [null] } });
  });

  test("HQ-RH7-c: an ordinary double brings nothing when the misfortune deck is empty", () => {
    const t = fateScene(
      {},
      { heroes: { elf: "12,9" }, dice: ["? ?"], arrange: ({ fate }) => fate!.misfortune.draw.splice(0) },
    );
    t.does("elf", "move");
    expect(fateOf(t.state).misfortunes).toEqual([]);
    expect(t.offered("elf")).toContain("search:traps");
  });
});

function setGoal(state: { secrets: { goal: unknown }; figures: { type: string; questName: string }[] }): void {
  state.secrets.goal = { kind: "slay", figures: ["it"] };
  state.figures.find(({ type }) => type === "orc")!.questName = "it";
}

describe("playing cards", () => {
  test("HQ-RH7-b: a kept heroic card costs an HQ of the owner's roll, which has no other effect", () => {
    const t = fateScene(
      { heroic: ["stability"] },
      { ...beside, foes: { gargoyle: "13,9" }, dice: ["HQ S L", "L L L L L"] },
    );
    t.does("barbarian", "attack:gargoyle-1");
    expect(t.offered("barbarian")).toEqual(["exchange:stability", "no-card"]);
    const { body } = t.figure("gargoyle");
    t.does("barbarian", "exchange:stability");
    expect(t.table.events("die-exchanged")[0]).toMatchObject({ faces: ["skull", "lion"] });
    expect(t.figure("gargoyle").body).toBe(body - 1);
    expect(fateOf(t.state).hands["adventurer-1"]).toEqual([]);
    expect(t.figure("barbarian").lasting).toMatchObject([{ what: "cannot-be-moved" }]);
  });

  test("HQ-RH7-b: only the roller's own card, and not without an HQ", () => {
    const t = fateScene(
      { others: { "adventurer-2": ["speed"] } },
      { heroes: { barbarian: "12,9", elf: "10,7" }, foes: { orc: "13,9" }, dice: ["HQ S L", "O O"] },
    );
    t.does("barbarian", "attack:orc-1");
    expect(t.table.match.asked[0]?.ids).toContain("end-turn");
    const none = fateScene({ heroic: ["speed"] }, { ...beside, dice: ["S S L", "O O"] });
    none.does("barbarian", "attack:orc-1");
    expect(none.offered("barbarian")).toContain("end-turn");
  });

  test("HQ-RH7-b: at most one card for each roll", () => {
    const t = fateScene(
      { heroic: ["reflexes", "stability"], nextHeroic: ["berserk"] },
      { ...beside, dice: ["HQ HQ HQ", "O O"] },
    );
    t.does("barbarian", "attack:orc-1");
    expect(t.offered("barbarian")).toEqual(["exchange:reflexes", "exchange:stability", "play:berserk", "no-card"]);
    t.does("barbarian", "exchange:reflexes");
    expect(t.offered("barbarian")).toContain("end-turn");
    expect(namesIn(fateOf(t.state).hands["adventurer-1"]!)).toEqual(["stability", "berserk"]);
  });

  test("HQ-RH7-d: the Evil Wizard exchanges an HQ of his own roll", () => {
    const t = fateScene({ misfortune: ["distraction"] }, { ...beside, phase: "wizard", dice: ["HQ S L", "L O"] });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:hrolf");
    expect(t.offered("evil-wizard")).toEqual(["exchange:distraction", "no-card"]);
    t.does("evil-wizard", "exchange:distraction");
    expect(t.table.events("die-exchanged")[0]).toMatchObject({ seat: wizard, faces: ["skull", "lion"] });
    expect(t.figure("barbarian").body).toBe(8);
  });

  test("HQ-RH7-d: a player's ? lets him play without exchange, and the ? still works", () => {
    const t = fateScene({ misfortune: ["distraction"] }, { heroes: { elf: "12,9", dwarf: "10,7" }, dice: ["? 3"] });
    t.does("elf", "move");
    expect(t.offered("evil-wizard")).toEqual(["play:distraction", "no-card"]);
    t.does("evil-wizard", "play:distraction").does("evil-wizard", "hero:olm");
    expect(t.state.turn?.movement).toMatchObject({ left: 3, bumps: 1 });
    expect(t.figure("dwarf").lasting).toMatchObject([{ what: "lose-action", change: 1 }]);
  });

  test("HQ-RH7-d: at most one misfortune card for each roll", () => {
    const t = fateScene(
      { misfortune: ["distraction", "slip"] },
      { heroes: { elf: "12,9", dwarf: "10,7" }, dice: ["? 3"] },
    );
    t.does("elf", "move").does("evil-wizard", "play:distraction").does("evil-wizard", "hero:olm");
    expect(t.offered("evil-wizard")).toBeUndefined();
    expect(namesIn(fateOf(t.state).misfortunes)).toEqual(["slip"]);
  });

  test("HQ-RH7-c, HQ-RH7-d: two cards of a name are offered once, and the question doesn't tell", () => {
    const ask = (next: string) => {
      const t = fateScene(
        { misfortune: ["slip"], nextMisfortune: [next] },
        { heroes: { elf: "12,9", dwarf: "10,7" }, dice: ["? ?"] },
      ).does("elf", "move");
      return { offered: t.offered("evil-wizard"), rules: t.table.match.decision(wizard)?.rules };
    };
    expect(ask("slip").offered).toEqual(["play:slip", "no-card"]);
    expect(ask("burgled").offered).toEqual(["play:slip", "play:burgled", "no-card"]);
    expect(ask("slip").rules).toEqual(ask("burgled").rules);
  });

  test("HQ-RH7-e: a card without effect at this moment is discarded all the same", () => {
    const t = fateScene({ misfortune: ["door-slam"] }, { heroes: { elf: "12,9" }, dice: ["? 3"] });
    t.does("elf", "move").does("evil-wizard", "play:door-slam");
    expect(t.table.events("card-in-vain")).toMatchObject([{ card: "door-slam" }]);
    expect(namesIn(fateOf(t.state).misfortune.discard)).toEqual(["door-slam"]);
    expect(t.state.turn?.movement?.left).toBe(3);
  });
});

describe("an empty heroic deck", () => {
  const empty = (others: Record<string, string[]>, options = {}) => {
    const hands = Object.fromEntries(Object.entries(others));
    return fateScene(
      { others: hands },
      {
        heroes: { barbarian: "12,9", elf: "10,7", dwarf: "10,8" },
        foes: { orc: "13,9" },
        dice: ["HQ HQ L", "O O"],
        options,
        arrange: ({ fate }) => fate!.heroic.draw.splice(0),
      },
    ).does("barbarian", "attack:orc-1");
  };

  test("HQ-RH7-f: whoever would draw names a card, and its holder hands it over", () => {
    const t = empty({ "adventurer-2": ["speed"] });
    t.does("barbarian", "name:speed");
    expect(t.table.events("card-handed-over")).toMatchObject([
      { seat: "adventurer-2", to: "adventurer-1", card: "speed" },
    ]);
    expect(t.offered("barbarian")).toEqual(["play:speed", "no-card"]);
    t.does("barbarian", "no-card");
    const { hands } = fateOf(t.state);
    expect([hands["adventurer-1"]?.length, hands["adventurer-2"]?.length]).toEqual([1, 0]);
    // Everybody knows now where it is.
    expect(t.table.match.view(wizard).state).toMatchObject({
      fate: { hands: { "adventurer-1": { count: 1, known: ["speed-1"] } } },
    });
  });

  test("HQ-RH7-f: nothing happens when nobody holds it", () => {
    const t = empty({ "adventurer-2": ["speed"] });
    t.does("barbarian", "name:berserk");
    expect(t.table.events("card-named")).toMatchObject([{ card: "berserk", holders: [] }]);
    expect(fateOf(t.state).hands["adventurer-1"]).toEqual([]);
    expect(t.isOnBoard("orc")).toBe(false);
  });

  test("HQ-RH7-f: of two holders, whoever names it says whose", () => {
    const t = empty({ "adventurer-2": ["speed"], "adventurer-3": ["speed"] });
    t.does("barbarian", "name:speed").does("barbarian", "from:adventurer-3").does("barbarian", "no-card");
    const { hands } = fateOf(t.state);
    expect([hands["adventurer-2"]?.length, hands["adventurer-3"]?.length]).toEqual([1, 0]);
  });

  test("HQ-RH7-f: with the switch off there is nothing to draw", () => {
    const t = empty({ "adventurer-2": ["speed"] }, { "fateCards.nameCard": false });
    expect(t.isOnBoard("orc")).toBe(false);
    expect(t.offered("barbarian")).toContain("end-turn");
  });
});

describe("cards that are not drawn for doubles", () => {
  const start = (adventurers: number, options: object, dealt = false) => {
    const t = scriptedTable(game, {
      options: { quest: "test-room", adventurers, fillSeats: false, fateCards: true, ...options },
      dice: Array.from({ length: 40 }, () => thrown("3")),
      step: "introduction",
      arrange: (state) => {
        fateOf(state).dealt = dealt;
        const heroes = ["hrolf", "olm", "ferrin", "ambrose", "yrsa", "birga", "aelis", "orsola"];
        for (let i = 0; i < adventurers; i++) {
          state.heroes[`adventurer-${i + 1}`] = heroes[i]!;
          state.order.push(`adventurer-${i + 1}`);
        }
      },
    });
    const { hands, misfortunes } = fateOf(t.state as never);
    return { heroic: Object.values(hands).map((hand) => hand.length), misfortunes: misfortunes.length };
  };

  test("HQ-RH3-c: at the start each hero draws one heroic card and the Evil Wizard one misfortune card", () => {
    expect(start(4, {})).toEqual({ heroic: [1, 1, 1, 1], misfortunes: 1 });
    expect(start(4, { "fateCards.atStart": false })).toEqual({ heroic: [0, 0, 0, 0], misfortunes: 0 });
  });

  test("HQ-RH3-c, HQ-16.3: a later mission of a chain brings none", () => {
    expect(start(6, { manyPlayers: true }, true)).toEqual({ heroic: [0, 0, 0, 0, 0, 0], misfortunes: 0 });
  });

  test("HQ-RH8: one misfortune card more for each adventurer above four", () => {
    const off = { "fateCards.atStart": false, manyPlayers: true };
    expect([start(6, off).misfortunes, start(4, off).misfortunes]).toEqual([2, 0]);
    expect([start(6, { manyPlayers: true }).misfortunes, start(4, { manyPlayers: true }).misfortunes]).toEqual([3, 1]);
    expect(start(6, {}).misfortunes).toBe(1);
  });

  test("HQ-RH8: needs the cards", () => {
    const t = scene({ options: { manyPlayers: true } });
    expect(t.state.fate).toBeNull();
  });

  test.each([
    ["goes to the hero who reaches it", []],
    ["goes to a commanded hero's player", [{ what: "commanded", change: 0, until: "next-own-turn-over" }]],
  ] as const)("HQ-RH7-g: a quest's reward for a goal on the way %s", (_how, lasting) => {
    const t = fateScene(
      { nextHeroic: ["speed"] },
      {
        heroes: { elf: { at: "12,9", lasting: [...lasting] }, dwarf: "10,7" },
        dice: ["3 3"],
        arrange: ({ secrets }) => {
          secrets.objectives = [
            { id: "here", when: { on: "square-entered", squares: ["13,9"] }, reward: { heroicCards: 1 }, text: "x" },
          ];
        },
      },
    );
    t.does("elf", "move").does("elf", "step:13,9");
    expect(namesIn(fateOf(t.state).hands["adventurer-1"]!)).toEqual(["speed"]);
    expect(fateOf(t.state).hands["adventurer-2"]).toEqual([]);
  });

  test("HQ-RH7-g: with the switch every such goal and every champion that falls brings a card", () => {
    const play = (achievements: boolean) => {
      const t = fateScene(
        {},
        {
          heroes: { barbarian: "12,9" },
          foes: { orc: { at: "13,9", kind: "champion", body: 1 } },
          dice: ["S S S", "L L"],
          options: { "fateCards.achievements": achievements },
        },
      );
      t.does("barbarian", "attack:orc-1");
      return fateOf(t.state).hands["adventurer-1"]!.length;
    };
    expect([play(true), play(false)]).toEqual([1, 0]);
  });
});

describe("the decks", () => {
  test("HQ-RH7-h-more: ten names in each deck, two copies of each", () => {
    const { heroic, misfortune } = fateOf(fateScene({}).state);
    for (const { draw } of [heroic, misfortune]) {
      expect(draw).toHaveLength(20);
      expect(new Set(namesIn(draw)).size).toBe(10);
    }
  });

  test("HQ-0-a: without the rule there are no cards and nobody watches rolls", () => {
    const t = scene({ ...beside, dice: ["HQ HQ L", "O O"] });
    t.does("barbarian", "attack:orc-1");
    expect([t.state.fate, t.state.watched]).toEqual([null, false]);
    expect(t.table.match.view("adventurer-1").state).not.toHaveProperty("fate");
  });
});
