import type { Rect } from "@tavolata/print/page/paper.js";
import type { Press } from "@tavolata/print/page/press.js";
import { ink } from "@tavolata/print/page/style.js";
import { boardSides } from "../content/board/index.js";
import type { Quest } from "../content/quests/format.js";
import { scenery } from "../content/scenery.js";
import { figureIcon, sceneryIcon, trapIcon } from "./icons.js";
import { type Point, pointOf, type QuestNote, sidesOf } from "./notes.js";

const floors = ["#f4ead2", "#eee6dc", "#e6eae0", "#f1e3d8", "#e4e8ec", "#efe9cf"] as const;

/** What is drawn on the map; without it, the board is bare but for the start. */
export interface Secrets {
  readonly notes: readonly QuestNote[];
  /** The letter of each kind of figure. */
  readonly letters: ReadonlyMap<string, string>;
}

/** The board of a quest, as wide as the box or as high. Gives the height that it took. */
export function drawBoard(press: Press, box: Rect, quest: Quest, secrets?: Secrets): number {
  const { grid } = boardSides[quest.side];
  const rim = 9;
  const cell = Math.min((box.width - rim) / grid.width, (box.height - rim) / grid.height);
  const left = box.x + rim + (box.width - rim - cell * grid.width) / 2;
  const board = new Board(press, quest, left, box.y + rim, cell);
  board.rim();
  board.ground();
  board.start();
  if (secrets) {
    board.hazards();
    board.furniture();
  }
  board.walls();
  board.rooms(secrets !== undefined);
  if (secrets) {
    board.doors();
    board.traps();
    board.figures(secrets.letters);
    board.marks(secrets.notes);
  }
  return rim + cell * grid.height;
}

class Board {
  readonly #width: number;
  readonly #height: number;
  readonly #roomOf: readonly string[];

  constructor(
    private readonly press: Press,
    private readonly quest: Quest,
    private readonly left: number,
    private readonly top: number,
    private readonly cell: number,
  ) {
    const { grid, roomOf } = boardSides[quest.side];
    this.#width = grid.width;
    this.#height = grid.height;
    this.#roomOf = roomOf;
  }

  /** Letters for the columns, numbers for the rows. */
  rim(): void {
    const style = { font: "sans", size: 6, colour: ink.grey, align: "centre", leading: 1.1 } as const;
    for (let column = 0; column < this.#width; column += 1) {
      this.press.write(
        String.fromCharCode(97 + column),
        { x: this.left + column * this.cell, y: this.top - 8.5, width: this.cell, height: 7 },
        style,
      );
    }
    for (let row = 0; row < this.#height; row += 1) {
      this.press.writeMiddle(
        String(row + 1),
        { x: this.left - 9, y: this.top + row * this.cell, width: 8, height: this.cell },
        style,
      );
    }
  }

  ground(): void {
    const { doc } = this.press;
    const letters = [...new Set(this.#roomOf)].sort();
    for (let row = 0; row < this.#height; row += 1) {
      for (let column = 0; column < this.#width; column += 1) {
        const room = this.#room(column, row);
        const [x, y] = this.#at([column, row]);
        const floor = room === "." ? "#fbfaf7" : floors[letters.indexOf(room) % floors.length]!;
        doc.rect(x, y, this.cell, this.cell).fill(floor);
      }
    }
    for (let column = 1; column < this.#width; column += 1) {
      doc
        .moveTo(this.left + column * this.cell, this.top)
        .lineTo(this.left + column * this.cell, this.top + this.#height * this.cell);
    }
    for (let row = 1; row < this.#height; row += 1) {
      doc
        .moveTo(this.left, this.top + row * this.cell)
        .lineTo(this.left + this.#width * this.cell, this.top + row * this.cell);
    }
    doc.lineWidth(0.35).stroke(ink.line);
  }

  start(): void {
    const { doc } = this.press;
    for (const square of this.quest.start) {
      const [x, y] = this.#at(pointOf(square));
      doc
        .rect(x + 1, y + 1, this.cell - 2, this.cell - 2)
        .lineWidth(1)
        .dash(2, { space: 1.6 })
        .stroke(ink.green)
        .undash();
    }
  }

  hazards(): void {
    const { doc } = this.press;
    for (const square of this.quest.exit) {
      const [x, y] = this.#at(pointOf(square));
      this.#icon("3d-stairs", x, y, 0.62, "#b8d0bd");
    }
    for (const square of this.quest.rubble) {
      const [x, y] = this.#at(pointOf(square));
      doc.rect(x, y, this.cell, this.cell).fill("#cfc8bb");
      this.#icon("stone-pile", x, y, 0.72, ink.grey);
    }
    for (const square of this.quest.abyss) {
      const [x, y] = this.#at(pointOf(square));
      doc.rect(x, y, this.cell, this.cell).fill("#3c3a40");
    }
  }

  furniture(): void {
    const { doc } = this.press;
    for (const piece of this.quest.scenery) {
      const [wide, deep] = sizeOf(piece);
      const [x, y] = this.#at(pointOf(piece.at));
      const box = { x: x + 1.5, y: y + 1.5, width: wide * this.cell - 3, height: deep * this.cell - 3 };
      doc.roundedRect(box.x, box.y, box.width, box.height, 2).lineWidth(0.9).fillAndStroke("#d8b98a", "#6d4a1f");
      const icon = Math.min(box.width, box.height) * 0.86;
      this.press.icon(
        sceneryIcon(piece.type),
        box.x + (box.width - icon) / 2,
        box.y + (box.height - icon) / 2,
        icon,
        "#4c3212",
      );
    }
    for (const { at } of this.quest.caches) {
      const [x, y] = this.#at(pointOf(at));
      this.#icon("open-treasure-chest", x, y, 0.66, ink.gold);
    }
  }

  walls(): void {
    const { doc } = this.press;
    for (let row = 0; row < this.#height; row += 1) {
      for (let column = 0; column < this.#width; column += 1) {
        const [x, y] = this.#at([column, row]);
        if (column + 1 < this.#width && this.#room(column, row) !== this.#room(column + 1, row)) {
          doc.moveTo(x + this.cell, y).lineTo(x + this.cell, y + this.cell);
        }
        if (row + 1 < this.#height && this.#room(column, row) !== this.#room(column, row + 1)) {
          doc.moveTo(x, y + this.cell).lineTo(x + this.cell, y + this.cell);
        }
      }
    }
    doc.lineCap("square").lineWidth(1.7).stroke(ink.black);
    doc
      .rect(this.left, this.top, this.#width * this.cell, this.#height * this.cell)
      .lineWidth(2.2)
      .stroke(ink.black);
    doc.lineCap("butt");
  }

  /** Each room's letter, in the corner of its last square that nothing lies on. */
  rooms(isFurnished: boolean): void {
    const taken = new Set(isFurnished ? this.#occupied() : []);
    for (const letter of new Set(this.#roomOf)) {
      if (letter === ".") continue;
      const squares = this.#roomOf.flatMap((one, square) => (one === letter ? [square] : [])).reverse();
      const square = squares.find((one) => !taken.has(one)) ?? squares[0]!;
      const [x, y] = this.#at([square % this.#width, Math.floor(square / this.#width)]);
      this.press.write(
        letter,
        { x: x + this.cell - 9, y: y + this.cell - 8.8, width: 7.5, height: 8 },
        { font: "serif-bold", size: 7, colour: ink.grey, align: "right", leading: 1.1 },
      );
    }
  }

  /** Squares on which something is drawn. */
  #occupied(): number[] {
    const { scenery: pieces, antagonists, allies, traps, caches, rubble, abyss, exit } = this.quest;
    const single = [...antagonists, ...allies, ...caches].map(({ at }) => at);
    const trapped = traps.flatMap(({ at }) => (typeof at === "string" ? at.split("|") : at));
    const number = ([column, row]: Point) => row * this.#width + column;
    return [
      ...[...single, ...trapped, ...rubble, ...abyss, ...exit].map((square) => number(pointOf(square))),
      ...pieces.flatMap((piece) => {
        const [column, row] = pointOf(piece.at);
        const [wide, deep] = sizeOf(piece);
        return Array.from({ length: wide * deep }, (_, i) => number([column + (i % wide), row + Math.floor(i / wide)]));
      }),
    ];
  }

  doors(): void {
    const { doc } = this.press;
    for (const edge of this.quest.doors) {
      this.#onEdge(edge, (x, y, wide, high) =>
        doc.rect(x, y, wide, high).lineWidth(0.6).fillAndStroke("#a5692a", ink.black),
      );
    }
    for (const { edge } of this.quest.barredDoors) {
      this.#onEdge(edge, (x, y, wide, high) => {
        doc.rect(x, y, wide, high).lineWidth(0.8).fillAndStroke(ink.paper, ink.black);
        for (let i = 1; i < 5; i += 1) {
          if (wide > high) doc.moveTo(x + (wide * i) / 5, y).lineTo(x + (wide * i) / 5, y + high);
          else doc.moveTo(x, y + (high * i) / 5).lineTo(x + wide, y + (high * i) / 5);
        }
        doc.lineWidth(0.8).stroke(ink.black);
      });
    }
    for (const edge of this.quest.secretDoors) {
      this.#onEdge(edge, (x, y, wide, high) => {
        const size = 8;
        const [middle, centre] = [x + wide / 2, y + high / 2];
        doc.rect(x, y, wide, high).lineWidth(0.6).fillAndStroke("#cfd6e2", ink.black);
        doc
          .circle(middle, centre, size / 2)
          .lineWidth(0.7)
          .fillAndStroke(ink.paper, ink.black);
        this.press.writeMiddle(
          "S",
          { x: middle - 4, y: centre - 4, width: 8, height: 8 },
          { font: "serif-bold", size: 6.5, align: "centre", leading: 1.1 },
        );
      });
    }
  }

  traps(): void {
    const { doc } = this.press;
    for (const { kind, at } of this.quest.traps) {
      if (typeof at === "string" && at.includes("|")) {
        const [one, other] = sidesOf(at);
        const [ax, ay] = this.#at(one);
        const [bx, by] = this.#at(other);
        const [x, y] = [(ax + bx + this.cell) / 2, (ay + by + this.cell) / 2];
        const size = this.cell * 0.6;
        doc
          .circle(x, y, size * 0.62)
          .lineWidth(0.7)
          .fillAndStroke(ink.paper, ink.violet);
        this.press.icon(trapIcon(kind), x - size / 2, y - size / 2, size, ink.violet);
        continue;
      }
      for (const square of typeof at === "string" ? [at] : at) {
        const [x, y] = this.#at(pointOf(square));
        doc
          .rect(x + 1.2, y + 1.2, this.cell - 2.4, this.cell - 2.4)
          .lineWidth(0.8)
          .fillAndStroke("#eadff0", ink.violet);
        this.#icon(trapIcon(kind), x, y, 0.72, ink.violet);
      }
    }
  }

  figures(letters: ReadonlyMap<string, string>): void {
    const { doc } = this.press;
    for (const { type, at, champion } of this.quest.antagonists) {
      const [x, y] = this.#at(pointOf(at));
      if (champion)
        doc
          .circle(x + this.cell / 2, y + this.cell / 2, this.cell * 0.46)
          .lineWidth(1)
          .stroke(ink.red);
      this.#icon(figureIcon(type), x, y, 0.7, ink.red, -0.06);
      this.#letter(letters.get(type) ?? "", x, y, ink.red);
    }
    for (const { type, at } of this.quest.allies) {
      const [x, y] = this.#at(pointOf(at));
      this.#icon(figureIcon(type), x, y, 0.7, ink.blue, -0.06);
      this.#letter(letters.get(type) ?? "", x, y, ink.blue);
    }
  }

  /** The numbers of the notes. Several of one square stand side by side. */
  marks(notes: readonly QuestNote[]): void {
    const taken = new Map<string, number>();
    for (const { number, at } of notes) {
      if (!at) continue;
      const count = taken.get(at.join()) ?? 0;
      taken.set(at.join(), count + 1);
      const [x, y] = this.#at(at);
      const size = 4.4;
      const middle = x + size + count * size * 2;
      this.press.doc
        .circle(middle, y + size, size)
        .lineWidth(0.5)
        .fillAndStroke(ink.black, ink.paper);
      this.press.writeMiddle(
        String(number),
        { x: middle - size, y: y, width: size * 2, height: size * 2 },
        { font: "sans-bold", size: 6, colour: ink.paper, align: "centre", leading: 1.1 },
      );
    }
  }

  #letter(letter: string, x: number, y: number, colour: string): void {
    const size = 3.6;
    const [middle, centre] = [x + this.cell - size - 0.6, y + this.cell - size - 0.6];
    this.press.doc.circle(middle, centre, size).fill(ink.paper);
    this.press.writeMiddle(
      letter,
      { x: middle - size - 1, y: centre - size, width: size * 2 + 2, height: size * 2 },
      { font: "sans-bold", size: 6.4, colour, align: "centre", leading: 1.1 },
    );
  }

  #icon(name: string, x: number, y: number, share: number, colour: string, shift = 0): void {
    const size = this.cell * share;
    this.press.icon(
      name,
      x + (this.cell - size) / 2 + shift * this.cell,
      y + (this.cell - size) / 2 + shift * this.cell,
      size,
      colour,
    );
  }

  #onEdge(edge: string, draw: (x: number, y: number, width: number, height: number) => void): void {
    const [one, other] = sidesOf(edge);
    const [ax, ay] = this.#at(one);
    const [bx, by] = this.#at(other);
    const [x, y] = [(ax + bx + this.cell) / 2, (ay + by + this.cell) / 2];
    const [long, thick] = [this.cell * 0.74, this.cell * 0.24];
    if (one[1] === other[1]) draw(x - thick / 2, y - long / 2, thick, long);
    else draw(x - long / 2, y - thick / 2, long, thick);
  }

  #room(column: number, row: number): string {
    return this.#roomOf[row * this.#width + column]!;
  }

  #at([column, row]: Point): readonly [number, number] {
    return [this.left + column * this.cell, this.top + row * this.cell];
  }
}

/** How many squares a piece of furniture takes across and down. */
function sizeOf({ type, turned }: Quest["scenery"][number]): readonly [number, number] {
  const { width, depth } = scenery[type as keyof typeof scenery];
  return turned ? [depth, width] : [width, depth];
}
