import type { BoardReference } from "@tavolata/kernel";
import type { Area } from "@tavolata/ui/camera/camera.js";
import { columnOf, edgeNamed, rowOf, squareNamed, squaresOf } from "./grid.js";
import type { Position } from "./position.js";

/** How many pixels a square has when nobody has zoomed. */
export const unit = 48;

export function areaOfSquare(square: number): Area {
  return { x: columnOf(square) * unit, y: rowOf(square) * unit, width: unit, height: unit };
}

export function areaOfSquares(squares: readonly number[]): Area {
  const columns = squares.map(columnOf);
  const rows = squares.map(rowOf);
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: x * unit,
    y: y * unit,
    width: (Math.max(...columns) - x + 1) * unit,
    height: (Math.max(...rows) - y + 1) * unit,
  };
}

/** The middle of an edge, and whether it is upright. */
export function middleOfEdge(edge: number): { readonly x: number; readonly y: number; readonly upright: boolean } {
  const [a] = squaresOf(edge);
  const upright = edge % 2 === 0;
  return {
    x: (columnOf(a) + (upright ? 1 : 0.5)) * unit,
    y: (rowOf(a) + (upright ? 0.5 : 1)) * unit,
    upright,
  };
}

export function middleOf({ x, y, width, height }: Area): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** What a reference on the board means: the kind of thing, and where it is. */
export interface Place {
  readonly kind: "figure" | "square" | "edge" | "scenery";
  readonly area: Area;
  /** A square of it, for distances. */
  readonly square: number;
}

export function placeOf({ seen }: Position, reference: BoardReference): Place | undefined {
  const colon = reference.indexOf(":");
  const [kind, name] = [reference.slice(0, colon), reference.slice(colon + 1)];
  if (kind === "figure") {
    const figure = seen.figures.find(({ id }) => id === name);
    return figure && figure.square >= 0
      ? { kind, area: areaOfSquare(figure.square), square: figure.square }
      : undefined;
  }
  if (kind === "square") {
    const square = squareNamed(name);
    return square === undefined ? undefined : { kind, area: areaOfSquare(square), square };
  }
  if (kind === "edge") {
    const edge = edgeNamed(name);
    if (edge === undefined) return undefined;
    const { x, y, upright } = middleOfEdge(edge);
    const [long, wide] = [unit, unit * 0.6];
    const area = upright
      ? { x: x - wide / 2, y: y - long / 2, width: wide, height: long }
      : { x: x - long / 2, y: y - wide / 2, width: long, height: wide };
    return { kind, area, square: edge >> 1 };
  }
  if (kind === "scenery") {
    const piece = seen.scenery.find(({ id }) => id === name);
    return piece && { kind, area: areaOfSquares(piece.squares), square: piece.squares[0]! };
  }
  return undefined;
}
