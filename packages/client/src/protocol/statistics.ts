import { type Static, Type } from "@sinclair/typebox";
import type { GameEvent, VisibleEvent } from "@tavolata/kernel";
import { exactly, kernels, SeatName } from "./words.js";

const Count = Type.Integer({ minimum: 0 });
const Seconds = Type.Number({ minimum: 0 });

/** How often one kind of dice was thrown by one seat, and what they showed. */
export const DiceThrown = exactly({
  die: Type.String(),
  by: Type.Optional(SeatName),
  dice: Count,
  faces: Type.Array(
    exactly({
      face: Type.String(),
      times: Count,
      expected: Type.Optional(Type.Number({ description: "how often it would come up on average" })),
    }),
  ),
});
export type DiceThrown = Static<typeof DiceThrown>;

/** How a match went, as far as whoever asks may know. */
export const TableStatistics = exactly({
  answers: Type.Integer({ description: "how many answers the match has" }),
  seen: Type.String({ description: "from where: a seat, `audience`, or `everything` when the match is over" }),
  rounds: Type.Optional(Type.Integer({ description: "how many rounds have begun, where the game has rounds" })),
  takenBack: Type.Integer({ description: "how often something was taken back" }),
  seats: Type.Array(
    exactly({
      seat: SeatName,
      answers: Type.Integer({ description: "given from this seat, also those that were taken back" }),
      byBots: Type.Integer({ description: "so many of them by a bot" }),
      thinking: exactly(
        { total: Seconds, median: Seconds, longest: Seconds },
        { description: "how long people took, in seconds since the last deed of anybody" },
      ),
    }),
  ),
  events: Type.Record(Type.String(), Count, { description: "how often each kind of event was told" }),
  counts: Type.Array(
    exactly({
      what: Type.String({ description: "a word of the game: the message `tally.<what>`" }),
      total: Type.Number(),
      by: Type.Record(Type.String(), Type.Number(), { description: "by figure or seat, where the game says so" }),
    }),
  ),
  dice: Type.Array(DiceThrown),
  chapters: Type.Array(
    kernels<VisibleEvent<GameEvent>>(
      "the event that closed a chapter of a longer story, such as a quest of a campaign",
    ),
  ),
});
export type TableStatistics = Static<typeof TableStatistics>;

/** What somebody has played here, by game. Matches from files don't count. */
export const PersonStatistics = exactly({
  games: Type.Array(
    exactly({
      game: Type.String(),
      tables: Type.Integer({ description: "at which one sits" }),
      over: Type.Integer({ description: "so many of these matches are over" }),
      won: Type.Integer({ description: "and so many were won" }),
      answers: Type.Integer({ description: "how many answers one has given, at whatever table" }),
      thinking: Seconds,
    }),
  ),
});
export type PersonStatistics = Static<typeof PersonStatistics>;
