import type { CorrectedFigures } from "@tavolata/kernel";

/**
 * The figures of this browser and those of the account as one: what was changed here since both were the same is as it is here, and everything
 * else as the account has it.
 */
export function mergedFigures(
  common: CorrectedFigures,
  here: CorrectedFigures,
  account: CorrectedFigures,
): CorrectedFigures {
  const merged: Record<string, CorrectedFigures[string]> = { ...account };
  for (const path of new Set([...Object.keys(common), ...Object.keys(here)])) {
    if (here[path] === common[path]) continue;
    if (here[path] === undefined) delete merged[path];
    else merged[path] = here[path];
  }
  return merged;
}
