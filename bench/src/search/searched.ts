import type { Searched } from "@tavolata/game";
import { measuredGames } from "../games/measured.js";

/** What is searched: the tables at which bots of each game think ahead. */
export const searched: readonly ({ readonly id: string } & Searched)[] = measuredGames.flatMap(({ game, search }) =>
  search ? [{ id: game.id, ...search }] : [],
);

/** Play-outs for each answer, and how many answers the normal bots give before the next one is thought about. */
export const iterations = 24;
export const between = 12;
