import { mm, type Rect } from "../page/paper.js";
import type { Press } from "../page/press.js";
import { ink, styles } from "../page/style.js";

/** What a sign of the map means. */
export interface LegendEntry {
  readonly text: string;
  readonly icon?: string;
  readonly colour?: string;
  /** Drawn instead of an icon, in a square of this size. */
  readonly draw?: (x: number, y: number, size: number) => void;
}

/** Entries side by side, row by row. Gives the height that they took. */
export function drawLegend(
  press: Press,
  box: Rect,
  heading: string,
  entries: readonly LegendEntry[],
  across = 4,
): number {
  press.write(heading, { ...box, height: mm(5.5) }, styles.heading);
  const wide = box.width / across;
  const high = mm(5.4);
  const size = mm(4.4);
  const down = Math.ceil(entries.length / across);
  for (const [i, { text, icon, colour = ink.black, draw }] of entries.entries()) {
    const x = box.x + Math.floor(i / down) * wide;
    const y = box.y + mm(6) + (i % down) * high;
    if (icon !== undefined) press.icon(icon, x, y + (high - size) / 2, size, colour);
    draw?.(x, y + (high - size) / 2, size);
    press.writeMiddle(
      text,
      { x: x + size + mm(1.5), y, width: wide - size - mm(2.5), height: high },
      styles.small,
      4.8,
    );
  }
  return mm(6) + down * high;
}
