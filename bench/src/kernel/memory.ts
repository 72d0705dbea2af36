import { Match } from "@tavolata/kernel";
import { PeerGame } from "../boardgame-io/peer-game.js";
import { playPeer } from "../boardgame-io/play.js";
import { type Figure, lessIsBetter } from "../figure.js";
import { randomChoices } from "../measuring/choices.js";
import { liveBytes } from "../measuring/live-bytes.js";
import { ladenQuay } from "./laden-quay.js";
import { harbourLedger } from "./ledger.js";

const live = 500;

/** So many answers were given to every match: with two pairs of seats, the middle of the game. */
const answers = 20;

/** What a live match of the 20 KB table takes; the peer's is a client with its state, its log and what it keeps for undo. */
export function measure(): readonly Figure[] {
  const game = new PeerGame({ ledger: harbourLedger });
  const ours = liveBytes(live, startedMatch);
  const peer = liveBytes(live, (number) => {
    const match = game.startClient(`match-${number}`, 2);
    playPeer(match, randomChoices(number), answers);
    return match;
  });
  return [lessIsBetter({ name: "memory", ours, peer, unit: "bytes/match", target: { under: 100_000 } })];
}

function startedMatch(number: number): unknown {
  const match = Match.start(ladenQuay, { seed: `match-${number}`, options: { pairs: 2 } });
  const choose = randomChoices(number);
  for (let i = 0; i < answers; i++) {
    const [asked] = match.asked;
    if (!asked) break;
    match.answer({ seat: asked.seat, number: asked.number, picks: choose(asked) });
  }
  return match;
}
