import { rankOf } from "../content/colours.js";
import type { Hero, SpaceId } from "../state.js";
import { numberOf, ranks, spacesWith } from "./board.js";

const travelSpaces = spacesWith("travel");

/** AZ-explore-8: other spaces that print travel, of a colour that the hero may enter. */
export function travelTargets({ space, level }: Hero): SpaceId[] {
  return travelSpaces.filter((one) => one !== space && ranks[numberOf(one)]! <= rankOf(level));
}
