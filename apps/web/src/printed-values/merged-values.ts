import { type CorrectedValues, type CorrectionCheck, correctionsText } from "@tavolata/kernel";

/** The figures of two places as one. */
export interface Merged {
  readonly figures: CorrectedValues;
  /** What the account had of cards and dice that it had corrected otherwise, and that don't go together with those of here. */
  readonly left: CorrectedValues;
}

/**
 * The figures of this browser and those of the account as one: what was changed here since both were the same is as it is here, and everything
 * else as the account has it.
 */
export function mergedPrintedValues(
  common: CorrectedValues,
  here: CorrectedValues,
  account: CorrectedValues,
): CorrectedValues {
  const merged: Record<string, CorrectedValues[string]> = { ...account };
  for (const path of changedHere(common, here)) {
    if (here[path] === undefined) delete merged[path];
    else merged[path] = here[path];
  }
  return merged;
}

/**
 * The same, so that a table can be laid with it: two dice, each of which has all its faces, may make one that has too many. Then such a die
 * is as it is here with all its figures, and if that doesn't do, everything is.
 */
export function mergedSoundly(
  common: CorrectedValues,
  here: CorrectedValues,
  account: CorrectedValues,
  corrections: CorrectionCheck,
): Merged {
  const problems = (one: CorrectedValues) => corrections.problems(correctionsText(one)).length;
  const printedValues = mergedPrintedValues(common, here, account);
  // What is wrong on one side already is nothing that bringing them together could mend: somebody may be in the middle of a die.
  if (problems(printedValues) === 0 || problems(here) > 0 || problems(account) > 0)
    return { figures: printedValues, left: {} };
  const entry = (path: string) => entryOf(path, corrections);
  let whole = printedValues;
  for (const changed of new Set([...changedHere(common, here)].map(entry))) {
    const asHere = {
      ...those(whole, (path) => entry(path) !== changed),
      ...those(here, (path) => entry(path) === changed),
    };
    if (problems(asHere) < problems(whole)) whole = asHere;
  }
  if (problems(whole) > 0) whole = here;
  const apart = new Set(
    Object.keys(account)
      .filter((path) => printedValues[path] === account[path] && whole[path] !== account[path])
      .map(entry),
  );
  return { figures: whole, left: those(account, (path) => apart.has(entry(path))) };
}

/** These instead of what there is of the same cards and dice. */
export function insteadOf(own: CorrectedValues, taken: CorrectedValues, corrections: CorrectionCheck): CorrectedValues {
  const entries = new Set(Object.keys(taken).map((path) => entryOf(path, corrections)));
  return { ...those(own, (path) => !entries.has(entryOf(path, corrections))), ...taken };
}

function changedHere(common: CorrectedValues, here: CorrectedValues): Set<string> {
  const paths = [...Object.keys(common), ...Object.keys(here)];
  return new Set(paths.filter((path) => here[path] !== common[path]));
}

/** The card or die that a figure belongs to. */
function entryOf(path: string, { figures: printedValues }: CorrectionCheck): string {
  const printedValue = printedValues.get(path);
  return printedValue ? `${printedValue.table}.${printedValue.entry}` : path;
}

function those(printedValues: CorrectedValues, isWanted: (path: string) => boolean): CorrectedValues {
  return Object.fromEntries(Object.entries(printedValues).filter(([path]) => isWanted(path)));
}
