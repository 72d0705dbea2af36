import { Match } from "@tavolata/kernel";
import { scriptedTable } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { titleOf } from "../src/cards/lookup.js";
import { deckProblems, deckWarnings } from "../src/decks/check.js";
import { rings } from "../src/index.js";
import { practice } from "../src/practice.js";
import { scene, watcher } from "./scene.js";

/** A match from its beginning, with these decks taken. */
function opened(options: Record<string, string | number | boolean>, decks: readonly string[], seed = "opening") {
  const match = Match.start(practice, { seed, options: { players: decks.length, ...options } });
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
    const match = Match.start(practice, { seed: "x" });
    expect(barOf(match as never, "player-1", "deck:four-heroes")?.rule).toBe("LR-setup-2");
    expect(deckProblems({ id: "none", heroes: [], cards: {} }).map(({ rule }) => rule)).toEqual(["LR-setup-2"]);
    expect(match.asked[0]!.ids).toContain("deck:one-hero");
  });

  test("LR-setup-3: no two players with the same hero, and nobody is left without a deck", () => {
    const match = Match.start(practice, { seed: "x", options: { players: 2 } });
    match.answer({ seat: "player-1", picks: ["deck:back-to-basics"] });
    const bar = barOf(match as never, "player-2", "deck:spirit-starter");
    expect(bar).toMatchObject({ rule: "LR-setup-3", reason: { args: { hero: "eowyn" } } });
    const four = Match.start(rings, { seed: "x", options: { players: 4 } });
    expect(barOf(four as never, "player-1", "deck:back-to-basics")?.rule).toBe("LR-setup-3");
  });

  test("LR-setup-4: at most three copies; a card without a hero of its sphere is worth a warning", () => {
    const match = Match.start(practice, { seed: "x" });
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

describe("campaigns", () => {
  const wins = (campaign: string, threat: number, damage: number) =>
    scene({
      step: "quest-resolution",
      stage: "beorns-path",
      progress: 9,
      options: { campaign },
      players: [
        { heroes: ["eowyn", "gimli", "legolas"], threat, hand: ["gandalf"], allies: watcher, discard: ["feint"] },
      ],
      cards: { eowyn: { committed: true, exhausted: true, resources: 3 }, gimli: { damage } },
    });

  test("LR-mode-3: the next scenario begins with the same heroes and decks, and scores are added", () => {
    const t = wins("expert", 41, 3);
    expect(t.state).toMatchObject({ scenario: "journey-down-the-anduin", won: 1, scored: 44, phase: "setup" });
    expect(t.threat()).toBe(29);
    expect(t.card("gimli").damage).toBe(0);
    expect([...t.state.hands["player-1"]!, ...t.state.decks["player-1"]!]).toHaveLength(11);
    expect(t.discard()).toEqual([]);
  });

  test("LR-mode-3: what was removed from the game is back in the next scenario, and stays out in the harder form", () => {
    const next = (campaign: string) =>
      scene({
        step: "quest-resolution",
        stage: "beorns-path",
        progress: 9,
        options: { campaign },
        players: [{ heroes: ["eowyn"], discard: ["will-of-the-west"], allies: watcher }],
        cards: { eowyn: { committed: true, exhausted: true } },
        arrange: (s) => {
          s.removed.push(...s.discards["player-1"]!.splice(0));
        },
      }).state;
    const cards = (s: ReturnType<typeof next>) => [...s.hands["player-1"]!, ...s.decks["player-1"]!];
    const again = next("expert");
    expect(cards(again)).toContain("will-of-the-west-1");
    expect(again.removed).toEqual([]);
    const harder = next("hard");
    expect(cards(harder)).not.toContain("will-of-the-west-1");
    expect(harder.removed).toEqual(["will-of-the-west-1"]);
  });

  test("LR-mode-3: in the harder form threat, damage and discard piles stay", () => {
    const worse = wins("hard", 41, 3);
    expect(worse.threat()).toBe(41);
    expect(worse.card("gimli").damage).toBe(3);
    expect(worse.card("eowyn").resources).toBe(0);
    expect(worse.discard()).toEqual(["feint"]);
    expect(wins("hard", 22, 0).threat()).toBe(29);
  });

  test("LR-mode-3: the third victory ends the campaign", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "beorns-path",
      progress: 9,
      options: { campaign: "expert" },
      players: [{ heroes: ["eowyn"], threat: 30 }],
      cards: { eowyn: { committed: true, exhausted: true } },
      arrange: (s) => {
        s.won = 2;
        s.scored = 50;
      },
    });
    expect(t.outcome).toMatchObject({ how: "quest-completed", scores: { "player-1": 80 } });
  });
});

describe("scenarios", () => {
  test("LR-scenario-1: one of the two endings by chance", () => {
    const ends = (dice: string) =>
      scene({
        step: "quest-resolution",
        stage: "a-fork-in-the-road",
        players: [{ heroes: ["eowyn"], allies: watcher }],
        cards: { eowyn: { committed: true, exhausted: true } },
        dice: [dice],
      }).state.quest.stage;
    expect(["dont-leave-the-path", "beorns-path"].map(ends)).toEqual(["dont-leave-the-path", "beorns-path"]);
  });

  test("LR-scenario-2: each player fetches a spider, and the game is won when the Spawn dies here", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "a-fork-in-the-road",
      players: [{ heroes: ["eowyn", "gimli"], resources: 5, hand: ["gandalf"] }, { heroes: ["aragorn"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
      encounter: ["forest-spider", "wargs"],
      discard: ["ungoliants-spawn"],
      dice: ["dont-leave-the-path"],
    });
    expect(t.asked).toMatchObject({ seat: "player-1", kind: "choose-card" });
    t.by(1, "target:ungoliants-spawn");
    expect(t.titles(t.state.staging)).toEqual(["ungoliants-spawn", "forest-spider"]);
    expect(t.outcome).toBeUndefined();
    const won = scene({
      step: "player-attacks",
      stage: "dont-leave-the-path",
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["ungoliants-spawn"] }],
      cards: { "ungoliants-spawn": { damage: 8 }, gimli: { damage: 2 } },
    });
    won.does("attack:ungoliants-spawn").does("attacker:gimli").until("attack");
    expect(won.outcome).toMatchObject({ how: "quest-completed" });
  });

  test("LR-scenario-3: one more card is revealed, and there are no checks", () => {
    const t = scene({
      scenario: "journey-down-the-anduin",
      stage: "anduin-passage",
      step: "commit",
      players: [
        { heroes: ["aragorn"], threat: 38, allies: watcher },
        { heroes: ["gimli"], threat: 38 },
      ],
      encounter: ["wargs", "wargs", "forest-gate", "forest-gate"],
    });
    t.untilWindow("staging");
    expect(t.events("revealed")).toHaveLength(3);
    t.until("engage").untilWindow("checks");
    expect(t.events("engaged")).toHaveLength(0);
  });

  test("LR-scenario-4: two cards for each player on arrival, no staging, and a win without enemies", () => {
    const arrive = (encounter: string[]) =>
      scene({
        scenario: "journey-down-the-anduin",
        stage: "anduin-passage",
        progress: 15,
        step: "quest-resolution",
        players: [{ heroes: ["eowyn"], allies: watcher }],
        cards: { eowyn: { committed: true, exhausted: true } },
        encounter,
      });
    expect(arrive(["forest-gate", "old-forest-road", "wargs"]).outcome).toMatchObject({ how: "quest-completed" });
    const t = arrive(["wargs", "old-forest-road", "forest-gate"]);
    expect(t.outcome).toBeUndefined();
    t.untilPhase("travel").untilPhase("quest").untilPhase("travel");
    expect(t.events("revealed")).toHaveLength(2);
  });

  test("LR-scenario-5: a hero by chance is the prisoner, gives nothing, and comes back with one damage", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      step: "scenario",
      players: [{ heroes: ["beravor", "gimli", "eowyn"], hand: ["gleowine", "veteran-axehand"] }],
      encounter: [],
      dice: ["beravor-1"],
      arrange: (s) => {
        s.quest.ready = false;
      },
    });
    for (let i = 0; i < 40 && t.asked.kind !== "plan"; i++) t.pass();
    expect(t.card("beravor")).toMatchObject({ facedown: true, resources: 0 });
    expect([t.card("gimli").resources, t.card("eowyn").resources]).toEqual([1, 1]);
    expect(t.barredBy("play:gleowine")).toBe("LR-cost-1");
    const rescue = scene({
      scenario: "escape-from-dol-guldur",
      stage: "through-the-caverns",
      step: "quest-resolution",
      players: [{ heroes: ["beravor", "eowyn"] }],
      cards: { beravor: { facedown: true }, eowyn: { committed: true, exhausted: true } },
      arrange: (s) => {
        s.quest.prisoner = "beravor-1";
        s.aside.push("nazgul-of-dol-guldur-1");
      },
    });
    expect(rescue.asked.kind).toBe("rescue");
    rescue.does("yes");
    expect(rescue.card("beravor")).toMatchObject({ facedown: false, damage: 1, exhausted: false });
    expect(rescue.titles(rescue.state.staging)).toContain("nazgul-of-dol-guldur");
  });

  test("LR-scenario-5: without the prisoner's player the quest is lost", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "through-the-caverns",
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [{ heroes: ["beravor", "eowyn"], threat: 49 }, { heroes: ["gimli"] }],
      cards: { beravor: { facedown: true } },
      arrange: (s) => {
        s.quest.prisoner = "beravor-1";
      },
    });
    expect(t.outcome).toMatchObject({ winners: [], how: "prisoner-lost" });
  });

  test("LR-scenario-6: one ally in a round for all together; putting into play isn't limited", () => {
    const rich = { resources: 9, hand: ["guard-of-the-citadel", "sneak-attack"] };
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      players: [
        { heroes: ["aragorn"], ...rich },
        { heroes: ["theodred"], allies: watcher, ...rich },
      ],
    });
    t.by(1, "play:guard-of-the-citadel");
    expect(t.until("plan").barredBy("play:guard-of-the-citadel")).toBe("LR-scenario-6");
    t.by(2, "play:sneak-attack").by(2, "target:guard-of-the-citadel");
    expect(t.state.areas["player-2"]).toHaveLength(3);
  });

  test("LR-scenario-7: two threat for an unguarded objective, which is then restricted and the player's", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "travel",
      staging: ["dungeon-torch"],
      players: [{ heroes: ["gimli"], threat: 30, allies: watcher }],
    });
    t.does("use:dungeon-torch");
    expect(t.threat()).toBe(32);
    expect(t.card("dungeon-torch")).toMatchObject({ place: "attached", host: "gimli-1", seat: "player-1" });
    t.untilWindow("refresh").pass();
    expect(t.threat()).toBe(35);
  });

  test("LR-scenario-8: an Orc Guard fights with 1, has no trait, and ends in its owner's discard pile", () => {
    const t = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [
        {
          heroes: ["aragorn", "legolas"],
          resources: 4,
          deck: ["faramir"],
          hand: ["sneak-attack", "longbeard-orc-slayer"],
          allies: watcher,
        },
      ],
    });
    t.does("travel:tower-gate");
    expect(t.titles(t.state.engaged["player-1"]!)).toEqual(["orc-guard"]);
    expect(JSON.stringify(t.table.match.view("player-1").state)).not.toContain("faramir");
    t.does("play:sneak-attack").does("respond:longbeard-orc-slayer");
    expect(t.card("orc-guard").damage).toBe(0);
    t.until("attack").does("attack:orc-guard").does("attacker:legolas").untilWindow("attack-damage");
    expect(t.discard()).toContain("faramir");
    expect(t.state.guards["player-1"]).toEqual({});
  });
});
