import { each } from "@tavolata/kernel";
import { rankOf } from "../content/colours.js";
import { numberOf, ranks, spaceAt, spaceIds } from "../map/board.js";
import type { AzerothFlow, Hero, SpaceId, Table } from "../state.js";

const travelSpaces = spaceIds.filter((id) => spaceAt(id).resources.some(({ resource }) => resource === "travel"));

/** AZ-explore-8: other spaces that print travel, of a colour that the hero may enter. */
export function travelTargets({ space, level }: Hero): SpaceId[] {
  return travelSpaces.filter((one) => one !== space && ranks[numberOf(one)]! <= rankOf(level));
}

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
