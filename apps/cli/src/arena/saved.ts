import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Series, tableOf } from "./contest.js";

/** The matches of an arena in a file, a line for each, so that what was played once isn't played again after an interruption. */
export class SavedMatches {
  readonly #known = new Map<string, boolean>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    const text = readFileSync(file, "utf8");
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole !== text) writeFileSync(file, whole); // it was interrupted in the midst of a line
    for (const line of whole.split("\n").filter(Boolean)) {
      const { won, ...match } = JSON.parse(line) as SavedMatch;
      this.#known.set(JSON.stringify(match), won);
    }
  }

  /** Which matches of a series were won; nothing unless all of them were played. */
  of(series: Series): boolean[] | undefined {
    const found = matchesOf(series).map((match) => this.#known.get(JSON.stringify(match)));
    return found.every((won) => won !== undefined) ? found : undefined;
  }

  keep(series: Series, won: readonly boolean[]): void {
    const lines = matchesOf(series).map((match, i) => `${JSON.stringify({ ...match, won: won[i]! })}\n`);
    appendFileSync(this.file, lines.join(""));
  }
}

type SavedMatch = ReturnType<typeof matchesOf>[number] & { readonly won: boolean };

/** All that decides how a match goes, for each of a series; who doesn't think ahead has no use for play-outs. */
function matchesOf(series: Series) {
  const { game, picks, level, side, seed, first, end, iterations } = series;
  const thinks = level === "strong" || level === "patient";
  return Array.from({ length: end - first }, (_, i) => ({
    game,
    options: tableOf(series, first + i),
    ...(picks.length > 0 ? { picks } : {}),
    level,
    side: side.name,
    seed,
    number: first + i,
    iterations: thinks ? (iterations ?? null) : null,
  }));
}
