import type { AnyRuleset } from "@tavolata/game";
import { Match } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { expect, test } from "vitest";
import { type LogEntry, redo, restoreMatch } from "../src/index.js";

const ruleset = lanternQuay as unknown as AnyRuleset;
const added = (from: number, letter: string): LogEntry => ({
  kind: "contribution",
  seat: "warden-1",
  picks: [letter.repeat(32)],
  back_to: from,
});

/** A match of four answers to which two have added before it began and one after the third answer. */
function stored() {
  const gathered = [added(0, "a"), added(0, "b")];
  const begun = { options: { pairs: 1 }, settings: {}, dice: "seeded", kept: null, seed: "taken-up" } as const;
  const { match } = restoreMatch(ruleset, { begun }, gathered, null);
  const deeds = [...gathered];
  const done = (deed: LogEntry) => {
    redo(match, deed);
    deeds.push(deed);
  };
  for (let given = 0; given < 4; given++) {
    if (given === 3) done(added(4, "c"));
    const { seat, ids, min } = match.asked[0]!;
    done({ kind: "answer", seat, picks: ids.slice(0, Math.max(1, min)), back_to: null });
  }
  return { begun, deeds, match };
}

const values = ({ contributions }: Pick<Match<object>, "contributions">) => contributions.map(({ value }) => value[0]);

test("a match begins with what was gathered, and takes what came later at its place", () => {
  const { begun, deeds, match } = stored();
  const again = restoreMatch(ruleset, { begun }, deeds, null);
  expect(again).toMatchObject({ isCut: false, fitting: deeds.length });
  expect(again.match.save()).toEqual(match.save());
  expect(values(again.match)).toEqual(["a", "b", "c"]);
  const [with_, without] = [deeds.slice(0, 2), []].map(
    (first) => restoreMatch(ruleset, { begun }, first, null).match.state,
  );
  expect(with_).not.toEqual(without);
});

test("answers that no longer fit go, and what was added to the dice among them stays", () => {
  const { begun, deeds } = stored();
  for (const misfit of [2, 4]) {
    const fixed = deeds.with(misfit, { ...deeds[misfit]!, picks: ["nothing-of-the-kind"] });
    const { match, isCut, fitting } = restoreMatch(ruleset, { begun }, fixed, null);
    expect([isCut, fitting]).toEqual([true, misfit]);
    expect(match.at).toBeLessThan(3);
    expect(match.contributions.map(({ from }) => from)).toEqual([0, 0, 4]);
    expect(Match.load(lanternQuay, match.save()).contributions).toEqual(match.contributions);
  }
});
