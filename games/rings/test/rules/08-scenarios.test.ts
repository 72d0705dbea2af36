import { describe, expect, test } from "vitest";
import { scene, watcher } from "../scene.js";

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
