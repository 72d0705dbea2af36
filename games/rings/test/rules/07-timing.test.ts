import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("timing", () => {
  test("LR-timing-1: card text beats the rules: Dúnhere attacks in the staging area", () => {
    const t = scene({
      step: "player-attacks",
      staging: ["wargs"],
      players: [{ heroes: ["dunhere", "gimli"], allies: watcher }],
    });
    t.does("attack:wargs");
    expect(t.asked.kind === "attackers" ? t.asked.ids : t.events("attack-declared")[0]!.attackers).toEqual([
      "dunhere-1",
    ]);
  });

  test("LR-timing-2: an action that names a phase waits for it", () => {
    const t = scene({
      step: "travel",
      staging: ["forest-gate"],
      players: [{ heroes: ["denethor"], resources: 1, hand: ["secret-paths"] }],
    });
    expect(t.pass().barredBy("play:secret-paths")).toBe("LR-timing-2");
  });

  test("LR-timing-3: a response is used once for each trigger, and never must be", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["theodred", "gimli"], allies: watcher }] });
    t.does("commit:theodred", "commit:gimli");
    expect(t.offers("pass")).toBe(true);
    t.does("respond:theodred").does("target:gimli");
    expect(t.card("gimli").resources).toBe(1);
    expect(t.asked.kind).toBe("action");
  });

  test("LR-timing-4: what came into play after the trigger doesn't react to it", () => {
    const t = scene({
      scenario: "escape-from-dol-guldur",
      step: "quest-resolution",
      stage: "through-the-caverns",
      progress: 14,
      players: [
        { heroes: ["eowyn", "gimli"], allies: watcher, on: { gimli: ["gandalfs-map", "dungeon-torch", "shadow-key"] } },
      ],
      cards: { eowyn: { committed: true, exhausted: true } },
      arrange: (s) => {
        s.quest.rescued = true;
      },
    });
    expect(t.state.quest.stage).toBe("out-of-the-dungeons");
    expect(t.events("orc-guard")).toHaveLength(0);
    t.untilPhase("travel").untilPhase("quest");
    expect(t.events("orc-guard")).toHaveLength(1);
  });

  test("LR-timing-5: forced before responses", () => {
    const t = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [{ heroes: ["eowyn"], allies: watcher, hand: ["strength-of-will"] }],
    });
    t.does("travel:tower-gate");
    expect(t.events("orc-guard")).toHaveLength(1);
    expect(t.offers("respond:strength-of-will")).toBe(true);
  });

  test("LR-timing-6: the first player orders what competes", () => {
    const t = scene({
      step: "travel",
      players: [{ heroes: ["aragorn"], resources: 1, deck: [], allies: watcher, hand: ["sneak-attack", "beorn"] }],
    });
    t.does("play:sneak-attack").does("use:beorn").until("delayed-order");
    expect(t.asked.ids).toHaveLength(2);
    t.does("first:beorn-1");
    expect(t.titles(t.state.decks["player-1"]!)).toEqual(["beorn"]);
    expect(t.hand()).toEqual([]);
  });

  test("LR-timing-7: what is cancelled doesn't happen, the rest of the card does", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["eowyn"], resources: 1, allies: watcher, hand: ["a-test-of-will"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
      encounter: ["dol-guldur-orcs", "forest-gate"],
    });
    t.does("respond:a-test-of-will");
    expect(t.card("eowyn").damage).toBe(0);
    expect(t.titles(t.state.staging)).toEqual(["dol-guldur-orcs"]);
    expect(t.card("eowyn").resources).toBe(0);
  });

  test("LR-timing-8: a limit belongs to the copy", () => {
    const hand = Array.from({ length: 7 }, () => "feint");
    const t = scene({
      step: "travel",
      players: [{ heroes: ["denethor"], hand, on: { denethor: ["protector-of-lorien", "protector-of-lorien"] } }],
    });
    for (let i = 0; i < 3; i++) t.does("use:protector-of-lorien-1").does("discard:feint").does("willpower");
    expect(t.barredBy("use:protector-of-lorien-1")).toBe("LR-timing-8");
    t.does("use:protector-of-lorien-2").does("discard:feint").does("defence");
    expect(statistic(plain, t.state, t.card("denethor"), "willpower")).toBe(4);
    expect(statistic(plain, t.state, t.card("denethor"), "defence")).toBe(4);
  });

  test("LR-timing-9: a player card's lasting effect is fixed on the cards of the moment", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], resources: 2, allies: ["faramir", ...watcher], hand: ["guard-of-the-citadel"] }],
    });
    t.does("use:faramir").does("play:guard-of-the-citadel");
    expect(statistic(plain, t.state, t.card("aragorn"), "willpower")).toBe(3);
    expect(statistic(plain, t.state, t.card("guard-of-the-citadel"), "willpower")).toBe(1);
  });

  test("LR-timing-10: an encounter card's lasting effect is live, unless it speaks of the moment", () => {
    const reveal = (first: string) =>
      scene({
        step: "staging",
        reveals: 2,
        staging: ["old-forest-road"],
        players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli"] }],
        encounter: [first, "forest-gate", "wargs"],
      });
    expect(stagingThreat(plain, reveal("treacherous-fog").state)).toBe(2 + 3);
    expect(stagingThreat(plain, reveal("driven-by-shadow").state)).toBe(2 + 2);
  });

  test("LR-timing-11: nothing falls below zero", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["gimli"], allies: ["veteran-axehand", ...watcher] }],
      cards: { "veteran-axehand": { committed: true, exhausted: true } },
      encounter: ["ungoliants-spawn", "forest-gate"],
    });
    expect(statistic(plain, t.state, t.card("veteran-axehand"), "willpower")).toBe(0);
  });

  test("LR-timing-12: cannot beats may", () => {
    const t = scene({
      players: [{ heroes: ["denethor"], resources: 3, hand: ["forest-snare"], engaged: ["nazgul-of-dol-guldur"] }],
    });
    expect(t.offers("play:forest-snare")).toBe(false);
  });

  test("LR-timing-13: a deck that was searched is shuffled", () => {
    const t = scene({
      step: "scenario",
      players: [{ heroes: ["aragorn"], allies: watcher }],
      encounter: [],
      arrange: (s) => {
        s.quest.ready = false;
      },
    });
    expect(t.events("deck-shuffled" as never).length).toBeGreaterThanOrEqual(2);
    expect(t.titles(t.state.staging)).toEqual(["forest-spider", "old-forest-road"]);
  });

  test("LR-timing-14: a card that names itself means that copy", () => {
    const t = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], allies: watcher, engaged: ["wargs", "wargs"] }],
      encounter: ["forest-gate", "east-bight-patrol", "old-forest-road"],
    });
    t.does("deal:wargs-1").until("enemy-attack").does("resolve:wargs-1").untilWindow("combat-end");
    expect(t.card("wargs-1").place).toBe("staging");
    expect(t.card("wargs-2").place).toBe("engaged");
  });

  test("LR-timing-15: as much as possible", () => {
    const fog = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn"], threat: 40, allies: watcher }],
      encounter: ["treacherous-fog", "forest-gate"],
    });
    expect(fog.events("cards-discarded")).toHaveLength(0);
    const spider = scene({
      step: "combat",
      players: [{ heroes: ["aragorn", "gimli"], engaged: ["wargs"] }],
      cards: { gimli: { exhausted: true } },
      encounter: ["king-spider", "forest-gate"],
    });
    spider.until("defender").does("undefended").until("takes-damage");
    expect(spider.card("aragorn").exhausted).toBe(true);
  });
});
