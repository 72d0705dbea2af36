import { type Asked, chancesOf, type Die, faceOf, Match, shuffleWith, WordStream } from "@tavolata/kernel";
import { lanternQuay, type Quay, type QuayContent, type QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { describe, expect, test } from "vitest";
import type { Lantern, QuayChanceSource } from "../src/boardgame-io/chance.js";
import type { QuayOutcome } from "../src/boardgame-io/ending.js";
import { PeerGame } from "../src/boardgame-io/peer-game.js";
import type { PeerMatch } from "../src/boardgame-io/peer-match.js";
import { seatOf } from "../src/boardgame-io/question.js";
import { randomChoices } from "../src/measuring/choices.js";

/** Many where there is time. */
const matches = Number(process.env["TAVOLATA_SEEDS"] ?? 90) > 100 ? 150 : 90;

describe.each([1, 2])(
  "Lantern Quay with %i pairs of seats is the same game on boardgame.io as on the kernel",
  (pairs) => {
    test.each(["start", "startClient"] as const)(
      "in many matches with the same dice, decks and answers (%s)",
      (start) => {
        let decisions = 0;
        const ends = new Set<string>();
        for (let number = 0; number < matches; number++) {
          const seed = `same-${pairs}-${number}`;
          const ours = Match.start(lanternQuay, { seed, options: { pairs } });
          const peer = new PeerGame({ chanceOf: sameChance(seed) })[start](seed, pairs);
          const choose = randomChoices(number);
          expect(peerTable(peer)).toEqual(ourTable(ours));
          for (let question = peer.asked; question; question = peer.asked) {
            const picks = choose(question);
            ours.answer({ seat: question.seat, picks });
            peer.answer(question, picks);
            decisions += 1;
            expect(peerTable(peer), `${seed}, answer ${decisions}`).toEqual(ourTable(ours));
          }
          ends.add(ours.outcome!.how);
        }
        expect(decisions).toBeGreaterThan(150 * 10);
        expect([...ends].sort()).toEqual(["cargo-ashore", "cargo-seized", "nights-over"]);
      },
    );
  },
);

const lanternDie: Die<Lantern> = { id: "lantern", faces: ["dark", "dim", "bright"], weights: [2, 3, 1] };

/** The very dice and shuffles that the kernel makes from a seed, for boardgame.io. */
function sameChance(seed: string): QuayChanceSource {
  const dice = new WordStream(seed, "dice", 0);
  const deck = new WordStream(seed, "deck:quay", 0);
  const lantern = () => faceOf(lanternDie, dice.below(chancesOf(lanternDie)));
  return () => ({
    lanterns: () => [lantern(), lantern()],
    shuffle: (cards) => {
      const shuffled = [...cards];
      shuffleWith(deck, shuffled);
      return shuffled;
    },
  });
}

/** All there is to a match: what lies on the table, what is asked and how it ended. */
function ourTable({ state, asked, outcome }: Match<Quay, QuayEvent, QuayContent>): object {
  return {
    ...state,
    toLand: outcome ? [] : state.toLand,
    asked: asked.slice(0, 1).map(plain),
    outcome: outcome && { winners: outcome.winners, how: outcome.how, scores: outcome.scores },
  };
}

/** The same of a match of boardgame.io's. */
function peerTable({ state: { G, ctx }, asked }: PeerMatch): object {
  const { night, deck, discard, hands, boats, standing, ashore, seized } = G;
  const ending = ctx.gameover as QuayOutcome | undefined;
  const bySeat = <T>(parts: Record<string, T>) =>
    Object.fromEntries(Object.entries(parts).map(([player, part]) => [seatOf(player), part]));
  // A smuggler whose turn it is has begun to land already; after the end nobody lands any more.
  const toLand = ctx.phase === "landing" ? ctx.playOrder.slice(ctx.playOrderPos + 1).map(seatOf) : [];
  return {
    night,
    deck,
    discard,
    hands: bySeat(hands),
    boats: bySeat(boats),
    standing: bySeat(standing),
    toLand,
    ashore,
    seized,
    asked: asked ? [plain(asked)] : [],
    outcome: ending && {
      winners: ending.winners.map(seatOf),
      how: ending.how,
      scores: Object.fromEntries(
        Object.keys(hands).map((player) => [seatOf(player), Number(player) % 2 === 0 ? ending.ashore : ending.seized]),
      ),
    },
  };
}

function plain({ seat, kind, number, ids, min, max, repeats }: Omit<Asked, "options">) {
  return { seat, kind, number, ids, min, max, repeats };
}
