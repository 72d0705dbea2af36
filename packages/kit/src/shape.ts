import { unprintable } from "@tavolata/kernel";

/** Where data from outside isn't as it must be: the field (`quest.doors[3]`), what is wrong there, and the figures that say what would be right. */
export interface Misfit {
  readonly field: string;
  readonly code: "missing" | "unknown" | "kind" | "too-long" | "too-many" | "range" | "word";
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * Says whether data that anybody may have written has a shape, and adds what doesn't fit. It never throws, reads own fields only, and goes no
 * deeper than the shape itself: whatever it is given, it ends.
 */
export type Shape<T> = (value: unknown, field: string, into: Misfit[]) => value is T;

/** After so many misfits nobody reads on. */
export const mostMisfits = 50;

/** Everything that doesn't fit; nothing when the data have the shape. */
export function misfitsIn<T>(shape: Shape<T>, value: unknown): Misfit[] {
  const misfits: Misfit[] = [];
  shape(value, "", misfits);
  return misfits;
}

/** A text of at most so many characters, without control characters and halves of characters; with `fits`, only such a one. */
export function text(longest: number, fits?: RegExp): Shape<string> {
  return (value, field, into): value is string => {
    if (typeof value !== "string") return wrong(into, field, "kind", { kind: "text" });
    if (value.length > longest) return wrong(into, field, "too-long", { longest });
    if (unprintable.test(value)) return wrong(into, field, "word", { word: "" });
    return fits === undefined || fits.test(value) || wrong(into, field, "word", { word: shortened(value) });
  };
}

/** A whole number between these two. */
export function whole(least: number, most: number): Shape<number> {
  return (value, field, into): value is number => {
    if (typeof value !== "number") return wrong(into, field, "kind", { kind: "number" });
    return (Number.isInteger(value) && value >= least && value <= most) || wrong(into, field, "range", { least, most });
  };
}

export const yesOrNo: Shape<boolean> = (value, field, into): value is boolean =>
  typeof value === "boolean" || wrong(into, field, "kind", { kind: "switch" });

/** One of these words. */
export function word<W extends string>(words: readonly W[]): Shape<W> {
  return (value, field, into): value is W => {
    if (typeof value !== "string") return wrong(into, field, "kind", { kind: "text" });
    return (words as readonly string[]).includes(value) || wrong(into, field, "word", { word: shortened(value) });
  };
}

/** A list of at most so many. */
export function list<T>(of: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return (value, field, into): value is readonly T[] => {
    if (!Array.isArray(value)) return wrong(into, field, "kind", { kind: "list" });
    if (value.length > most) return wrong(into, field, "too-many", { most });
    if (value.length < least) return wrong(into, field, "range", { least, most });
    return all(value, into, (one, i) => of(one, `${field}[${i}]`, into));
  };
}

/** Values by names of one's own, at most so many. */
export function record<T>(of: Shape<T>, most: number, key: RegExp): Shape<Readonly<Record<string, T>>> {
  return (value, field, into): value is Readonly<Record<string, T>> => {
    if (!isRecord(value)) return wrong(into, field, "kind", { kind: "record" });
    const names = Object.keys(value);
    if (names.length > most) return wrong(into, field, "too-many", { most });
    return all(names, into, (name) =>
      key.test(name) && !(name in Object.prototype)
        ? of(value[name], inside(field, name), into)
        : wrong(into, field, "unknown", { name: shortened(name) }),
    );
  };
}

/** The fields of a thing, and no others. Those named as optional may be left out. */
export function fieldsOf<T extends object>(
  fields: { readonly [K in keyof T]-?: Shape<NonNullable<T[K]>> },
  ...optional: readonly (keyof T & string)[]
): Shape<T> {
  const needed = Object.keys(fields).filter((name) => !(optional as readonly string[]).includes(name));
  const shapes = new Map<string, Shape<unknown>>(Object.entries(fields));
  return (value, field, into): value is T => {
    if (!isRecord(value)) return wrong(into, field, "kind", { kind: "record" });
    const lacking = needed.filter((name) => !Object.hasOwn(value, name));
    for (const name of lacking) wrong(into, inside(field, name), "missing");
    const fit = all(Object.keys(value), into, (name) => {
      const shape = shapes.get(name);
      return shape
        ? shape(value[name], inside(field, name), into)
        : wrong(into, field, "unknown", { name: shortened(name) });
    });
    return lacking.length === 0 && fit;
  };
}

/** One of several kinds of thing, told apart by the word in one field. */
export function oneOfKinds<T>(tag: string, kinds: Readonly<Record<string, Shape<unknown>>>): Shape<T> {
  const shapes = new Map(Object.entries(kinds));
  return (value, field, into): value is T => {
    if (!isRecord(value)) return wrong(into, field, "kind", { kind: "record" });
    const kind = Object.hasOwn(value, tag) ? value[tag] : undefined;
    if (kind === undefined) return wrong(into, inside(field, tag), "missing");
    const shape = typeof kind === "string" ? shapes.get(kind) : undefined;
    return shape
      ? shape(value, field, into)
      : wrong(into, inside(field, tag), "word", { word: typeof kind === "string" ? shortened(kind) : "" });
  };
}

/** One of these shapes; what doesn't fit is told of the last. */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value, field, into): value is A | B => one(value, field, []) || other(value, field, into);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Looks at all of them, as long as anybody would read what is wrong. */
function all<T>(values: readonly T[], into: readonly Misfit[], fits: (value: T, i: number) => boolean): boolean {
  let fit = true;
  for (const [i, value] of values.entries()) {
    if (into.length >= mostMisfits) return false;
    if (!fits(value, i)) fit = false;
  }
  return fit;
}

function inside(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}

/** As much of a word as a sentence can hold. */
export function shortened(word: string): string {
  return word.length <= 40 ? word : `${word.slice(0, 39)}…`;
}

function wrong(into: Misfit[], field: string, code: Misfit["code"], args: Misfit["args"] = {}): false {
  if (into.length < mostMisfits) into.push({ field, code, args });
  return false;
}
