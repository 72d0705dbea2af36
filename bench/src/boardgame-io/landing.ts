import type { PhaseConfig } from "boardgame.io";
import { isCargo } from "./cards.js";
import type { QuayChanceSource } from "./chance.js";
import { drawCards, takeFrom } from "./drawing.js";
import { INVALID_MOVE } from "./library.js";
import { askNextWarden } from "./next-warden.js";
import { searchStages } from "./search.js";
import { isSmuggler, type MoveContext, players, type QuayG } from "./state.js";

type Refused = undefined | typeof INVALID_MOVE;

/** LQ-3.1: one smuggler after the other has a turn; the others act only when they are asked about a search. */
export function landingPhase(chanceOf: QuayChanceSource): PhaseConfig<QuayG> {
  return {
    // LQ-2.2: all piers are shown together.
    onBegin: ({ G }) => {
      G.standing = G.chosen;
      G.chosen = {};
    },
    moves: {
      land: { move: land, redact: true },
      lieLow: (deed: MoveContext) => lieLow(deed, chanceOf),
    },
    turn: {
      order: {
        playOrder: ({ ctx }) => players(ctx).filter(isSmuggler),
        first: () => 0,
        next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.playOrder.length ? ctx.playOrderPos + 1 : undefined),
      },
      stages: searchStages(chanceOf),
    },
    next: "dusk",
  };
}

function land(deed: MoveContext, card: string): Refused {
  const { G, playerID } = deed;
  // LQ-3.2: only cargo is landed.
  if (!G.hands[playerID]!.includes(card) || !isCargo(card)) return INVALID_MOVE;
  takeFrom(G, playerID, card);
  G.boats[playerID]!.push(card);
  askNextWarden(deed);
  return undefined;
}

/** LQ-3.3: who lies low draws a card. */
function lieLow({ G, playerID, events, random }: MoveContext, chanceOf: QuayChanceSource): void {
  drawCards(G, chanceOf(random), playerID, 1);
  events.endTurn();
}
