import { Match } from "@tavolata/kernel";
import type { Quay, QuayContent, QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import type { PeerGame } from "../boardgame-io/peer-game.js";
import type { PeerMatch } from "../boardgame-io/peer-match.js";
import { randomChoices } from "../measuring/choices.js";
import { ladenQuay } from "./laden-quay.js";

/** The last question of a search: the landing, the search, the tip-offs and both fogs lie before it in the same step. */
const nested = "whistle";

/** From this answer on a match is in the middle of the game; two pairs of seats need about 42 in all. */
const middle = 18;

type LadenMatch = Match<Quay, QuayEvent, QuayContent>;

/** Matches of the 20 KB table that stopped in the middle of the game, at the innermost decision of a search. */
export function matchesInSearch(count: number): LadenMatch[] {
  return firstThatStop(count, matchInSearch);
}

/** The same of the peer's, in its clients. */
export function peerMatchesInSearch(game: PeerGame, count: number): PeerMatch[] {
  return firstThatStop(count, (number) => peerMatchInSearch(game, number));
}

function firstThatStop<M>(count: number, start: (number: number) => M | undefined): M[] {
  const matches: M[] = [];
  for (let number = 0; matches.length < count; number++) {
    const match = start(number);
    if (match) matches.push(match);
  }
  return matches;
}

function matchInSearch(number: number): LadenMatch | undefined {
  const match = Match.start(ladenQuay, { seed: `match-${number}`, options: { pairs: 2 } });
  const choose = randomChoices(number);
  for (let [asked] = match.asked; asked; [asked] = match.asked) {
    if (match.at >= middle && asked.kind === nested) return match;
    match.answer({ seat: asked.seat, number: asked.number, picks: choose(asked) });
  }
  return undefined;
}

function peerMatchInSearch(game: PeerGame, number: number): PeerMatch | undefined {
  const match = game.startClient(`match-${number}`, 2);
  const choose = randomChoices(number);
  for (let { asked } = match; asked; { asked } = match) {
    if (asked.number >= middle && asked.kind === nested) return match;
    match.answer(asked, choose(asked));
  }
  return undefined;
}
