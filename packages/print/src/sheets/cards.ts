import { inset, mm, type Rect } from "../page/paper.js";
import type { Press } from "../page/press.js";
import { ink, type Style } from "../page/style.js";

/** A card's size; nine of them fill a page of either paper. */
export const cardSize = { width: mm(63), height: mm(88) } as const;

const cardText: Style = { font: "serif", size: 9.5, colour: ink.black, leading: 1.15 };

/** One face of a card. */
export interface CardFace {
  readonly name: string;
  /** What kind of card it is. */
  readonly kind: string;
  readonly icon: string;
  readonly colour: string;
  /** In the corner: what it costs. */
  readonly corner?: string;
  readonly values?: readonly CardValue[];
  readonly text: string;
  /** Small, above the text: traits. */
  readonly traits?: string;
  readonly foot?: string;
}

export interface CardValue {
  readonly label: string;
  readonly value: string;
}

/** Where the nine cards of a page lie. */
export function cardBoxes({ paper }: Press): Rect[] {
  const { width, height } = cardSize;
  const left = (paper.width - 3 * width) / 2;
  const top = (paper.height - 3 * height) / 2;
  return Array.from({ length: 9 }, (_, i) => ({
    x: left + (i % 3) * width,
    y: top + Math.floor(i / 3) * height,
    width,
    height,
  }));
}

/** Cards, nine to a page, with marks where to cut. */
export function cardPages(press: Press, faces: readonly CardFace[]): void {
  const boxes = cardBoxes(press);
  for (let first = 0; first < faces.length; first += boxes.length) {
    press.page();
    for (const [i, face] of faces.slice(first, first + boxes.length).entries()) drawCard(press, boxes[i]!, face);
    cutMarks(press, boxes);
  }
}

/** Short lines outside of the cards, on every edge that is cut, and thin ones between them. */
function cutMarks({ doc, paper }: Press, boxes: readonly Rect[]): void {
  const first = boxes[0]!;
  const { width, height } = cardSize;
  const mark = mm(4);
  const gap = mm(1);
  const right = first.x + 3 * width;
  const bottom = first.y + 3 * height;
  for (let i = 0; i <= 3; i += 1) {
    const x = first.x + i * width;
    const y = first.y + i * height;
    doc.moveTo(x, Math.max(0, first.y - gap - mark)).lineTo(x, first.y - gap);
    doc.moveTo(x, bottom + gap).lineTo(x, Math.min(paper.height, bottom + gap + mark));
    doc.moveTo(Math.max(0, first.x - gap - mark), y).lineTo(first.x - gap, y);
    doc.moveTo(right + gap, y).lineTo(Math.min(paper.width, right + gap + mark), y);
  }
  doc.lineWidth(0.5).stroke(ink.black);
  for (let i = 0; i <= 3; i += 1) {
    doc.moveTo(first.x + i * width, first.y).lineTo(first.x + i * width, bottom);
    doc.moveTo(first.x, first.y + i * height).lineTo(right, first.y + i * height);
  }
  doc.lineWidth(0.25).stroke(ink.pale);
}

function drawCard(press: Press, box: Rect, face: CardFace): void {
  const { doc } = press;
  const frame = inset(box, mm(2.5));
  const band = { ...frame, height: mm(9.5) };
  const below = { ...frame, y: band.y + band.height, height: frame.height - band.height };
  const picture = { ...below, height: pictureHeight(press, below, face) };
  doc.save();
  doc.roundedRect(frame.x, frame.y, frame.width, frame.height, mm(2.5)).clip();
  doc.rect(band.x, band.y, band.width, band.height).fill(face.colour);
  doc.rect(picture.x, picture.y, picture.width, picture.height).fill(ink.parchment);
  doc.restore();
  doc.roundedRect(frame.x, frame.y, frame.width, frame.height, mm(2.5)).lineWidth(1.4).stroke(face.colour);
  drawBand(press, band, face);
  const size = picture.height - mm(5);
  const left = picture.x + (picture.width - size) / 2;
  press.icon(face.icon, left, picture.y + mm(2.5), size, face.colour);
  drawValues(press, picture, face.values ?? []);
  drawText(press, face, textBox(below, picture.height));
}

/** As large a picture as the text leaves room for. */
function pictureHeight(press: Press, below: Rect, face: CardFace): number {
  const heights = [mm(36), mm(32), mm(28), mm(24)];
  const roomy = heights.find((height) => {
    const { width, height: free } = textBox(below, height);
    return press.height(face.text, width, cardText) + mm(face.foot ? 12 : 8) + (face.traits ? mm(6) : 0) <= free;
  });
  return roomy ?? mm(22);
}

function textBox(below: Rect, picture: number): Rect {
  return {
    x: below.x + mm(2.5),
    y: below.y + picture + mm(1.5),
    width: below.width - mm(5),
    height: below.height - picture - mm(3.5),
  };
}

function drawBand(press: Press, band: Rect, face: CardFace): void {
  const corner = face.corner === undefined ? 0 : mm(9);
  press.writeMiddle(
    face.name,
    { x: band.x + mm(2), y: band.y + mm(0.6), width: band.width - mm(4) - corner, height: band.height - mm(1.2) },
    { font: "serif-bold", size: 11.5, colour: ink.paper, leading: 1.02 },
    6,
  );
  if (face.corner === undefined) return;
  const round = { x: band.x + band.width - mm(9.2), y: band.y + mm(0.9), size: mm(7.7) };
  press.doc.circle(round.x + round.size / 2, round.y + round.size / 2, round.size / 2).fill(ink.paper);
  press.writeMiddle(
    face.corner,
    { x: round.x + 1, y: round.y, width: round.size - 2, height: round.size },
    { font: "serif-bold", size: 12, colour: face.colour, align: "centre", leading: 1 },
    5,
  );
}

/** Figures stand at the left of the picture, and from the fourth on at its right. */
function drawValues(press: Press, picture: Rect, values: readonly CardValue[]): void {
  const row = values.length > 6 ? mm(5.2) : mm(6.8);
  const rows = Math.max(3, Math.ceil(values.length / 2));
  const wide = mm(19);
  for (const [i, { label, value }] of values.entries()) {
    const isRight = i >= rows;
    const x = isRight ? picture.x + picture.width - wide - mm(1.2) : picture.x + mm(1.2);
    const y = picture.y + mm(1) + (i % rows) * row;
    const align = isRight ? "right" : "left";
    press.write(
      value,
      { x, y, width: wide, height: row * 0.58 },
      { font: "serif-bold", size: 9.5, colour: ink.black, align, leading: 1 },
      5.5,
    );
    press.write(
      label,
      { x, y: y + row * 0.56, width: wide, height: row * 0.42 },
      { font: "sans", size: 5.2, colour: ink.grey, align, leading: 1.05 },
      3.6,
    );
  }
}

function drawText(press: Press, face: CardFace, box: Rect): void {
  const kindHeight = mm(3.8);
  press.write(face.kind, { ...box, height: kindHeight }, { font: "sans-bold", size: 6.8, colour: face.colour }, 5);
  let y = box.y + kindHeight;
  if (face.traits) {
    y += press.write(
      face.traits,
      { ...box, y, height: mm(6) },
      { font: "sans-italic", size: 6.8, colour: ink.grey },
      4.5,
    );
  }
  y += mm(0.8);
  const foot = face.foot ? mm(4) : 0;
  press.write(face.text, { ...box, y, height: box.y + box.height - foot - y }, cardText, 4.6);
  if (face.foot) {
    press.write(
      face.foot,
      { ...box, y: box.y + box.height - mm(3.6), height: mm(3.6) },
      { font: "sans", size: 6.2, colour: ink.grey, align: "right" },
      4.5,
    );
  }
}
