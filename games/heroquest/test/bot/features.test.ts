import { heuristicBot, playOut } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { features } from "../../bot/evaluation/features/features.js";
import { heroQuest, heuristic, questIds } from "../../index.js";
import type { HeroQuest } from "../../state.js";
import { plain } from "../plain.js";

/** A quest after so many answers. */
function afterAnswers(quest: string, answers: number): HeroQuest {
  const match = Match.start(heroQuest, { seed: "features", options: { quest } });
  playOut(match, () => heuristicBot(heuristic), answers);
  return structuredClone(match.state) as HeroQuest;
}

describe("what a position is judged by", () => {
  test.each(questIds)("%s: everything is counted in numbers", (quest) => {
    for (const [name, amount] of Object.entries(features(plain, afterAnswers(quest, 150)))) {
      expect([name, Number.isFinite(amount)]).toEqual([name, true]);
    }
  });

  test("what must be brought out: the way to it, then the way out with it", () => {
    const s = afterAnswers("the-stolen-bell", 40);
    const before = features(plain, s);
    expect(before["way-to-find"]).toBeGreaterThan(0);
    expect(before["held"]).toBeUndefined();
    const hero = s.figures.find(({ kind }) => kind === "hero")!;
    hero.items.push("silver-bell");
    hero.square = s.exit[0]!;
    expect(features(plain, s)).toMatchObject({ held: 1, "way-out": 0 });
  });

  test("who stands beside an enemy is threatened, and the enemy is, too", () => {
    const s = afterAnswers("the-long-watch", 60);
    const [foe] = s.figures.filter(({ kind }) => kind === "servant");
    expect(foe).toBeDefined();
    const hero = s.figures.find(({ kind }) => kind === "hero")!;
    s.figures = [hero, foe!];
    foe!.square = hero.square + 1;
    expect(features(plain, s)).toMatchObject({ engaged: 1, threatened: 1, prey: 1, foes: 1 });
    s.figures = [hero];
    expect(features(plain, s)["engaged"]).toBeUndefined();
  });

  test("who lies there isn't among those who can act, and who was eliminated is lost", () => {
    const s = afterAnswers("the-stolen-bell", 40);
    const [first, second] = s.figures.filter(({ kind }) => kind === "hero");
    first!.prone = s.round;
    first!.body = 0;
    s.figures = s.figures.filter((figure) => figure !== second);
    s.gone.push({ figure: second!, how: "eliminated" });
    expect(features(plain, s)).toMatchObject({ able: s.order.length - 2, fallen: 1, lost: 1 });
  });
});
