import { BotTable, heuristicBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import { coreScenarios } from "../../content/scenarios.js";
import { rings } from "../../ruleset.js";
import { scene } from "../scene.js";

const bot = heuristicBot<never, never>(heuristic as never);

describe("rules of thumb", () => {
  test.each(coreScenarios.flatMap(({ id }) => [1, 3].map((players) => [id, players] as const)))(
    "play %s with %i players to the end, and say why",
    (scenario, players) => {
      const match = Match.start(rings, { seed: `thumb-${scenario}`, options: { scenario, players, mode: "easy" } });
      const table = new BotTable(match as never, () => bot);
      const reasons = new Set<string>();
      for (let i = 0; i < 5000 && !match.outcome; i++) reasons.add(table.answer(match.asked[0]!).reason.key);
      expect(match.outcome).toBeDefined();
      expect([...reasons].filter((key) => key.startsWith("reason.")).length).toBeGreaterThan(5);
    },
  );

  const asked = (t: ReturnType<typeof scene>) => {
    const { seat } = t.asked;
    return heuristic(t.table.match.view(seat), t.table.decision(seat), { content: t.content });
  };

  test("a defender who stands it is taken before one who would fall", () => {
    const t = scene({ step: "enemy-attacks", players: [{ heroes: ["eowyn", "denethor"], engaged: ["wargs"] }] });
    t.until("defender");
    expect(asked(t)?.picks).toEqual(["defend:denethor-1"]);
  });

  test("an enemy that falls now is attacked first, with as few as it takes", () => {
    const t = scene({
      step: "player-attacks",
      players: [{ heroes: ["legolas", "gimli"], engaged: ["hill-troll", "wolf-rider"] }],
    });
    expect(asked(t)?.picks).toEqual(["attack:wolf-rider-1"]);
    t.does("attack:wolf-rider");
    expect(asked(t)?.picks).toEqual(["attacker:legolas-1"]);
  });

  test("high threat is lowered", () => {
    const t = scene({
      players: [{ heroes: ["aragorn"], threat: 45, resources: 5, hand: ["gandalf"], engaged: ["wargs"] }],
    });
    t.does("play:gandalf").does("respond:gandalf");
    expect(asked(t)?.picks).toEqual(["threat-five"]);
  });

  test("Gandalf stands in the way of a troll: he goes at the end of the round anyway", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["aragorn", "denethor"], allies: ["gandalf", "faramir"], engaged: ["hill-troll"] }],
    });
    t.until("defender");
    expect(asked(t)?.picks).toEqual(["defend:gandalf-1"]);
  });

  test("an ally that costs little is given for a hero", () => {
    const t = scene({
      step: "enemy-attacks",
      players: [{ heroes: ["eowyn"], allies: ["snowbourn-scout", "northern-tracker"], engaged: ["ungoliants-spawn"] }],
    });
    t.until("defender");
    expect(asked(t)?.picks).toEqual(["defend:snowbourn-scout-1"]);
  });

  test("whoever is needed against the enemies stays at home, and the others quest", () => {
    const t = scene({
      step: "commit",
      players: [
        {
          heroes: ["eowyn", "denethor", "legolas"],
          allies: ["veteran-axehand"],
          threat: 28,
          engaged: ["king-spider"],
        },
      ],
      staging: ["old-forest-road", "forest-gate"],
    });
    t.until("commit");
    expect(asked(t)?.picks).toEqual(["commit:eowyn-1"]);
  });

  test("what was looked at is known: a strong enemy that comes is met with ready defenders", () => {
    const questers = (top: string) => {
      const t = scene({
        step: "commit",
        players: [{ heroes: ["theodred", "denethor"], threat: 36 }],
        encounter: [top, "old-forest-road"],
        arrange: (s) => {
          s.looked[s.encounter.draw[0]!] = ["player-1"];
        },
      });
      t.until("commit");
      return asked(t)?.picks;
    };
    expect(questers("enchanted-stream")).toContain("commit:denethor-1");
    expect(questers("dol-guldur-beastmaster")).not.toContain("commit:denethor-1");
  });

  test("an enemy that falls at once is engaged, one that would stay isn't", () => {
    const picks = (enemy: string) => {
      const t = scene({
        step: "encounter",
        players: [{ heroes: ["legolas", "gimli", "thalin"], threat: 4 }],
        staging: [enemy],
      });
      t.until("engage");
      return asked(t)?.picks;
    };
    expect(picks("east-bight-patrol")).toEqual(["engage:east-bight-patrol-1"]);
    expect(picks("ungoliants-spawn")).toEqual(["pass"]);
  });

  test("the last resource is kept for A Test of Will, but not from the Steward", () => {
    const t = scene({ players: [{ heroes: ["eowyn"], resources: 3, hand: ["a-test-of-will", "wandering-took"] }] });
    expect(asked(t)?.picks).toEqual(["play:wandering-took-1"]);
    const poor = scene({ players: [{ heroes: ["eowyn"], resources: 2, hand: ["a-test-of-will", "wandering-took"] }] });
    expect(asked(poor)?.picks).toEqual(["done"]);
  });

  test("a bad treachery is cancelled, a mild one isn't", () => {
    const picks = (treachery: string) => {
      const t = scene({
        step: "staging",
        reveals: 1,
        players: [{ heroes: ["eowyn", "gimli"], resources: 1, hand: ["a-test-of-will"] }],
        encounter: [treachery, "old-forest-road"],
      });
      t.until("response");
      return asked(t)?.picks;
    };
    expect(picks("caught-in-a-web")).toEqual(["respond:a-test-of-will-1"]);
    expect(picks("driven-by-shadow")).toEqual(["pass"]);
  });

  test("the journey goes where threat weighs most beside what it costs", () => {
    const t = scene({ step: "travel", staging: ["old-forest-road", "forest-gate", "mountains-of-mirkwood"] });
    expect(asked(t)?.picks).toEqual(["travel:forest-gate-1"]);
  });
});
