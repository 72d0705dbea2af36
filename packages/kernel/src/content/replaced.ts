/** A value with another one at the end of a path: everything on the way is copied, because tables may share parts with each other. */
// ends: each step takes a word off the path
export function replaced(before: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}
