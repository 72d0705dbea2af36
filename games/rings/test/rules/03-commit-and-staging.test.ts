import { describe, expect, test } from "vitest";
import { committedWillpower, stagingThreat } from "../../queries/statistics.js";
import { plain } from "../plain.js";
import { scene, watcher } from "../scene.js";

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
    expect(committedWillpower(plain, t.state)).toBe(2);
  });

  test("LR-commit-5: who is removed from the quest counts nothing and stays exhausted", () => {
    const t = scene({
      step: "commit",
      encounter: ["black-forest-bats", "the-east-bight"],
      players: [{ heroes: ["eowyn"], allies: watcher }],
    });
    t.does("commit:eowyn").untilWindow("staging");
    expect(t.card("eowyn")).toMatchObject({ exhausted: true, committed: false });
    expect(committedWillpower(plain, t.state)).toBe(0);
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
    expect(stagingThreat(plain, t.state)).toBe(2);
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
