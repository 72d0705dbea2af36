import { type Static, Type } from "@sinclair/typebox";
import type { Outcome } from "@tavolata/kernel";
import { OptionValues } from "./options.js";
import { SeatAtTable } from "./tables.js";
import { exactly, kernels, SeatName, TableId, Timestamp } from "./words.js";

/** A table in a list: what is played, who sits there, whose turn it is. What else there is to know is told of the table itself. */
export const TableRow = exactly({
  id: TableId,
  game: Type.String(),
  options: Type.Unsafe<Static<typeof OptionValues>>({
    ...OptionValues,
    maxProperties: 2,
    description: "only those that say what is played: `quest`, `scenario`",
  }),
  open: Type.Boolean(),
  owned: Type.Optional(Type.Literal(true, { description: "by whoever asks" })),
  seats: Type.Array(SeatAtTable),
  gathering: Type.Optional(Type.Literal(true, { description: "its match hasn't begun" })),
  answers: Type.Integer({ description: "how many answers were given" }),
  waiting: Type.Array(SeatName, { description: "the seats that the table waits for" }),
  outcome: Type.Optional(kernels<Outcome>("how the match ended")),
  campaign: Type.Optional(Type.Literal(true)),
  questTitle: Type.Optional(Type.String({ maxLength: 200 })),
  imported: Type.Optional(Type.Literal(true)),
  seedKnown: Type.Optional(Type.Literal(true, { description: "somebody knows the dice" })),
  lent: Type.Optional(Type.Literal(true)),
  moved: Timestamp,
});
export type TableRow = Static<typeof TableRow>;

export const TableList = exactly({
  tables: Type.Array(TableRow),
  next: Type.Optional(Type.String({ description: "`after` for the next page, when there is one" })),
});
export type TableList = Static<typeof TableList>;
