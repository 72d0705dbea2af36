import { places as all, sheet } from "../../content/places.js";
import { spaceIds } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";

export { sheet };

export type Point = readonly [x: number, y: number];

export const places: Readonly<Record<SpaceId, Point>> = all;

/** Whether a word of a message means a place that the map can show. */
export function isPlace(word: string): boolean {
  return Object.hasOwn(places, word);
}

/** How large a space is drawn, where the map isn't small. */
export const radius = 30;

/** At this scale a space is 44 pixels wide; on a smaller map everything that stands on it grows so that it stays so. */
const fullZoom = 44 / (2 * radius);

/** How much larger than printed spaces and pieces are drawn at this scale. The style sheet does the same sum. */
export function growth(zoom: number): number {
  return Math.max(1, fullZoom / zoom);
}

/** Spaces that have a place on the sheet, and those that only the data know: the map does without them and names them. */
export function parted(
  ids: readonly SpaceId[],
  known: Readonly<Record<SpaceId, Point>>,
): { readonly drawn: readonly SpaceId[]; readonly missing: readonly SpaceId[] } {
  return { drawn: ids.filter((id) => known[id]), missing: ids.filter((id) => !known[id]) };
}

export const { drawn, missing } = parted(spaceIds, places);
