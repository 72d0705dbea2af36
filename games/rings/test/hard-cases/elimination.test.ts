import { describe, expect, test } from "vitest";
import { layGuard, scene, watcher } from "../scene.js";

describe("hard cases: elimination", () => {
  test("LR-keyword-doomed: nobody is passed over when doomed eliminates the first player", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["aragorn"], threat: 20 },
        { heroes: ["legolas"], threat: 20, allies: watcher },
      ],
      encounter: ["cavern-guardian", "forest-gate"],
    });
    expect(t.state.order).toEqual(["player-2", "player-3"]);
    expect([t.threat(2), t.threat(3)]).toEqual([21, 21]);
    expect(t.state.first).toBe("player-2");
  });

  test("LR-end-5: all are eliminated at the same moment: the players lose", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [
        { heroes: ["gimli"], threat: 48 },
        { heroes: ["aragorn"], threat: 49 },
      ],
    });
    expect(t.outcome).toMatchObject({ winners: [], how: "all-eliminated" });
  });

  test("LR-end-4: the first player falls in the staging step: the next is first, and all cards are still revealed", () => {
    const t = scene({
      step: "staging",
      reveals: 2,
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["aragorn"], allies: watcher },
      ],
      encounter: ["cavern-guardian", "forest-gate", "wargs"],
    });
    expect(t.titles(t.state.staging)).toEqual(["cavern-guardian", "forest-gate"]);
    expect(t.state.first).toBe("player-2");
  });

  test("LR-end-2: a player who loses the last hero is out before anybody responds", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], resources: 1, hand: ["brok-ironfist"], engaged: ["wargs"] },
        { heroes: ["aragorn"], allies: watcher, on: { aragorn: ["horn-of-gondor"] } },
      ],
      cards: { gimli: { damage: 3 } },
    });
    t.until("defender").by(1, "undefended").by(2, "undefended").until("response");
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.discard(1)).toContain("brok-ironfist");
    expect(t.asked).toMatchObject({ seat: "player-2", kind: "response" });
    t.by(2, "respond:horn-of-gondor");
    expect(t.card("aragorn").resources).toBe(1);
  });

  test("LR-damage-2, LR-timing-5: whom the Hill Troll kills is destroyed before the excess eliminates his player", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [
        { heroes: ["gimli"], threat: 49, allies: ["gleowine"], engaged: ["hill-troll"] },
        { heroes: ["aragorn"], allies: watcher, on: { aragorn: ["horn-of-gondor"] } },
      ],
    });
    t.until("defender").by(1, "defend:gleowine").until("response");
    expect([t.state.order, t.discard(1).includes("gleowine")]).toEqual([["player-2"], true]);
    t.by(2, "respond:horn-of-gondor");
    expect(t.card("aragorn").resources).toBe(1);
  });

  test("LR-end-3: another player's snare on an Orc Guard goes when the guard goes", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["denethor"], allies: watcher },
      ],
      arrange: (s) => {
        const guard = layGuard(s, "player-1", "faramir");
        s.owners["forest-snare-1"] = "player-2";
        s.cards["forest-snare-1"] = { ...s.cards[guard]!, id: "forest-snare-1", place: "attached", seat: "player-2" };
        Object.assign(s.cards["forest-snare-1"], { host: guard, attachments: [] });
        s.cards[guard]!.attachments.push("forest-snare-1");
      },
    });
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.isInPlay("forest-snare")).toBe(false);
    expect(t.discard(2)).toEqual(["forest-snare"]);
    expect(t.discard(1)).toContain("faramir");
  });

  test("LR-end-3: a Took of another player goes to its owner's discard pile, a raised ally too", () => {
    const t = scene({
      step: "quest-resolution",
      staging: ["forest-gate"],
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["aragorn"], allies: ["wandering-took", ...watcher] },
      ],
      arrange: (s) => {
        s.areas["player-2"] = s.areas["player-2"]!.filter((id) => id !== "wandering-took-1");
        s.areas["player-1"]!.push("wandering-took-1");
        s.cards["wandering-took-1"]!.seat = "player-1";
      },
    });
    expect(t.discard(2)).toEqual(["wandering-took"]);
  });

  test("LR-timing-6: when an effect at the end of the round eliminates the first player, the next one orders the rest", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "refresh",
      players: [
        { heroes: ["gimli"], threat: 47, on: { gimli: ["dungeon-torch"] } },
        { heroes: ["aragorn"], on: { aragorn: ["shadow-key", "shadow-key"] } },
      ],
      arrange: (s) => {
        s.first = "player-2";
      },
    });
    t.until("forced-order").by(1, "respond:dungeon-torch");
    expect(t.state.order).toEqual(["player-2"]);
    expect(t.asked).toMatchObject({ seat: "player-2", kind: "forced-order" });
  });

  test("LR-refresh-4: when the raise of the refresh phase eliminates the first player, the token passes at once, and then in its step", () => {
    const t = scene({
      step: "refresh",
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["aragorn"], allies: watcher },
        { heroes: ["legolas"], allies: ["beorn"] },
      ],
    });
    expect(t.events("first-player").map(({ seat }) => seat)).toEqual(["player-2", "player-3"]);
    expect(t.state.order).toEqual(["player-2", "player-3"]);
  });

  test("LR-end-1: eight threat at 48 stops at 50, for the score too", () => {
    const t = scene({
      step: "combat",
      players: [
        { heroes: ["gimli"], threat: 48, engaged: ["wargs"] },
        { heroes: ["legolas"], allies: watcher },
      ],
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    t.until("defender").by(1, "undefended").untilWindow("combat-end");
    expect(t.threat(1)).toBe(50);
    expect(t.events("eliminated")[0]).toMatchObject({ seat: "player-1", why: "threat" });
  });

  test("LR-scenario-5: a player whose only hero is the prisoner plays on", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "resource",
      players: [{ heroes: ["thalin"] }, { heroes: ["aragorn"], allies: watcher }],
      cards: { thalin: { facedown: true } },
      arrange: (s) => {
        s.quest.prisoner = "thalin-1";
      },
    });
    expect(t.state.order).toEqual(["player-1", "player-2"]);
    expect(t.hand(1)).toHaveLength(1);
  });

  test("LR-scenario-5: losing all heroes but the prisoner loses the quest for everybody", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      stage: "the-necromancers-tower",
      step: "enemy-attacks",
      players: [{ heroes: ["beravor", "legolas"], engaged: ["ungoliants-spawn"] }, { heroes: ["gimli"] }],
      cards: { beravor: { facedown: true } },
      arrange: (s) => {
        s.quest.prisoner = "beravor-1";
      },
    });
    t.until("defender").by(1, "undefended");
    expect(t.outcome).toMatchObject({ winners: [], how: "prisoner-lost" });
  });

  test("LR-end-7: an eliminated player counts 50 and all heroes; only completed rounds add ten each", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "beorns-path",
      progress: 9,
      round: 4,
      players: [
        { heroes: ["eowyn", "legolas"], threat: 30 },
        { heroes: ["gimli"], threat: 49 },
      ],
      cards: { eowyn: { committed: true, exhausted: true }, legolas: { damage: 2 } },
      arrange: (s) => {
        s.order = ["player-1"];
        s.discards["player-2"] = ["gimli-1"];
        s.areas["player-2"] = [];
        delete s.cards["gimli-1"];
        s.victory.push("marsh-adder-1", "gladden-fields-1");
      },
    });
    const score = 30 + 2 + 50 + 11 - 6;
    expect(t.events("scored")[0]).toMatchObject({ score, official: score + 30, victory: 6 });
  });
});
