import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

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

  test("LR-mode-1: easy mode gives every hero a resource in each scenario of a campaign", () => {
    const second = (campaign: string) =>
      scene({
        step: "quest-resolution",
        stage: "beorns-path",
        progress: 9,
        options: { campaign, mode: "easy" },
        players: [{ heroes: ["eowyn", "gimli"], allies: watcher, resources: 4 }],
        cards: { eowyn: { committed: true, exhausted: true, resources: 4 } },
      });
    for (const campaign of ["expert", "hard"]) {
      const t = second(campaign);
      expect(t.state).toMatchObject({ scenario: "journey-down-the-anduin", round: 0 });
      expect([t.card("eowyn").resources, t.card("gimli").resources]).toEqual([1, 1]);
    }
  });

  test("LR-mode-3: in the harder form a hero whom only armour kept alive dies as it comes off, and the armour is back in the deck", () => {
    const harder = (heroes: string[]) =>
      scene({
        step: "quest-resolution",
        stage: "beorns-path",
        progress: 9,
        options: { campaign: "hard", firstPlayer: "player-1" },
        players: [
          { heroes, allies: watcher, on: { legolas: ["citadel-plate"] } },
          { heroes: ["aragorn"], threat: 30 },
        ],
        cards: { legolas: { damage: 6 }, aragorn: { committed: true, exhausted: true } },
      });
    const t = harder(["eowyn", "legolas"]);
    expect(t.state).toMatchObject({ scenario: "journey-down-the-anduin", order: ["player-1", "player-2"] });
    expect(t.isInPlay("legolas")).toBe(false);
    expect(t.discard(1)).toEqual(["legolas"]);
    expect([...t.state.hands["player-1"]!, ...t.state.decks["player-1"]!]).toContain("citadel-plate-1");
    const last = harder(["legolas"]);
    expect(last.state.order).toEqual(["player-2"]);
    expect(last.events("eliminated")[0]).toMatchObject({ seat: "player-1", why: "heroes" });
  });

  test("LR-mode-3: who was eliminated stays out in the harder form, and isn't first player", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "beorns-path",
      progress: 9,
      options: { campaign: "hard", firstPlayer: "player-2" },
      players: [{ heroes: ["eowyn"], allies: watcher }, { heroes: ["aragorn"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
      arrange: (s) => {
        s.order = ["player-1"];
        s.discards["player-2"] = ["aragorn-1"];
        s.areas["player-2"] = [];
        delete s.cards["aragorn-1"];
      },
    });
    expect(t.state).toMatchObject({ scenario: "journey-down-the-anduin", order: ["player-1"], first: "player-1" });
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
