import { describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { Match, SaveRefused } from "../src/index.js";
import { play, randomPolicy } from "../testing/index.js";

/** A match that waits in the middle of a search: a decision nested three rules deep. */
function inASearch(): Match<object> {
  for (let seed = 0; ; seed++) {
    const match = Match.start(lanternQuay, { seed: `nested-${seed}` });
    const policy = randomPolicy(`nested-${seed}`);
    while (!match.outcome) {
      const asked = match.asked[0]!;
      if (asked.kind === "whistle") return match as unknown as Match<object>;
      match.answer({ seat: asked.seat, picks: policy(asked) });
    }
  }
}

describe("a fork", () => {
  test("without a seat is the match's twin, also in a nested decision", () => {
    const match = inASearch();
    const fork = match.fork();
    expect(fork.state).toEqual(match.state);
    expect(fork.decisions()).toEqual(match.decisions());
    const [asked] = match.asked;
    const answer = { seat: asked!.seat, picks: ["pass"] };
    fork.answer(answer);
    match.answer(answer);
    expect(fork.state).toEqual(match.state);
    play(fork, randomPolicy("same"));
    play(match, randomPolicy("same"));
    expect(fork.outcome).toEqual(match.outcome);
  });

  test("for a seat looks the same to it and goes on under another seed", () => {
    const match = inASearch();
    const outcomes = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const fork = match.fork("warden-1", `seed ${i}`);
      expect(fork.view("warden-1")).toEqual(match.view("warden-1"));
      play(fork, randomPolicy("same"));
      outcomes.add(JSON.stringify(fork.state));
    }
    expect(outcomes.size).toBeGreaterThan(30);
  });

  test("of a fork goes on from there", () => {
    const match = inASearch();
    const fork = match.fork("warden-1", "x");
    const policy = randomPolicy("way");
    for (let i = 0; i < 9 && !fork.outcome; i++)
      fork.answer({ seat: fork.asked[0]!.seat, picks: policy(fork.asked[0]!) });
    const twin = fork.fork();
    expect(twin.state).toEqual(fork.state);
    expect(twin.decisions()).toEqual(fork.decisions());
    play(fork, randomPolicy("same"));
    play(twin, randomPolicy("same"));
    expect(twin.state).toEqual(fork.state);
  });

  test("tells nothing, knows neither the seed nor the answers, and can't be saved", () => {
    const match = inASearch();
    const fork = match.fork("warden-1", "its own");
    expect(fork.seed).toBe("its own");
    expect(fork.answers).toEqual([]);
    expect(fork.events("warden-1")).toEqual([]);
    expect(() => fork.save()).toThrow(SaveRefused);
  });
});
