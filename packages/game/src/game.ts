import type { GameModule } from "./game-module.js";
import type { Measured } from "./measured.js";

/** A game as its one door hands it out: a few words about it, and how to load the rest. Nothing is loaded before somebody wants it. */
export interface Game {
  readonly id: string;
  /** The folder of its rules, its catalogue and its messages, from the root of the house. */
  readonly folder: string;
  /** The folders of its tests. */
  readonly tests: readonly string[];
  /** Its rules and its bots. */
  module(): Promise<GameModule>;
  /** What is measured of it. */
  measured?(): Promise<Measured>;
}

/** Checks a game's door against the contract, and leaves its type as exact as it is. */
export function defineGame<const G extends Game>(game: G): G {
  return game;
}

/** Nobody knows a game of this name. */
export class UnknownGame extends Error {
  override readonly name = "UnknownGame";

  constructor(
    readonly id: string,
    known: readonly string[],
  ) {
    super(`There is no game "${id}". The games are: ${known.join(", ")}.`);
  }
}

/** The game of this name, of those in a list. */
export function gameIn<G extends { readonly id: string }>(games: readonly G[], id: string): G {
  const game = games.find((one) => one.id === id);
  if (game) return game;
  throw new UnknownGame(
    id,
    games.map((one) => one.id),
  );
}
