import type { SeatShape } from "../table/seats/seat-looks.js";

/** The outlines of the seats' shapes in a square from -50 to 50. */
export const tokenShapes: Readonly<Record<SeatShape, string>> = {
  circle: "M0-47a47 47 0 1 0 .01 0z",
  diamond: "M0-50 48 0 0 50-48 0z",
  square: "M-37-43h74a7 7 0 0 1 7 7v72a7 7 0 0 1-7 7h-74a7 7 0 0 1-7-7v-72a7 7 0 0 1 7-7z",
  triangle: "M0-50 50 40q-50 16-100 0z",
  hexagon: "M0-49 44-24v48L0 49l-44-25v-48z",
};

/** Enemies stand on notched discs, so that nobody takes one for a hero. */
export const notched =
  "M0-48 13-42 27-40 33-28 44-17 42-4 48 9 39 20 36 34 22 37 10 46-2 41-16 44-25 34-39 29-39 15-48 3-42-9-44-22-31-30-23-41-10-41z";
