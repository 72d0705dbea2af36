import { describe, expect, test } from "vitest";
import { stagingThreat } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

describe("resolving the quest", () => {
  const quest = (staging: readonly string[], threat = 25) =>
    scene({
      step: "quest-resolution",
      players: [{ heroes: ["eowyn", "aragorn"], threat }],
      cards: { eowyn: { committed: true, exhausted: true }, aragorn: { committed: true, exhausted: true } },
      staging,
    });

  test("LR-quest-1: the willpower of all committed against the threat in the staging area", () => {
    expect(quest(["forest-spider", "old-forest-road"]).events("quest-resolved")[0]).toMatchObject({
      willpower: 6,
      threat: 3,
    });
    const nobody = scene({ step: "quest-resolution", staging: ["forest-spider", "old-forest-road"] });
    expect(nobody.events("quest-resolved")[0]).toMatchObject({ willpower: 0, threat: 3 });
  });

  test("LR-quest-2: engaged enemies and the active location add nothing", () => {
    const t = scene({ step: "quest-resolution", active: "gladden-fields", players: [{ engaged: ["hill-troll"] }] });
    expect(t.events("quest-resolved")[0]).toMatchObject({ threat: 0, result: "tie" });
  });

  test("LR-quest-3: success places the difference", () => {
    expect(quest(["forest-gate"]).state.quest.progress).toBe(4);
  });

  test("LR-quest-4: failure raises everybody's threat by the difference", () => {
    const t = scene({
      step: "quest-resolution",
      players: [
        { heroes: ["eowyn"], threat: 28, allies: watcher },
        { heroes: ["gimli"], threat: 31 },
      ],
      cards: { eowyn: { committed: true, exhausted: true } },
      staging: ["the-brown-lands", "forest-gate", "forest-gate"],
    });
    expect([t.threat(1), t.threat(2)]).toEqual([33, 36]);
  });

  test("LR-quest-5: a tie is neither", () => {
    const t = quest(["the-brown-lands", "dungeon-jailor", "dungeon-torch"]);
    expect(t.events("quest-resolved")[0]!.result).toBe("tie");
    expect(t.state.quest.progress).toBe(0);
    expect(t.events("threat-raised").filter(({ rules }) => rules.includes("LR-quest-4"))).toEqual([]);
    // The Jailor takes an objective only where the quest has failed.
    expect(t.events("objective-lost")).toEqual([]);
    expect(t.titles(t.state.staging)).toContain("dungeon-torch");
  });

  test("LR-quest-6: what failure triggers comes before threat is raised", () => {
    const t = scene({
      step: "quest-resolution",
      players: [{ heroes: ["gimli"], allies: watcher }],
      staging: ["dungeon-jailor", "dungeon-torch", "old-forest-road"],
    });
    const types = t.table.match.events("everything").map(({ type }) => type);
    expect(types.indexOf("objective-lost")).toBeGreaterThan(0);
    expect(types.indexOf("objective-lost")).toBeLessThan(types.indexOf("threat-raised"));
    expect(t.threat()).toBe(27);
  });

  test("LR-quest-7: a window after the resolution, with the committed still exhausted", () => {
    const t = scene({
      step: "quest-resolution",
      players: [{ heroes: ["aragorn", "theodred"], hand: ["common-cause"] }],
      cards: { theodred: { committed: true, exhausted: true } },
    });
    t.untilWindow("quest-end").does("play:common-cause");
    expect(t.events("readied")[0]!.card).toBe("theodred-1");
  });
});

describe("progress", () => {
  const succeeding = (by: number, more: Parameters<typeof scene>[0]) =>
    scene({
      step: "quest-resolution",
      players: [{ heroes: ["eowyn"], allies: watcher }],
      cards: { eowyn: { committed: true, exhausted: true } },
      arrange: (s) => {
        s.lasting.push({
          source: "",
          what: "willpower",
          amount: by - 4,
          on: ["eowyn-1"],
          scope: "",
          seat: "",
          until: "phase",
          attack: "",
        });
      },
      ...more,
    });

  test("LR-progress-1: the active location comes first", () => {
    const t = succeeding(1, { active: "enchanted-stream" });
    expect([t.card("enchanted-stream").progress, t.state.quest.progress]).toEqual([1, 0]);
  });

  test("LR-progress-2: what is left over goes to the quest", () => {
    const t = succeeding(3, { active: "enchanted-stream" });
    expect(t.isInPlay("enchanted-stream")).toBe(false);
    expect(t.state.quest.progress).toBe(1);
  });

  test("LR-progress-3: an effect's progress on the quest meets the location, too; on a location it doesn't overflow", () => {
    const t = scene({
      step: "player-attacks",
      active: "old-forest-road",
      players: [{ heroes: ["legolas"], allies: watcher, engaged: ["eastern-crows"] }],
      cards: { "old-forest-road": { progress: 2 } },
    });
    t.does("attack:eastern-crows").until("response").does("respond:legolas");
    expect(t.isInPlay("old-forest-road")).toBe(false);
    expect(t.state.quest.progress).toBe(1);
    const gate = scene({
      step: "travel",
      staging: ["tower-gate"],
      players: [{ heroes: ["eowyn"], allies: watcher, hand: ["strength-of-will"] }],
    });
    gate.does("travel:tower-gate").does("respond:strength-of-will");
    expect(gate.isInPlay("tower-gate")).toBe(false);
    expect(gate.state.quest.progress).toBe(0);
  });

  test("LR-progress-4: a stage is completed at once, in any phase", () => {
    const t = scene({
      step: "player-attacks",
      progress: 7,
      players: [
        {
          heroes: ["gimli"],
          allies: watcher,
          engaged: ["eastern-crows", "wargs"],
          on: { gimli: ["blade-of-gondolin"] },
        },
      ],
    });
    t.does("attack:eastern-crows").until("response").does("respond:blade-of-gondolin");
    expect(t.state).toMatchObject({ phase: "combat", quest: { stage: "a-fork-in-the-road", progress: 0 } });
  });

  test("LR-progress-5: nothing is carried over", () => {
    const t = succeeding(9, { stage: "a-fork-in-the-road", dice: ["beorns-path"] });
    expect(t.state.quest).toMatchObject({ stage: "beorns-path", progress: 0 });
  });

  test("LR-progress-6: advancing changes nothing else", () => {
    const t = succeeding(8, {
      players: [{ heroes: ["eowyn"], allies: watcher, engaged: ["wargs", "forest-spider"] }],
      cards: { eowyn: { committed: true, exhausted: true }, wargs: { damage: 2 } },
    });
    expect(t.state.quest.stage).toBe("a-fork-in-the-road");
    expect(t.titles(t.state.engaged["player-1"]!)).toEqual(["wargs", "forest-spider"]);
    expect(t.card("wargs").damage).toBe(2);
  });

  test("LR-progress-7: progress piles up while something holds the stage, and then the players advance at once", () => {
    const t = scene({
      scenario: "journey-down-the-anduin",
      step: "player-attacks",
      stage: "to-the-river",
      progress: 11,
      players: [{ heroes: ["gimli"], allies: watcher, engaged: ["hill-troll"] }],
      cards: { "hill-troll": { damage: 8 }, gimli: { damage: 3 } },
    });
    expect(t.state.quest.stage).toBe("to-the-river");
    t.does("attack:hill-troll").untilWindow("attack-damage");
    expect(t.state.quest.stage).toBe("anduin-passage");
  });

  test("LR-progress-8: a stage with 0 points isn't completed by progress", () => {
    const t = succeeding(5, { stage: "dont-leave-the-path" });
    expect(t.outcome).toBeUndefined();
    expect(t.state.quest).toMatchObject({ stage: "dont-leave-the-path", progress: 5 });
  });

  test("LR-progress-9: progress is taken off the quest card only, and not below none", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      progress: 3,
      active: "forest-gate",
      players: [{ allies: watcher }],
      cards: { "forest-gate": { progress: 2 } },
      encounter: ["despair", "wargs"],
    });
    expect([t.state.quest.progress, t.card("forest-gate").progress]).toEqual([0, 2]);
  });

  test("LR-progress-10: a location is explored anywhere", () => {
    const t = scene({
      step: "commit",
      staging: ["the-brown-lands"],
      players: [{ heroes: ["eowyn"], allies: ["northern-tracker", ...watcher] }],
    });
    t.does("commit:northern-tracker").does("respond:northern-tracker");
    expect(t.titles(t.state.encounter.discard)).toEqual(["the-brown-lands"]);
    expect(stagingThreat(plain, t.state)).toBe(0);
  });

  test("LR-progress-11: the new stage comes before what the exploring allows", () => {
    const t = succeeding(5, { active: "mountains-of-mirkwood", progress: 6 });
    expect(t.asked.kind).toBe("look-and-take");
    expect(t.state.quest.stage).toBe("a-fork-in-the-road");
    t.does("yes").does("take:veteran-axehand");
    expect(t.hand()).toEqual(["veteran-axehand"]);
  });
});
