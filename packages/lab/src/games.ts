import type { LoadedGame } from "@tavolata/game";

/** The games that a lab plays with, as the program that has it hands them over. */
export interface LabGames {
  open(game: string): Promise<LoadedGame>;
  /** The address of a built module for threads of their own: it exports `openGame`, which opens the same games. */
  readonly module: string;
}
