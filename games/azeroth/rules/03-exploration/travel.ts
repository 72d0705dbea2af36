import { each } from "@tavolata/kernel";
import { travelTargets } from "../../queries/travel.js";
import type { AzerothFlow, Table } from "../../state.js";

/** AZ-explore-8: the spaces between are ignored, and nothing is explored on arrival. */
export function* travel(t: Table): AzerothFlow {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  const from = hero.space;
  const to = yield* t.choose(
    seat,
    "travel",
    () => [each(travelTargets(hero), "to", { at: (space) => [`space:${space}`] })],
    { rules: ["AZ-explore-8"] },
  );
  hero.space = to;
  t.emit({ type: "travelled", seat, from, to }, { rules: ["AZ-explore-8"] });
}
