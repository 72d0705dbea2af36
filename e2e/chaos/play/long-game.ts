import { games } from "@tavolata/games";

/** A game whose matches are long, for whatever needs one: the first of the list that one begins on the home page. */
export const longGame = games.find(({ home }) => home) ?? games[0]!;

/** So many matches are begun before it is given up that one lasts. */
export const tries = 200;
