import { mm } from "../page/paper.js";
import { ink, styles } from "../page/style.js";
import type { TextFlow } from "../page/text-flow.js";

/** A small table in running text: its first column takes what the others leave. */
export function drawTable(
  flow: TextFlow,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  narrow = mm(13),
): void {
  const { press, width } = flow;
  const first = width - narrow * (head.length - 1);
  const row = (cells: readonly string[], isHead: boolean) => {
    const box = flow.take(mm(4.6), isHead ? mm(4.6) : 0);
    for (const [i, cell] of cells.entries()) {
      const place = {
        x: box.x + (i === 0 ? 0 : first + (i - 1) * narrow),
        y: box.y + mm(0.5),
        width: (i === 0 ? first : narrow) - 3,
        height: mm(3.9),
      };
      press.write(cell, place, { ...(isHead ? styles.label : styles.small), align: i === 0 ? "left" : "centre" }, 4.4);
    }
    press.doc
      .moveTo(box.x, box.y + mm(4.6))
      .lineTo(box.x + box.width, box.y + mm(4.6))
      .lineWidth(isHead ? 0.8 : 0.3)
      .stroke(isHead ? ink.red : ink.line);
  };
  row(head, true);
  for (const cells of rows) row(cells, false);
}
