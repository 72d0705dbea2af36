import type { Box } from "@tavolata/game";

/** The games that a lab plays with, as the program that has it hands them over. */
export interface LabGames {
  open(game: string): Promise<Box>;
  /** The address of a built module for threads of their own: it exports `openGame`, which opens the same games. */
  readonly module: string;
}
