import { each, type Flow, fields, type Options, type Outcome, open, type Ruleset, type Table } from "../src/index.js";

/** A ruleset of a few lines for the tests of the kernel: each gives the one step that it needs. */
export interface Small {
  notes: string[];
  deck: string[];
}

export type SmallEvent = { type: "noted"; note: string } | { type: "whispered"; note: string };
export type SmallTable = Table<Small, SmallEvent>;

export const done: Outcome = { winners: [], how: "done", rules: [] };

export function smallGame(
  play: (t: SmallTable) => Flow<string | Outcome>,
  changes: Partial<Ruleset<Small, SmallEvent>> = {},
): Ruleset<Small, SmallEvent> {
  return {
    id: "small",
    version: "1",
    options: [],
    seats: (_options: Options) => ["ann", "bob"],
    setup: () => ({ notes: [], deck: ["a", "b", "c", "d"] }),
    first: "play",
    steps: { play },
    visibility: fields<Small>({ notes: open, deck: open }),
    ...changes,
  };
}

/** A choice between words. */
export function* chooseWord<const W extends string>(t: SmallTable, seat: string, ...words: W[]): Flow<W> {
  return yield* t.choose(seat, "word", () => [each(words, (word) => `word:${word}`)]);
}
