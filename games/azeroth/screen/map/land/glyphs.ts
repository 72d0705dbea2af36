import type { Colour } from "../../../content/types.js";

/** How a part of a picture is painted. */
export type Glyph = "tree" | "trunk" | "rock" | "shade" | "snow" | "line" | "ember";

/** A small picture of the map, as outlines from the point where it stands. */
export type Growing = Partial<Record<Glyph, string>>;

const pine: Growing = { trunk: "m-2 6h4v6h-4z", tree: "m0-16l8 13h-4l7 11h-22l7-11h-4z" };
const pines: Growing = {
  trunk: "m-11 8h3v5h-3zm18 1h3v5h-3z",
  tree: "m-9-10l7 11h-3l6 8h-20l6-8h-3zm18 2l6 10h-3l6 8h-18l6-8h-3z",
};
const leafy: Growing = { trunk: "m-2 3h4v9h-4z", tree: "m-9 4a7 7 0 0 1 1-11a8 8 0 0 1 16 0a7 7 0 0 1 1 11z" };
const peak: Growing = {
  rock: "m-19 11l14-26 8 11 5-6 13 21z",
  shade: "m-5-15l4 15-4 11h26l-13-21-5 6z",
  snow: "m-5-15l-5 9 4-2 2 4 2-4 4 1z",
};
const crag: Growing = {
  rock: "m-18 11l9-17 5 5 6-16 8 14 4-4 7 18z",
  shade: "m2-17l-3 16 5 12h17l-7-18-4 4z",
};
const fire: Growing = {
  rock: "m-17 11l10-20h11l12 20z",
  shade: "m4-9l-2 12 4 8h11z",
  ember: "m-7-9q2-4 5-2 0-6 3-9 1 5 3 6 2 1 2 5z",
};
const hills: Growing = { line: "m-18 6q8-15 16 0m-4-5q9-14 20 5m-10-3l2 1m-14 0l2 1" };
const tuft: Growing = { line: "m-8 4q1-6-2-9m7 9v-11m7 11q-1-6 3-9" };
const stones: Growing = { rock: "m-10 6l2-7 7-2 5 4 1 5zm12 1l2-4 5 0 2 4z", line: "m-5 0l3-2" };
const dunes: Growing = { line: "m-20 5q12-14 21-3q7-7 18 3m-31 4q8-6 16 0" };
const mesa: Growing = { rock: "m-15 9l4-17h19l5 17z", shade: "m1-8l2 17h10l-5-17z", line: "m-11-8h19" };
const thorn: Growing = { line: "m-1 9v-13m0 5l-7-6m7 1l6-7m-6 10l8-2m-9-6l-4-8" };

/** What stands on the lands of each colour; what is named twice is found twice as often. */
export const growths: Readonly<Record<Colour, readonly Growing[]>> = {
  grey: [hills, tuft, leafy, stones, peak, tuft, hills],
  green: [pine, pines, pines, leafy, tuft, hills],
  yellow: [dunes, mesa, dunes, stones, thorn, crag],
  red: [crag, fire, thorn, crag, fire, stones],
};
