import { titleFrom } from "./names.js";

/** Titles, those first that are written most like a name that nobody knows: `guard of the citadel` for `gard of citadell`. */
export function likelyTitles(name: string, titles: readonly string[]): string[] {
  const wanted = pairsOf(titleFrom(name));
  const likeness = new Map(titles.map((title) => [title, alike(wanted, pairsOf(title))]));
  return [...titles].sort((a, b) => likeness.get(b)! - likeness.get(a)!);
}

/** Every two letters that stand side by side. */
function pairsOf(title: string): ReadonlySet<string> {
  const word = ` ${title} `;
  return new Set(Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)));
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}
