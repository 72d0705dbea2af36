import type { Rect } from "@tavolata/print/page/paper.js";
import type { Press } from "@tavolata/print/page/press.js";
import { ink } from "@tavolata/print/page/style.js";
import { type Quest, tileSides } from "../content/index.js";
import { battlefieldOf } from "../queries/board/field.js";

const grounds: Readonly<Record<string, string>> = {
  forest: "#dfe8d6",
  road: "#ece3cf",
  village: "#f1e4d4",
  ruins: "#e6e2da",
  cave: "#dcd9dc",
  castle: "#e2e4ea",
  crypt: "#dfdbe6",
  camp: "#efe6c9",
};

type Point = readonly [x: number, y: number];

/** The battlefield of a Quest with all that lies on it at the start. Gives the height that it took. */
export function drawField(press: Press, box: Rect, quest: Quest): number {
  const field = new Field(press, box, quest);
  field.ground();
  field.walls();
  field.doors();
  field.things();
  return field.height;
}

/** What lies in an area at the start: an icon, with a word or number beside it. */
export interface Thing {
  readonly at: string;
  readonly icon: string;
  readonly colour: string;
  readonly mark?: string;
}

export function thingsOf(quest: Quest): Thing[] {
  const thing = (icon: string, colour: string) => (placed: { readonly at: string }, mark?: string) => ({
    at: placed.at,
    icon,
    colour,
    ...(mark === undefined ? {} : { mark }),
  });
  const chest = thing("locked-chest", "#4c3212");
  const gate = thing("magic-portal", ink.violet);
  const enemy = thing("orc-head", ink.red);
  return [
    ...quest.start.map((at) => thing("camping-tent", ink.green)({ at })),
    ...quest.stories.flatMap(({ at, card }) =>
      at === undefined ? [] : [thing("scroll-unfurled", ink.gold)({ at }, String(card))],
    ),
    ...quest.waypoints.map((one) => thing("position-marker", ink.blue)(one)),
    ...quest.chests.map((one) => chest(one)),
    ...quest.searchAreas.map((at) => thing("magnifying-glass", ink.gold)({ at })),
    ...quest.altars.map((one) => thing("star-altar", one.active ? ink.blue : ink.grey)(one)),
    ...quest.gates.map((one) => ({ ...gate(one), ...(one.open ? {} : { colour: ink.grey }) })),
    ...(quest.key ? [thing("key", ink.red)(quest.key)] : []),
    ...quest.shadows.map((one) => thing("uncertainty", ink.black)(one, String(one.heroes))),
    ...quest.enemies.map((one) => enemy(one, one.heroes === undefined ? undefined : String(one.heroes))),
  ];
}

class Field {
  readonly height: number;
  readonly #unit: number;
  readonly #place: (point: Point) => Point;
  readonly #battlefield;
  readonly #drawing;

  constructor(
    private readonly press: Press,
    box: Rect,
    private readonly quest: Quest,
  ) {
    this.#battlefield = battlefieldOf(quest);
    this.#drawing = this.#battlefield.drawing;
    const points = Object.values(this.#drawing.outlines).flat(2);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    this.#unit = Math.min(box.width / wide, box.height / high, 30);
    this.height = high * this.#unit;
    const aside = (box.width - wide * this.#unit) / 2;
    this.#place = ([x, y]) => [box.x + aside + (x - left) * this.#unit, box.y + (y - top) * this.#unit];
  }

  ground(): void {
    const { doc } = this.press;
    const { outlines, marks } = this.#drawing;
    const { hard, deadly } = this.#battlefield;
    for (const [id, rectangles] of Object.entries(outlines)) {
      const side = tileSides[id.slice(0, id.lastIndexOf("-")) as keyof typeof tileSides];
      for (const corners of rectangles)
        doc.polygon(...corners.map((corner) => [...this.#place(corner)])).fill(grounds[side.ground]!);
    }
    this.#rims();
    for (const [id, mark] of Object.entries(marks)) {
      const [x, y] = this.#place(mark);
      doc.circle(x, y, 1.6).fill(ink.pale);
      this.press.write(
        `${id}${hard?.includes(id) ? "*" : ""}${deadly?.includes(id) ? "!" : ""}`,
        { x: x - 20, y: y + 2, width: 40, height: 8 },
        { font: "sans", size: 5.6, colour: ink.grey, align: "centre", leading: 1.1 },
      );
    }
  }

  /** Thin lines round every area. */
  #rims(): void {
    const { doc } = this.press;
    const owner = new Map<string, string>();
    for (const [id, rectangles] of Object.entries(this.#drawing.outlines)) {
      for (const corners of rectangles) {
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        for (let x = Math.min(...xs); x < Math.max(...xs); x += 1)
          for (let y = Math.min(...ys); y < Math.max(...ys); y += 1) owner.set(`${x},${y}`, id);
      }
    }
    for (const [cell, id] of owner) {
      const [x, y] = cell.split(",").map(Number) as [number, number];
      const edge = (other: string, from: Point, to: Point) => {
        if (owner.get(other) === id) return;
        const [[ax, ay], [bx, by]] = [this.#place(from), this.#place(to)];
        doc.moveTo(ax, ay).lineTo(bx, by);
      };
      edge(`${x + 1},${y}`, [x + 1, y], [x + 1, y + 1]);
      edge(`${x},${y + 1}`, [x, y + 1], [x + 1, y + 1]);
      edge(`${x - 1},${y}`, [x, y], [x, y + 1]);
      edge(`${x},${y - 1}`, [x, y], [x + 1, y]);
    }
    doc.lineWidth(0.6).dash(2, { space: 2 }).stroke(ink.pale).undash();
  }

  walls(): void {
    const { doc } = this.press;
    const { walls, borders } = this.#drawing;
    for (const [from, to] of walls) this.#line(from, to);
    doc.lineCap("round").lineWidth(2.4).stroke(ink.black).lineCap("butt");
    for (const name of this.quest.walls) {
      const border = borders[name] ?? borders[name.split("|").reverse().join("|")];
      if (border) this.#line(...border);
    }
    doc.lineWidth(2.4).stroke("#7b5a3a");
  }

  doors(): void {
    const { doc } = this.press;
    for (const { on, kind } of this.quest.doors) {
      const border = this.#drawing.borders[on] ?? this.#drawing.borders[on.split("|").reverse().join("|")];
      if (!border) continue;
      this.#line(...border);
      doc.lineWidth(1.4).stroke(ink.black);
      const [[ax, ay], [bx, by]] = [this.#place(border[0]), this.#place(border[1])];
      const [x, y, size] = [(ax + bx) / 2, (ay + by) / 2, this.#unit * 0.95];
      doc
        .circle(x, y, size * 0.56)
        .lineWidth(0.8)
        .fillAndStroke(ink.paper, ink.black);
      this.press.icon(
        kind === "locked" ? "padlock" : "wooden-door",
        x - size * 0.4,
        y - size * 0.4,
        size * 0.8,
        "#6d4a1f",
      );
    }
  }

  /** The things of an area stand in rows above its mark; where somebody heaped up many, they get smaller. */
  things(): void {
    const { doc } = this.press;
    const byArea = new Map<string, Thing[]>();
    for (const thing of thingsOf(this.quest)) byArea.set(thing.at, [...(byArea.get(thing.at) ?? []), thing]);
    const usual = Math.min(13, this.#unit * 0.95);
    for (const [area, things] of byArea) {
      const mark = this.#drawing.marks[area];
      if (!mark) continue;
      const [x, y] = this.#place(mark);
      const across = Math.max(3, Math.ceil(Math.sqrt(things.length)));
      const step = ((usual + 2.4) * 3) / across;
      const size = (usual * 3) / across;
      // In a flat area they come down over its mark rather than up over the wall.
      const rows = Math.ceil(things.length / across);
      const down = Math.min(5, Math.max(0, this.#topAt(area, mark) + 5 - (y - 3 - size - (rows - 1) * step)));
      for (const [i, { icon, colour, mark: number }] of things.entries()) {
        const row = Math.floor(i / across);
        const inRow = Math.min(across, things.length - row * across);
        const left = x - (inRow * step) / 2 + (i % across) * step + 1.2;
        const above = y - 3 - size - row * step + down;
        doc.circle(left + size / 2, above + size / 2, size * 0.6).fill(ink.paper);
        this.press.icon(icon, left, above, size, colour);
        if (number === undefined) continue;
        doc.circle(left + size, above + 1, 3.5).fill(colour);
        this.press.writeMiddle(
          number,
          { x: left + size - 4, y: above - 3, width: 8, height: 8 },
          { font: "sans-bold", size: 5.6, colour: ink.paper, align: "centre", leading: 1.1 },
        );
      }
    }
  }

  /** Where an area begins above its mark. */
  #topAt(area: string, [markX, markY]: Point): number {
    const tops = (this.#drawing.outlines[area] ?? []).flatMap((corners) => {
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      const isAbove = Math.min(...xs) <= markX && markX <= Math.max(...xs) && Math.min(...ys) <= markY;
      return isAbove ? [Math.min(...ys)] : [];
    });
    return this.#place([markX, Math.min(markY, ...tops)])[1];
  }

  #line(from: Point, to: Point): void {
    const [[ax, ay], [bx, by]] = [this.#place(from), this.#place(to)];
    this.press.doc.moveTo(ax, ay).lineTo(bx, by);
  }
}
