/**
 * Places and the ways between them, both numbered from 0: squares of a board, areas of a map. A way leads in one direction;
 * a passage that can be used both ways is two ways. Built once from the content, never part of a state: what is closed,
 * occupied or hard to cross just now is asked of the rules step by step.
 */
export interface Graph {
  readonly places: number;
  /** The ways out of place `p` are those from `firstOut[p]` to below `firstOut[p + 1]`. */
  readonly firstOut: Int32Array;
  /** For each way, the place that it leaves. */
  readonly from: Int32Array;
  /** For each way, the place that it leads to. */
  readonly to: Int32Array;
  /** The ways into place `p` are `waysIn[i]`, for `i` from `firstIn[p]` to below `firstIn[p + 1]`. */
  readonly firstIn: Int32Array;
  readonly waysIn: Int32Array;
}

/** The graph in which a way leads from each place to each of the places in its list. Ways are numbered in that order. */
export function graphOf(neighbours: readonly (readonly number[])[]): Graph {
  const places = neighbours.length;
  const ways = neighbours.reduce((sum, list) => sum + list.length, 0);
  const firstOut = new Int32Array(places + 1);
  const firstIn = new Int32Array(places + 1);
  const from = new Int32Array(ways);
  const to = new Int32Array(ways);
  let way = 0;
  for (const [place, list] of neighbours.entries()) {
    firstOut[place] = way;
    for (const neighbour of list) {
      if (!(neighbour in neighbours))
        throw new RangeError(`A way leads from place ${place} to ${neighbour}, but there are ${places} places.`);
      from[way] = place;
      to[way] = neighbour;
      firstIn[neighbour + 1]! += 1;
      way += 1;
    }
  }
  firstOut[places] = way;
  for (let place = 0; place < places; place++) firstIn[place + 1]! += firstIn[place]!;
  const waysIn = new Int32Array(ways);
  const filled = firstIn.slice();
  for (let w = 0; w < ways; w++) waysIn[filled[to[w]!]!++] = w;
  return { places, firstOut, from, to, firstIn, waysIn };
}

/** One mark for each square, edge, area or border of a board: anything but 0 stands in the way. */
export type Layer = Uint8Array;
