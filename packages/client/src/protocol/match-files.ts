import { type Static, Type } from "@sinclair/typebox";
import {
  automaticWord,
  contributionValue,
  longestSeed,
  longestVersion,
  mostAutomaticWords,
  mostContributions,
} from "@tavolata/kernel";
import { OptionValues } from "./options.js";
import { Picks } from "./play.js";
import { exactly, SeatName } from "./words.js";

/** A match of more answers isn't taken from a file. The longest campaigns have about 25,000. */
export const mostFileAnswers = 40_000;

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const Digest = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Word = Type.String({ maxLength: 200 });
const Counts = Type.Record(Word, Count, { maxProperties: 1_000 });

/** What one name may stand for in a file that isn't kept: the rules hold it against what they come to themselves. */
const Whatever = Type.Object({});

const Chance = Type.Union([
  exactly({ mode: Type.Literal("seeded") }),
  exactly({
    mode: Type.Literal("physical"),
    kept: Type.Optional(Type.Array(Type.String({ pattern: automaticWord.source }), { maxItems: mostAutomaticWords })),
  }),
  exactly({
    mode: Type.Literal("scripted"),
    script: exactly({
      dice: Type.Optional(Type.Array(Word, { maxItems: 10_000 })),
      decks: Type.Optional(
        Type.Record(Word, Type.Array(Type.Array(Word, { maxItems: 1_000 }), { maxItems: 1_000 }), {
          maxProperties: 100,
        }),
      ),
    }),
  }),
]);

const SavePoint = exactly({
  at: Count,
  step: Word,
  steps: Count,
  state: Whatever,
  draws: Counts,
  told: Counts,
  revealed: Count,
  path: Digest,
});

/** A match as a file from outside: nothing that no match has, and nothing without a bound. */
export const SavedMatch = exactly(
  {
    format: Type.Union([Type.Literal(1), Type.Literal(2)]),
    game: Type.String({ minLength: 1, maxLength: 64 }),
    version: Type.String({ maxLength: longestVersion }),
    options: OptionValues,
    settings: exactly({
      autopass: Type.Boolean(),
      undo: Type.Union([Type.Literal("friendly"), Type.Literal("strict")]),
    }),
    chance: Chance,
    seed: Type.String({ maxLength: longestSeed }),
    contributions: Type.Optional(
      Type.Array(exactly({ from: Count, by: SeatName, value: Type.String({ pattern: contributionValue.source }) }), {
        maxItems: mostContributions,
      }),
    ),
    base: Type.Optional(SavePoint),
    answers: Type.Array(exactly({ seat: SeatName, picks: Picks, real: Type.Optional(Digest) }), {
      maxItems: mostFileAnswers,
    }),
    entered: Type.Optional(Type.Record(Word, Picks, { maxProperties: 10_000 })),
    mark: Type.Optional(SavePoint),
    outcome: Type.Optional(Whatever),
    table: Type.Optional(
      exactly(
        { seating: Type.Optional(Whatever), seedHash: Type.Optional(Word) },
        { description: "who sat where, in a file that a page wrote: it isn't read" },
      ),
    ),
  },
  { description: "the match, as the kernel saves it" },
);
export type SavedMatch = Static<typeof SavedMatch>;
