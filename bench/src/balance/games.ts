import type { Balanced } from "@tavolata/game";
import { measuredGames } from "../games/measured.js";

/** A game of the house whose balance is measured. */
export interface BalancedGame extends Balanced {
  readonly id: string;
}

const games = measuredGames.filter(({ balance }) => balance);

export const gameNames: readonly string[] = games.map(({ game }) => game.id);

/** The game of this name. Each is loaded only when it is asked for. */
export async function gameNamed(id: string): Promise<BalancedGame> {
  const balance = games.find(({ game }) => game.id === id)?.balance;
  if (!balance) throw new Error(`Of the game "${id}" no balance is measured: ask for one of ${gameNames.join(", ")}.`);
  return { id, ...(await balance()) };
}
