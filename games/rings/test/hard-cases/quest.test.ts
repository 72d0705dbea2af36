import { describe, expect, test } from "vitest";
import { stagingThreat, statistic } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

const questing = { committed: true, exhausted: true };

describe("hard cases: the quest", () => {
  test("LR-commit-5: who dies in the staging step no longer counts", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["glorfindel"], allies: ["henamarth-riversong", "beorn"] }],
      cards: { glorfindel: questing, "henamarth-riversong": questing },
      encounter: ["the-necromancers-reach", "forest-gate"],
    });
    t.untilPhase("travel");
    expect(t.events("quest-resolved")[0]).toMatchObject({ willpower: 3, threat: 0 });
  });

  test("LR-quest-1: nobody committed: cards are revealed all the same, and their threat counts against 0", () => {
    const t = scene({
      step: "commit",
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher }],
      encounter: ["forest-gate", "wargs"],
    });
    t.until("commit").does().untilPhase("travel");
    expect(t.events("quest-resolved")[0]).toMatchObject({ willpower: 0, threat: 2, result: "failure" });
    expect(t.threat()).toBe(22);
  });

  test("LR-commit-3: Théodred can't give to a hero who commits after him", () => {
    const t = scene({
      step: "commit",
      players: [{ heroes: ["theodred", "gloin"] }, { heroes: ["aragorn"] }],
    });
    t.by(1, "commit:theodred", "commit:gloin").by(1, "respond:theodred");
    expect(t.asked.ids).toEqual(["target:theodred-1", "target:gloin-1"]);
  });

  test("LR-travel-8: responses to travelling come in any order: the road readies whom Strength of Will exhausted", () => {
    const t = scene({
      step: "travel",
      staging: ["old-forest-road"],
      players: [{ heroes: ["eowyn"], hand: ["strength-of-will"] }],
    });
    t.does("travel:old-forest-road");
    expect(t.barredBy("respond:old-forest-road")).toBe("LR-cost-8");
    t.does("respond:strength-of-will").does("respond:old-forest-road");
    expect(t.card("eowyn").exhausted).toBe(false);
    expect(t.card("old-forest-road").progress).toBe(2);
  });

  test("LR-travel-6: a location that its own text explores leaves nothing for Strength of Will, and no second journey", () => {
    const t = scene({
      step: "travel",
      staging: ["the-brown-lands", "forest-gate"],
      players: [{ heroes: ["eowyn"], hand: ["strength-of-will"], allies: watcher }],
    });
    t.does("travel:the-brown-lands");
    expect(t.asked.kind).toBe("action");
    expect(t.state.active).toBe("");
    t.untilPhase("encounter");
    expect(t.events("travelled")).toHaveLength(1);
  });

  test("LR-timing-10: two fogs add up on a location that comes later", () => {
    const t = scene({
      step: "staging",
      reveals: 3,
      players: [{ heroes: ["gimli"], allies: watcher }],
      encounter: ["treacherous-fog", "treacherous-fog", "forest-gate", "wargs"],
    });
    expect(statistic(plain, t.state, t.card("forest-gate"), "threat")).toBe(4);
  });

  test("LR-timing-10: Under the Shadow counts the players who are still in the game", () => {
    const t = scene({
      step: "staging",
      reveals: 2,
      players: [
        { heroes: ["gimli"], threat: 49 },
        { heroes: ["aragorn"], allies: watcher },
      ],
      encounter: ["under-the-shadow", "cavern-guardian", "forest-gate"],
    });
    expect(t.state.order).toEqual(["player-2"]);
    expect(stagingThreat(plain, t.state)).toBe(2 + 1);
  });

  test("LR-timing-9: two For Gondor! add up, and who comes later has neither", () => {
    const t = scene({
      step: "resource",
      players: [
        {
          heroes: ["aragorn", "gloin"],
          resources: 4,
          allies: watcher,
          hand: ["for-gondor", "for-gondor", "sneak-attack", "guard-of-the-citadel"],
        },
      ],
    });
    t.does("play:for-gondor").does("pay:aragorn-1=2").does("play:for-gondor").does("pay:aragorn-1=2");
    t.does("play:sneak-attack").until("action");
    expect(statistic(plain, t.state, t.card("aragorn"), "attack")).toBe(5);
    expect(statistic(plain, t.state, t.card("guard-of-the-citadel"), "attack")).toBe(1);
  });

  test("LR-progress-7: progress that piled up on a held stage wins as soon as the Spawn falls", () => {
    const t = scene({
      step: "player-attacks",
      stage: "beorns-path",
      progress: 14,
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["ungoliants-spawn"] }],
      cards: { "ungoliants-spawn": { damage: 8 }, gimli: { damage: 2 } },
    });
    t.does("attack:ungoliants-spawn").does("attacker:gimli").until("attack");
    expect(t.outcome).toMatchObject({ how: "quest-completed" });
  });

  test("LR-progress-4: Blade of Gondolin may finish a stage and Legolas then place both on the next, in the player's order", () => {
    const kill = () =>
      scene({
        scenario: "journey-down-the-anduin",
        stage: "to-the-river",
        progress: 7,
        step: "player-attacks",
        players: [
          { heroes: ["legolas"], allies: watcher, engaged: ["eastern-crows"], on: { legolas: ["blade-of-gondolin"] } },
        ],
      })
        .does("attack:eastern-crows")
        .does("attacker:legolas")
        .until("response");
    const well = kill().does("respond:blade-of-gondolin").does("respond:legolas");
    expect(well.state.quest).toMatchObject({ stage: "anduin-passage", progress: 2 });
    const worse = kill().does("respond:legolas").does("respond:blade-of-gondolin");
    expect(worse.state.quest).toMatchObject({ stage: "anduin-passage", progress: 1 });
  });

  test("LR-progress-9: Misty Mountain Goblins take progress from the quest, never from the active location", () => {
    const t = scene({
      step: "enemy-attacks",
      active: "old-forest-road",
      progress: 2,
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["misty-mountain-goblins"] }],
      cards: { "old-forest-road": { progress: 2 } },
    });
    t.until("defender").does("defend:gimli").untilWindow("enemy-damage");
    expect([t.state.quest.progress, t.card("old-forest-road").progress]).toEqual([1, 2]);
  });

  test("LR-scenario-2: a Spawn that is in play already needs to be defeated only once", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "a-fork-in-the-road",
      players: [{ heroes: ["eowyn", "gimli"], threat: 20, allies: watcher, engaged: ["ungoliants-spawn"] }],
      cards: { eowyn: questing, "ungoliants-spawn": { damage: 8 }, gimli: { damage: 2 } },
      encounter: ["forest-spider", "wargs", "forest-gate"],
      dice: ["dont-leave-the-path"],
    });
    t.until("defender").does("defend:henamarth-riversong").until("attack").does("attack:ungoliants-spawn");
    t.until("attack");
    expect(t.outcome).toMatchObject({ how: "quest-completed" });
  });

  test("LR-timing-12: two Goblin Snipers alone keep each other from being engaged by choice", () => {
    const t = scene({
      step: "encounter",
      staging: ["goblin-sniper", "goblin-sniper"],
      players: [{ heroes: ["gimli"], threat: 20, allies: watcher }],
    });
    expect(t.asked.kind).toBe("action");
    expect(t.events("engaged")).toHaveLength(0);
  });

  test("LR-encounter-1: Son of Arnor engages a Sniper that nobody could engage by choice", () => {
    const t = scene({
      step: "travel",
      staging: ["goblin-sniper", "wargs"],
      players: [{ heroes: ["aragorn"], resources: 1, hand: ["sneak-attack", "son-of-arnor"] }],
    });
    t.does("play:sneak-attack").does("respond:son-of-arnor").does("target:goblin-sniper");
    expect(t.card("goblin-sniper").seat).toBe("player-1");
  });

  test("LR-encounter-4: an enemy that came back to staging in the window between engages in the checks", () => {
    const t = scene({
      step: "encounter",
      staging: ["wargs"],
      players: [{ heroes: ["eowyn"], resources: 2, hand: ["a-light-in-the-dark"], threat: 30, allies: watcher }],
    });
    t.does("engage:wargs").untilWindow("engagement").does("play:a-light-in-the-dark").untilWindow("checks");
    expect(t.events("engaged")).toHaveLength(2);
  });
});
