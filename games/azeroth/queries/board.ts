import { rankOf } from "../content/colours.js";
import { spaces } from "../content/map.js";
import type { Colour, Resource, Space } from "../content/types.js";
import type { SpaceId } from "../state.js";

/** AZ-map-1: the spaces in their order, and the number of each. */
export const spaceIds: readonly SpaceId[] = Object.keys(spaces);

const numbers: Readonly<Record<SpaceId, number>> = Object.fromEntries(spaceIds.map((id, number) => [id, number]));

export function numberOf(space: SpaceId): number {
  return numbers[space]!;
}

/** AZ-move-4: by number, the numbers of the spaces that a step leads to. */
export const links: readonly (readonly number[])[] = spaceIds.map((id) => spaces[id]!.links.map(numberOf));

/** AZ-move-7: for every check of levels a city counts as grey, whatever surrounds it. */
export function rankOfSpace(space: Pick<Space, "colour" | "city">): number {
  return space.city ? 0 : rankOf(space.colour);
}

/** By number: 0 for grey to 3 for red. */
export const ranks: readonly number[] = spaceIds.map((id) => rankOfSpace(spaces[id]!));

export const cities: readonly SpaceId[] = spaceIds.filter((id) => spaces[id]!.city);

/** A space without what is printed on it: that may be corrected. */
export type Ground = Omit<Space, "printed">;

export function spaceAt(space: SpaceId): Ground {
  return spaces[space]!;
}

export function isCity(space: SpaceId): boolean {
  return spaces[space]!.city === true;
}

/** AZ-defeat-2: connections between two spaces, whatever their colours and whatever lies on them. */
export function distance(from: SpaceId, to: SpaceId): number {
  return distances[numberOf(from)]![numberOf(to)]!;
}

const distances: readonly (readonly number[])[] = spaceIds.map((_, start) => {
  const steps = new Array<number>(spaceIds.length).fill(-1);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of links[at]!) {
      if (steps[next]! >= 0) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
});

/** AZ-defeat-2: the city that is nearest; several where they are equally near. */
export function nearestCities(space: SpaceId): readonly SpaceId[] {
  return nearest[numberOf(space)]!;
}

const nearest: readonly (readonly SpaceId[])[] = spaceIds.map((space) => {
  const least = Math.min(...cities.map((city) => distance(space, city)));
  return cities.filter((city) => distance(space, city) === least);
});

/** AZ-explore-3: the spaces that print this resource. */
export function spacesWith(resource: Resource["resource"]): readonly SpaceId[] {
  return spaceIds.filter((id) => spaces[id]!.resources.some((one) => one.resource === resource));
}

/** AZ-chal-5: by colour, the spaces where a card of it is drawn: those that are no city and have no encounter printed. */
export const drawingGrounds: Readonly<Record<Colour, readonly SpaceId[]>> = byColour(
  ({ city, printed }) => !city && !printed,
);

/** AZ-level-1: by colour, the spaces where who has that level proves the next one. */
export const provings: Readonly<Record<Colour, readonly SpaceId[]>> = byColour(
  ({ printed }) => printed?.reward === "level",
);

function byColour(isMeant: (space: Space) => boolean): Readonly<Record<Colour, readonly SpaceId[]>> {
  const of = (colour: Colour) => spaceIds.filter((id) => spaces[id]!.colour === colour && isMeant(spaces[id]!));
  return { grey: of("grey"), green: of("green"), yellow: of("yellow"), red: of("red") };
}
