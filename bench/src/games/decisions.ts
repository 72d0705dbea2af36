import { ratesApart } from "../measuring/rates-apart.js";
import { type Metric, moreIsBetter } from "../metric.js";
import type { MeasuredGame } from "./measured-game.js";
import { thorough } from "./random-matches.js";

/** A game, the small game on boardgame.io, and the same small game on our kernel: three processes that take turns. */
export async function decisionFigures({ id, targets }: MeasuredGame): Promise<readonly Metric[]> {
  const side = (name: string) => new URL(`./side-${name}.js`, import.meta.url);
  const own = side("own");
  own.searchParams.set("game", id);
  const sides = { ours: own, peer: side("boardgame-io"), quay: side("quay") };
  const { ours, peer, quay } = await ratesApart(sides, thorough);
  const unit = "decisions/s";
  return [
    moreIsBetter({ name: `${id}-decisions`, ours, peer, unit, target: { atLeast: targets.decisions } }),
    moreIsBetter({ name: `${id}-decisions-quay`, ours, peer: quay, unit }),
  ];
}
