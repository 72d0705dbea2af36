import { useSyncExternalStore } from "react";

/** What a page keeps in its browser under one key. What the browser doesn't keep holds as long as the page is open. */
export interface Persisted<T> {
  /** What is kept now: the same object as long as it is the same text. */
  read(): T;
  /** Keeps it from now on, and says whether this browser does so beyond the page. */
  write(value: T): boolean;
  /** Keeps nothing from now on, and says whether this browser has let it go. */
  drop(): boolean;
  /** Whether what was written last is kept beyond the page. */
  isKept(): boolean;
  /** Calls whenever it changes: in this window, or in another of this browser. */
  subscribe(listener: () => void): () => void;
}

interface Form {
  /** It is kept as it is, not as JSON. */
  readonly isText?: boolean;
  /** It is forgotten when the window is closed. */
  readonly isOfWindow?: boolean;
}

/**
 * Something that is kept under this key.
 * @param parse makes sense of what was found there, nothing included; somebody else may have written it, or an older page
 */
export function persisted<T>(
  key: string,
  parse: (found: unknown) => T,
  { isText, isOfWindow }: Form = {},
): Persisted<T> {
  const store = () => (isOfWindow ? sessionStorage : localStorage);
  const listeners = new Set<() => void>();
  let unkept: { readonly text: string | undefined } | undefined;
  let last: { readonly text: string | undefined; readonly value: T } | undefined;

  function found(): string | undefined {
    if (unkept) return unkept.text;
    try {
      return store().getItem(key) ?? undefined;
    } catch {
      return undefined; // a browser may be set to refuse even the look at its storage
    }
  }

  function parsed(text: string | undefined): T {
    if (isText || text === undefined) return parse(text);
    try {
      return parse(JSON.parse(text));
    } catch (error) {
      console.warn(`What is kept as "${key}" can't be read:`, error);
      return parse(undefined);
    }
  }

  function change(text: string | undefined): boolean {
    try {
      if (text === undefined) store().removeItem(key);
      else store().setItem(key, text);
      unkept = undefined;
    } catch (error) {
      console.warn(`This browser doesn't keep "${key}":`, error);
      unkept = { text };
    }
    for (const listener of [...listeners]) listener();
    return !unkept;
  }

  return {
    read() {
      const text = found();
      if (!last || last.text !== text) last = { text, value: parsed(text) };
      return last.value;
    },
    write: (value) => change(isText ? String(value) : JSON.stringify(value)),
    drop: () => change(undefined),
    isKept: () => !unkept,
    subscribe(listener) {
      listeners.add(listener);
      const stop = onWrittenElsewhere(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** Something that is kept once for each of several: for each game, for each room. */
export function persistedEach<T>(
  keyOf: (id: string) => string,
  parse: (found: unknown) => T,
  form?: Form,
): (id: string) => Persisted<T> {
  const all = new Map<string, Persisted<T>>();
  return (id) => {
    const one = all.get(id) ?? persisted(keyOf(id), parse, form);
    all.set(id, one);
    return one;
  };
}

export function usePersisted<T>(kept: Persisted<T>): T {
  return useSyncExternalStore(kept.subscribe, kept.read);
}

/** Calls whenever another window of this browser writes or drops what is kept under a key. */
export function onWrittenElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Whether this browser is set to refuse even the look at its storage. */
export function keepsNothing(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** What was found as it was written, or nothing. */
export const asText = (found: unknown): string | undefined => (typeof found === "string" ? found : undefined);

/** What was found by its ids, as far as each is what is expected. */
export function asRecord<T>(found: unknown, isOne: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, T] => isOne(entry[1])));
}

export const isText = (value: unknown): value is string => typeof value === "string";

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A record with one more, as the newest; of all others the newest stay, so many as there may be. */
export function withNewest<T>(
  record: Readonly<Record<string, T>>,
  id: string,
  value: T,
  most: number,
): Readonly<Record<string, T>> {
  const others = Object.entries(record).filter(([other]) => other !== id);
  return Object.fromEntries([...others.slice(1 - most), [id, value]]);
}
