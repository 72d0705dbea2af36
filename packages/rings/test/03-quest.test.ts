import { describe, expect, test } from "vitest";
import { committedWillpower, stagingThreat } from "../src/statistics.js";
import { scene, watcher } from "./scene.js";

describe("committing", () => {
  test("LR-commit-1: any number of ready characters, also none", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["eowyn", "gimli", "aragorn"] }] });
    expect(t.table.decision("player-1")).toMatchObject({ min: 0, max: 3 });
    t.does("commit:eowyn");
    expect(["eowyn", "gimli"].map((hero) => t.events("committed")[0]!.cards.includes(`${hero}-1`))).toEqual([
      true,
      false,
    ]);
    expect(scene({ step: "commit" }).does().events("committed")[0]!.cards).toEqual([]);
  });

  test("LR-commit-2: committing exhausts, and who is exhausted can't commit", () => {
    const t = scene({
      step: "commit",
      players: [{ heroes: ["aragorn", "eowyn"], allies: ["faramir", ...watcher] }],
      cards: { aragorn: { exhausted: true } },
    });
    expect(t.offers("commit:aragorn")).toBe(false);
    t.does("commit:faramir");
    expect(t.card("faramir")).toMatchObject({ exhausted: true, committed: true });
  });

  test("LR-commit-3: all at once, then responses in the order the player likes", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["aragorn", "theodred"] }] });
    t.does("commit:aragorn", "commit:theodred");
    expect(t.offers("respond:aragorn")).toBe(false);
    t.does("respond:theodred").does("target:aragorn").does("respond:aragorn");
    expect(t.events("readied")[0]!.card).toBe("aragorn-1");
  });

  test("LR-commit-4: who readies stays committed", () => {
    const t = scene({ step: "commit", players: [{ heroes: ["aragorn"], resources: 1, allies: watcher }] });
    t.does("commit:aragorn").does("respond:aragorn");
    expect(t.card("aragorn")).toMatchObject({ exhausted: false, committed: true });
    expect(committedWillpower(t.state)).toBe(2);
  });

  test("LR-commit-5: who is removed from the quest counts nothing and stays exhausted", () => {
    const t = scene({
      step: "commit",
      encounter: ["black-forest-bats", "the-east-bight"],
      players: [{ heroes: ["eowyn"], allies: watcher }],
    });
    t.does("commit:eowyn").untilWindow("staging");
    expect(t.card("eowyn")).toMatchObject({ exhausted: true, committed: false });
    expect(committedWillpower(t.state)).toBe(0);
  });

  test("LR-commit-6: windows at the beginning of the phase, between commits and before staging", () => {
    const t = scene({
      step: "quest",
      players: [{ heroes: ["denethor"] }, { heroes: ["aragorn"] }],
      encounter: ["wargs", "the-east-bight", "forest-gate"],
    });
    const windows: string[] = [];
    for (let i = 0; i < 10 && !t.events("revealed").length; i++) {
      if (t.asked.kind === "action") windows.push(String(t.table.decision("player-1").title.args?.["window"]));
      t.pass();
    }
    expect(windows).toEqual(["quest-begin", "commit", "commit"]);
    const buried = scene({
      step: "commit",
      players: [{ heroes: ["denethor"] }],
      encounter: ["wargs", "the-east-bight"],
    });
    buried.does().does("use:denethor").does("bury");
    expect(buried.events("revealed")[0]!.card).toBe("the-east-bight-1");
  });
});

describe("staging", () => {
  test("LR-staging-1: one card for each player, fixed when the step begins", () => {
    const t = scene({
      step: "commit",
      players: [{ heroes: ["aragorn"], threat: 49 }, { heroes: ["gimli"] }, { heroes: ["beravor"] }],
      encounter: ["cavern-guardian", "wargs", "the-east-bight", "forest-gate"],
    });
    for (let i = 0; i < 6 && t.state.phase === "quest"; i++) t.pass();
    expect(t.state.order).toEqual(["player-2", "player-3"]);
    expect(t.events("revealed")).toHaveLength(3);
  });

  test("LR-staging-2: a card is finished, surge too, before the next one", () => {
    const t = scene({
      step: "staging",
      reveals: 2,
      players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli"] }],
      encounter: ["eastern-crows", "wargs", "forest-gate"],
    });
    const told = t.table.match
      .events("everything")
      .map((event) => (event.type === "revealed" || event.type === "staged" ? `${event.type} ${event.card}` : ""));
    expect(told.filter(Boolean)).toEqual([
      "revealed eastern-crows-1",
      "staged eastern-crows-1",
      "revealed wargs-1",
      "staged wargs-1",
      "revealed forest-gate-1",
      "staged forest-gate-1",
    ]);
  });

  test("LR-staging-3: an enemy comes into the staging area and adds its threat", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ allies: watcher }],
      encounter: ["forest-spider", "wargs"],
    });
    expect(t.titles(t.state.staging)).toEqual(["forest-spider"]);
    expect(stagingThreat(t.state)).toBe(2);
  });

  test("LR-staging-4: a treachery resolves and is discarded", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["aragorn", "gimli", "legolas"], allies: watcher }],
      cards: { aragorn: { exhausted: true }, gimli: { exhausted: true } },
      encounter: ["the-necromancers-reach", "wargs"],
    });
    expect(["aragorn", "gimli", "legolas"].map((hero) => t.card(hero).damage)).toEqual([1, 1, 0]);
    expect(t.titles(t.state.encounter.discard)).toEqual(["the-necromancers-reach"]);
  });

  test("LR-staging-5: constant effects come first: who dies of them has no surge", () => {
    const t = scene({
      step: "staging",
      reveals: 1,
      players: [{ heroes: ["thalin"], allies: watcher }],
      cards: { thalin: { committed: true, exhausted: true } },
      encounter: ["eastern-crows", "wargs"],
    });
    expect(t.events("revealed")).toHaveLength(1);
    expect(t.state.staging).toEqual([]);
    expect(t.titles([...t.state.encounter.draw].sort())).toEqual(["eastern-crows", "wargs"]);
  });

  test("LR-staging-6: a card that is added isn't revealed", () => {
    const t = scene({
      step: "quest-resolution",
      stage: "a-fork-in-the-road",
      progress: 1,
      players: [{ heroes: ["eowyn", "gimli"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
      encounter: ["king-spider", "wargs"],
      dice: ["dont-leave-the-path"],
    });
    expect(t.titles(t.state.staging)).toEqual(["king-spider"]);
    expect(t.card("gimli").exhausted).toBe(false);
  });

  test("LR-staging-7: in the quest phase the discards become the new deck, after the card was staged", () => {
    const deck = Array.from({ length: 20 }, () => "forest-gate");
    const plan = (first: string) =>
      scene({
        step: "staging",
        reveals: 2,
        players: [{ heroes: ["aragorn"], allies: watcher }, { heroes: ["gimli"] }],
        encounter: [first],
        discard: deck,
      });
    expect(plan("wargs").events("encounter-deck-reset")[0]!.count).toBe(20);
    expect(plan("evil-storm").events("encounter-deck-reset")[0]!.count).toBe(21);
    expect(plan("wargs").events("revealed")).toHaveLength(2);
  });

  test("LR-staging-8: a window after staging, before the comparison", () => {
    const t = scene({
      step: "staging",
      players: [{ heroes: ["eowyn", "aragorn"], hand: ["feint"] }],
      cards: { eowyn: { committed: true, exhausted: true } },
      staging: ["forest-gate", "forest-gate"],
    });
    t.untilWindow("staging").does("use:eowyn");
    expect(t.events("quest-resolved")[0]).toMatchObject({ willpower: 5, threat: 4, result: "success" });
  });
});

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
    const t = quest(["the-brown-lands", "dungeon-jailor"]);
    expect(t.events("quest-resolved")[0]!.result).toBe("tie");
    expect(t.state.quest.progress).toBe(0);
    const jailor = scene({ step: "quest-resolution", staging: ["dungeon-torch"], players: [{ allies: watcher }] });
    expect(jailor.titles(jailor.state.staging)).toEqual(["dungeon-torch"]);
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
    expect(stagingThreat(t.state)).toBe(0);
  });

  test("LR-progress-11: the new stage comes before what the exploring allows", () => {
    const t = succeeding(5, { active: "mountains-of-mirkwood", progress: 6 });
    expect(t.asked.kind).toBe("look-and-take");
    expect(t.state.quest.stage).toBe("a-fork-in-the-road");
    t.does("yes").does("take:veteran-axehand");
    expect(t.hand()).toEqual(["veteran-axehand"]);
  });
});
