import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  audience,
  borrowedView,
  bySeat,
  copy,
  determinize,
  every,
  everything,
  fields,
  hidden,
  internal,
  open,
  pile,
  see,
  WordStream,
  when,
} from "../../src/index.js";

interface Board {
  round: number;
  deck: string[];
  hands: Record<string, string[]>;
  cards: { name: string; faceUp: boolean }[];
  role: string;
  counter: number;
}

const board: Board = {
  round: 3,
  deck: ["a", "b", "c", "d"],
  hands: { ann: ["e", "f"], bob: ["g"] },
  cards: [
    { name: "king", faceUp: true },
    { name: "queen", faceUp: false },
  ],
  role: "traitor",
  counter: 7,
};

const visibility = fields<Board>({
  round: open,
  deck: pile("cards", (card, { onlooker }) => card === "a" && onlooker === "ann"),
  hands: bySeat(pile("cards")),
  cards: every(
    when<Board["cards"][number]>(
      ({ faceUp }) => faceUp,
      open,
      fields<Board["cards"][number]>({ name: hidden((name) => name), faceUp: open }),
    ),
  ),
  role: hidden<string>((_role, _looking, chance) => ["traitor", "friend"][chance.below(2)]!),
  counter: internal,
});

describe("what an onlooker sees", () => {
  test("its own hand, the size of the others', what lies open, and what it has learnt", () => {
    expect(see(visibility, board, "ann")).toEqual({
      round: 3,
      deck: { count: 4, known: ["a", null, null, null] },
      hands: { ann: ["e", "f"], bob: { count: 1 } },
      cards: [{ name: "king", faceUp: true }, { faceUp: false }],
    });
  });

  test("the audience sees only what is public", () => {
    expect(see(visibility, board, audience)).toMatchObject({ hands: { ann: { count: 2 }, bob: { count: 1 } } });
  });

  test("the table itself sees all, in a copy", () => {
    const seen = see(visibility, board, everything);
    expect(seen).toEqual(board);
    expect(seen).not.toBe(board);
  });

  test("a glimpse shows the same, with what lies open on loan", () => {
    for (const onlooker of ["ann", "bob", audience, everything]) {
      expect(borrowedView(visibility, board, onlooker)).toEqual(see(visibility, board, onlooker));
    }
    const lent = (borrowedView(visibility, board, "ann") as unknown as Board).hands["ann"];
    expect(lent).toBe(board.hands["ann"]);
    expect((see(visibility, board, "ann") as unknown as Board).hands["ann"]).not.toBe(lent);
  });

  test("a field that nobody declared is not seen", () => {
    expect(see({ veil: "fields", fields: { round: open } }, { round: 1, secret: 2 }, "ann")).toEqual({ round: 1 });
  });

  test("a team may share", () => {
    const team = bySeat(pile("cards"), (owner, { onlooker }) => owner === "bob" && onlooker === "ann");
    expect(see(team, board.hands, "ann")).toEqual(board.hands);
    expect(see(team, board.hands, "bob")).toEqual({ ann: { count: 2 }, bob: ["g"] });
  });
});

describe("a re-deal", () => {
  const dealt = (seat: string, seed: string): Board => {
    const state = copy(board);
    determinize(visibility, state, seat, new WordStream(seed, "redeal", 0));
    return state;
  };

  test("changes nothing that the seat sees, and loses no card", () => {
    fc.assert(
      fc.property(fc.constantFrom("ann", "bob", audience), fc.string(), (seat, seed) => {
        const state = dealt(seat, seed);
        expect(see(visibility, state, seat)).toEqual(see(visibility, board, seat));
        const cards = ({ deck, hands }: Board) => [...deck, ...Object.values(hands).flat()].sort();
        expect(cards(state)).toEqual(cards(board));
      }),
    );
  });

  test("does change what it can't know, and keeps what it has learnt", () => {
    const worlds = Array.from({ length: 60 }, (_, i) => dealt("ann", `${i}`));
    expect(new Set(worlds.map(({ hands }) => hands["bob"]![0])).size).toBe(4);
    expect(new Set(worlds.map(({ role }) => role))).toEqual(new Set(["traitor", "friend"]));
    expect(new Set(worlds.map(({ deck }) => deck[0]))).toEqual(new Set(["a"]));
  });
});

test("a lone card of which others went back into the box unseen may be any of them", () => {
  const all = ["small", "full", "rich"];
  const chest = pile("chest", undefined, ({ state }) =>
    all.filter((one) => !(state as { chest: string[] }).chest.includes(one)),
  );
  const visibility = fields<{ chest: string[] }>({ chest });
  const worlds = Array.from({ length: 30 }, (_, i) => {
    const state = { chest: ["full"] };
    determinize(visibility, state, "ann", new WordStream(`world-${i}`, "redeal", 0));
    return state.chest;
  });
  expect(new Set(worlds.flat())).toEqual(new Set(all));
  for (const cards of worlds) expect(cards).toHaveLength(1);
  expect(see(visibility, { chest: ["full"] }, "ann")).toEqual({ chest: { count: 1 } });
});
