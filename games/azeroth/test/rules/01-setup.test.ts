import { Match, OptionsRefused } from "@tavolata/kernel";
import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { colours } from "../../content/colours.js";
import { challengeCard } from "../../content/tables.js";
import { tokensLeft } from "../../queries/quests.js";
import { valourOf } from "../../queries/valour.js";
import { azeroth } from "../../ruleset.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const start = (seed: string, players = 2) => Match.start(azeroth, { seed, options: { players } });

/** A whole setup in which everybody takes the first offer. */
function setUp(players: number, dice: readonly string[]) {
  const table = scriptedTable(azeroth, { options: { players }, dice: [...dice, "1/3"] });
  while (table.state.phase === "setup") {
    const { seat, ids } = table.match.asked[0]!;
    table.answer(seat, ids[0]!);
  }
  return table;
}

describe("the setup", () => {
  test("AZ-setup-1: two to four players with one hero each", () => {
    for (const players of [1, 5]) expect(() => start("a", players)).toThrow(OptionsRefused);
    for (const players of [2, 3, 4]) {
      const match = start("a", players);
      expect(Object.keys(match.state.heroes)).toHaveLength(players);
      expect(match.seats).toHaveLength(players);
    }
    expect(scriptedTable(azeroth, { dice: ["1", "2"] }).events("table-opened")[0]!.rules).toContain("AZ-setup-1");
  });

  test("AZ-setup-2: all discoveries lie in one pile, face down", () => {
    const match = start("a");
    expect(match.state.discoveries.draw).toHaveLength(24);
    expect(match.state.tokens).toEqual({});
    for (const seat of match.seats) expect(JSON.stringify(match.view(seat))).not.toContain("found-");
  });

  test("AZ-setup-3: four challenge decks by colour, each shuffled by itself", () => {
    const [a, b] = [start("a").state.challenge, start("b").state.challenge];
    for (const colour of colours) {
      expect(a[colour].draw.every((card) => challengeCard(card).colour === colour)).toBe(true);
      expect(a[colour].draw).not.toEqual(b[colour].draw);
      expect([...a[colour].draw].sort()).toEqual([...b[colour].draw].sort());
    }
  });

  test("AZ-setup-4: elite quests and trophies are two decks that nobody sees into", () => {
    const match = start("a");
    expect(match.state.elite).toHaveLength(30);
    expect(match.state.trophies).toHaveLength(16);
    const view = match.view("player-1").state as { elite: { count: number }; trophies: { count: number } };
    expect([view.elite.count, view.trophies.count]).toEqual([30, 16]);
    expect(JSON.stringify(view)).not.toContain("pale-crown");
    expect(start("b").state.elite).not.toEqual(match.state.elite);
  });

  test("AZ-setup-5: bag and quest log begin empty", () => {
    for (const hero of Object.values(start("a").state.heroes)) {
      expect([hero.bag, hero.log]).toEqual([[], []]);
    }
  });

  test("AZ-setup-6: the highest roll begins, and the order goes clockwise from there", () => {
    const table = scriptedTable(azeroth, { options: { players: 3 }, dice: ["2", "6", "4"] });
    expect(table.state.first).toBe("player-2");
    expect(table.state.order).toEqual(["player-2", "player-3", "player-1"]);
  });

  test("AZ-setup-7: only those who share the highest roll roll again", () => {
    const table = scriptedTable(azeroth, { options: { players: 3 }, dice: ["5", "5", "3", "2", "4"] });
    expect(table.state.first).toBe("player-2");
    expect(table.events("dice-rolled").filter(({ by }) => by === "player-3")).toHaveLength(1);
    expect(table.events("first-roll-tied")[0]).toMatchObject({
      seats: ["player-1", "player-2"],
      rules: ["AZ-setup-7"],
    });
    const cited = table.events("dice-rolled").map(({ rules }) => rules.includes("AZ-setup-7"));
    expect(cited).toEqual([false, false, false, true, true]);
  });

  test("AZ-setup-8: from the first player on, everybody takes another character", () => {
    const table = scriptedTable(azeroth, { dice: ["1", "2"] });
    expect(table.match.asked[0]!.seat).toBe("player-2");
    table.answer("player-2", "character:warrior");
    expect(table.offered("player-1")).toHaveLength(7);
    expect(table.barredBy("player-1", "character:warrior")).toBe("AZ-setup-8");
    const dealt = Match.start(azeroth, { seed: "a", options: { characters: "dealt", players: 4 } });
    expect(new Set(Object.values(dealt.state.heroes).map((hero) => hero.class)).size).toBe(4);
  });

  test("AZ-setup-9: the grey card on its start face, 23 ability cards and nine tokens", () => {
    const table = scriptedTable(azeroth, { dice: ["1", "2"] });
    table.answer("player-2", "character:hunter");
    const hero = table.state.heroes["player-2"]!;
    expect([hero.class, hero.level, hero.side, tokensLeft(plain, hero)]).toEqual(["hunter", "grey", "start", 9]);
    expect(table.state.decks["player-2"]!.length + table.state.hands["player-2"]!.length).toBe(23);
  });

  test("AZ-setup-10: two starting quests each, and the others leave the game", () => {
    const { state } = setUp(3, ["1", "2", "3"]);
    for (const hero of Object.values(state.heroes)) expect(hero.quests).toHaveLength(2);
    expect(state.removed).toHaveLength(18);
    expect(state.elite.filter((quest) => state.removed.includes(quest))).toEqual([]);
  });

  test("AZ-setup-11: one of the three cities, shared if they like", () => {
    const table = scriptedTable(azeroth, { dice: ["2", "1"] });
    table.answer("player-1", "character:mage").answer("player-2", "character:druid");
    expect(table.offered("player-1")).toEqual(["city:vaultspire", "city:anvilgate", "city:kingsharbour"]);
    table.answer("player-1", "city:vaultspire");
    expect(table.offered("player-2")).toEqual(["city:vaultspire", "city:anvilgate", "city:kingsharbour"]);
    expect(() => table.answer("player-2", "city:n4")).toThrow();
  });

  test("AZ-setup-12: the top three cards of the ability deck", () => {
    const table = setUp(2, ["2", "1"]);
    const hand = table.state.hands["player-1"]!;
    expect(hand).toHaveLength(3);
    expect(table.state.decks["player-1"]!).toHaveLength(20);
    expect(hand).toEqual(["heavy-blow-1", "heavy-blow-2", "heavy-blow-3"]);
    expect(table.events("cards-drawn")[0]!.rules).toEqual(["AZ-setup-12"]);
  });

  test("AZ-setup-13: nothing to begin with, and the same seed gives the same match", () => {
    const play = () => {
      const match = start("same");
      for (let i = 0; i < 40; i++) match.answer({ seat: match.asked[0]!.seat, picks: [match.asked[0]!.ids[0]!] });
      return match;
    };
    expect(JSON.stringify(play().state)).toBe(JSON.stringify(play().state));
    for (const hero of Object.values(start("a").state.heroes)) {
      expect([hero.damage, hero.energy, valourOf(plain, hero), hero.bag, hero.kept]).toEqual([0, 0, 0, [], []]);
    }
  });
});

describe("the hand", () => {
  const ten = ["heavy-blow-1", "heavy-blow-2", "heavy-blow-3", "crushing-blow-1", "crushing-blow-2"].concat([
    "crushing-blow-3",
    "brace-1",
    "brace-2",
    "brace-3",
    "fury-1",
  ]);

  test("AZ-hand-1: nobody ever holds more than ten cards", () => {
    const nine = scene({ step: "explore", heroes: [{ space: "n1", hand: ten.slice(0, 9) }, {}] }).does(
      "resource:study",
    );
    expect(nine.hand()).toHaveLength(10);
    expect(nine.asked.kind).not.toBe("hand-limit");
    const full = scene({ step: "explore", heroes: [{ space: "n1", hand: ten }, {}] }).does("resource:study");
    expect(full.asked.kind).toBe("hand-limit");
    expect(full.table.match.asked).toHaveLength(1);
    expect(full.table.decision("player-1").rules).toContain("AZ-hand-1");
  });

  test("AZ-hand-2: after the whole draw its owner discards down to ten", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [{ space: "n4", hand: ten.slice(0, 9), weapon: "iron-axe", energy: 0 }, {}],
      dice: ["6", "1"],
    }).plays("fight:printed", "strike");
    expect(t.hand()).toHaveLength(12);
    const before = t.discard().length;
    expect([t.asked.min, t.asked.max]).toEqual([2, 2]);
    t.does("card:heavy-blow-1", "card:brace-2");
    expect(t.hand()).toHaveLength(10);
    expect(
      t
        .discard()
        .slice(0, t.discard().length - before)
        .sort(),
    ).toEqual(["brace-2", "heavy-blow-1"]);
  });

  test("AZ-hand-2: where everybody draws, all have drawn before the first discards", () => {
    const t = scene({
      step: "face-challenge",
      heroes: [{ space: "n2", hand: ten }, { hand: [] }, { class: "mage", hand: [] }],
      decks: { grey: ["field-rat-1", "festival-grey"] },
      dice: ["1", "1"],
    }).does("draw");
    expect([t.asked.seat, t.asked.kind]).toEqual(["player-1", "hand-limit"]);
    expect([t.hand(1), t.hand(2), t.hand(3)].map(({ length }) => length)).toEqual([11, 1, 1]);
    t.does("card:heavy-blow-1");
    expect(t.asked.kind).toBe("combat");
  });
});
