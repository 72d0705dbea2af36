import { type Bot, playOut } from "@tavolata/bots";
import type { Options } from "@tavolata/kernel";
import { PeerGame } from "../boardgame-io/peer-game.js";
import type { PeerMatch } from "../boardgame-io/peer-match.js";
import { randomChoices } from "../measuring/choices.js";
import { processorClock } from "../measuring/clock.js";
import { quantile } from "../measuring/quantile.js";
import { lessIsBetter, type Metric } from "../metric.js";
import { type MeasuredGame, startOf } from "./measured-game.js";

/** How often every subject is played to warm up, then with the time of each whole match, and then of each answer. */
const warmUp = 5;
const rounds = 6;

/** Far beyond the longest match of bots. */
const bound = 100_000;

/** What is timed. Not both at once: to look at the processor's clock takes as long as a short answer. */
type Timed = "wholes" | "answers";

/** How long it took, in milliseconds. */
type Times = Record<Timed, number[]>;

/** Whole matches, played by rules of thumb in all seats, and each of their answers. All times are the processor's. */
export function botFigures(game: MeasuredGame): readonly Metric[] {
  const bots: Times = { wholes: [], answers: [] };
  const peer: Times = { wholes: [], answers: [] };
  const thrownAway: Times = { wholes: [], answers: [] };
  for (let round = 0; round < warmUp; round++) playRound(game, round, "wholes", thrownAway, thrownAway);
  for (let round = 0; round < rounds; round++) playRound(game, round, "wholes", bots, peer);
  playRound(game, rounds, "answers", bots, peer);
  const of = (timed: Timed, share: number) => ({
    ours: quantile(bots[timed], share),
    peer: quantile(peer[timed], share),
  });
  const { id, whole, targets } = game;
  const target = targets.whole === undefined ? {} : { target: { under: targets.whole } };
  return [
    lessIsBetter({ name: `${id}-${whole}`, ...of("wholes", 0.5), unit: "ms, p50", ...target }),
    lessIsBetter({ name: `${id}-${whole}-p90`, ...of("wholes", 0.9), unit: "ms, p90" }),
    lessIsBetter({ name: `${id}-answer-p99`, ...of("answers", 0.99), unit: "ms, p99", target: { under: 20 } }),
  ];
}

/** Every subject once, and after each as many moves of the peer. */
function playRound(game: MeasuredGame, round: number, timed: Timed, bots: Times, peer: Times): void {
  for (const subject of game.subjects) {
    let decisions = 0;
    time(timed === "wholes", bots.wholes, () => {
      decisions = playOne(game, subject, `round-${round}`, timed === "answers" ? bots.answers : undefined);
    });
    time(timed === "wholes", peer.wholes, () =>
      playPeerFor(decisions, round, timed === "answers" ? peer.answers : undefined),
    );
  }
}

function time(isTimed: boolean, times: number[], act: () => void): void {
  const start = isTimed ? processorClock() : 0;
  act();
  if (isTimed) times.push(processorClock() - start);
}

/** Plays a match to its end; says how many decisions it took. */
function playOne(game: MeasuredGame, subject: Options, seed: string, answers: number[] | undefined): number {
  const bot = answers ? timedBot(game.heuristic, answers) : game.heuristic;
  const { decisions, finished } = playOut(startOf(game, subject, seed), () => bot, bound);
  if (!finished)
    throw new Error(`The match ${JSON.stringify(subject)} with the seed "${seed}" isn't over after ${bound} answers.`);
  return decisions;
}

/** The same bot, which writes down how long it thought. */
function timedBot(bot: Bot, answers: number[]): Bot {
  return {
    ...bot,
    decide(situation) {
      const start = processorClock();
      const choice = bot.decide(situation);
      answers.push(processorClock() - start);
      return choice;
    },
  };
}

const peerGame = new PeerGame();

/** As many random moves of Lantern Quay on boardgame.io, in as many matches as it takes. */
function playPeerFor(decisions: number, seed: number, answers: number[] | undefined): void {
  const choose = randomChoices(seed);
  let match: PeerMatch | undefined;
  let matches = 0;
  for (let done = 0; done < decisions; done++) {
    if (!match?.asked) {
      matches += 1;
      match = peerGame.start(`match-${seed}-${matches}`, 1 + (matches % 2));
    }
    const asking = match;
    const question = match.asked!;
    time(answers !== undefined, answers ?? [], () => asking.answer(question, choose(question)));
  }
}
