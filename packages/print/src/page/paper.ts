/** The papers that can be printed on. */
export type PaperName = "a4" | "letter";

export const paperNames: readonly PaperName[] = ["a4", "letter"];

/** Width and height in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Millimetres in points. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}

export const papers: Readonly<Record<PaperName, Paper>> = {
  a4: { width: mm(210), height: mm(297) },
  letter: { width: mm(215.9), height: mm(279.4) },
};

/** What a printer can't be trusted to reach, and what looks well. */
export const margin = mm(12);

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box less so much on each side. */
export function inset({ x, y, width, height }: Rect, by: number, byHeight = by): Rect {
  return { x: x + by, y: y + byHeight, width: width - 2 * by, height: height - 2 * byHeight };
}
