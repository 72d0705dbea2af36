/** The word that was probably meant; nothing when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(wanted.length * 0.4));
  const ranked = words
    .map((one) => ({ one, distance: distanceTo(wanted, one.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.one;
}

/** How far a word is from another one. The beginning of a long word is as good as a slip of one letter. */
function distanceTo(wanted: string, word: string): number {
  if (wanted.length >= 2 && (word.startsWith(wanted) || word.endsWith(`-${wanted}`))) return 1;
  return editDistance(wanted, word);
}

/** How many letters must be changed, added, left out or swapped with their neighbour (Damerau and Levenshtein). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
