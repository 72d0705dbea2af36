import { expect, test } from "vitest";
import { each, type Flow, fields, Match, open, type Ruleset } from "../src/index.js";

interface Row {
  count: number;
}

/** Somebody says a word, for ever; it is counted how often the rules were run for it. */
function counted() {
  const runs = { steps: 0 };
  const ruleset: Ruleset<Row, { type: "noted" }> = {
    id: "counted",
    version: "1",
    options: [],
    seats: () => ["ann"],
    setup: () => ({ count: 0 }),
    first: "word",
    steps: {
      *word(t): Flow<string> {
        runs.steps += 1;
        yield* t.choose("ann", "word", () => [each(["one", "two"], (word) => `word:${word}`)]);
        t.state.count += 1;
        t.emit({ type: "noted" }, { rules: ["X-1"] });
        return "word";
      },
    },
    visibility: fields<Row>({ count: open }),
  };
  return { ruleset, runs };
}

const answers = 4_000;

function longMatch(ruleset: Ruleset<Row, { type: "noted" }>) {
  const match = Match.start(ruleset, { seed: "x" });
  while (match.at < answers) match.answer({ seat: "ann", picks: [`word:${match.at % 7 === 0 ? "two" : "one"}`] });
  return match;
}

test("whoever goes back a little again and again has nothing played from the beginning each time", () => {
  const { ruleset, runs } = counted();
  const match = Match.load(ruleset, longMatch(ruleset).save());
  const events = match.events("ann");
  runs.steps = 0;
  let foretold = 0;
  for (let to = answers - 100; to >= 1_000; to -= 100) {
    foretold += match.playedAgainBy({ to });
    match.undo("ann", { to, agreedBy: ["ann"] });
    expect([match.at, match.state.count]).toEqual([to, to]);
  }
  expect(runs.steps).toBeLessThan(4 * answers);
  expect(Math.abs(runs.steps - foretold)).toBeLessThan(200); // the step under way is begun, too
  expect(match.events("ann")).toEqual(events.slice(0, 1_000));
  runs.steps = 0;
  foretold = 0;
  for (; match.canRedo; match.redo("ann")) foretold += match.playedAgainBy("redo");
  expect(runs.steps).toBeLessThan(2 * answers);
  expect(Math.abs(runs.steps - foretold)).toBeLessThan(200);
  expect(match.events("ann")).toEqual(events);
  expect(match.save()).toEqual(longMatch(ruleset).save());
});
