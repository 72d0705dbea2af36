import { type GameEvent, Match, type Ruleset } from "@tavolata/kernel";
import { play } from "@tavolata/kernel/testing";
import type { PeerGame } from "../boardgame-io/peer-game.js";
import { playPeer } from "../boardgame-io/play.js";
import { randomChoices } from "../measuring/choices.js";
import { ratesOf, type Work } from "../measuring/rates.js";
import { type Metric, type MetricTarget, moreIsBetter } from "../metric.js";

/** Decisions per second in whole random matches, from the deal to the end, by turns with one pair of seats and with two. */
export function decisionsPerSecond<S extends object, E extends GameEvent, C = unknown>(
  name: string,
  ruleset: Ruleset<S, E, C>,
  peer: PeerGame,
  target: MetricTarget,
): Metric {
  const rates = ratesOf({ ours: kernelMatches(ruleset), peer: peerMatches(peer) });
  return moreIsBetter({ name, ...rates, unit: "decisions/s", target });
}

/** Random matches of a game for pairs of seats on the kernel. */
export function kernelMatches<S extends object, E extends GameEvent, C = unknown>(ruleset: Ruleset<S, E, C>): Work {
  return matchByMatch((number, pairs) => {
    const match = Match.start(ruleset, { seed: `match-${number}`, options: { pairs } });
    return play(match, randomChoices(number));
  });
}

/** Random matches of the same game on boardgame.io. */
export function peerMatches(peer: PeerGame): Work {
  return matchByMatch((number, pairs) => playPeer(peer.start(`match-${number}`, pairs), randomChoices(number)));
}

/** Plays one match after the other, and counts their decisions. */
function matchByMatch(playOne: (number: number, pairs: number) => number): Work {
  let number = 0;
  return () => {
    number += 1;
    return playOne(number, 1 + (number % 2));
  };
}
