import { each, type Flow, fields, internal, Match, one, type Table } from "@tavolata/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Deck,
  type DeckRule,
  deckVisibility,
  discardCards,
  drawCard,
  drawCards,
  lookAtTop,
  newDeck,
  putAtBottom,
  putOnTop,
  removeCard,
  reshuffle,
  shuffleIn,
  topCards,
} from "../src/index.js";
import { answer, tiny } from "./tiny.js";

interface Cards {
  deck: Deck;
  hand: string[];
}

const traps: DeckRule = { id: "traps", whenEmpty: "reshuffle" };
const events: DeckRule = { id: "events", whenEmpty: "stop" };

function deal(draw: string[], discard: string[], rule: (t: Table<Cards>) => Flow<unknown>) {
  const visibility = fields<Cards>({ deck: deckVisibility("cards"), hand: internal });
  return tiny<Cards>({ deck: { draw, discard }, hand: [] }, rule, { visibility });
}

function drawing(count: number, rule: DeckRule) {
  return function* (t: Table<Cards>): Flow {
    t.state.hand.push(...(yield* drawCards(t, t.state.deck, rule, count, "anna")));
  };
}

const scripted = (...shuffles: string[][]) => ({
  chance: { mode: "scripted" as const, script: { decks: { traps: shuffles } } },
});
const physical = { chance: { mode: "physical" as const } };

test("a draw that runs out shuffles the discards and goes on", () => {
  const match = Match.start(deal(["a"], ["b", "c", "d", "e"], drawing(2, traps)), scripted(["d"]));
  expect(match.state).toEqual({ deck: { draw: ["b", "c", "e"], discard: [] }, hand: ["a", "d"] });
});

test("drawing the last card shuffles nothing yet", () => {
  const match = Match.start(deal(["a"], ["b", "c"], drawing(1, traps)), scripted());
  expect(match.state).toEqual({ deck: { draw: [], discard: ["b", "c"] }, hand: ["a"] });
});

test("a deck that stops gives what it has and keeps its discards", () => {
  const match = Match.start(deal(["a"], ["b"], drawing(3, events)), { seed: "1" });
  expect(match.state).toEqual({ deck: { draw: [], discard: ["b"] }, hand: ["a"] });
});

test("an empty deck without discards gives nothing and shuffles nothing", () => {
  const match = Match.start(deal([], [], drawing(2, traps)), { seed: "1" });
  expect(match.state.hand).toEqual([]);
  expect(match.events("everything")).toEqual([]);
});

test("a single card is drawn from the top, and nothing when there is none", () => {
  const drawn: (string | undefined)[] = [];
  const rule = function* (t: Table<Cards>): Flow {
    drawn.push(yield* drawCard(t, t.state.deck, events), yield* drawCard(t, t.state.deck, events));
  };
  Match.start(deal(["a"], [], rule), { seed: "1" });
  expect(drawn).toEqual(["a", undefined]);
});

test("with a seed, the new deck has another order and the same cards", () => {
  const cards = Array.from({ length: 30 }, (_, i) => `card-${i}`);
  const orders = ["1", "2"].map((seed) => Match.start(deal([], [...cards], drawing(30, traps)), { seed }).state.hand);
  expect(orders[0]).not.toEqual(orders[1]);
  for (const order of orders) {
    expect(order).not.toEqual(cards);
    expect([...order].sort()).toEqual([...cards].sort());
  }
});

test("with real cards the table enters what comes off the top, and shuffles when it is told to", () => {
  const match = Match.start(deal(["a", "b"], ["c", "d"], drawing(3, traps)), physical);
  answer(match, "anna enter-cards", "card:b", "card:a");
  answer(match, "table shuffle", "shuffled");
  answer(match, "anna enter-cards", "card:d");
  expect(match.state).toEqual({ deck: { draw: ["c"], discard: [] }, hand: ["b", "a", "d"] });
});

test("a card that says reshuffle joins draw pile and discards", () => {
  const match = Match.start(
    deal(["a", "b"], ["c", "d", "e"], function* (t) {
      yield* reshuffle(t, t.state.deck, traps);
      discardCards(t.state.deck, ["fight"]);
    }),
    scripted(["e", "a"]),
  );
  expect(match.state.deck).toEqual({ draw: ["e", "a", "b", "c", "d"], discard: ["fight"] });
});

const look = function* (t: Table<Cards>): Flow {
  const { deck, hand } = t.state;
  hand.push(...(yield* lookAtTop(t, deck, traps, 2, "anna")));
  yield* t.confirm("anna", "seen");
};

test("looking at the top moves no card, tells nobody, and can't be taken back freely", () => {
  const match = Match.start(
    deal(["a", "b", "c"], [], function* (t) {
      yield* t.confirm("anna", "look");
      yield* look(t);
    }),
    { seed: "1" },
  );
  answer(match, "anna look", "yes");
  expect(match.state.deck.draw).toEqual(["a", "b", "c"]);
  expect(match.state.hand).toEqual(["a", "b"]);
  expect(match.events("bruno")).toEqual([]);
  expect(match.view("bruno").state).toEqual({ deck: { draw: { count: 3 }, discard: [] } });
  answer(match, "anna seen", "yes");
  expect(match.undoOffer("anna")).toEqual({ to: 1, free: true });
  expect(() => match.undo("anna", { to: 0 })).toThrow("Something was revealed");
});

test("with real cards only who looks is asked, and what was seen lies on top in that order", () => {
  const match = Match.start(deal(["a", "b", "c"], [], look), physical);
  answer(match, "anna enter-cards", "card:c", "card:a");
  expect(topCards(match.state.deck as Deck, 2)).toEqual(["c", "a"]);
  expect([...match.state.deck.draw].sort()).toEqual(["a", "b", "c"]);
});

test("a search for another seat deals the top cards anew, and the rule goes on with those", () => {
  const cards = Array.from({ length: 20 }, (_, i) => `card-${i}`);
  const match = Match.start(
    deal(cards, [], function* (t) {
      const { deck } = t.state;
      yield* lookAtTop(t, deck, traps, 1, "anna");
      const bottom = yield* t.choose("anna", "to-bottom", () => [
        each(topCards(deck, 1), (card) => `card:${card}`),
        one("leave"),
      ]);
      if (bottom !== "leave") putAtBottom(deck, [bottom]);
    }),
    { seed: "1" },
  );
  expect(match.asked[0]!.ids).toEqual(["card:card-0", "leave"]);
  const thought = match.fork("bruno", "2");
  const [top] = thought.state.deck.draw;
  expect(top).not.toBe("card-0");
  answer(thought, "anna to-bottom", `card:${top}`);
  expect(thought.state.deck.draw.at(-1)).toBe(top);
  expect(thought.state.deck.draw).toHaveLength(20);
});

test("looking at more cards than there are shows those there are, and reshuffles nothing", () => {
  const match = Match.start(deal(["a"], ["b"], look), { seed: "1" });
  expect(match.state).toEqual({ deck: { draw: ["a"], discard: ["b"] }, hand: ["a"] });
});

test("cards are put on top, at the bottom and on the discards, each in its order", () => {
  const deck = newDeck(["a", "b", "c", "d"]);
  putOnTop(deck, ["x", "y"]);
  expect(deck.draw).toEqual(["x", "y", "a", "b", "c", "d"]);
  putAtBottom(deck, ["v", "w"]);
  expect(deck.draw).toEqual(["x", "y", "a", "b", "c", "d", "v", "w"]);
  discardCards(deck, ["p", "q"]);
  expect(deck.discard).toEqual(["q", "p"]);
});

test("a card that is in the deck is moved, not doubled", () => {
  const deck = newDeck(["a", "b", "c"]);
  putAtBottom(deck, ["a"]);
  expect(deck.draw).toEqual(["b", "c", "a"]);
  putOnTop(deck, ["a", "b"]);
  expect(deck.draw).toEqual(["a", "b", "c"]);
  discardCards(deck, ["b"]);
  expect(deck).toEqual({ draw: ["a", "c"], discard: ["b"] });
  putOnTop(deck, ["b"]);
  expect(deck).toEqual({ draw: ["b", "a", "c"], discard: [] });
});

test("a card is found in the draw pile or among the discards, once", () => {
  const deck: Deck = { draw: ["a"], discard: ["b"] };
  expect([removeCard(deck, "a"), removeCard(deck, "b"), removeCard(deck, "a")]).toEqual([true, true, false]);
  expect(deck).toEqual({ draw: [], discard: [] });
});

test("cards are shuffled in from anywhere", () => {
  const match = Match.start(
    deal(["a", "b"], ["c"], function* (t) {
      yield* shuffleIn(t, t.state.deck, traps, ["c", "x"]);
    }),
    scripted(["x", "b"]),
  );
  expect(match.state.deck).toEqual({ draw: ["x", "b", "a", "c"], discard: [] });
});

test("an empty deck isn't shuffled: nobody with real cards is told to", () => {
  const rule = function* (t: Table<Cards>): Flow {
    yield* shuffleIn(t, t.state.deck, traps, []);
    yield* reshuffle(t, t.state.deck, traps);
  };
  expect(Match.start(deal([], [], rule), physical).outcome).toBeDefined();
});

test("others see how many cards lie in a deck and which were discarded; a search deals the rest anew", () => {
  const cards = Array.from({ length: 20 }, (_, i) => `card-${i}`);
  const match = Match.start(
    deal(cards, ["old"], (t) => t.confirm("anna", "wait")),
    { seed: "1" },
  );
  expect(match.view("bruno").state).toEqual({ deck: { draw: { count: 20 }, discard: ["old"] } });
  const dealt = match.fork("bruno").state.deck;
  expect(dealt.draw).not.toEqual(cards);
  expect([...dealt.draw].sort()).toEqual([...cards].sort());
  expect(dealt.discard).toEqual(["old"]);
});

type Move = { what: string; count: number };
const moves = fc.array(
  fc.record({
    what: fc.constantFrom("draw", "stop", "look", "discard", "top", "bottom", "in", "reshuffle", "remove"),
    count: fc.integer({ min: 0, max: 4 }),
  }),
  { maxLength: 12 },
);

function* make(t: Table<Cards>, { what, count }: Move): Flow {
  const { deck, hand } = t.state;
  if (what === "draw") hand.push(...(yield* drawCards(t, deck, traps, count)));
  else if (what === "stop") hand.push(...(yield* drawCards(t, deck, { ...events, id: "traps" }, count)));
  else if (what === "look") putAtBottom(deck, (yield* lookAtTop(t, deck, traps, count, "anna")).slice(0, 1));
  else if (what === "discard") discardCards(deck, hand.splice(0, count));
  else if (what === "top") putOnTop(deck, hand.splice(0, count));
  else if (what === "bottom") putAtBottom(deck, hand.splice(0, count));
  else if (what === "in") yield* shuffleIn(t, deck, traps, hand.splice(0, count));
  else if (what === "reshuffle") yield* reshuffle(t, deck, traps);
  else for (const card of [...deck.draw, ...deck.discard].slice(-count)) if (removeCard(deck, card)) hand.push(card);
}

test.each(["seeded", "physical"] as const)("no card is ever lost or doubled (%s)", (mode) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), moves, (size, made) => {
      const cards = Array.from({ length: size }, (_, i) => `card-${i}`);
      const match = Match.start(
        deal([...cards], [], function* (t) {
          for (const move of made) yield* make(t, move);
        }),
        { seed: "1", chance: { mode } },
      );
      for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
        match.answer({ seat: asked.seat, picks: [...asked.ids].reverse().slice(0, asked.min) });
      }
      const { deck, hand } = match.state;
      expect([...deck.draw, ...deck.discard, ...hand].sort()).toEqual(cards);
    }),
  );
});
