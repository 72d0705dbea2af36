import { type Figure, moreIsBetter } from "../figure.js";
import { ratesApart } from "../measuring/rates-apart.js";
import { thorough } from "./random-quests.js";

/** HeroQuest, the small game on boardgame.io, and the same small game on our kernel: three processes that take turns. */
export async function measure(): Promise<readonly Figure[]> {
  const side = (name: string) => new URL(`./side-${name}.js`, import.meta.url);
  const sides = { ours: side("quests"), peer: side("boardgame-io"), quay: side("quay") };
  const { ours, peer, quay } = await ratesApart(sides, thorough);
  const unit = "decisions/s";
  return [
    moreIsBetter({ name: "heroquest-decisions", ours, peer, unit, target: { atLeast: 100_000 } }),
    moreIsBetter({ name: "heroquest-decisions-quay", ours, peer: quay, unit }),
  ];
}
