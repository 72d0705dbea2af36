import { describe, expect, test } from "vitest";
import { ask, bySeat, each, fields, Match, pile, type Ruleset } from "../src/index.js";
import { done, smallGame } from "./small-game.js";

const words = ["rock", "paper"];
const game = smallGame(function* (t) {
  const picked = yield* t.together(
    t.seats.map((seat) => ask(seat, "throw", () => [each(words, (word) => `show:${word}`)])),
  );
  t.state.notes.push(...picked.map(([word]) => word!));
  t.emit({ type: "noted", note: t.state.notes.join(" ") }, { rules: [], reveals: true });
  yield* t.confirm("ann", "again");
  return done;
});

describe("decisions that are open at once", () => {
  test("are numbered, answered in any order, and come to the rule in the order of the questions", () => {
    const match = Match.start(game);
    expect(match.decisions().map(({ seat, number }) => [seat, number])).toEqual([
      ["ann", 0],
      ["bob", 1],
    ]);
    match.answer({ seat: "bob", number: 1, picks: ["show:paper"] });
    expect(match.view("ann").waiting).toEqual(["ann"]);
    match.answer({ seat: "ann", number: 0, picks: ["show:rock"] });
    expect(match.state.notes).toEqual(["rock", "paper"]);
    expect(match.decision()!.number).toBe(2);
  });

  test("keep their keys while others answer, and tell nothing about it", () => {
    const match = Match.start(game);
    const mine = match.decision("ann");
    match.answer({ seat: "bob", picks: ["show:paper"] });
    expect(match.decision("ann")).toEqual(mine);
    expect(match.events("ann")).toEqual([]);
  });

  test("a second answer to the same one is stale", () => {
    const match = Match.start(game);
    match.answer({ seat: "bob", number: 1, picks: ["show:paper"] });
    expect(() => match.answer({ seat: "bob", number: 1, picks: ["show:rock"] })).toThrow(/isn't open/);
    expect(() => match.answer({ seat: "bob", picks: ["show:rock"] })).toThrow(/bob isn't asked/);
  });

  test("nobody takes an answer back freely once all are known, also where the rules forget to say that they reveal", () => {
    const silent = smallGame(function* (t) {
      yield* t.together(t.seats.map((seat) => ask(seat, "throw", () => [each(words, (word) => `show:${word}`)])));
      yield* t.confirm("bob", "again");
      return done;
    });
    const match = Match.start(silent);
    match.answer({ seat: "ann", picks: ["show:rock"] });
    match.answer({ seat: "bob", picks: ["show:paper"] });
    expect(match.undoOffer("bob")).toMatchObject({ free: false });
  });

  test("the offer of an undo is what undo takes, also for a secret answer that isn't the last", () => {
    const three = smallGame(
      function* (t) {
        yield* t.together(t.seats.map((seat) => ask(seat, "throw", () => [each(words, (word) => `show:${word}`)])));
        return done;
      },
      { seats: () => ["ann", "bob", "cat"] },
    );
    const match = Match.start(three);
    match.answer({ seat: "ann", picks: ["show:rock"] });
    match.answer({ seat: "bob", picks: ["show:paper"] });
    const { to, free } = match.undoOffer("ann")!;
    expect(free).toBe(true);
    match.undo("ann", { to });
    expect(match.asked.map(({ seat }) => seat)).toEqual(["ann", "cat"]);
  });

  test("one with a single way to answer is asked all the same: who isn't waited for would tell something", () => {
    const forced = smallGame(function* (t) {
      yield* t.together([
        ask("ann", "throw", () => [each(["rock"], String)]),
        ask("bob", "throw", () => [each(words, String)]),
      ]);
      return done;
    });
    expect(Match.start(forced).view("bob").waiting).toEqual(["ann", "bob"]);
  });

  test("the same seat can't be asked twice at once", () => {
    const twice = smallGame(function* (t) {
      yield* t.together([
        ask("ann", "throw", () => [each(words, String)]),
        ask("ann", "keep", () => [each(words, String)]),
      ]);
      return done;
    });
    expect(() => Match.start(twice)).toThrow(/asked twice at once: ann throw, ann keep/);
  });

  test("can be saved and loaded half answered", () => {
    const match = Match.start(game);
    match.answer({ seat: "bob", picks: ["show:paper"] });
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())));
    expect(loaded.decisions().map(({ seat }) => seat)).toEqual(["ann"]);
    loaded.answer({ seat: "ann", picks: ["show:rock"] });
    expect(loaded.state.notes).toEqual(["rock", "paper"]);
  });

  test("the own one can be taken back freely until all have answered, whoever answered since", () => {
    const match = Match.start(game);
    match.answer({ seat: "ann", picks: ["show:rock"] });
    match.answer({ seat: "bob", picks: ["show:paper"] });
    expect(match.undoOffer("ann")).toMatchObject({ free: false });
    match.undo("bob", { agreedBy: ["ann", "bob"] });
    expect(match.undoOffer("ann")).toMatchObject({ free: true });
    match.undo("ann");
    expect(match.decisions().map(({ seat }) => seat)).toEqual(["ann", "bob"]);
    expect(() => match.redo("bob")).toThrow(/ann took it back/);
    match.redo("ann");
    match.redo("bob");
    expect(match.state.notes).toEqual(["rock", "paper"]);
  });

  test("a search doesn't know what others have picked: in a fork they are asked again", () => {
    const match = Match.start(game);
    match.answer({ seat: "bob", picks: ["show:paper"] });
    expect(match.fork("ann").asked.map(({ seat }) => seat)).toEqual(["ann", "bob"]);
    expect(match.fork("bob").asked.map(({ seat }) => seat)).toEqual(["ann"]);
    expect(match.fork().asked.map(({ seat }) => seat)).toEqual(["ann"]);
  });
});

interface Hands {
  hands: Record<string, string[]>;
  deck: string[];
}

const cards = Array.from({ length: 30 }, (_, i) => `card-${i}`);

const cardGame: Ruleset<Hands> = {
  id: "cards",
  version: "1",
  options: [],
  seats: () => ["ann", "bob"],
  setup: () => ({ hands: { ann: [], bob: cards.slice(0, 3) }, deck: cards.slice(3) }),
  first: "play",
  steps: {
    *play(t) {
      yield* t.choose("bob", "play", () => [each(t.state.hands["bob"]!, (card) => `play:${card}`)]);
      return done;
    },
  },
  visibility: fields<Hands>({ hands: bySeat(pile("cards")), deck: pile("cards") }),
};

test("after a re-deal another seat is offered what it then holds", () => {
  const match = Match.start(cardGame);
  const offered = (one: typeof match) => one.asked[0]!.ids.map((id) => id.slice("play:".length));
  const fork = match.fork("ann", "some seed");
  expect(offered(fork)).toEqual(fork.state.hands["bob"]);
  expect(offered(fork)).not.toEqual(offered(match));
  const own = match.fork("bob", "some seed");
  expect(offered(own)).toEqual(offered(match));
  expect(own.state.deck).not.toEqual(match.state.deck);
});
