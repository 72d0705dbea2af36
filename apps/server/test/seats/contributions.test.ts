import { Match } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { redo } from "@tavolata/table";
import { expect, test } from "vitest";
import { type CountedEntry, mostOf } from "../../src/tables/contributions.js";
import { logEntriesIn } from "../../src/tables/file-log.js";

const answer = (decision: number): CountedEntry => ({ kind: "answer", back_to: null, decision });
const back = (kind: "undo" | "rewind", to: number): CountedEntry => ({ kind, back_to: to, decision: to });
const redone: CountedEntry = { kind: "redo", back_to: null, decision: 0 };

test.each([
  ["no answers", [], 0],
  ["three", [answer(0), answer(1), answer(2)], 3],
  ["what was taken back had been given", [answer(0), answer(1), answer(2), back("undo", 0), answer(0)], 3],
  ["what was done again goes on", [answer(0), answer(1), back("undo", 0), redone, answer(2)], 3],
  [
    "so does what was taken back twice",
    [answer(0), answer(1), back("undo", 1), back("undo", 0), redone, redone, answer(2)],
    3,
  ],
  ["rules took it back", [answer(0), answer(1), answer(2), back("rewind", 1), answer(1)], 3],
  ["dice that came again by themselves", [answer(0), answer(1), answer(2), back("undo", 0), answer(0), answer(3)], 4],
] as const)("the most answers that there ever were: %s", (_what, deeds, most) => {
  expect(mostOf(deeds)).toBe(most);
});

test("the deeds of a file are in an order in which they can be done", () => {
  const value = (letter: string) => letter.repeat(32);
  const gathered = [{ from: 0, by: "warden-1", value: value("a") }];
  const how = { options: { pairs: 1 }, seed: "file" };
  const match = Match.start(lanternQuay, { ...how, contributions: gathered });
  const answerOne = () => {
    const { seat, ids, min } = match.asked[0]!;
    match.answer({ seat, picks: ids.slice(0, Math.max(1, min)) });
  };
  answerOne();
  answerOne();
  match.contribute({ from: 3, by: "smuggler-1", value: value("b") });
  match.contribute({ from: 3, by: "warden-1", value: value("c") });
  answerOne();
  match.contribute({ from: 7, by: "warden-1", value: value("d") });
  const deeds = logEntriesIn(match.save());
  expect(deeds.map(({ kind }) => kind[0]).join("")).toBe("caaccac");
  expect(deeds.map(({ decision }) => decision)).toEqual([0, 0, 1, 2, 2, 2, 3]);
  const again = Match.start(lanternQuay, { ...how, contributions: gathered });
  for (const deed of deeds.slice(1)) redo(again as never, deed);
  expect(again.save()).toEqual(match.save());
});
