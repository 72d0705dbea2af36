import PDFDocument from "pdfkit";
import { fonts } from "./fonts.js";
import { iconPaths } from "./icons.js";
import { inset, margin, type Paper, type PaperName, papers, type Rect } from "./paper.js";
import type { Pen } from "./pen.js";
import { type FontName, ink, type Style } from "./style.js";
import { brokenLines } from "./wrap.js";

/** A text that doesn't fit where it should stand. */
export interface Overflow {
  readonly page: number;
  readonly text: string;
  readonly over: number;
}

/** Makes one document: pages, texts in boxes, icons. The same orders give the same bytes. */
export class Press {
  readonly paper: Paper;
  /** Texts that ran out of their boxes: there must be none. */
  readonly overflows: Overflow[] = [];
  /** Characters that the fonts don't have: there must be none. */
  readonly missing = new Set<string>();
  readonly #doc: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  readonly #bytes: Promise<Buffer>;
  #pages = 0;

  constructor(paper: PaperName, title: string) {
    this.paper = papers[paper];
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      size: [this.paper.width, this.paper.height],
      margin: 0,
      info: {
        Title: title,
        Producer: "Tavolata",
        Creator: "Tavolata",
        CreationDate: new Date(0),
        ModDate: new Date(0),
      },
    });
    for (const [name, font] of fonts()) this.#doc.registerFont(name, font);
    const pieces: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.#doc.on("data", (piece: Buffer) => pieces.push(piece));
      this.#doc.on("end", () => resolve(Buffer.concat(pieces)));
      this.#doc.on("error", reject);
    });
  }

  /** What lines and shapes are drawn with. */
  get doc(): Pen {
    return this.#doc;
  }

  /** How many pages there are. */
  get pages(): number {
    return this.#pages;
  }

  /** Begins a page; gives what lies within its margins. */
  page(): Rect {
    this.#doc.addPage();
    this.#pages += 1;
    return inset({ x: 0, y: 0, ...this.paper }, margin);
  }

  /** Ends the document. */
  bytes(): Promise<Buffer> {
    this.#doc.end();
    return this.#bytes;
  }

  /** How wide a text without breaks is. */
  width(text: string, { font, size }: Pick<Style, "font" | "size">): number {
    const key = `${font}:${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#doc.font(font).fontSize(1000).widthOfString(text) / 1000;
      this.#widths.set(key, width);
      this.#look(text, font);
    }
    return width * size;
  }

  /** The lines of a text that is so wide. */
  lines(text: string, width: number, style: Style): string[] {
    return brokenLines(text, width, (piece) => this.width(piece, style));
  }

  /** How high a text is when it is so wide. */
  height(text: string, width: number, style: Style): number {
    return this.lines(text, width, style).length * lineHeight(style);
  }

  /** One line, from its upper left corner. */
  line(text: string, x: number, y: number, style: Style): void {
    const { font, size, colour = ink.black } = style;
    this.width(text, style);
    this.#doc.font(font).fontSize(size).fillColor(colour);
    // The line's height is shared out above and below the letters.
    this.#doc.text(text, x, y + (lineHeight(style) - this.#doc.currentLineHeight()) / 2, { lineBreak: false });
  }

  /** A text in a box: made smaller until it fits, but not below `least`. Gives the height that it took. */
  write(text: string, box: Rect, style: Style, least = style.size): number {
    const fitted = this.#fitted(text, box, style, least);
    const lines = this.lines(text, box.width, fitted);
    const step = lineHeight(fitted);
    this.#check(lines, box, fitted);
    for (const [i, line] of lines.entries()) {
      const free = box.width - this.width(line, fitted);
      const left = fitted.align === "centre" ? free / 2 : fitted.align === "right" ? free : 0;
      this.line(line, box.x + left, box.y + i * step, fitted);
    }
    return lines.length * step;
  }

  /** A text in the middle of a box, from top to bottom. */
  writeMiddle(text: string, box: Rect, style: Style, least = style.size): void {
    const fitted = this.#fitted(text, box, style, least);
    const height = this.height(text, box.width, fitted);
    this.write(text, { ...box, y: box.y + Math.max(0, (box.height - height) / 2) }, fitted);
  }

  /** An icon of game-icons.net in a square. */
  icon(name: string, x: number, y: number, size: number, colour: string = ink.black): void {
    this.#doc
      .save()
      .translate(x, y)
      .scale(size / 512);
    for (const path of iconPaths(name)) this.#doc.path(path).fill(colour);
    this.#doc.restore();
  }

  #fitted(text: string, box: Rect, style: Style, least: number): Style {
    let fitted = style;
    while (fitted.size > least && !this.#fits(text, box, fitted)) {
      fitted = { ...fitted, size: Math.max(least, fitted.size - 0.25) };
    }
    return fitted;
  }

  #fits(text: string, box: Rect, style: Style): boolean {
    const lines = this.lines(text, box.width, style);
    return (
      lines.length * lineHeight(style) <= box.height + tolerance &&
      lines.every((line) => this.width(line, style) <= box.width + tolerance)
    );
  }

  #check(lines: readonly string[], box: Rect, style: Style): void {
    const high = lines.length * lineHeight(style) - box.height;
    const wide = Math.max(0, ...lines.map((line) => this.width(line, style))) - box.width;
    const over = Math.max(high, wide);
    if (over > tolerance) this.overflows.push({ page: this.#pages, text: lines.join(" "), over });
  }

  #look(text: string, font: FontName): void {
    // PDFKit keeps the font in hand to itself, and has no other way to ask it.
    const { font: face } = (this.#doc.font(font) as unknown as { _font: { font: Face } })._font;
    for (const letter of text) if (!face.hasGlyphForCodePoint(letter.codePointAt(0)!)) this.missing.add(letter);
  }
}

interface Face {
  hasGlyphForCodePoint(point: number): boolean;
}

/** Rounding, in points. */
const tolerance = 0.01;

export function lineHeight({ size, leading = 1.22 }: Style): number {
  return size * leading;
}
