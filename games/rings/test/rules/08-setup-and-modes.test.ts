import { Match } from "@tavolata/kernel";
import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { titleOf } from "../../content/lookup.js";
import { deckProblems, deckWarnings } from "../../queries/decks/check.js";
import { testRuleset } from "../../rules/08-setup-and-modes/test-ruleset.js";
import { rings } from "../../ruleset.js";
import { scene, watcher } from "../scene.js";

/** A match from its beginning, with these decks taken. */
function opened(options: Record<string, string | number | boolean>, decks: readonly string[], seed = "opening") {
  const match = Match.start(testRuleset, { seed, options: { players: decks.length, ...options } });
  for (const [i, deck] of decks.entries()) match.answer({ seat: `player-${i + 1}`, picks: [`deck:${deck}`] });
  return match;
}

/** Keeps all hands, and answers nothing in the setup. */
function begun(options: Record<string, string | number | boolean>, decks: readonly string[], seed?: string) {
  const match = opened(options, decks, seed);
  while (match.asked[0]!.kind === "mulligan") match.answer({ seat: match.asked[0]!.seat, picks: ["no"] });
  while (match.asked[0]!.kind === "response") match.answer({ seat: match.asked[0]!.seat, picks: ["pass"] });
  return match;
}

const barOf = (match: Match<never, never>, seat: string, option: string) =>
  match.decision(seat, { explain: true })!.barred!.find(({ id }) => id === option)?.bar;

describe("setup", () => {
  test("LR-setup-1: one to four players", () => {
    for (const players of [0, 5]) expect(() => scriptedTable(rings, { options: { players } })).toThrow(/from 1 to 4/);
    for (const players of [1, 2, 3, 4])
      expect(scriptedTable(rings, { options: { players } }).match.seats).toHaveLength(players);
  });

  test("LR-setup-2: one to three heroes", () => {
    const match = Match.start(testRuleset, { seed: "x" });
    expect(barOf(match as never, "player-1", "deck:four-heroes")?.rule).toBe("LR-setup-2");
    expect(deckProblems({ id: "none", heroes: [], cards: {} }).map(({ rule }) => rule)).toEqual(["LR-setup-2"]);
    expect(match.asked[0]!.ids).toContain("deck:one-hero");
  });

  test("LR-setup-3: no two players with the same hero, and nobody is left without a deck", () => {
    const match = Match.start(testRuleset, { seed: "x", options: { players: 2 } });
    match.answer({ seat: "player-1", picks: ["deck:back-to-basics"] });
    const bar = barOf(match as never, "player-2", "deck:spirit-starter");
    expect(bar).toMatchObject({ rule: "LR-setup-3", reason: { args: { hero: "eowyn" } } });
    const four = Match.start(rings, { seed: "x", options: { players: 4 } });
    expect(barOf(four as never, "player-1", "deck:back-to-basics")?.rule).toBe("LR-setup-3");
  });

  test("LR-setup-4: at most three copies; a card without a hero of its sphere is worth a warning", () => {
    const match = Match.start(testRuleset, { seed: "x" });
    expect(barOf(match as never, "player-1", "deck:four-copies")?.rule).toBe("LR-setup-4");
    const odd = { id: "odd", heroes: ["eowyn"], cards: { beorn: 1, gandalf: 3 } };
    expect(deckProblems(odd)).toEqual([]);
    expect(deckWarnings(odd).map(({ reason }) => reason.args?.["card"])).toEqual(["beorn"]);
  });

  test("LR-setup-5: fifty cards for a constructed deck, any number otherwise", () => {
    const match = Match.start(rings, { seed: "x", options: { deckSize: "fifty" } });
    expect(barOf(match as never, "player-1", "deck:back-to-basics")).toMatchObject({
      rule: "LR-setup-5",
      reason: { args: { missing: 6 } },
    });
    expect(Match.start(rings, { seed: "x" }).asked[0]!.ids).toContain("deck:spirit-starter");
  });

  test("LR-setup-6: the heroes' threat costs", () => {
    expect(opened({}, ["leadership-starter"]).state.players["player-1"]!.threat).toBe(29);
  });

  test("LR-setup-7: the first player is named, or found by chance, the same for the same seed", () => {
    const decks = ["leadership-starter", "tactics-starter"];
    expect(opened({ firstPlayer: "player-2" }, decks).state.first).toBe("player-2");
    const found = ["a", "b", "c", "d", "e", "f"].map((seed) => opened({}, decks, seed).state.first);
    expect(found).toEqual(["a", "b", "c", "d", "e", "f"].map((seed) => opened({}, decks, seed).state.first));
    expect(new Set(found).size).toBe(2);
  });

  test("LR-setup-8: six cards", () => {
    const { state } = opened({}, ["spirit-starter"]);
    expect([state.hands["player-1"]!.length, state.decks["player-1"]!.length]).toEqual([6, 24]);
  });

  test("LR-setup-9: another hand, once", () => {
    const match = opened({}, ["spirit-starter"]);
    const before = [...match.state.hands["player-1"]!];
    match.answer({ seat: "player-1", picks: ["yes"] });
    expect(match.asked[0]!.kind).not.toBe("mulligan");
    const events = match.events("player-1").filter(({ type }) => type === "mulligan");
    expect(events).toHaveLength(1);
    expect(match.state.round).toBe(1);
    expect(match.state.hands["player-1"]).not.toEqual(before);
  });

  test("LR-setup-10: all cards of the scenario's sets", () => {
    const match = begun({ scenario: "passage-through-mirkwood" }, ["spirit-starter"]);
    const built = match.events("everything").find(({ type }) => type === "encounter-deck-built");
    expect(built).toMatchObject({ count: 36 });
    expect(match.state.encounter.draw).toHaveLength(34);
  });

  test("LR-setup-11: side A, then side B", () => {
    const match = begun({ scenario: "journey-down-the-anduin" }, ["spirit-starter", "tactics-starter"]);
    const told = match.events("everything");
    expect(told.filter(({ type }) => type === "stage-begun")).toHaveLength(1);
    expect(told.filter(({ type }) => type === "revealed").length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(match.state.cards).some((id) => titleOf(id) === "hill-troll")).toBe(true);
  });

  test("LR-setup-12: what is revealed in the setup resolves; responses are possible, actions aren't", () => {
    const setup = (heroes: string[]) =>
      scene({
        scenario: "journey-down-the-anduin",
        step: "scenario",
        players: [{ heroes, threat: 20 }],
        encounter: ["pursued-by-shadow", "forest-gate", "old-forest-road", "hill-troll"],
        arrange: (s) => {
          s.quest.ready = false;
        },
      });
    const t = setup(["gimli", "legolas", "denethor"]);
    expect(t.table.match.events("everything").find(({ type }) => type === "threat-raised")).toMatchObject({
      amount: 3,
    });
    const eleanor = setup(["eleanor", "denethor", "gimli"]);
    expect(eleanor.asked.ids).toEqual(["respond:eleanor-1", "pass"]);
    eleanor.does("respond:eleanor");
    expect(eleanor.events("threat-raised")).toHaveLength(0);
    expect(eleanor.events("revealed").length).toBeGreaterThanOrEqual(2);
  });

  test("LR-setup-12: what lasts until the end of the phase lasts from the setup through the first resource phase", () => {
    const t = scene({
      scenario: "journey-down-the-anduin",
      step: "scenario",
      players: [{ heroes: ["beravor"], threat: 20 }],
      encounter: ["treacherous-fog", "forest-gate", "old-forest-road", "hill-troll"],
      arrange: (s) => {
        s.quest.ready = false;
      },
    });
    const fogs = () => t.state.lasting.filter(({ source }) => titleOf(source) === "treacherous-fog").length;
    t.untilWindow("resource");
    expect(fogs()).toBe(1);
    t.until("plan");
    expect(fogs()).toBe(0);
  });
});

describe("modes", () => {
  test("LR-mode-1: easy mode takes cards out and gives each hero a resource", () => {
    const match = opened({ mode: "easy" }, ["spirit-starter"]);
    expect(match.state.cards["eowyn-1"]!.resources).toBe(1);
    match.answer({ seat: "player-1", picks: ["no"] });
    expect(match.events("everything").find(({ type }) => type === "encounter-deck-built")).toMatchObject({ count: 27 });
  });

  test("LR-mode-2: the basic game has no shadow cards", () => {
    const t = scene({
      step: "combat",
      options: { shadows: false },
      players: [{ allies: watcher, engaged: ["wargs", "forest-spider", "marsh-adder"] }],
    });
    expect(t.state.shadows).toEqual({});
    expect(t.state.encounter.draw).toHaveLength(6);
  });
});
