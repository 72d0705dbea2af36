import { defineGameModule } from "@tavolata/game";
import { each, type Flow, fields, Match, open, type Ruleset, type Save } from "@tavolata/kernel";
import { Games } from "../../src/games.js";

interface Row {
  count: number;
}

type RowEvent = { type: "noted"; what: string } | { type: "whispered"; what: string };

/** Two people say a word in turn, for ever: everybody hears it, and one of them something more. */
function endless(words: readonly string[]): Ruleset<Row, RowEvent> {
  return {
    id: "endless",
    version: "1",
    options: [],
    seats: () => ["ann", "bob"],
    setup: () => ({ count: 0 }),
    first: "word",
    steps: {
      *word(t): Flow<string> {
        const { count } = t.state;
        const seat = count % 2 === 0 ? "ann" : "bob";
        const word = yield* t.choose(seat, "word", () => [each(words, (one) => `word:${one}`)]);
        t.state.count += 1;
        t.emit({ type: "noted", what: word }, { rules: ["X-1"], secret: { fields: ["what"], to: ["ann"] } });
        if (count % 3 === 0) t.emit({ type: "whispered", what: `${count}` }, { rules: ["X-2"], to: ["bob"] });
        return "word";
      },
    },
    visibility: fields<Row>({ count: open }),
  };
}

const ruleset = endless(["one", "two"]);

export const endlessGames = Games.of({ endless: defineGameModule<Row, RowEvent>({ ruleset }) });

/** A match of so many answers. */
export function endlessMatch(answers: number): Match<Row, RowEvent> {
  const match = Match.start(ruleset, { seed: "endless" });
  while (match.at < answers) {
    const { seat, ids } = match.asked[0]!;
    match.answer({ seat, picks: [ids[match.at % 7 === 0 ? 1 : 0]!] });
  }
  return match;
}

export function endlessFile(answers: number): Save {
  return endlessMatch(answers).save();
}
