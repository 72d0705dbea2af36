import type { PhaseConfig } from "boardgame.io";
import type { QuayChanceSource } from "./chance.js";
import { drawCards, handSize } from "./drawing.js";
import { INVALID_MOVE } from "./library.js";
import { type MoveContext, piers, players, type QuayG, type QuayPier } from "./state.js";

const lastNight = 6;

/** LQ-2.1: everybody chooses a pier, in secret and all at once. */
export function duskPhase(chanceOf: QuayChanceSource): PhaseConfig<QuayG> {
  return {
    start: true,
    // LQ-1.3, LQ-5.1: hands are filled up before every night, and once more after the last (LQ-6.3).
    onBegin: ({ G, ctx, random }) => {
      const chance = chanceOf(random);
      for (const player of players(ctx)) drawCards(G, chance, player, handSize - G.hands[player]!.length);
      if (G.night === lastNight) G.isLastNightOver = true;
      else G.night += 1;
    },
    turn: {
      order: { first: () => 0, next: () => 0 },
      activePlayers: { all: "pier", maxMoves: 1 },
      stages: { pier: { moves: { choosePier: { move: choosePier, redact: true } } } },
    },
    endIf: ({ G, ctx }) => Object.keys(G.chosen).length === ctx.numPlayers,
    next: "landing",
  };
}

function choosePier({ G, playerID }: MoveContext, pier: QuayPier): undefined | typeof INVALID_MOVE {
  if (!piers.includes(pier)) return INVALID_MOVE;
  G.chosen[playerID] = pier;
  return undefined;
}
