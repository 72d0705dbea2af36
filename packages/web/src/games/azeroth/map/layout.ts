export { places, sheet } from "@tavolata/azeroth/open";

export type Point = readonly [x: number, y: number];

/** How large a space is drawn. */
export const radius = 30;
