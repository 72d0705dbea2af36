import { PeerGame } from "../boardgame-io/peer-game.js";
import { type Figure, moreIsBetter } from "../figure.js";
import { peerMatches } from "../kernel/random-matches.js";
import { ratesOf } from "../measuring/rates.js";
import { allQuests, thorough } from "./random-quests.js";

export function measure(): readonly Figure[] {
  const rates = ratesOf({ ours: allQuests(), peer: peerMatches(new PeerGame()) }, thorough);
  return [moreIsBetter({ name: "heroquest-decisions", ...rates, unit: "decisions/s", target: { atLeast: 100_000 } })];
}
