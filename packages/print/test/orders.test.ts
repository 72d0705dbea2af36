import { expect, test } from "vitest";
import { checkOrder, gamesOnPaper, OrderRefused, openParts, type PrintedGame, printable } from "../src/index.js";

const nobody = { folder: "nowhere", tests: [], module: () => Promise.reject(new Error("Nobody plays here.")) };

const games: readonly PrintedGame[] = [
  { ...nobody, id: "unprinted" },
  {
    ...nobody,
    id: "pebbles",
    paper: async () => ({
      quests: ["the-pond"],
      needQuest: ["map", "notes"],
      leader: "heron",
      parts: { map: () => {}, notes: () => {}, heroes: () => {} },
    }),
  },
];

async function refused(order: Parameters<typeof checkOrder>[1]) {
  const error = await checkOrder(games, order).then(
    () => undefined,
    (why: unknown) => why,
  );
  return error instanceof OrderRefused ? [error.why, error.known] : error;
}

test("says what can be printed of a game that is printed, and nothing of any other", async () => {
  expect(gamesOnPaper(games).map(({ id }) => id)).toEqual(["pebbles"]);
  const parts = ["map", "notes", "heroes"];
  expect(await printable(games, "pebbles")).toEqual({ quests: ["the-pond"], parts, leader: "heron" });
  expect(await openParts(games, "pebbles", undefined)).toEqual(["heroes"]);
  expect(await openParts(games, "pebbles", "the-pond")).toEqual(["map", "heroes"]);
  for (const other of ["unprinted", "unknown", "__proto__"])
    expect([await printable(games, other), await openParts(games, other, undefined)]).toEqual([undefined, []]);
});

test("refuses an order that can't be carried out, and says what is known", async () => {
  const pebbles = { game: "pebbles", quest: "the-pond" } as const;
  expect(await refused({ game: "unprinted", what: ["rules"] })).toEqual(["game", ["pebbles"]]);
  expect(await refused({ game: "unknown", what: ["rules"] })).toEqual(["game", ["pebbles"]]);
  expect(await refused({ ...pebbles, quest: "the-sea", what: ["map"] })).toEqual(["quest", ["the-pond"]]);
  expect(await refused({ ...pebbles, what: ["cards"] })).toEqual(["part", ["map", "notes", "heroes"]]);
  expect(await refused({ game: "pebbles", file: "{}", what: ["map"] })).toEqual(["part", []]);
  expect(await refused({ game: "pebbles", what: ["map"] })).toEqual(["no-quest", ["the-pond"]]);
  expect(await refused({ ...pebbles, what: ["map", "notes"] })).toEqual(["secret", []]);
  expect(await refused({ ...pebbles, what: ["notes"] })).toBeUndefined();
});
