import { Match } from "@tavolata/kernel";
import type { Quay, QuayContent, QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { PeerGame } from "../boardgame-io/peer-game.js";
import type { PeerMatch } from "../boardgame-io/peer-match.js";
import { playPeer } from "../boardgame-io/play.js";
import { randomChoices } from "../measuring/choices.js";
import { liveBytes } from "../measuring/live-bytes.js";
import { lessIsBetter, type Metric } from "../metric.js";
import { ladenQuay } from "./laden-quay.js";
import { harbourLedger } from "./ledger.js";

const live = 500;

/** So many answers were given to every match: with two pairs of seats, the middle of the game. */
const answers = 20;

type LadenMatch = Match<Quay, QuayEvent, QuayContent>;

/**
 * What a live match of the 20 KB table takes: one that was played here, and one that was loaded and saved again, as on a
 * server. The peer's is a client with its state, its log and what it keeps for undo.
 */
export function measure(): readonly Metric[] {
  const game = new PeerGame({ ledger: harbourLedger });
  const played = liveBytes(live, playedMatch);
  const reopened = liveBytes(live, (number) => reopenedMatch(playedMatch(number)));
  const peer = liveBytes(live, (number) => playedPeer(game, number));
  const unit = "bytes/match";
  return [
    lessIsBetter({ name: "memory", ours: played, peer, unit, target: { under: 100_000 } }),
    lessIsBetter({ name: "memory-reopened", ours: reopened, peer, unit }),
  ];
}

function playedMatch(number: number): LadenMatch {
  const match = Match.start(ladenQuay, { seed: `match-${number}`, options: { pairs: 2 } });
  const choose = randomChoices(number);
  for (let i = 0; i < answers; i++) {
    const [asked] = match.asked;
    if (!asked) break;
    match.answer({ seat: asked.seat, number: asked.number, picks: choose(asked) });
  }
  return match;
}

function reopenedMatch(match: LadenMatch): LadenMatch {
  const again = Match.load(ladenQuay, JSON.parse(JSON.stringify(match.save())));
  again.save();
  return again;
}

function playedPeer(game: PeerGame, number: number): PeerMatch {
  const match = game.startClient(`match-${number}`, 2);
  playPeer(match, randomChoices(number), answers);
  return match;
}
