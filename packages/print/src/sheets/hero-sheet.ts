import { inset, mm, type Rect } from "../page/paper.js";
import type { Press } from "../page/press.js";
import { ink, styles } from "../page/style.js";
import type { PaperWords } from "../words.js";

/** A sheet for one hero, to write on. */
export interface HeroSheet {
  readonly name: string;
  readonly kind: string;
  readonly about: string;
  readonly icon: string;
  readonly colour: string;
  readonly values: readonly { readonly label: string; readonly value: string }[];
  /** Boxes to tick, one for each point. */
  readonly tracks: readonly { readonly label: string; readonly count: number }[];
  /** What stands there already, and lines for what comes. */
  readonly lists: readonly SheetList[];
}

interface SheetList {
  readonly label: string;
  readonly filled: readonly string[];
  /** Lines in all. */
  readonly lines: number;
  /** It stands under the boxes to tick, not beside them. */
  readonly isLeft?: true;
}

/** Sheets, two to a page. */
export function heroSheets(press: Press, words: PaperWords, sheets: readonly HeroSheet[]): void {
  for (let first = 0; first < sheets.length; first += 2) {
    const area = press.page();
    const height = (area.height - mm(8)) / 2;
    for (const [i, sheet] of sheets.slice(first, first + 2).entries()) {
      drawSheet(press, words, { ...area, y: area.y + i * (height + mm(8)), height }, sheet);
    }
    const middle = area.y + height + mm(4);
    press.doc
      .moveTo(area.x, middle)
      .lineTo(area.x + area.width, middle)
      .lineWidth(0.5)
      .dash(3, { space: 3 })
      .stroke(ink.pale)
      .undash();
  }
}

function drawSheet(press: Press, words: PaperWords, box: Rect, sheet: HeroSheet): void {
  const { doc } = press;
  doc.roundedRect(box.x, box.y, box.width, box.height, mm(3)).lineWidth(1.2).stroke(sheet.colour);
  doc.save().roundedRect(box.x, box.y, box.width, box.height, mm(3)).clip();
  doc.rect(box.x, box.y, box.width, mm(17)).fill(sheet.colour).restore();
  press.icon(sheet.icon, box.x + mm(3), box.y + mm(1.8), mm(13.4), ink.paper);
  const half = box.width / 2;
  press.write(
    sheet.name,
    { x: box.x + mm(19), y: box.y + mm(2), width: half - mm(19), height: mm(8.5) },
    { ...styles.title, size: 19, colour: ink.paper, leading: 1.1 },
    10,
  );
  press.write(
    sheet.kind,
    { x: box.x + mm(19), y: box.y + mm(10.6), width: half - mm(19), height: mm(5) },
    { font: "sans", size: 9, colour: ink.paper },
    6,
  );
  press.writeMiddle(
    sheet.about,
    { x: box.x + half + mm(2), y: box.y + mm(2), width: half - mm(5), height: mm(13) },
    { ...styles.aloud, size: 9, colour: ink.paper, align: "right" },
    5.5,
  );
  const inner = inset({ ...box, y: box.y + mm(17), height: box.height - mm(17) }, mm(4), mm(3));
  const left = { ...inner, width: inner.width * 0.46 };
  const right = { x: inner.x + inner.width * 0.5, y: inner.y, width: inner.width * 0.5, height: inner.height };
  const below = drawValues(press, left, sheet);
  const rest = drawTracks(press, { ...left, y: below, height: left.y + left.height - below }, sheet, words);
  const isLeft = (list: SheetList) => list.isLeft === true;
  const underneath = { ...left, y: rest, height: left.y + left.height - rest };
  drawLists(press, underneath, sheet.lists.filter(isLeft), sheet.colour);
  drawLists(
    press,
    right,
    sheet.lists.filter((list) => !isLeft(list)),
    sheet.colour,
  );
}

function drawValues(press: Press, box: Rect, { values, colour }: HeroSheet): number {
  const across = 3;
  const wide = box.width / across;
  const high = mm(13.5);
  for (const [i, { label, value }] of values.entries()) {
    const cell = inset(
      { x: box.x + (i % across) * wide, y: box.y + Math.floor(i / across) * high, width: wide, height: high },
      mm(0.8),
    );
    press.doc.roundedRect(cell.x, cell.y, cell.width, cell.height, 3).lineWidth(0.7).stroke(ink.pale);
    press.write(
      label,
      { x: cell.x + 3, y: cell.y + 1.5, width: cell.width - 6, height: mm(3.4) },
      { ...styles.label, align: "centre" },
      4.2,
    );
    press.writeMiddle(
      value,
      { x: cell.x + 2, y: cell.y + mm(3.4), width: cell.width - 4, height: cell.height - mm(3.8) },
      { font: "serif-bold", size: 15, colour, align: "centre", leading: 1.05 },
      6,
    );
  }
  return box.y + Math.ceil(values.length / across) * high + mm(2);
}

/** A box to tick for every point. */
function drawTracks(press: Press, box: Rect, { tracks, colour }: HeroSheet, words: PaperWords): number {
  const size = mm(5.2);
  const across = Math.floor(box.width / (size + mm(1.3)));
  let { y } = box;
  for (const { label, count } of tracks) {
    press.write(
      words.within("track", { label, count }),
      { x: box.x, y, width: box.width, height: mm(4) },
      styles.label,
      5,
    );
    y += mm(4);
    for (let i = 0; i < count; i += 1) {
      const x = box.x + (i % across) * (size + mm(1.3));
      press.doc
        .rect(x, y + Math.floor(i / across) * (size + mm(1.3)), size, size)
        .lineWidth(0.9)
        .stroke(colour);
    }
    y += Math.ceil(count / across) * (size + mm(1.3)) + mm(1.5);
  }
  return y;
}

function drawLists(press: Press, box: Rect, lists: readonly SheetList[], colour: string): void {
  if (lists.length === 0) return;
  const heads = lists.length * mm(6);
  const lines = lists.reduce((sum, list) => sum + list.lines, 0);
  const step = Math.min(mm(7.2), (box.height - heads) / lines);
  let { y } = box;
  for (const { label, filled, lines: count } of lists) {
    press.write(
      label,
      { x: box.x, y, width: box.width, height: mm(4.2) },
      { ...styles.heading, size: 9, colour, leading: 1.1 },
      6,
    );
    y += mm(4.2);
    for (let i = 0; i < count; i += 1) {
      const text = filled[i];
      if (text !== undefined) {
        press.write(
          text,
          { x: box.x + mm(0.5), y: y + step * 0.1, width: box.width - mm(1), height: step * 0.84 },
          { ...styles.small, size: 8.2, leading: 1.1 },
          4.4,
        );
      }
      y += step;
      press.doc
        .moveTo(box.x, y)
        .lineTo(box.x + box.width, y)
        .lineWidth(0.5)
        .stroke(ink.line);
    }
    y += mm(1.8);
  }
}
