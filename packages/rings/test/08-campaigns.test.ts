import { describe, expect, test } from "vitest";
import { scene, watcher } from "./scene.js";

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
