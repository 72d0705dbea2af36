import { expect, test } from "vitest";
import { flatProfile, type ProfileNode } from "../src/search/flat-profile.js";

const node = (
  id: number,
  functionName: string,
  url: string,
  hitCount: number,
  children: number[] = [],
): ProfileNode => ({
  id,
  callFrame: { functionName, url },
  hitCount,
  children,
});

test("a flat profile counts every call as what the search called it for, and nothing that it isn't the cause of", () => {
  const shares = flatProfile([
    node(1, "(root)", "", 0, [2, 9, 10]),
    node(2, "compared", "file:///x/bots/dist/search/search.js", 5, [3, 5, 6, 8]),
    node(3, "decide", "file:///x/bots/dist/heuristic.js", 10, [4]),
    node(4, "glimpse", "file:///x/kernel/dist/src/match.js", 30), // the view is looked at for the rules of thumb
    node(5, "fork", "file:///x/kernel/dist/src/match.js", 10),
    node(6, "answer", "file:///x/kernel/dist/src/match.js", 0, [7]),
    node(7, "move", "file:///x/games/dist/quay/movement/walk.js", 20),
    node(8, "values", "file:///x/games/dist/quay/bot/features/foes.js", 15),
    node(9, "answer", "file:///x/kernel/dist/src/match.js", 500), // somebody else's
    node(10, "(garbage collector)", "", 10),
  ]);
  expect(shares).toEqual({ "rules of thumb": 40, rules: 20, fork: 10, judgement: 15, search: 5, garbage: 10 });
});

test("a profile of nothing is no share of anything", () => {
  expect(Object.values(flatProfile([node(1, "(root)", "", 3)]))).toEqual([0, 0, 0, 0, 0, 0]);
});
