import type { Policy } from "@tavolata/kernel/testing";
import type { PeerMatch } from "./peer-match.js";

/** Plays on until the match is over or has `bound` answers more. Returns how many answers it took. */
export function playPeer(match: PeerMatch, policy: Policy, bound = 10_000): number {
  for (let answers = 0; answers < bound; answers++) {
    const question = match.asked;
    if (!question) return answers;
    match.answer(question, policy(question));
  }
  return bound;
}
