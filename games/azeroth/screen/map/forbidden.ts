import { distance } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";
import { spaceIn } from "./deeds-here.js";
import { places } from "./layout.js";

/** The spaces that the die would reach from here, but something forbids, among what is barred. */
export function forbiddenSpaces(
  barred: readonly { readonly place?: string | undefined }[],
  from: SpaceId,
  spaces: number,
): readonly SpaceId[] {
  return barred.flatMap(({ place }) => {
    const space = spaceIn(place);
    return space !== undefined && places[space] && distance(from, space) <= spaces ? [space] : [];
  });
}
