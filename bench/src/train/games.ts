import { existsSync } from "node:fs";
import type { Evaluator } from "@tavolata/bots";
import type { Training } from "@tavolata/game";
import type { Options } from "@tavolata/kernel";
import { measuredGames } from "../games/measured.js";
import { tablesOf } from "../games/tables.js";

/** A game whose judgement is found from played matches. */
export interface TrainedGame extends Omit<Training, "tables"> {
  readonly evaluator: Evaluator;
  /** The tables that are played by turns. */
  readonly tables: readonly Options[];
}

const games = measuredGames.filter(({ train }) => train);

export const gameNames: readonly string[] = games.map(({ game }) => game.id);

export async function gameNamed(id: string): Promise<TrainedGame> {
  const found = games.find(({ game }) => game.id === id);
  const { evaluator } = (await found?.game.module()) ?? {};
  if (!found?.train || !evaluator)
    throw new Error(`There is no judgement of "${id}" to be fitted: ask for one of ${gameNames.join(", ")}.`);
  const { tables, ...how } = await found.train();
  return { evaluator, tables: tablesOf(tables), ...how };
}

/** The file of what was learnt for a game. */
export function fittedFile(id: string): URL {
  const places = ["learned/trained.ts", "trained.ts"].map(
    (name) => new URL(`../../../games/${id}/bot/${name}`, import.meta.url),
  );
  return places.find((place) => existsSync(place)) ?? places[0]!;
}
