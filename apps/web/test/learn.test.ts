import { readFileSync } from "node:fs";
import { openGame } from "@tavolata/games/files";
import { everything } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { taughtGames, tutorialOf } from "../src/learn/taught-games.js";
import { TutorialRun } from "../src/learn/tutorial-run.js";

const textsOf = (game: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../games/${game}/screen/tutorial/messages/en.json`, import.meta.url), "utf8"),
  ) as object;

async function opened(game: string) {
  const [loadedGame, tutorial] = await Promise.all([openGame(game), tutorialOf(game)!]);
  return { box: loadedGame, tutorial, last: tutorial.lessons.length - 1 };
}

describe.each(taughtGames)("the tutorial of %s", (game) => {
  test("can be played to its end on the real rules, and every step asks for something that is on offer", async () => {
    const { box: loadedGame, tutorial, last } = await opened(game);
    const course = new TutorialRun(loadedGame, tutorial, 0);
    let asked = 0;
    while (course.place.lesson < last) {
      const { lesson, todo } = course.place;
      if (!course.next) {
        course.goTo(lesson + 1);
        continue;
      }
      const { seat, picks } = course.next;
      const ids = course.match.decision(seat)?.options.map(({ id }) => id);
      expect(ids, `step ${lesson + 1} asks ${seat} for ${picks}`).toEqual(expect.arrayContaining([...picks]));
      if (todo) {
        asked += 1;
        expect(todo.words.length).toBe(picks.length);
        expect(course.isAskedFor([...picks].reverse())).toBe(true);
        const other = ids!.find((id) => !picks.includes(id));
        if (other) expect(course.isAskedFor([other])).toBe(false);
      }
      course.goOn();
    }
    expect(asked).toBeGreaterThan(8);
    expect(course.match.outcome).toBeUndefined();
    expect(course.next).toBeUndefined();
  });

  test("has eight to twelve steps with a text each, names rules that exist, and throws all dice that are written down", async () => {
    const { box: loadedGame, tutorial, last } = await opened(game);
    expect(last).toBeGreaterThanOrEqual(7);
    expect(last).toBeLessThan(12);
    const known = new Set(loadedGame.rules.map(({ id }) => id));
    for (const { text, rules = [] } of tutorial.lessons) {
      expect(textsOf(game)).toHaveProperty([text]);
      expect(rules.filter((id) => !known.has(id))).toEqual([]);
    }
    const throws = new TutorialRun(loadedGame, tutorial, last).match
      .events(everything)
      .filter(({ type }) => type === "dice-rolled");
    expect(throws.length).toBe(tutorial.script.dice?.length ?? 0);
  });

  test("is taken up where it was left, and gone back in", async () => {
    const { box: loadedGame, tutorial, last } = await opened(game);
    const middle = Math.ceil(last / 2);
    const course = new TutorialRun(loadedGame, tutorial, last);
    course.goTo(middle);
    const again = new TutorialRun(loadedGame, tutorial, middle);
    expect(course.match.view(tutorial.learner)).toEqual(again.match.view(tutorial.learner));
    expect(course.place).toEqual(again.place);
  });
});
