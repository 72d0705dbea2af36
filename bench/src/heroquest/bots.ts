import { type Bot, playOut, thumbBot } from "@tavolata/bots";
import { type HeroQuest, type HeroQuestEvent, ruleOfThumb } from "@tavolata/heroquest";
import { PeerGame } from "../boardgame-io/peer-game.js";
import type { PeerMatch } from "../boardgame-io/peer-match.js";
import { type Figure, lessIsBetter } from "../figure.js";
import { randomChoices } from "../measuring/choices.js";
import { processorClock } from "../measuring/clock.js";
import { quantile } from "../measuring/quantile.js";
import { quests, startQuest } from "./quests.js";

/** How often every quest is played to warm up, then with the time of each whole quest, and then of each answer. */
const warmUp = 5;
const rounds = 6;

/** Far beyond the longest quest of bots. */
const bound = 100_000;

/** What is timed. Not both at once: to look at the processor's clock takes as long as a short answer. */
type Timed = "wholes" | "answers";

/** How long it took, in milliseconds. */
type Times = Record<Timed, number[]>;

/** Whole quests, played by rules of thumb in all seats, and each of their answers. All times are the processor's. */
export function measure(): readonly Figure[] {
  const bots: Times = { wholes: [], answers: [] };
  const peer: Times = { wholes: [], answers: [] };
  const thrownAway: Times = { wholes: [], answers: [] };
  for (let round = 0; round < warmUp; round++) playRound(round, "wholes", thrownAway, thrownAway);
  for (let round = 0; round < rounds; round++) playRound(round, "wholes", bots, peer);
  playRound(rounds, "answers", bots, peer);
  const of = (timed: Timed, share: number) => ({
    ours: quantile(bots[timed], share),
    peer: quantile(peer[timed], share),
  });
  return [
    lessIsBetter({ name: "heroquest-quest", ...of("wholes", 0.5), unit: "ms, p50", target: { under: 100 } }),
    lessIsBetter({ name: "heroquest-quest-p90", ...of("wholes", 0.9), unit: "ms, p90" }),
    lessIsBetter({ name: "heroquest-answer-p99", ...of("answers", 0.99), unit: "ms, p99", target: { under: 20 } }),
  ];
}

/** Every quest once, and after each as many moves of the peer. */
function playRound(round: number, timed: Timed, bots: Times, peer: Times): void {
  for (const quest of quests) {
    let decisions = 0;
    time(timed === "wholes", bots.wholes, () => {
      decisions = playQuest(quest, `round-${round}`, timed === "answers" ? bots.answers : undefined);
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

/** Plays a quest to its end; says how many decisions it took. */
function playQuest(quest: string, seed: string, answers: number[] | undefined): number {
  const thumb = thumbBot<HeroQuest, HeroQuestEvent>(ruleOfThumb);
  const bot = answers ? timedBot(thumb, answers) : thumb;
  const { decisions, finished } = playOut(startQuest(quest, seed), () => bot, bound);
  if (!finished) throw new Error(`The quest "${quest}" with the seed "${seed}" isn't over after ${bound} answers.`);
  return decisions;
}

/** The same bot, which writes down how long it thought. */
function timedBot(bot: Bot<HeroQuest, HeroQuestEvent>, answers: number[]): Bot<HeroQuest, HeroQuestEvent> {
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

const game = new PeerGame();

/** As many random moves of Lantern Quay on boardgame.io, in as many matches as it takes. */
function playPeerFor(decisions: number, seed: number, answers: number[] | undefined): void {
  const choose = randomChoices(seed);
  let match: PeerMatch | undefined;
  let matches = 0;
  for (let done = 0; done < decisions; done++) {
    if (!match?.asked) {
      matches += 1;
      match = game.start(`match-${seed}-${matches}`, 1 + (matches % 2));
    }
    const asking = match;
    const question = match.asked!;
    time(answers !== undefined, answers ?? [], () => asking.answer(question, choose(question)));
  }
}
