import { type Static, Type } from "@sinclair/typebox";
import { exactly } from "./words.js";

/** How many figures of a game one may correct. */
export const mostBoxFigures = 200;

/** Figures of one's box by their paths: `{"items.rum.crowns":20}`. */
export const BoxFigures = Type.Record(
  Type.String({ pattern: "^[A-Za-z0-9._+-]{1,200}$" }),
  Type.Union([
    Type.Integer({ minimum: -1e9, maximum: 1e9 }),
    Type.Boolean(),
    Type.String({ pattern: "^[ -~]{0,100}$" }),
  ]),
  { maxProperties: mostBoxFigures, additionalProperties: false, description: "corrected figures, by their paths" },
);
export type BoxFigures = Static<typeof BoxFigures>;

/** The figures of all one's boxes, by game. */
export const AllBoxFigures = exactly({ games: Type.Record(Type.String(), BoxFigures) });
export type AllBoxFigures = Static<typeof AllBoxFigures>;

/** Other figures in the place of those that one has read. */
export const ChangedBoxFigures = exactly({ figures: BoxFigures, before: BoxFigures });
export type ChangedBoxFigures = Static<typeof ChangedBoxFigures>;

export const OfBox = exactly({ game: Type.String({ minLength: 1, maxLength: 64, description: "the id of a game" }) });
