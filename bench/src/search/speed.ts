import { BotTable, type SearchConfig } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { type GameEvent, Match, type Options } from "@tavolata/kernel";
import { processorClock } from "../measuring/clock.js";
import { type Metric, moreIsBetter } from "../metric.js";
import type { Scale } from "../part.js";
import { between, iterations, searched } from "./searched.js";

/** Seconds that a game is searched before it counts, and then. */
const warmUp = 10;
const measured = 20;

export async function measure({ seconds = measured }: Scale): Promise<readonly Metric[]> {
  const figures: Metric[] = [];
  for (const { id: game, options, searchConfig } of searched) {
    await iterationsIn(game, options, Math.min(warmUp, seconds), searchConfig);
    const ours = await iterationsIn(game, options, seconds, searchConfig);
    figures.push(moreIsBetter({ name: `${game}-iterations`, ours, peer: null, unit: "play-outs/s" }));
  }
  return figures;
}

/** How many play-outs a second of the processor's time brings, in matches that are thought about now and then. */
async function iterationsIn(
  game: string,
  options: Options,
  seconds: number,
  searchConfig?: Partial<SearchConfig>,
): Promise<number> {
  const { ruleset, bots, searcher } = await gameOf(game).module();
  const thinker = searcher!({ iterations }, searchConfig);
  let done = 0;
  let time = 0;
  for (let number = 0; time < 1000 * seconds; number++) {
    const match = Match.start(ruleset, { seed: `search-${number}`, options });
    const normal = new BotTable<object, GameEvent>(match, () => bots["normal"]!);
    const thinking = new BotTable<object, GameEvent>(match, () => thinker);
    for (let asked = match.asked[0]; asked && time < 1000 * seconds; asked = match.asked[0]) {
      if (match.at % between === 0) {
        const start = processorClock();
        const { expects } = thinking.decide(asked);
        if (expects) {
          time += processorClock() - start;
          done += expects.iterations;
        }
      }
      normal.answer(asked);
    }
  }
  return (1000 * done) / time;
}
