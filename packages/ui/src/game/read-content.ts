import type { Content } from "@tavolata/kernel";

/** Reads a game's content as a table is played with it. */
export type ReadContent = <C>(content: Content<C>) => C;

/** The content of tables without corrections. */
export const readPlain: ReadContent = (content) => content.plain;
