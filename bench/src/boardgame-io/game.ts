import type { Game } from "boardgame.io";
import { allCards } from "./cards.js";
import { ownChance, type QuayChanceSource } from "./chance.js";
import { duskPhase } from "./dusk.js";
import { ending } from "./ending.js";
import { landingPhase } from "./landing.js";
import { playerView } from "./player-view.js";
import { players, type QuayG } from "./state.js";

/** What a table of the peer may be given. */
export interface PeerTableSetup {
  readonly chanceOf?: QuayChanceSource;
  /** A ledger to carry along; made anew for every match. */
  readonly ledger?: () => unknown;
}

/** Lantern Quay for boardgame.io: the same game as our proving game, written the way its documentation teaches. */
export function quayGame({ chanceOf = ownChance, ledger }: PeerTableSetup = {}): Game<QuayG> {
  return {
    name: "lantern-quay",
    setup: ({ ctx, random }) => {
      const nothing = () => Object.fromEntries(players(ctx).map((player) => [player, [] as string[]]));
      return {
        night: 0,
        isLastNightOver: false,
        deck: chanceOf(random).shuffle([...allCards]),
        discard: [],
        hands: nothing(),
        boats: nothing(),
        chosen: {},
        standing: {},
        ashore: [],
        seized: [],
        search: null,
        ...(ledger ? { ledger: ledger() } : {}),
      };
    },
    phases: { dusk: duskPhase(chanceOf), landing: landingPhase(chanceOf) },
    endIf: ending,
    playerView,
  };
}
