import { type CorrectedFigures, readCorrections } from "@tavolata/kernel";
import { useMemo, useSyncExternalStore } from "react";

/** What could not be brought together of this browser and the account, to be read until somebody has decided. */
export interface Apart {
  /** Figures of the account that don't go together with those of here. */
  readonly left: CorrectedFigures;
  /** Both together are more than a table takes: each has its own. */
  readonly isTooMany: boolean;
}

const place = (game: string) => `tavolata.figures-apart.${game}`;

const listeners = new Set<() => void>();

export function useApart(game: string): Apart | undefined {
  const text = useSyncExternalStore(subscribe, () => textOf(game));
  return useMemo(() => read(text), [text]);
}

export function apartHere(game: string): Apart | undefined {
  return read(textOf(game));
}

/** Notes it, or that there is nothing more to say about it. Says whether this browser keeps that. */
export function noteApart(game: string, apart: Apart | undefined): boolean {
  let isKept = true;
  try {
    if (apart) localStorage.setItem(place(game), JSON.stringify(apart));
    else localStorage.removeItem(place(game));
  } catch (error) {
    console.warn("This browser keeps no figures:", error);
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isKept;
}

function textOf(game: string): string {
  try {
    return localStorage.getItem(place(game)) ?? "";
  } catch {
    return ""; // a browser that keeps nothing has nothing to bring together either
  }
}

function read(text: string): Apart | undefined {
  try {
    const { left, isTooMany } = JSON.parse(text) as Partial<Apart>;
    const figures = readCorrections(JSON.stringify(left) ?? "");
    return figures && { left: figures, isTooMany: isTooMany === true };
  } catch {
    return undefined; // nothing is noted, or somebody else wrote it
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
