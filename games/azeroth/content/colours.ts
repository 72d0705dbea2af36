import type { ClassName, Colour } from "./types.js";

/** AZ-level-5: from the lowest to the highest. */
export const colours: readonly Colour[] = ["grey", "green", "yellow", "red"];

export const classNames: readonly ClassName[] = [
  "warrior",
  "paladin",
  "rogue",
  "hunter",
  "mage",
  "warlock",
  "shaman",
  "druid",
];

/** AZ-move-5: 0 for grey to 3 for red. */
export function rankOf(colour: Colour): number {
  return colours.indexOf(colour);
}
