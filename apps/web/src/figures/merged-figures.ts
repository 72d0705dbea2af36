import { type CorrectedFigures, type CorrectionCheck, correctionsText } from "@tavolata/kernel";

/** The figures of two places as one. */
export interface Merged {
  readonly figures: CorrectedFigures;
  /** What the account had of cards and dice that it had corrected otherwise, and that don't go together with those of here. */
  readonly left: CorrectedFigures;
}

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
  common: CorrectedFigures,
  here: CorrectedFigures,
  account: CorrectedFigures,
  corrections: CorrectionCheck,
): Merged {
  const problems = (one: CorrectedFigures) => corrections.problems(correctionsText(one)).length;
  const figures = mergedFigures(common, here, account);
  // What is wrong on one side already is nothing that bringing them together could mend: somebody may be in the middle of a die.
  if (problems(figures) === 0 || problems(here) > 0 || problems(account) > 0) return { figures, left: {} };
  const entry = (path: string) => entryOf(path, corrections);
  let whole = figures;
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
      .filter((path) => figures[path] === account[path] && whole[path] !== account[path])
      .map(entry),
  );
  return { figures: whole, left: those(account, (path) => apart.has(entry(path))) };
}

/** These instead of what there is of the same cards and dice. */
export function insteadOf(
  own: CorrectedFigures,
  taken: CorrectedFigures,
  corrections: CorrectionCheck,
): CorrectedFigures {
  const entries = new Set(Object.keys(taken).map((path) => entryOf(path, corrections)));
  return { ...those(own, (path) => !entries.has(entryOf(path, corrections))), ...taken };
}

function changedHere(common: CorrectedFigures, here: CorrectedFigures): Set<string> {
  const paths = [...Object.keys(common), ...Object.keys(here)];
  return new Set(paths.filter((path) => here[path] !== common[path]));
}

/** The card or die that a figure belongs to. */
function entryOf(path: string, { figures }: CorrectionCheck): string {
  const figure = figures.get(path);
  return figure ? `${figure.table}.${figure.entry}` : path;
}

function those(figures: CorrectedFigures, isWanted: (path: string) => boolean): CorrectedFigures {
  return Object.fromEntries(Object.entries(figures).filter(([path]) => isWanted(path)));
}
