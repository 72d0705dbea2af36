import { Match } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { play } from "@tavolata/kernel/testing";
import { expect, test } from "vitest";
import type { QuayOutcome } from "../src/boardgame-io/ending.js";
import { PeerGame } from "../src/boardgame-io/peer-game.js";
import { playPeer } from "../src/boardgame-io/play.js";
import { randomChoices } from "../src/measuring/choices.js";

/** What counts of a random match: how long it was and whether the smugglers won. */
interface Played {
  readonly decisions: number;
  readonly smugglersWon: number;
}

test("with its own dice and decks, boardgame.io's matches are as long as ours and end as ours do", () => {
  const matches = 400;
  const game = new PeerGame();
  const peer = Array.from({ length: matches }, (_, number): Played => {
    const match = game.start(`own-${number}`, 2);
    const decisions = playPeer(match, randomChoices(number));
    const { how } = match.state.ctx.gameover as QuayOutcome;
    return { decisions, smugglersWon: how === "cargo-ashore" ? 1 : 0 };
  });
  const ours = Array.from({ length: matches }, (_, number): Played => {
    const match = Match.start(lanternQuay, { seed: `own-${number}`, options: { pairs: 2 } });
    const decisions = play(match, randomChoices(matches + number));
    return { decisions, smugglersWon: match.outcome!.how === "cargo-ashore" ? 1 : 0 };
  });
  expect(standardErrorsApart(peer, ours, ({ decisions }) => decisions)).toBeLessThan(3);
  expect(standardErrorsApart(peer, ours, ({ smugglersWon }) => smugglersWon)).toBeLessThan(3);
});

/** How far two averages lie apart, in standard errors of their difference. */
function standardErrorsApart(a: readonly Played[], b: readonly Played[], value: (played: Played) => number): number {
  const [first, second] = [spread(a.map(value)), spread(b.map(value))];
  return Math.abs(first.mean - second.mean) / Math.sqrt(first.squaredError + second.squaredError);
}

function spread(values: readonly number[]): { mean: number; squaredError: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, squaredError: variance / values.length };
}
