/** A height for every point of a grid, and the outlines of what lies above zero. */

export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** The distance of two points of the grid, in units of the sheet. */
  readonly step: number;
  readonly at: Float32Array;
}

export function fieldOf(
  size: { readonly width: number; readonly height: number },
  step: number,
  height: (x: number, y: number) => number,
): Field {
  const columns = Math.floor(size.width / step) + 1;
  const rows = Math.floor(size.height / step) + 1;
  const at = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Nothing leaves the sheet: at its rim is water.
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      at[row * columns + column] = isRim ? -1 : height(column * step, row * step);
    }
  }
  return { columns, rows, step, at };
}

/** The outlines of everything above a level, as one smooth path: marching squares, their edges joined into loops. */
export function outlineOf({ columns, rows, step, at }: Field, level = 0): string {
  const next = new Map<number, number>();
  const value = (column: number, row: number) => at[row * columns + column]! - level;
  // An edge is named by the point where it begins, and by whether it leads right or down.
  const right = (column: number, row: number) => 2 * (row * columns + column);
  const down = (column: number, row: number) => 2 * (row * columns + column) + 1;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const inside =
        (value(column, row) > 0 ? 8 : 0) +
        (value(column + 1, row) > 0 ? 4 : 0) +
        (value(column + 1, row + 1) > 0 ? 2 : 0) +
        (value(column, row + 1) > 0 ? 1 : 0);
      const edges = [right(column, row), down(column + 1, row), right(column, row + 1), down(column, row)];
      for (const [from, to] of crossings[inside]!) next.set(edges[from]!, edges[to]!);
    }
  }
  const pointOn = (edge: number): readonly [number, number] => {
    const start = edge >> 1;
    const [column, row] = [start % columns, Math.floor(start / columns)];
    const isDown = edge % 2 === 1;
    const [a, b] = [value(column, row), isDown ? value(column, row + 1) : value(column + 1, row)];
    const part = a / (a - b);
    return isDown ? [column * step, (row + part) * step] : [(column + part) * step, row * step];
  };
  let path = "";
  while (next.size > 0) {
    const [first] = next.keys();
    const loop: (readonly [number, number])[] = [];
    for (let edge: number | undefined = first; edge !== undefined && next.has(edge); ) {
      loop.push(pointOn(edge));
      const following: number = next.get(edge)!;
      next.delete(edge);
      edge = following;
    }
    path += smooth(loop);
  }
  return path;
}

/** Which edges of a cell (top, right, bottom, left) an outline leads from and to, by which corners lie inside. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** A loop through the middles of its edges, each corner a curve. Specks are left out. */
function smooth(loop: readonly (readonly [number, number])[]): string {
  if (loop.length < 6) return "";
  const middle = (i: number) => {
    const [[ax, ay], [bx, by]] = [loop[i % loop.length]!, loop[(i + 1) % loop.length]!];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const parts = loop.map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${middle(i)}`);
  return `M${middle(loop.length - 1)}${parts.join("")}z`;
}

/** A number between 0 and 1 for a whole point: the same on every machine. */
export function hash(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(salt, 974634777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Hills between -1 and 1 that are about so wide. */
export function noise(x: number, y: number, wide: number, salt: number): number {
  const [u, v] = [x / wide, y / wide];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [s, t] = [ease(u - i), ease(v - j)];
  const between = (a: number, b: number, part: number) => a + (b - a) * part;
  const upper = between(hash(i, j, salt), hash(i + 1, j, salt), s);
  const lower = between(hash(i, j + 1, salt), hash(i + 1, j + 1, salt), s);
  return 2 * between(upper, lower, t) - 1;
}
