import type { Judgement } from "@tavolata/bots";
import type { Fitted } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";
import { measuredGames } from "../games/measured.js";
import { tablesOf } from "../games/tables.js";

/** A game whose judgement is found from played matches. */
export interface FittedGame extends Omit<Fitted, "tables"> {
  readonly judgement: Judgement;
  /** The tables that are played by turns. */
  readonly tables: readonly Options[];
}

const games = measuredGames.filter(({ fit }) => fit);

export const gameNames: readonly string[] = games.map(({ game }) => game.id);

export async function gameNamed(id: string): Promise<FittedGame> {
  const found = games.find(({ game }) => game.id === id);
  const { judgement } = (await found?.game.works()) ?? {};
  if (!found?.fit || !judgement)
    throw new Error(`There is no judgement of "${id}" to be fitted: ask for one of ${gameNames.join(", ")}.`);
  const { tables, ...how } = await found.fit();
  return { judgement, tables: tablesOf(tables), ...how };
}
