import { type Graph, graphOf, type Layer, type MayStep } from "@tavolata/kit";

/**
 * A board of squares. Squares are numbered row by row from the top left, and called by column and row from 0: `7,4`. The
 * edge between two squares has a number, too, and is called by both: `7,4|8,4`, `7,4|7,5`. What stands on an edge (wall,
 * door) or a square (figure, furniture) is marked in a layer.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  /** The steps to the squares that share a side: up, left, right, down. */
  readonly graph: Graph;
  /** For each way of the graph, the edge that it crosses. */
  readonly edgeOfWay: Int32Array;
}

/** What stands in the way, of a step or of sight. */
export interface Blocks {
  readonly edges: Layer;
  readonly squares?: Layer;
}

export function gridOf(width: number, height: number): Grid {
  const squares = width * height;
  const neighbours = Array.from({ length: squares }, (_, square) => {
    const column = square % width;
    return [square - width, column > 0 ? square - 1 : -1, column < width - 1 ? square + 1 : -1, square + width].filter(
      (other) => other >= 0 && other < squares,
    );
  });
  const graph = graphOf(neighbours);
  const edgeOfWay = graph.to.map((to, way) => edgeNumber(width, graph.from[way]!, to));
  return { width, height, squares, graph, edgeOfWay };
}

/** The number of an edge: twice its upper or left square, and 1 more if it lies below that square, not to its right. */
function edgeNumber(width: number, a: number, b: number): number {
  return 2 * Math.min(a, b) + (Math.abs(a - b) === width ? 1 : 0);
}

/** How many numbers the edges need: the layer of all edges has this length. */
export function edgeCount(grid: Grid): number {
  return 2 * grid.squares;
}

export function squareAt(grid: Grid, column: number, row: number): number {
  if (
    !Number.isInteger(column) ||
    !Number.isInteger(row) ||
    column < 0 ||
    row < 0 ||
    column >= grid.width ||
    row >= grid.height
  ) {
    throw new RangeError(`There is no square ${column},${row} on a board of ${grid.width} × ${grid.height}.`);
  }
  return row * grid.width + column;
}

export function columnOf(grid: Grid, square: number): number {
  return square % grid.width;
}

export function rowOf(grid: Grid, square: number): number {
  return Math.floor(square / grid.width);
}

/** `7,4`. */
export function squareName(grid: Grid, square: number): string {
  return `${columnOf(grid, square)},${rowOf(grid, square)}`;
}

export function squareNamed(grid: Grid, name: string): number {
  const read = /^(\d+),(\d+)$/.exec(name);
  if (!read) throw new RangeError(`"${name}" isn't a square: write column and row, such as 7,4.`);
  return squareAt(grid, Number(read[1]), Number(read[2]));
}

/** The edge between two squares that share a side. */
export function edgeBetween(grid: Grid, a: number, b: number): number {
  if (!shareSide(grid, a, b)) throw new RangeError(`${squareName(grid, a)} and ${squareName(grid, b)} share no side.`);
  return edgeNumber(grid.width, a, b);
}

/** `7,4|8,4`: the left or upper square first. */
export function edgeName(grid: Grid, edge: number): string {
  const square = edge >> 1;
  const column = columnOf(grid, square);
  const row = rowOf(grid, square);
  const other = edge % 2 === 0 ? squareAt(grid, column + 1, row) : squareAt(grid, column, row + 1);
  return `${squareName(grid, square)}|${squareName(grid, other)}`;
}

/** The edge with this name, whichever of its squares comes first. */
export function edgeNamed(grid: Grid, name: string): number {
  const [a, b, ...more] = name.split("|");
  if (a === undefined || b === undefined || more.length > 0) {
    throw new RangeError(`"${name}" isn't an edge: write its two squares, such as 7,4|8,4.`);
  }
  return edgeBetween(grid, squareNamed(grid, a), squareNamed(grid, b));
}

/** A layer with these edges marked. */
export function edgeLayer(grid: Grid, names: Iterable<string>): Layer {
  const layer = new Uint8Array(edgeCount(grid));
  for (const name of names) layer[edgeNamed(grid, name)] = 1;
  return layer;
}

/** A layer with these squares marked. */
export function squareLayer(grid: Grid, names: Iterable<string>): Layer {
  const layer = new Uint8Array(grid.squares);
  for (const name of names) layer[squareNamed(grid, name)] = 1;
  return layer;
}

/** Steps over open edges onto free squares. */
export function openSteps(grid: Grid, { edges, squares }: Blocks): MayStep {
  const { edgeOfWay } = grid;
  if (!squares) return (_from, _to, way) => edges[edgeOfWay[way]!] === 0;
  return (_from, to, way) => edges[edgeOfWay[way]!] === 0 && squares[to] === 0;
}

/** The squares that share a side with this one, whatever stands between: up, left, right, down. */
export function neighbours(grid: Grid, square: number): Int32Array {
  const { firstOut, to } = grid.graph;
  return to.subarray(firstOut[square]!, firstOut[square + 1]!);
}

/** The squares around this one, those at its corners included, row by row. */
export function squaresAround(grid: Grid, square: number): number[] {
  const around: number[] = [];
  const column = columnOf(grid, square);
  const row = rowOf(grid, square);
  for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, grid.height - 1); r++) {
    for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, grid.width - 1); c++) {
      if (c !== column || r !== row) around.push(r * grid.width + c);
    }
  }
  return around;
}

/** Whether two squares share a side, whatever stands between. */
export function shareSide(grid: Grid, a: number, b: number): boolean {
  const { width } = grid;
  return Math.abs(a - b) === width || (Math.abs(a - b) === 1 && Math.floor(a / width) === Math.floor(b / width));
}

/** Whether two squares share a side and nothing stands between. */
export function adjacent(grid: Grid, a: number, b: number, edges: Layer): boolean {
  return shareSide(grid, a, b) && edges[edgeNumber(grid.width, a, b)] === 0;
}

/** The same, or they touch at a corner, and one of the two squares beside it is adjacent to both: the reach of long weapons. */
export function adjacentOrDiagonal(grid: Grid, a: number, b: number, edges: Layer): boolean {
  if (adjacent(grid, a, b, edges)) return true;
  const besideA = squareAt(grid, columnOf(grid, b), rowOf(grid, a));
  const besideB = squareAt(grid, columnOf(grid, a), rowOf(grid, b));
  return [besideA, besideB].some((beside) => adjacent(grid, a, beside, edges) && adjacent(grid, beside, b, edges));
}

/** The distance as it is counted for shots: the greater of the differences in columns and rows. */
export function squaresApart(grid: Grid, a: number, b: number): number {
  return Math.max(Math.abs(columnOf(grid, a) - columnOf(grid, b)), Math.abs(rowOf(grid, a) - rowOf(grid, b)));
}
