import type { Json } from "@tavolata/kernel";
import { type Change, withChange } from "@tavolata/kit";

export type { Change };

/** Plain data with several changes made, one after the other. */
export function changed<T>(data: T, changes: readonly Change[]): T {
  return changes.reduce(withChange, data);
}

/** The large parts of a file that changes touch: the two first steps of each path, `quest.doors`. */
export function partsOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ field }) => field.split(/[.[]/).slice(0, 2).join(".")))];
}

/** The changes that give these parts the values that they have here: what takes a change back, and what makes it again. */
export function restoring(data: object, parts: readonly string[]): Change[] {
  return parts.map((field) => {
    const value = valueAt(data, field);
    return value === undefined ? { does: "remove", field } : { does: "set", field, value };
  });
}

function valueAt(data: object, field: string): Json | undefined {
  let place: unknown = data;
  for (const step of field.split(".")) {
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, step)) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[step];
  }
  return place as Json;
}
