import type { Json } from "@tavolata/kernel";

/**
 * One difference between two values: what stands there now (`put`), or that there is nothing any more. A key of an object that is
 * new comes after those that were there, an index just beyond the end of a list makes it longer.
 */
export interface PlaceChange {
  readonly at: readonly (string | number)[];
  readonly put?: Json;
}

/** Too many differences to be worth it. */
const mostChanges = 200;

type Fields = { readonly [key: string]: Json | undefined };

/**
 * What makes one value the other, both of them plain data, down to the order of keys; nothing when the whole had better be told. A key without a value counts as
 * one that isn't there, as it does in JSON.
 */
export function changesBetween(before: unknown, after: unknown): PlaceChange[] | undefined {
  const comparison = new Comparison();
  const { changes } = comparison;
  const isSaid = comparison.compare(before as Json, after as Json) && changes.length <= mostChanges;
  // A place of that name can't be put: it means something else to every object.
  return isSaid && !changes.some(({ at }) => at.includes("__proto__")) ? changes : undefined;
}

class Comparison {
  readonly changes: PlaceChange[] = [];
  /** Where it is comparing. */
  readonly #at: (string | number)[] = [];

  /** Whether it could be said as changes of what is there: not when all of it is another. */
  // ends: a view is as deep as it is
  compare(before: Json, after: Json): boolean {
    if (before === after) return true;
    if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
    if (isList(before)) return isList(after) && this.#compareLists(before, after);
    return !isList(after) && this.#compareFields(before, after);
  }

  #compareLists(before: readonly Json[], after: readonly Json[]): boolean {
    if (after.length < before.length) return false; // what follows has moved up: the list is told anew
    for (let i = 0; i < before.length; i++) {
      if (before[i] !== after[i]) this.#comparePlace(i, before[i]!, after[i]!);
    }
    for (let i = before.length; i < after.length; i++) this.#put(i, after[i]!);
    return true;
  }

  /** Nearly always both have the same keys in the same order: then they are walked through side by side. */
  #compareFields(before: Fields, after: Fields): boolean {
    const keys = Object.keys(before);
    const values = Object.values(before);
    const keysNow = Object.keys(after);
    const valuesNow = Object.values(after);
    const known = this.changes.length;
    let next = 0;
    for (let i = 0; i < keys.length; i++) {
      // ends: there are so many keys
      while (next < keysNow.length && valuesNow[next] === undefined) next += 1;
      const was = values[i];
      if (keysNow[next] !== keys[i] || was === undefined) {
        this.changes.length = known;
        return this.#compareOtherFields(before, keys, after, keysNow);
      }
      const now = valuesNow[next]!;
      if (was !== now) this.#comparePlace(keys[i]!, was, now);
      next += 1;
    }
    for (; next < keysNow.length; next++) {
      const now = valuesNow[next];
      if (now !== undefined) this.#put(keysNow[next]!, now);
    }
    return true;
  }

  #compareOtherFields(before: Fields, keys: readonly string[], after: Fields, keysNow: readonly string[]): boolean {
    if (!isSameOrder(before, keys, after, keysNow)) return false;
    for (const key of keys) {
      const was = before[key];
      const now = valueIn(after, key);
      if (was === now || was === undefined) continue;
      if (now === undefined) this.changes.push({ at: [...this.#at, key] });
      else this.#comparePlace(key, was, now);
    }
    for (const key of keysNow) {
      const now = after[key];
      if (now !== undefined && valueIn(before, key) === undefined) this.#put(key, now);
    }
    return true;
  }

  #comparePlace(key: string | number, before: Json, after: Json): void {
    const known = this.changes.length;
    this.#at.push(key);
    const isSaid = this.compare(before, after);
    this.#at.pop();
    if (isSaid) return;
    this.changes.length = known;
    this.#put(key, after);
  }

  #put(key: string | number, put: Json): void {
    this.changes.push({ at: [...this.#at, key], put });
  }
}

/** What an object has itself: every object answers to "constructor". */
function valueIn(fields: Fields, key: string): Json | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Whether what is left of the keys comes first and in the order that it had. */
function isSameOrder(before: Fields, keys: readonly string[], after: Fields, keysNow: readonly string[]): boolean {
  let next = 0;
  for (const key of keys) {
    if (before[key] === undefined || valueIn(after, key) === undefined) continue;
    // ends: there are so many keys
    while (next < keysNow.length && after[keysNow[next]!] === undefined) next += 1;
    if (keysNow[next] !== key) return false;
    next += 1;
  }
  return true;
}

/** The value with these changes: plain data, as what it is made of. What was there stays as it was; what didn't change is shared by both. */
export function withChanges<T>(value: T, changes: readonly PlaceChange[]): T {
  const own = new Set<object>(); // the containers that were copied already
  const copied = (container: Json): Json => {
    if (typeof container !== "object" || container === null) throw new Error("A change leads into what isn't there.");
    if (own.has(container)) return container;
    const copy = isList(container) ? [...container] : { ...container };
    own.add(copy);
    return copy;
  };
  const changed = changes.length === 0 ? (value as Json) : copied(value as Json);
  for (const { at, put } of changes) {
    let container = changed as Record<string | number, Json>;
    for (const key of at.slice(0, -1)) {
      container[key] = copied(container[key]!);
      container = container[key] as Record<string | number, Json>;
    }
    const last = at.at(-1)!;
    if (put === undefined) delete container[last];
    else container[last] = put;
  }
  return changed as T;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
