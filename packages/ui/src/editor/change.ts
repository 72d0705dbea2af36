import type { Json } from "@tavolata/kernel";
import { type QuestChange, withChange } from "@tavolata/kit";

export type { QuestChange };

/** Plain data with several changes made, one after the other. */
export function changed<T>(data: T, changes: readonly QuestChange[]): T {
  return changes.reduce(withChange, data);
}

/** The large parts of a file that changes touch: the two first steps of each path, `quest.doors`. */
export function partsOf(changes: readonly QuestChange[]): string[] {
  return [...new Set(changes.map(({ field }) => field.split(/[.[]/).slice(0, 2).join(".")))];
}

/** The changes that give these parts the values that they have here: what takes a change back, and what makes it again. */
export function restoring(data: object, parts: readonly string[]): QuestChange[] {
  return parts.map((field) => {
    const value = valueAt(data, field);
    return value === undefined ? { does: "remove", field } : { does: "set", field, value };
  });
}

/** What stands at a path; nothing where it leads nowhere. */
export function valueAt(data: object, field: string): Json | undefined {
  let place: unknown = data;
  for (const step of field.split(/[.[\]]+/).filter((one) => one !== "")) {
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, step)) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[step];
  }
  return place as Json;
}

/** Changes with what makes the records that they lead through, where a file says nothing of them. */
export function making(data: object, changes: readonly QuestChange[]): readonly QuestChange[] {
  const made = new Set<string>();
  return changes.flatMap((change) => {
    const missing = change.does === "remove" ? [] : missingOn(data, change.field).filter((field) => !made.has(field));
    for (const field of missing) made.add(field);
    return [...missing.map((field) => ({ does: "set" as const, field, value: {} })), change];
  });
}

/** The records on the way of a path that aren't there. What is in a list is there, or the path leads nowhere. */
function missingOn(data: object, field: string): string[] {
  const missing: string[] = [];
  let place: unknown = data;
  for (const { 0: step, index } of [...field.matchAll(/[^.[\]]+/g)].slice(0, -1)) {
    if (Array.isArray(place)) {
      place = (place as unknown[])[Number(step)];
      if (place === undefined) return [];
    } else {
      const record = (place ?? {}) as Readonly<Record<string, unknown>>;
      place = Object.hasOwn(record, step) ? record[step] : undefined;
      if (place === undefined) missing.push(field.slice(0, index + step.length));
    }
  }
  return missing;
}
