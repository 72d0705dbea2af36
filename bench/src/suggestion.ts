/** The known word that is nearest to what was typed; nothing when none is near enough to be meant. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const near = known
    .map((word) => ({ word, edits: word.startsWith(typed) ? 0 : editsBetween(typed, word) }))
    .filter(({ word, edits }) => edits <= Math.max(1, word.length / 3))
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.word;
}

/** How many letters must be added, left out or replaced to make one word the other (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
