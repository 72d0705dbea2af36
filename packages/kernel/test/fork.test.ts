import { describe, expect, test } from "vitest";
import { lanternQuay } from "../examples/lantern-quay/src/index.js";
import { bySeat, type Die, each, fields, Match, open, pile, type Ruleset, SaveRefused } from "../src/index.js";
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
  test("throws the same for the same purpose and thrower, also after somebody else has thrown a die more", () => {
    const d100: Die = { id: "d100", faces: Array.from({ length: 100 }, (_, i) => `${i}`) };
    const game: Ruleset<{ thrown: string[] }> = {
      id: "throws",
      version: "1",
      options: [],
      seats: () => ["ann", "bob"],
      setup: () => ({ thrown: [] }),
      first: "throw",
      steps: {
        *throw(t) {
          const many = yield* t.choose("ann", "how-many", () => [each([1, 2], (count) => `throw:${count}`)]);
          yield* t.roll(d100, many, "hers", { by: "ann" });
          t.state.thrown.push(...(yield* t.roll(d100, 3, "his", { by: "bob" })));
          return { winners: [], how: "done", rules: [] };
        },
      },
      visibility: fields<{ thrown: string[] }>({ thrown: open }),
    };
    const thrown = ["throw:1", "throw:2"].map((pick) => {
      const world = Match.start(game).fork("ann", "world");
      world.answer({ seat: "ann", picks: [pick] });
      return world.state.thrown;
    });
    expect(thrown[0]).toHaveLength(3);
    expect(thrown[1]).toEqual(thrown[0]);
  });

  test("at a question that only some hands allow deals until it can be the true world", () => {
    interface Hands {
      hands: Record<string, string[]>;
      deck: string[];
    }
    const cards = ["red-1", ...Array.from({ length: 9 }, (_, i) => `blue-${i + 1}`)];
    const game: Ruleset<Hands> = {
      id: "red",
      version: "1",
      options: [],
      seats: () => ["ann", "bob"],
      setup: () => ({ hands: { bob: cards.slice(0, 2) }, deck: cards.slice(2) }),
      first: "discard",
      steps: {
        *discard(t) {
          const red = () => [
            each(
              t.state.hands["bob"]!.filter((card) => card.startsWith("red")),
              (card) => `discard:${card}`,
            ),
          ];
          yield* t.choose("bob", "discard", red, { passes: false });
          return { winners: [], how: "done", rules: [] };
        },
      },
      visibility: fields<Hands>({ hands: bySeat(pile("cards")), deck: pile("cards") }),
    };
    const match = Match.start(game);
    for (let i = 0; i < 20; i++) expect(match.fork("ann", `${i}`).asked[0]!.ids).toEqual(["discard:red-1"]);
    expect(() => match.fork("eve")).toThrow(/Nobody called "eve"/);
  });

  test("doesn't give away by its keys what others have answered", () => {
    const keys = new Set(
      ["pier:north", "pier:south"].map((pier) => {
        const match = Match.start(lanternQuay, { seed: "keys" });
        match.answer({ seat: "warden-1", picks: [pier] });
        return match.fork("smuggler-1", "known").decision("smuggler-1")!.key;
      }),
    );
    expect(keys.size).toBe(1);
  });

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
