/** The best by a score, of equals the first one; nothing where there is nothing. */
export function bestOf<T>(list: Iterable<T>, score: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = score(one);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}
