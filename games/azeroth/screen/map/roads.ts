import { numberOf, ranks, spaceAt } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";
import { drawn, type Point, places } from "./layout.js";

/** A road between two spaces that both have a place on the sheet. */
export interface Road {
  readonly key: string;
  readonly ends: readonly [SpaceId, SpaceId];
  readonly from: Point;
  readonly to: Point;
  /** The higher level of its two ends (AZ-move-5). */
  readonly rank: number;
}

export const roads: readonly Road[] = drawn.flatMap((id) =>
  spaceAt(id)
    .links.filter((other) => numberOf(id) < numberOf(other) && places[other])
    .map((other) => ({
      key: `${id}-${other}`,
      ends: [id, other] as const,
      from: places[id]!,
      to: places[other]!,
      rank: Math.max(ranks[numberOf(id)]!, ranks[numberOf(other)]!),
    })),
);

/** The point towards which the road between two spaces bends a little: the same in both directions. */
function bend(a: SpaceId, b: SpaceId): Point {
  const [one, other] = numberOf(a) < numberOf(b) ? [a, b] : [b, a];
  const [[ax, ay], [bx, by]] = [places[one]!, places[other]!];
  const [dx, dy] = [bx - ax, by - ay];
  const swing = ((((numberOf(one) * 7 + numberOf(other) * 13) % 9) - 4) / 4) * 0.13;
  return [Math.round((ax + bx) / 2 - dy * swing), Math.round((ay + by) / 2 + dx * swing)];
}

/** The line of a way over neighbouring spaces, along the roads. A space without a place is skipped. */
export function wayAlong(spaces: readonly SpaceId[]): string {
  const known = spaces.filter((space) => places[space]);
  return known
    .map((space, i) => {
      const [x, y] = places[space]!;
      if (i === 0) return `M${x} ${y}`;
      const [bx, by] = bend(known[i - 1]!, space);
      return `Q${bx} ${by} ${x} ${y}`;
    })
    .join("");
}
