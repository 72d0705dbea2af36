import { type Pier, piers } from "./content.js";

/** A rectangle of the board, in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lies on a board of a size. Everything is in pixels, so that text and targets never shrink with it. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** There is little room: a phone. */
  readonly isSmall: boolean;
  /** Where the sea meets the sky. */
  readonly horizon: number;
  /** Each pier as the box around it; it grows narrower towards the sea. */
  readonly piers: Readonly<Record<Pier, Rect>>;
  /** The column of water and wood that belongs to a pier: what one taps to choose it. */
  readonly columns: Readonly<Record<Pier, Rect>>;
  /** The walk along the water where everybody waits at dusk. */
  readonly walk: Rect;
  readonly ashore: Rect;
  readonly seized: Rect;
  /** How wide a figure is. */
  readonly figure: number;
  readonly boat: number;
}

/** How wide a pier is at its head, as a part of its foot. */
export const narrowing = 0.7;

export function geometryOf(width: number, height: number): Geometry {
  const isSmall = width < 520 && height < 420;
  const figure = between(34, Math.min(width / 11, height / 9), 64);
  const depotHeight = isSmall ? 58 : between(84, height * 0.17, 120);
  const walkHeight = isSmall ? 30 : figure + 14;
  const shore = height - depotHeight - walkHeight;
  const horizon = between(26, shore * 0.24, 130);
  const boat = between(46, figure * 1.7, 110);
  const head = between(horizon + boat * 0.5, shore * 0.46, shore - 70);
  const column = width / piers.length;
  const pierWidth = between(92, column * 0.56, 220);
  const top = isSmall ? 4 : horizon + 6;
  const boxes = (box: (i: number) => Rect) =>
    Object.fromEntries(piers.map((pier, i) => [pier, box(i)])) as Record<Pier, Rect>;
  const half = width / 2;
  const margin = isSmall ? 6 : 14;
  const depot = { y: shore + walkHeight, height: depotHeight - margin, width: half - margin * 1.5 };
  return {
    width,
    height,
    isSmall,
    horizon,
    figure,
    boat,
    walk: { x: 0, y: shore, width, height: walkHeight },
    piers: boxes((i) => ({
      x: column * (i + 0.5) - pierWidth / 2,
      y: head,
      width: pierWidth,
      height: shore - head + 4,
    })),
    columns: boxes((i) => ({ x: column * i + 4, y: top, width: column - 8, height: shore - top - 4 })),
    ashore: { ...depot, x: margin },
    seized: { ...depot, x: half + margin / 2 },
  };
}

/** Where a number of figures stand in a box: in rows of as many as fit, the rows together in the middle. */
export function standingIn(
  box: Rect,
  count: number,
  size: number,
): readonly { readonly x: number; readonly y: number }[] {
  const perRow = Math.max(1, Math.min(count, Math.floor(box.width / size)));
  const rows = Math.ceil(count / perRow);
  const pitch = Math.min(size + 4, box.height / Math.max(rows, 1));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return {
      x: box.x + box.width / 2 + ((i % perRow) - (inRow - 1) / 2) * (size + 4),
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * pitch,
    };
  });
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
