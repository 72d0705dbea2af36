import type { Layer } from "@tavolata/kit";
import { type Blocks, columnOf, type Grid, rowOf } from "../../content/board/grid.js";

/** What the line between the centres of two squares crosses, in order from the first to the second. */
export interface SightLine {
  /** The squares whose inside it crosses, without the two at its ends. */
  readonly squares: number[];
  /** The edges that it crosses. */
  readonly edges: number[];
  /** The corner points that it passes exactly through. */
  readonly corners: Corner[];
}

/** A point where four squares meet, passed from one square to the opposite one. */
interface Corner {
  /** The two squares beside the line. */
  readonly beside: readonly [number, number];
  /** The four edges that end here. */
  readonly edges: readonly [number, number, number, number];
}

/**
 * Whether there is line of sight between two squares, from centre to centre. A square stands in the way when the line
 * crosses its inside; where the line passes exactly through a corner, when both squares beside it are blocked. An edge
 * stands in the way when the line touches any part of it, its ends included. The two squares themselves never do. It is the
 * same in both directions.
 */
export function sees(grid: Grid, from: number, to: number, blocks: Blocks): boolean {
  return follow(grid, from, to, blocks, undefined) === free;
}

/** What `firstOnLine` says where the line touches none. */
export const noEdge = -1;

/**
 * The first of the marked edges that the line between two squares touches, or `noEdge`. Where walls are printed it is worked out once: as long
 * as that edge is closed, nobody need follow the line again.
 */
export function firstOnLine(grid: Grid, from: number, to: number, edges: Layer): number {
  return follow(grid, from, to, { edges }, undefined);
}

/** What the line between two squares crosses, whether or not it stands in the way: for what makes a shot harder. */
export function lineBetween(grid: Grid, from: number, to: number): SightLine {
  const line: SightLine = { squares: [], edges: [], corners: [] };
  follow(grid, from, to, undefined, line);
  return line;
}

/**
 * Follows the line from square to square, in whole numbers: after `x` columns it crosses the next upright edge at the
 * fraction (2x + 1) / 2columns of its length, after `y` rows the next level edge at (2y + 1) / 2rows. The smaller comes
 * first; when they are equal it passes through a corner. Ends as soon as something stands in the way, with the number of the
 * edge, or with `taken` for a square.
 */
function follow(grid: Grid, from: number, to: number, blocks: Blocks | undefined, line: SightLine | undefined): number {
  const columns = Math.abs(columnOf(grid, to) - columnOf(grid, from));
  const rows = Math.abs(rowOf(grid, to) - rowOf(grid, from));
  const right = columnOf(grid, to) > columnOf(grid, from);
  const down = to > from;
  const stepX = right ? 1 : -1;
  const stepY = down ? grid.width : -grid.width;
  let here = from;
  // ends: every round is a column or a row nearer
  for (let x = 0, y = 0; here !== to; ) {
    const order = (2 * x + 1) * rows - (2 * y + 1) * columns;
    if (order === 0) {
      const besideX = here + stepX;
      const besideY = here + stepY;
      const upright = edgeBeside(here, right, stepX);
      const level = edgeBelow(here, down, stepY);
      const oppositeUpright = edgeBeside(besideY, right, stepX);
      const oppositeLevel = edgeBelow(besideX, down, stepY);
      if (blocks) {
        const { edges, squares } = blocks;
        if (edges[upright]) return upright;
        if (edges[level]) return level;
        if (edges[oppositeUpright]) return oppositeUpright;
        if (edges[oppositeLevel]) return oppositeLevel;
        if (squares?.[besideX] && squares[besideY]) return taken;
      }
      line?.corners.push({ beside: [besideX, besideY], edges: [upright, level, oppositeUpright, oppositeLevel] });
      here += stepX + stepY;
      x += 1;
      y += 1;
    } else {
      const edge = order < 0 ? edgeBeside(here, right, stepX) : edgeBelow(here, down, stepY);
      if (blocks?.edges[edge]) return edge;
      line?.edges.push(edge);
      here += order < 0 ? stepX : stepY;
      if (order < 0) x += 1;
      else y += 1;
    }
    if (here === to) break;
    if (blocks?.squares?.[here]) return taken;
    line?.squares.push(here);
  }
  return free;
}

/** What `follow` ends with where no edge stands in the way: nothing does, or a square. */
const free = noEdge;
const taken = -2;

function edgeBeside(square: number, right: boolean, step: number): number {
  return 2 * (right ? square : square + step);
}

function edgeBelow(square: number, down: boolean, step: number): number {
  return 2 * (down ? square : square + step) + 1;
}
