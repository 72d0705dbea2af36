import { type Bot, playOut, thumbBot } from "@tavolata/bots";
import { type HeroQuest, type HeroQuestEvent, ruleOfThumb } from "@tavolata/heroquest";
import { PeerGame } from "../boardgame-io/peer-game.js";
import type { PeerMatch } from "../boardgame-io/peer-match.js";
import { type Figure, lessIsBetter } from "../figure.js";
import { randomChoices } from "../measuring/choices.js";
import { processorClock } from "../measuring/clock.js";
import { quantile } from "../measuring/quantile.js";
import { quests, startQuest } from "./quests.js";

/** How often every quest is played to warm up, and then to be measured. */
const warmUp = 2;
const rounds = 6;

/** Far beyond the longest quest of bots. */
const bound = 100_000;

/** Whole quests, played by rules of thumb in all seats, and each of their answers. All times are the processor's. */
export function measure(): readonly Figure[] {
  const bots = new Times();
  const peer = new Times();
  for (let round = 0; round < warmUp + rounds; round++) {
    if (round === warmUp) for (const side of [bots, peer]) side.forget();
    for (const quest of quests) {
      const decisions = playQuest(quest, `round-${round}`, bots);
      playPeerFor(decisions, round, peer);
    }
  }
  const of = (list: "wholes" | "answers", share: number) => ({
    ours: quantile(bots[list], share),
    peer: quantile(peer[list], share),
  });
  return [
    lessIsBetter({ name: "heroquest-quest", ...of("wholes", 0.5), unit: "ms, p50", target: { under: 100 } }),
    lessIsBetter({ name: "heroquest-quest-p90", ...of("wholes", 0.9), unit: "ms, p90" }),
    lessIsBetter({ name: "heroquest-answer-p99", ...of("answers", 0.99), unit: "ms, p99", target: { under: 20 } }),
  ];
}

/** How long whole matches and single answers took. */
class Times {
  readonly wholes: number[] = [];
  readonly answers: number[] = [];

  forget(): void {
    this.wholes.length = 0;
    this.answers.length = 0;
  }
}

/** Plays a quest to its end; says how many decisions it took. */
function playQuest(quest: string, seed: string, times: Times): number {
  const bot = timed(thumbBot<HeroQuest, HeroQuestEvent>(ruleOfThumb), times.answers);
  const start = processorClock();
  const { decisions, finished } = playOut(startQuest(quest, seed), () => bot, bound);
  times.wholes.push(processorClock() - start);
  if (!finished) throw new Error(`The quest "${quest}" with the seed "${seed}" isn't over after ${bound} answers.`);
  return decisions;
}

/** The same bot, which writes down how long it thought. */
function timed<B extends Bot<HeroQuest, HeroQuestEvent>>(bot: B, answers: number[]): B {
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
function playPeerFor(decisions: number, seed: number, times: Times): void {
  const choose = randomChoices(seed);
  let match: PeerMatch | undefined;
  let matches = 0;
  const start = processorClock();
  for (let done = 0; done < decisions; done++) {
    if (!match?.asked) {
      matches += 1;
      match = game.start(`match-${seed}-${matches}`, 1 + (matches % 2));
    }
    const question = match.asked!;
    const before = processorClock();
    match.answer(question, choose(question));
    times.answers.push(processorClock() - before);
  }
  times.wholes.push(processorClock() - start);
}
