import { colours } from "../../../content/colours.js";
import type { Colour } from "../../../content/types.js";
import { spaceAt } from "../../../queries/board.js";
import { drawn, type Point, places, sheet } from "../layout.js";
import { roads } from "../roads.js";
import { type Field, fieldOf, hash, noise, outlineOf } from "./field.js";
import { type Glyph, type Growing, growths } from "./glyphs.js";

/** The land as it is drawn: all paths are worked out once, from where the spaces lie. */
export interface Terrain {
  readonly coast: string;
  /** Lines in the water along the coast, the nearest first. */
  readonly shallows: readonly string[];
  readonly regions: Readonly<Record<Colour, string>>;
  readonly waves: string;
  /** What grows and stands on the land, by how it is painted. */
  readonly scenery: Readonly<Record<Glyph, string>>;
}

/** How far the land reaches round a space, and round a road. */
const reach = { space: 96, road: 58 } as const;

const step = 12;

function fromRoad(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}

const points: readonly Point[] = drawn.map((id) => places[id]!);

function nearest(x: number, y: number, among: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [px, py] of among) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
  return Math.sqrt(least);
}

function nearestRoad(x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of roads) least = Math.min(least, fromRoad(x, y, from, to));
  return least;
}

/** How far inland a point lies; below zero is water. */
function inland(x: number, y: number): number {
  const space = nearest(x, y, points);
  // Where a space is near, or everything is far, roads don't count.
  const isPlain = space < reach.space - reach.road || space > 2 * reach.space;
  const ground = Math.max(reach.space - space, isPlain ? -999 : reach.road - nearestRoad(x, y));
  return ground + 26 * noise(x, y, 110, 1) + 11 * noise(x, y, 38, 2) + 4 * noise(x, y, 16, 3);
}

function pointsWith(colour: Colour): readonly Point[] {
  return drawn.filter((id) => spaceAt(id).colour === colour).map((id) => places[id]!);
}

const pointsOf: Readonly<Record<Colour, readonly Point[]>> = {
  grey: pointsWith("grey"),
  green: pointsWith("green"),
  yellow: pointsWith("yellow"),
  red: pointsWith("red"),
};

/** How far a point lies from the lands of a colour, with borders that wind. */
function fromLand(x: number, y: number, colour: Colour): number {
  const salt = colours.indexOf(colour);
  return nearest(x, y, pointsOf[colour]) + 20 * noise(x, y, 70, 10 + salt) + 7 * noise(x, y, 24, 20 + salt);
}

/** The colour of a point by the lands that are nearest. */
function colourAt(x: number, y: number): Colour {
  return colours.reduce((best, one) => (fromLand(x, y, one) < fromLand(x, y, best) ? one : best));
}

/** The lands of each colour: where no other colour is nearer, and no water. */
function regionsOn(land: Field): Readonly<Record<Colour, string>> {
  const far = colours.map((colour) => fieldOf(sheet, step, (x, y) => fromLand(x, y, colour)).at);
  const outlines = colours.map((colour, own) => {
    const at = land.at.map((ground, i) => {
      let others = Number.POSITIVE_INFINITY;
      for (const [one, field] of far.entries()) if (one !== own) others = Math.min(others, field[i]!);
      return Math.min(ground, others - far[own]![i]!);
    });
    return [colour, outlineOf({ ...land, at })] as const;
  });
  return Object.fromEntries(outlines) as Record<Colour, string>;
}

/** Where something grows: on a grid that is shaken, away from spaces, roads and the coast. */
function growing(): Readonly<Record<Glyph, string>> {
  const found: Partial<Record<Glyph, string>> = {};
  const wide = 46;
  for (let row = 0; row * wide < sheet.height; row++) {
    for (let column = 0; column * wide < sheet.width; column++) {
      const x = Math.round((column + 0.5 + 0.7 * (hash(column, row, 31) - 0.5)) * wide);
      const y = Math.round((row + 0.5 + 0.7 * (hash(column, row, 32) - 0.5)) * wide);
      if (inland(x, y) < 20 || nearest(x, y, points) < 56 || nearestRoad(x, y) < 21) continue;
      const kinds: readonly Growing[] = growths[colourAt(x, y)];
      const kind = kinds[Math.floor(hash(column, row, 33) * kinds.length)]!;
      for (const [glyph, shape] of Object.entries(kind) as [Glyph, string][])
        found[glyph] = `${found[glyph] ?? ""}M${x} ${y}${shape}`;
    }
  }
  return found as Readonly<Record<Glyph, string>>;
}

/** Waves on the open sea. */
function waves(): string {
  let path = "";
  const wide = 74;
  for (let row = 0; row * wide < sheet.height; row++) {
    for (let column = 0; column * wide < sheet.width; column++) {
      const x = Math.round((column + 0.2 + 0.6 * hash(column, row, 41)) * wide);
      const y = Math.round((row + 0.2 + 0.6 * hash(column, row, 42)) * wide);
      if (x < 40 || y < 40 || x > sheet.width - 70 || y > sheet.height - 40 || inland(x + 10, y) > -46) continue;
      path += `M${x} ${y}q6-8 12 0t12 0`;
    }
  }
  return path;
}

let made: Terrain | undefined;

/** Worked out when a map is first drawn. */
export function terrain(): Terrain {
  if (made) return made;
  const land = fieldOf(sheet, step, inland);
  made = {
    coast: outlineOf(land),
    shallows: [-14, -30].map((level) => outlineOf(land, level)),
    regions: regionsOn(land),
    waves: waves(),
    scenery: growing(),
  };
  return made;
}
