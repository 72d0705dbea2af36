import { AnswerRefused, Match, type Options, OptionsRefused, type Save } from "@tavolata/kernel";
import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../../content/quests/book.js";
import { heroicSwitches } from "../../options.js";
import { heroFrom } from "../../rules/02-setup/introduction.js";
import { heroQuestWith } from "../../ruleset.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";
import { game, scene, thrown } from "../scene.js";

const players = (adventurers: number, more: object = {}) =>
  ({ quest: "test-room", adventurers, fillSeats: false, ...more }) as const;

function table(adventurers: number, dice: readonly string[] = [], decks: Record<string, string[][]> = {}) {
  return scriptedTable(game, { options: players(adventurers), dice: dice.map(thrown), decks });
}

describe("roles and secrets", () => {
  test("HQ-2.1-a: one Evil Wizard and at least one adventurer", () => {
    expect(table(1).match.seats).toEqual(["wizard", "adventurer-1"]);
    expect(() => table(0)).toThrow(OptionsRefused);
    expect(() => table(9)).toThrow(OptionsRefused);
    const filled = scriptedTable(game, { options: { quest: "test-room", adventurers: 1 } });
    expect(filled.match.seats).toHaveLength(5);
  });

  test("HQ-1.6: an adventurer's view holds nothing of the quest", () => {
    const t = table(1);
    expect(t.match.view("wizard").state).toHaveProperty("secrets.traps");
    const seen = JSON.stringify(t.match.view("adventurer-1").state);
    for (const word of ["secrets", "pit", "guard", "orc", "test-room"]) expect(seen).not.toContain(word);
  });

  test("HQ-16.1: the title is secret until the introduction, unless the table wants it open", () => {
    expect(table(1).match.view("adventurer-1").state).not.toHaveProperty("quest");
    const open = scriptedTable(game, { options: players(1, { secretAdventure: false }) });
    expect(open.match.view("adventurer-1").state).toHaveProperty("quest", "test-room");
    const begun = table(1).answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(begun.match.view("adventurer-1").state).toHaveProperty("quest", "test-room");
  });

  test("HQ-2.7-b: the introduction is read, the heroes stand on the start squares and the first is active", () => {
    const t = table(1);
    expect(t.state.figures).toEqual([]);
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:birga");
    expect(t.events("adventure-begun")[0]).toMatchObject({ places: { birga: "9,6" } });
    expect(t.events("text-read")[0]).toMatchObject({ text: { key: "quest.test-room.introduction" } });
    expect(t.state.turn?.figure).toBe("birga");
  });
});

describe("what the introduction tells", () => {
  test("HQ-2.7-b: everybody hears the mission when it is read, and not before; how many rounds are left stays behind the screen", () => {
    const t = scriptedTable(heroQuestWith(questBook), { options: players(1, { quest: "the-rising-water" }) });
    const heard = () => (t.match.view("adventurer-1").state as unknown as HeroQuest).mission;
    expect(heard()).toBeNull();
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(heard()).toEqual({ aims: [{ kind: "race" }], hurried: true });
  });

  test("HQ-2.7-b: a mission of several parts names them all", () => {
    const t = scriptedTable(heroQuestWith(questBook), { options: players(1, { quest: "the-forsworn" }) });
    t.answer("adventurer-1", "hero:dwarf").answer("adventurer-1", "figure:olm");
    expect(t.state.mission).toEqual({
      aims: [
        { kind: "slay", figures: ["halvard"] },
        { kind: "rescue", ally: "lady-ginevra" },
      ],
      hurried: false,
    });
  });
});

describe("the table's rules", () => {
  test("HQ-0-a: the base rules alone, or with all heroic rules", () => {
    const read = (more: Options) => {
      const { options } = scriptedTable(game, { options: players(1, more) }).match.save();
      return heroicSwitches.filter((id) => options[id] === true);
    };
    expect(read({ preset: "base-rules" })).toEqual([]);
    expect(read({ preset: "heroic-rules" })).toEqual([...heroicSwitches]);
  });

  test("HQ-0-a: a preset sets the switches, and each can be set otherwise", () => {
    const { options } = scriptedTable(game, {
      options: players(1, { preset: "heroic-rules", combatZone: false }),
    }).match.save();
    expect(options).toMatchObject({ combatZone: false, disengage: true, experience: false });
    const one = scriptedTable(game, { options: players(1, { disengage: true }) }).match.save();
    expect(one.options).toMatchObject({ preset: "base-rules", disengage: true, combatZone: false });
  });

  test("HQ-0-a: a match of before, in which one switch stood for all heroic rules, goes on with them", () => {
    const now = scriptedTable(game, { options: players(1, { preset: "heroic-rules" }) }).match.save();
    const { preset: _preset, ...switches } = now.options;
    const off = Object.fromEntries(heroicSwitches.map((id) => [id, false]));
    const before: Save = { ...now, version: "0.1.0", options: { ...switches, ...off, heroicRules: true } };
    const { options } = Match.load(game, before).save();
    expect(options).toEqual(now.options);
    const plain: Save = { ...before, options: { ...before.options, heroicRules: false, combatZone: true } };
    expect(Match.load(game, plain).save().options).toMatchObject({
      preset: "base-rules",
      combatZone: true,
      disengage: false,
    });
  });

  test("HQ-1.8: a sheet counts below zero", () => {
    const { body, fullBody, mind, fullMind } = heroFrom(plain, "adventurer-1", "ambrose");
    expect({ body, fullBody, mind, fullMind }).toEqual({ body: 4, fullBody: 4, mind: 6, fullMind: 6 });
    const t = scene({
      phase: "wizard",
      heroes: { wizard: "12,9", elf: "10,7" },
      foes: { orc: { at: "13,9", attack: 6 } },
      dice: ["S S S S S S", "O O"],
    });
    t.does("evil-wizard", "activate:orc-1").does("evil-wizard", "attack:ambrose");
    expect(t.figure("wizard").body).toBe(-2);
  });
});

describe("choosing heroes", () => {
  test("HQ-2.4-a: no entry is seen before all are in", () => {
    const t = table(3);
    t.answer("adventurer-1", "hero:elf").answer("adventurer-2", "hero:dwarf");
    for (const seat of ["adventurer-2", "adventurer-3", "wizard"]) {
      expect(JSON.stringify([t.match.view(seat).state, t.match.events(seat)])).not.toContain("elf");
    }
  });

  test("HQ-2.4-b: one event shows all entries", () => {
    const t = table(3).answer("adventurer-1", "hero:elf").answer("adventurer-2", "hero:dwarf");
    expect(t.events("heroes-revealed")).toEqual([]);
    t.answer("adventurer-3", "hero:wizard");
    expect(t.events("heroes-revealed").map(({ choices }) => choices)).toEqual([
      {
        "adventurer-1": { key: "archetype.elf" },
        "adventurer-2": { key: "archetype.dwarf" },
        "adventurer-3": { key: "archetype.wizard" },
      },
    ]);
  });

  test("HQ-2.4-c: losers of a draw pick before those whose entry wasn't valid", () => {
    const t = table(4, [], { heroes: [["adventurer-2", "adventurer-3"]] });
    t.answer("adventurer-1", "undecided");
    for (const seat of ["adventurer-2", "adventurer-3", "adventurer-4"]) t.answer(seat, "hero:dwarf");
    expect(t.state.latePickers).toEqual(["adventurer-4", "adventurer-1"]);
    t.answer("adventurer-4", "figure:hrolf");
    expect(t.offered("adventurer-1")).not.toContain("figure:hrolf");
  });

  test("HQ-2.4-d: two of the same archetype both get it; without agreement chance decides who takes which", () => {
    const t = table(2, ["1", "2"], { heroes: [["adventurer-2"]] });
    t.answer("adventurer-1", "hero:elf").answer("adventurer-2", "hero:elf");
    t.answer("adventurer-1", "figure:ferrin").answer("adventurer-2", "figure:ferrin");
    expect(t.state.heroes).toEqual({ "adventurer-2": "ferrin", "adventurer-1": "aelis" });
  });

  test("HQ-2.4-d: two who agree take what they agreed", () => {
    const t = table(2, ["1", "2"]);
    t.answer("adventurer-1", "hero:elf").answer("adventurer-2", "hero:elf");
    t.answer("adventurer-1", "figure:aelis").answer("adventurer-2", "figure:ferrin");
    expect(t.state.heroes).toEqual({ "adventurer-2": "ferrin", "adventurer-1": "aelis" });
    expect(t.events("deck-shuffled").map(({ deck }) => deck)).not.toContain("heroes");
  });

  test("HQ-2.4-e: of three two are drawn, and the third may not choose that archetype", () => {
    const t = table(4, [], { heroes: [["adventurer-1", "adventurer-3"]] });
    for (const seat of ["adventurer-1", "adventurer-2", "adventurer-3"]) t.answer(seat, "hero:wizard");
    t.answer("adventurer-4", "hero:barbarian").answer("adventurer-4", "figure:hrolf");
    expect(t.state.heroes).toMatchObject({ "adventurer-1": "ambrose", "adventurer-3": "orsola" });
    const offered = t.offered("adventurer-2")!;
    expect(offered).toContain("figure:yrsa");
    expect(offered).not.toContain("figure:ambrose");
    expect(offered).not.toContain("figure:orsola");
  });

  test("HQ-2.4-f: a hero that was assigned is never on offer again", () => {
    const t = table(2, ["1", "2"]);
    t.answer("adventurer-1", "hero:elf").answer("adventurer-2", "undecided").answer("adventurer-1", "figure:ferrin");
    expect(t.offered("adventurer-1")).toBeUndefined();
    expect(t.offered("adventurer-2")).not.toContain("figure:ferrin");
  });

  test("HQ-2.4-g: no seating roll before everybody has a hero", () => {
    const t = table(2, ["1", "2"]);
    t.answer("adventurer-1", "hero:elf").answer("adventurer-2", "undecided").answer("adventurer-1", "figure:ferrin");
    expect(t.events("dice-rolled")).toEqual([]);
    t.answer("adventurer-2", "figure:olm");
    expect(t.events("dice-rolled")).toHaveLength(2);
  });
});

describe("seats", () => {
  const seated = (dice: string[]) => {
    const t = table(3, dice);
    const heroes = ["elf", "dwarf", "barbarian"];
    for (const [i, hero] of heroes.entries()) t.answer(`adventurer-${i + 1}`, `hero:${hero}`);
    // Archetypes are shared out in the order of the sheets.
    return t
      .answer("adventurer-3", "figure:hrolf")
      .answer("adventurer-2", "figure:olm")
      .answer("adventurer-1", "figure:ferrin");
  };

  test("HQ-2.5-a: from highest to lowest; ties roll again among themselves; HQ above 6, ? below 1", () => {
    expect(seated(["3", "6", "5"]).state.order).toEqual(["adventurer-2", "adventurer-3", "adventurer-1"]);
    expect(seated(["4", "HQ", "4", "1", "2"]).state.order).toEqual(["adventurer-2", "adventurer-3", "adventurer-1"]);
    expect(seated(["?", "1", "2"]).state.order).toEqual(["adventurer-3", "adventurer-2", "adventurer-1"]);
  });

  test("HQ-2.5-c: nobody is asked about seats, and nobody changes them", () => {
    const t = seated(["3", "6", "5"]);
    // A hero and a figure of each: no answer was about a seat.
    expect(t.match.answers).toHaveLength(6);
    const { order } = t.state;
    for (const seat of ["adventurer-1", "adventurer-2", "wizard"]) {
      expect(() => t.answer(seat, "swap:adventurer-3")).toThrow(AnswerRefused);
    }
    t.answer("adventurer-1", "element:air").answer("adventurer-2", "end-turn").answer("adventurer-3", "end-turn");
    expect(t.events("activated").map(({ figure }) => t.state.figures.find(({ id }) => id === figure)?.seat)).toEqual(
      order,
    );
    expect(t.state.order).toEqual(order);
  });
});

describe("the division of spells", () => {
  /** Heroes who sit in this order, up to the first magic turn. */
  const divided = (archetypes: readonly string[], decks: Record<string, string[][]> = {}) => {
    const dice = archetypes.map((_, i) => String(6 - i));
    const t = table(archetypes.length, dice, decks);
    for (const [i, archetype] of archetypes.entries()) t.answer(`adventurer-${i + 1}`, `hero:${archetype}`);
    const firsts: Record<string, string> = { barbarian: "hrolf", dwarf: "olm", elf: "ferrin", wizard: "ambrose" };
    for (const archetype of ["barbarian", "dwarf", "elf", "wizard"]) {
      const i = archetypes.indexOf(archetype);
      if (i >= 0) t.answer(`adventurer-${i + 1}`, `figure:${firsts[archetype]}`);
    }
    return t;
  };

  test("HQ-2.6-a: only characters with magical ability take part", () => {
    const t = divided(["barbarian", "dwarf", "elf", "wizard"]);
    expect(t.state.spells.waiting).toEqual(["adventurer-3", "adventurer-4"]);
    expect(divided(["barbarian"]).state.introduced).toBe(true);
  });

  test("HQ-2.6-b: of a pile everybody sees the element and the number of cards, nothing else", () => {
    const t = divided(["elf"]);
    for (const seat of ["wizard", "adventurer-1"]) {
      expect(t.match.view(seat).state).toMatchObject({ spells: { piles: { fire: { count: 9 }, air: { count: 9 } } } });
    }
  });

  test("HQ-2.6-c: the top three cards of the element that is named, blind", () => {
    const top = ["ember", "torchlight", "courage", "ring-of-fire"];
    const t = divided(["elf", "wizard"], { fire: [top] }).answer("adventurer-1", "element:fire");
    expect(t.state.spells.hands["adventurer-1"]!.fire).toEqual(top.slice(0, 3));
    expect(t.state.spells.piles.fire[0]).toBe("ring-of-fire");
    expect(JSON.stringify(t.match.view("adventurer-1").state)).not.toContain("ember");
  });

  test("HQ-2.6-d: in seating order", () => {
    const t = divided(["barbarian", "elf", "wizard"]);
    expect(t.offered("adventurer-2")).toContain("element:air");
    expect(t.offered("adventurer-3")).toBeUndefined();
    expect(t.answer("adventurer-2", "element:air").offered("adventurer-3")).toBeDefined();
  });

  test("HQ-2.6-e: the second magic turn is for wizards only", () => {
    const t = divided(["elf", "wizard"]).answer("adventurer-1", "element:air").answer("adventurer-2", "element:fire");
    expect(t.state.spells.magicTurn).toBe(2);
    expect(t.state.spells.waiting).toEqual(["adventurer-2"]);
  });

  test("HQ-2.6-f: after the third the Wizard has nine cards", () => {
    const t = divided(["wizard"]);
    for (const element of ["air", "fire", "water"]) t.answer("adventurer-1", `element:${element}`);
    expect(Object.values(t.state.spells.hands["adventurer-1"]!).flat()).toHaveLength(9);
    expect(t.state.introduced).toBe(true);
  });

  test("HQ-2.6-g: no second draw from the same element", () => {
    const t = divided(["wizard"]).answer("adventurer-1", "element:air");
    expect(t.barredBy("adventurer-1", "element:air")).toBe("HQ-2.6-g");
  });

  test("HQ-2.6-h: a pile with fewer than three cards can't be named; without any the turn passes", () => {
    const short = (left: number) =>
      scriptedTable(game, {
        options: players(1),
        step: "magic-turns",
        arrange: (state) => {
          state.order = ["adventurer-1"];
          state.heroes = { "adventurer-1": "ferrin" };
          for (const cards of Object.values(state.spells.piles)) cards.splice(left);
          state.spells.piles.air.push("gust", "whisper", "spark-arc");
          if (left === 0) state.spells.piles.air = [];
        },
      });
    expect(short(2).state.spells.hands["adventurer-1"]!.air).toHaveLength(3);
    expect(short(0).events("no-spells-taken")).toHaveLength(1);
  });

  test("HQ-2.6-i: afterwards everybody sees the own cards, and the Evil Wizard only counts", () => {
    const t = divided(["elf", "dwarf"], { fire: [["ember"]] }).answer("adventurer-1", "element:fire");
    expect(t.match.view("adventurer-1").state).toHaveProperty("spells.hands.adventurer-1.fire.0", "ember");
    expect(t.match.view("wizard").state).toHaveProperty("spells.hands.adventurer-1.fire", { count: 3 });
    expect(t.match.view("wizard").state).toHaveProperty("spells.piles.fire", { count: 6 });
  });

  test("HQ-2.6-j: nobody sees another's cards", () => {
    const t = divided(["elf", "dwarf"], { fire: [["ember"]] }).answer("adventurer-1", "element:fire");
    expect(JSON.stringify(t.match.view("adventurer-2").state)).not.toContain("ember");
  });

  test("HQ-19.1-a: the Evil Wizard takes no spells at the start", () => {
    expect(divided(["elf"]).state.spells.hands).not.toHaveProperty("wizard");
  });
});
