import { type Static, Type } from "@sinclair/typebox";
import { exactly } from "./words.js";

/** How many figures of a game one may correct. */
export const mostBoxPrintedValues = 200;

/** Figures of one's box by their paths: `{"items.rum.crowns":20}`. */
export const BoxPrintedValues = Type.Record(
  Type.String({ pattern: "^[A-Za-z0-9._+-]{1,200}$" }),
  Type.Union([
    Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    Type.Boolean(),
    Type.String({ pattern: "^[ -~]{0,100}$" }),
  ]),
  {
    maxProperties: mostBoxPrintedValues,
    additionalProperties: false,
    description: "corrected figures, by their paths",
  },
);
export type BoxPrintedValues = Static<typeof BoxPrintedValues>;

/** The figures of all one's boxes, by game. */
export const AllBoxPrintedValues = exactly({ games: Type.Record(Type.String(), BoxPrintedValues) });
export type AllBoxPrintedValues = Static<typeof AllBoxPrintedValues>;

/** Other figures in the place of those that one has read. */
export const ChangedBoxPrintedValues = exactly({ figures: BoxPrintedValues, before: BoxPrintedValues });
export type ChangedBoxPrintedValues = Static<typeof ChangedBoxPrintedValues>;

export const OfBox = exactly({ game: Type.String({ minLength: 1, maxLength: 64, description: "the id of a game" }) });
