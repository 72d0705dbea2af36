import { BotTable, heuristicBot, playOut } from "@tavolata/bots";
import { Match, type View } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { evaluator } from "../../bot/evaluation/evaluator.js";
import { Outlook } from "../../bot/evaluation/outlook.js";
import { QuestProspects } from "../../bot/evaluation/quest-prospects.js";
import { usualWeights, type Weights } from "../../bot/learned/weights.js";
import { heuristic } from "../../bot/policy/heuristic.js";
import { usual as usualStyle } from "../../bot/policy/style.js";
import type { AzerothContent } from "../../content/content.js";
import type { AzerothEvent } from "../../events.js";
import { azeroth } from "../../ruleset.js";
import type { Azeroth } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { plain } from "../plain.js";
import { scene } from "../scene.js";

const usual = heuristicBot<Azeroth, AzerothEvent, AzerothContent, View<AzerothView>>((view, decision, sight) =>
  heuristic(view, decision, sight),
);
const seasoned = heuristicBot<Azeroth, AzerothEvent, AzerothContent, View<AzerothView>>((view, decision, sight) =>
  evaluator.styles.seasoned(view, decision, sight),
);

function started() {
  return Match.start(azeroth, { seed: "styles", options: { players: 4 } });
}

describe("the style in which thinking begins", () => {
  test("it plays a match to its end, and otherwise than usual", () => {
    const [own, others] = [seasoned, usual].map((bot) => {
      const match = started();
      expect(playOut(match, () => bot, 20_000).finished).toBe(true);
      return match.answers;
    });
    expect(own).not.toEqual(others);
  });

  test("AZ-setup-8: it takes the best character that is left", () => {
    const match = started();
    playOut(match, () => seasoned, 3);
    const { order, heroes } = match.state;
    expect(order.slice(0, 3).map((seat) => heroes[seat]!.class)).toEqual(["warrior", "shaman", "druid"]);
  });
});

describe("what things are worth to it", () => {
  const quests = ["fangs-and-graves", "wood-and-abbey"];

  /** Where a warrior without any cards goes, and why: as usual, and seasoned. */
  function moves(space: string, face: string) {
    return [usual, seasoned].map((bot) => {
      const t = scene({ face, heroes: [{ space, quests }, { space: "kingsharbour" }] });
      const { picks, reason } = new BotTable(t.table.match, () => bot).decide(t.asked);
      return `${picks[0]} ${reason.key}`;
    });
  }

  test("AZ-level-1: it tries for a level at once instead of taking what lies on the way", () => {
    expect(moves("m3", "2/2")).toEqual(["move:l3 reason.towards-level", "move:m4 reason.win-level"]);
    expect(moves("anvilgate", "3/2")).toEqual(["move:l3 reason.towards-level", "move:m4 reason.win-level"]);
  });

  test("what somebody of other weights has worked out isn't taken for its own", () => {
    const { state } = scene({ heroes: [{ space: "m4", quests }, { space: "kingsharbour" }] });
    const [seat] = state.order as [string];
    // The ends of a fight and the cards are worth the same to both: nothing but the name tells what they have worked out apart.
    const timid = { ...usualWeights, name: "timid", wound: 4 };
    const worthTo = (weights: Weights) =>
      new Outlook(plain, state, seat, 2, { ...usualStyle, weights }).challengeWorth("m4").worth;
    const bold = worthTo(usualWeights);
    expect(worthTo(timid)).toBeLessThan(bold);
    expect(worthTo(usualWeights)).toBe(bold);
  });
});

describe("what quests promise", () => {
  const match = started();
  playOut(match, () => usual, 60);
  const [seat] = match.seats as [string];

  /** What it promises whom nothing is closed to. */
  function worthOf(id: string): number {
    const s = structuredClone(match.state) as Azeroth;
    Object.assign(s.heroes[seat]!, { level: "red", space: "anvilgate", damage: 0 });
    return new QuestProspects(plain, s, seat, usualWeights).worthOf({ id, done: [], count: 0 });
  }

  test("two visits are done sooner than three hunted, and a hunt for the same valour", () => {
    expect(worthOf("relics-for-the-abbey")).toBeGreaterThan(worthOf("fangs-and-graves"));
    expect(worthOf("moor-to-vine")).toBeGreaterThan(worthOf("grave-and-pit"));
  });

  test("AZ-explore-7: the better the quests at hand, the less another one is worth", () => {
    const newWorth = (...ids: string[]) => {
      const s = structuredClone(match.state) as Azeroth;
      const quests = ids.map((id) => ({ id, done: [], count: 0 }));
      Object.assign(s.heroes[seat]!, { level: "red", space: "anvilgate", damage: 0, quests });
      return new QuestProspects(plain, s, seat, usualWeights).newWorth;
    };
    const rich = newWorth("the-sealed-chest", "relics-for-the-abbey");
    expect(newWorth("fangs-and-graves", "grave-and-pit")).toBeGreaterThan(rich);
    expect(newWorth()).toBeGreaterThan(newWorth("fangs-and-graves", "grave-and-pit"));
    expect(rich).toBeGreaterThanOrEqual(0);
  });
});
