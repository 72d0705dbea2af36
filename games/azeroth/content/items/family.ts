import { colours } from "../colours.js";
import type { ClassName, Colour, Effect, Item, ItemKind, Time } from "../types.js";

/** The same kind of item in the four colours: its name and what it does. */
export function family(
  number: number,
  kind: ItemKind,
  classes: readonly ClassName[],
  rows: Readonly<Record<Colour, readonly [id: string, ...effects: readonly Effect[]]>>,
  time?: Time,
): Readonly<Record<string, Item>> {
  return Object.fromEntries(
    colours.map((colour) => {
      const [id, ...effects] = rows[colour];
      const item = { number, kind, colour, classes, effects };
      return [id, time ? { ...item, time } : item];
    }),
  );
}
