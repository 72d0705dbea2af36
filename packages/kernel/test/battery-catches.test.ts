import { describe, expect, test } from "vitest";
import {
  bar,
  bySeat,
  each,
  fields,
  hidden,
  type Interjection,
  internal,
  type Outcome,
  one,
  open,
  pile,
  type Ruleset,
  type Table,
  when,
} from "../src/index.js";
import { battery } from "../testing/index.js";

/** A sound game in a few lines; each test below spoils one thing, and the battery must notice. */
interface Duel {
  hands: Record<string, number[]>;
  played: number[];
  pile: number;
  extra?: unknown;
  deck?: string[];
  held?: Record<string, string[]>;
}

type DuelEvent =
  | { type: "played"; seat: string; card: number }
  | { type: "shown"; card: number }
  | { type: "drew"; seat: string; cards: string[] };
type DuelTable = Table<Duel, DuelEvent>;

const over = (t: DuelTable): Outcome => ({ winners: [t.seats[t.state.pile % 2]!], how: "over", rules: [] });

function duel(changes: {
  play?: Ruleset<Duel, DuelEvent>["steps"][string];
  shown?: boolean;
  setup?: () => Duel;
}): Ruleset<Duel, DuelEvent> {
  return {
    id: "duel",
    version: "1",
    options: [],
    seats: () => ["ann", "bob"],
    setup: changes.setup ?? (() => ({ hands: { ann: [1, 2, 3], bob: [4, 5, 6] }, played: [], pile: 0 })),
    first: "play",
    steps: { play: changes.play ?? soundPlay },
    visibility: fields<Duel>({
      hands: changes.shown
        ? open
        : bySeat(hidden<number[]>((hand, _looking, chance) => hand.map(() => chance.below(1000) + 10))),
      played: open,
      pile: open,
      extra: open,
      deck: when<string[] | undefined>((deck) => deck !== undefined, pile("cards"), internal),
      held: when<object | undefined>((held) => held !== undefined, bySeat(pile("cards")), internal),
    }),
  };
}

const nextSeat = (t: DuelTable) => t.seats[t.state.played.length % 2]!;

function* soundPlay(t: DuelTable) {
  const seat = nextSeat(t);
  const card = yield* t.choose(seat, "play", () => [each(t.state.hands[seat]!, (one) => `play:${one}`)], {
    passes: false,
  });
  return finish(t, seat, card, true);
}

function finish(t: DuelTable, seat: string, card: number, reveals: boolean): string | Outcome {
  const hand = t.state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  t.state.played.push(card);
  t.state.pile += card;
  t.emit({ type: "played", seat, card }, { rules: [], reveals });
  return t.state.played.length === 6 ? over(t) : "play";
}

let outside = 0;

/** The sound game, with something to call that is sound but for these changes. */
function interjecting(changes: Partial<Interjection<Duel, DuelEvent>>): Ruleset<Duel, DuelEvent> {
  const sound: Interjection<Duel, DuelEvent> = {
    rules: [],
    whyNot: () => undefined,
    *flow(t, seat) {
      yield* t.confirm(seat, "sure");
    },
  };
  return { ...duel({}), interjections: { call: { ...sound, ...changes } } };
}
const sharedHand = [1, 2, 3];

const spoilt: Record<string, { game: Ruleset<Duel, DuelEvent>; check: RegExp; says: RegExp }> = {
  "a match that never ends": {
    game: duel({
      *play(t) {
        yield* t.confirm("ann", "go-on");
        return "play";
      },
    }),
    check: /random matches end/,
    says: /After 60 answers the match isn't over/,
  },
  "a rule that fails after some answer": {
    game: duel({
      *play(t) {
        const next = yield* soundPlay(t);
        if (t.state.played.at(-1) === 5) throw new Error("five is odd");
        return next;
      },
    }),
    check: /random matches end/,
    says: /five is odd/,
  },
  "something in the state that isn't plain": {
    game: duel({
      setup: () => ({ hands: { ann: [1, 2, 3], bob: [4, 5, 6] }, played: [], pile: 0 }),
      *play(t) {
        t.state.extra = new Map();
        return yield* soundPlay(t);
      },
    }),
    check: /plain data/,
    says: /state.extra has a class/,
  },
  "state outside of the state": {
    game: duel({
      *play(t) {
        outside += 1;
        t.state.extra = outside;
        return yield* soundPlay(t);
      },
    }),
    check: /save and load/,
    says: /different/,
  },
  "chance that isn't the table's": {
    game: duel({
      *play(t) {
        t.state.extra = Math.random();
        return yield* soundPlay(t);
      },
    }),
    check: /byte for byte/,
    says: /The same answers save differently/,
  },
  "an event that tells a hidden card": {
    game: duel({
      *play(t) {
        const seat = nextSeat(t);
        const card = yield* t.choose(seat, "play", () => [each(t.state.hands[seat]!, (one) => `play:${one}`)], {
          passes: false,
        });
        t.emit({ type: "shown", card: t.state.hands["bob"]![0] ?? 0 }, { rules: [] });
        yield* t.confirm(seat, "sure");
        return finish(t, seat, card, true);
      },
    }),
    check: /nothing leaks/,
    says: /events of ann tell what it can't know/,
  },
  "a deal that tells everybody": {
    game: {
      ...duel({}),
      setup: () => ({
        hands: { ann: [1, 2, 3], bob: [4, 5, 6] },
        played: [],
        pile: 0,
        deck: ["king", "queen"],
        held: { ann: [], bob: [] },
      }),
      first: "deal",
      steps: {
        play: soundPlay,
        *deal(t) {
          for (const seat of t.seats) {
            const cards = yield* t.draw(t.state.deck!, 1, "deck", seat);
            t.state.held![seat]!.push(...cards);
            t.emit({ type: "drew", seat, cards }, { rules: [] });
          }
          return "play";
        },
      },
    },
    check: /nothing leaks/,
    says: /the event "drew" tells ann of "(king|queen)", which it can't know/,
  },
  "options that depend on another's hand": {
    game: duel({
      *play(t) {
        const seat = nextSeat(t);
        const strong = (t.state.hands[seat === "ann" ? "bob" : "ann"]![0] ?? 0) > 5;
        yield* t.choose(seat, "boast", () => (strong ? [one("fear"), one("hope")] : [one("laugh"), one("hope")]));
        return yield* soundPlay(t);
      },
    }),
    check: /nothing leaks/,
    says: /options of .* tell what it can't know/,
  },
  "an option that isn't really possible": {
    game: duel({
      *play(t) {
        const seat = nextSeat(t);
        if (
          (yield* t.choose(seat, "try", () => [one("right"), one("wrong")])) === "wrong" &&
          t.state.played.length === 5
        ) {
          throw new Error("not at the end");
        }
        return yield* soundPlay(t);
      },
    }),
    check: /random matches end|accepted/,
    says: /not at the end/,
  },
  "the same id twice": {
    game: duel({
      *play(t) {
        yield* t.choose("ann", "twice", () => [one("same"), one("same"), one("other")]);
        return yield* soundPlay(t);
      },
    }),
    check: /accepted/,
    says: /offers an id twice/,
  },
  "a reveal that isn't marked": {
    game: duel({
      *play(t) {
        const seat = nextSeat(t);
        yield* t.confirm(seat, "look");
        t.state.extra = [...t.state.hands["bob"]!];
        yield* t.confirm(seat, "sure");
        return yield* soundPlay(t);
      },
    }),
    check: /undo/,
    says: /is free, but ann has learnt something/,
  },
  "an option that reads like an interjection": {
    game: duel({
      *play(t) {
        yield* t.choose("ann", "shout", () => [one("!hey"), one("hush")]);
        return yield* soundPlay(t);
      },
    }),
    check: /random matches end|accepted/,
    says: /can be called here|reads like an interjection/,
  },
  "an interjection that isn't really possible": {
    game: interjecting({
      *flow(t) {
        if (t.state.played.length === 3) throw new Error("not at half-time");
      },
    }),
    check: /random matches end|accepted/,
    says: /not at half-time/,
  },
  "a bar of an interjection that depends on another's hand": {
    game: interjecting({
      whyNot: ({ state }, seat) =>
        state.hands[seat === "ann" ? "bob" : "ann"]!.includes(5) ? bar("D-1", "five-is-out") : undefined,
    }),
    check: /nothing leaks/,
    says: /options of .* tell what it can't know/,
  },
  "an interjection that shows something and doesn't say so": {
    game: interjecting({
      *flow(t) {
        t.state.extra = [...t.state.hands["bob"]!];
      },
    }),
    check: /undo/,
    says: /is free, but ann has learnt something/,
  },
  "an interjection that remembers outside of the state": {
    game: interjecting({
      *flow(t) {
        outside += 1;
        t.state.extra = outside;
      },
    }),
    check: /save and load/,
    says: /different/,
  },
  "a secret that lives only in a variable": {
    game: duel({
      *play(t) {
        const stolen = t.state.hands["bob"]!.splice(0);
        yield* t.confirm(nextSeat(t), "wait");
        outside += 1;
        t.state.hands["bob"]!.push(...stolen, ...(outside % 2 ? [] : [7]));
        return yield* soundPlay(t);
      },
    }),
    check: /save and load|byte for byte|rebuilt/,
    says: /./,
  },
};

describe("the battery notices", () => {
  test("nothing in a sound game", () => {
    for (const check of battery(duel({}), { seeds: 20, bound: 60 })) check.run();
  });

  test("nothing in a sound game with interjections", () => {
    for (const check of battery(interjecting({}), { seeds: 20, bound: 60 })) check.run();
  });

  test.each(Object.entries(spoilt))("%s", (_what, { game, check, says }) => {
    outside = 0;
    const failures = battery(game, { seeds: 20, bound: 60 }).flatMap(({ name, run }) => {
      try {
        run();
        return [];
      } catch (error) {
        return [{ name, message: error instanceof Error ? error.message : String(error) }];
      }
    });
    const noticed = failures.filter(({ name }) => check.test(name));
    expect(noticed.map(({ message }) => message).join("\n")).toMatch(says);
    expect(noticed[0]!.message).toContain("npx tavolata replay --game duel --seed");
  });

  test("a setup that shares its tables with the state", () => {
    const game = duel({ setup: () => ({ hands: { ann: sharedHand, bob: [4, 5, 6] }, played: [], pile: 0 }) });
    const check = battery(game, { seeds: 1 }).find(({ name }) => name.includes("state of its own"))!;
    expect(check.run).toThrow(/state.hands.ann is the same object in two/);
  });

  test("and makes the match that shows it short", () => {
    const game = duel({
      *play(t) {
        if (t.state.played.includes(5)) t.state.extra = undefined;
        return yield* soundPlay(t);
      },
    });
    const check = battery(game, { seeds: 20, bound: 60 }).find(({ name }) => name.includes("plain data"))!;
    expect(check.run).toThrow(/--choices \d\.\d(\.\d)?(\.\d)?$/m);
  });
});
