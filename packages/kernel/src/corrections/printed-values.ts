import type { CorrectableTables, Origin } from "../saves/correctable.js";

/** One value of a game's tables that an owner of the box may correct, and what it may be. */
export interface PrintedValue {
  /** `items.greedy-sting.front.attack.hits`: its table, its entry, and the way to it inside the entry. */
  readonly path: string;
  readonly table: string;
  readonly entry: string;
  readonly field: readonly string[];
  readonly origin: Origin;
  /** Ours. */
  readonly value: CorrectedValue;
  readonly takes: Takes;
}

export type CorrectedValue = number | boolean | string;

type Takes =
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "switch" }
  | { readonly kind: "word"; readonly words: readonly string[] };

/** A number may be so many times as great, or as far below nothing, as the furthest that stands in its place on any entry of the table, and at least `least`. */
const room = { times: 4, least: 9 };

/** All figures of a game's tables, as they are now. */
export function printedValuesOf(correctable: CorrectableTables): PrintedValue[] {
  return Object.entries(correctable.tables).flatMap(([table, entries]) => {
    const found = Object.entries(entries).flatMap(([entry, own]) =>
      valuesIn(own, correctable).map(({ field, value }) => ({ entry, field, value })),
    );
    const takes = takenIn(found, correctable.changes ?? []);
    return found.map(({ entry, field, value }) => ({
      path: [table, entry, ...field].join("."),
      table,
      entry,
      field,
      origin: correctable.originOf?.(table, entry, field.join(".")) ?? "ours",
      value,
      takes: rangeOf(correctable, table, field, value) ?? takes.get(placeOf(field, value))!,
    }));
  });
}

/** What the game itself says that a number may be. */
function rangeOf({ ranges }: CorrectableTables, table: string, field: readonly string[], value: CorrectedValue) {
  const range = ranges?.[[table, ...namesIn(field)].join(".")] ?? ranges?.[table];
  return range && typeof value === "number" ? ({ kind: "number", ...range } as const) : undefined;
}

interface Value {
  readonly field: readonly string[];
  readonly value: CorrectedValue;
}

function valuesIn(entry: object, { fixed = [], words = [], notPrinted = [] }: CorrectableTables): Value[] {
  const found: Value[] = [];
  // ends: a table of figures is as deep as it is written
  const walk = (value: unknown, field: readonly string[]): void => {
    if (isPrintedValue(value, field, words)) found.push({ field, value });
    else if (typeof value === "object" && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        // What is fixed is so on the entry itself, not in what lies deeper and happens to be called alike.
        if ((field.length === 0 && fixed.includes(key)) || notPrinted.includes(key)) continue;
        if (!key.includes(".")) walk(member, [...field, key]);
      }
    }
  };
  walk(entry, []);
  return found;
}

function isPrintedValue(value: unknown, field: readonly string[], words: readonly string[]): value is CorrectedValue {
  if (typeof value === "number") return Number.isSafeInteger(value);
  return (typeof value === "string" || typeof value === "boolean") && words.includes(field.at(-1) ?? "");
}

/** The way to a value without the numbers of lists. */
function namesIn(field: readonly string[]): readonly string[] {
  return field.filter((key) => !/^\d+$/.test(key));
}

/** The place of a value on any card of a table: which number of a list it is doesn't count. */
function placeOf(field: readonly string[], value: CorrectedValue): string {
  return `${typeof value} ${field.map((key) => (/^\d+$/.test(key) ? "#" : key)).join(".")}`;
}

function takenIn(values: readonly Value[], changes: readonly string[]): ReadonlyMap<string, Takes> {
  const byPlace = new Map<string, { readonly values: CorrectedValue[]; readonly isChange: boolean }>();
  for (const { field, value } of values) {
    const place = placeOf(field, value);
    const own = byPlace.get(place);
    if (own) own.values.push(value);
    else byPlace.set(place, { values: [value], isChange: changes.includes(field.at(-1) ?? "") });
  }
  return new Map([...byPlace].map(([place, { values, isChange }]) => [place, takenBy(values, isChange)]));
}

function takenBy(values: readonly CorrectedValue[], isChange: boolean): Takes {
  const [first] = values;
  if (typeof first === "boolean") return { kind: "switch" };
  if (typeof first === "string") return { kind: "word", words: [...new Set(values as string[])].sort() };
  const numbers = values as readonly number[];
  const lowest = Math.min(...numbers);
  const max = Math.max(room.least, room.times * Math.max(...numbers));
  // What can be less than nothing can be much less. What is nowhere nothing can't become nothing: a foe without health, a card without copies.
  if (isChange || lowest < 0) return { kind: "number", min: Math.min(-room.least, room.times * lowest), max };
  return { kind: "number", min: Math.min(lowest, 1), max };
}
