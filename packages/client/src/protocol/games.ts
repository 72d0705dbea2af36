import { type Static, Type } from "@sinclair/typebox";
import type { OptionDefinition, Stream } from "@tavolata/kernel";
import { exactly, kernels } from "./words.js";

/** A game of the house, as far as one must know it to open a table. */
export const GameInfo = exactly({
  id: Type.String(),
  version: Type.String({ description: "raised when the same answers may lead elsewhere" }),
  options: Type.Array(kernels<OptionDefinition>("what can be set when a table is opened")),
  streams: Type.Array(kernels<Stream>("dice or decks that may be the people's own at a table with physical dice")),
  bots: Type.Array(Type.String(), { description: "the bots that can play it" }),
  seats: Type.Array(Type.String(), { description: "the seats with the usual options" }),
});
export type GameInfo = Static<typeof GameInfo>;
