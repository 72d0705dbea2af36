import { type CorrectedValues, readCorrections } from "@tavolata/kernel";
import { isObject, persistedEach, usePersisted } from "@tavolata/ui/page/persisted.js";

/** What could not be brought together of this browser and the account, to be read until somebody has decided. */
export interface Apart {
  /** Figures of the account that don't go together with those of here. */
  readonly left: CorrectedValues;
  /** Both together are more than a table takes: each has its own. */
  readonly isTooMany: boolean;
}

const kept = persistedEach((game) => `tavolata.figures-apart.${game}`, apartIn);

function apartIn(found: unknown): Apart | undefined {
  if (!isObject(found)) return undefined;
  const { left, isTooMany }: Partial<Apart> = found;
  const printedValues = readCorrections(JSON.stringify(left) ?? "");
  return printedValues && { left: printedValues, isTooMany: isTooMany === true };
}

export function useApart(game: string): Apart | undefined {
  return usePersisted(kept(game));
}

export function apartHere(game: string): Apart | undefined {
  return kept(game).read();
}

/** Notes it, or that there is nothing more to say about it. Says whether this browser keeps that. */
export function noteApart(game: string, apart: Apart | undefined): boolean {
  return apart ? kept(game).write(apart) : kept(game).drop();
}
