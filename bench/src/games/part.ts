import type { BenchmarkPart } from "../part.js";
import { botFigures } from "./bots.js";
import { decisionFigures } from "./decisions.js";
import type { GameMeasured } from "./measured.js";
import { measuredGame } from "./measured-game.js";

/** A game of the house, against a small game on boardgame.io and on the same kernel. */
export function partOf({ game: { id } }: GameMeasured, speed: NonNullable<GameMeasured["speed"]>): BenchmarkPart {
  return {
    measurements: {
      [`${id}-decisions`]: async () => ({ measure: async () => decisionFigures(await measuredGame(id)) }),
      [`${id}-bots`]: async () => ({ measure: async () => botFigures(await measuredGame(id)) }),
    },
    about: async () => (await speed()).about,
  };
}
