import { PeerGame } from "../boardgame-io/peer-game.js";
import { peerMatches } from "../kernel/random-matches.js";

export const work = peerMatches(new PeerGame());
