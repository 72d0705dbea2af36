import type { Rect } from "./paper.js";
import { lineHeight, type Press } from "./press.js";
import type { Style } from "./style.js";

/** Text that runs on from column to column and from page to page. */
export class TextFlow {
  #columns: readonly Rect[] = [];
  #column = 0;
  #used = 0;

  constructor(
    readonly press: Press,
    /** Begins a page and says where its columns stand. */
    private readonly nextPage: () => readonly Rect[],
    /** Columns of a page that was begun already. */
    columns: readonly Rect[] = [],
  ) {
    this.#columns = columns;
  }

  /** Room for something of this height; with `keep`, only where so much more follows in the same column. */
  take(height: number, keep = 0): Rect {
    if (!this.#columns[this.#column]) this.#advance();
    if (this.#used + height + keep > this.#here.height && this.#used > 0) this.#advance();
    const { x, y, width } = this.#here;
    const box = { x, y: y + this.#used, width, height };
    this.#used += height;
    return box;
  }

  /** Leaves so much free, unless a column has just begun. */
  gap(height: number): void {
    if (this.#used > 0) this.#used += height;
  }

  /** A text, line by line, with so much free at its left. Its first two lines stay together. */
  text(text: string, style: Style, { indent = 0, keep = 0 }: { indent?: number; keep?: number } = {}): void {
    const step = lineHeight(style);
    const lines = this.press.lines(text, this.width - indent, style);
    for (const [i, line] of lines.entries()) {
      const box = this.take(step, (i === 0 && lines.length > 1 ? step : 0) + (i === lines.length - 1 ? keep : 0));
      this.press.line(line, box.x + indent, box.y, style);
    }
  }

  /** A heading: it never stands alone at the end of a column. */
  heading(text: string, style: Style): void {
    this.gap(style.size * 0.7);
    this.text(text, style, { keep: style.size * 3 });
    this.gap(style.size * 0.2);
  }

  get width(): number {
    if (!this.#columns[this.#column]) this.#advance();
    return this.#here.width;
  }

  /** Goes on at the top of the next column. */
  nextColumn(): void {
    this.#advance();
  }

  get #here(): Rect {
    return this.#columns[this.#column]!;
  }

  #advance(): void {
    this.#used = 0;
    if (this.#column + 1 < this.#columns.length) {
      this.#column += 1;
      return;
    }
    this.#columns = this.nextPage();
    this.#column = 0;
  }
}

/** Columns side by side. */
export function columnsIn({ x, y, width, height }: Rect, count: number, between: number): Rect[] {
  const wide = (width - between * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (wide + between), y, width: wide, height }));
}
