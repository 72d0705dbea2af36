/**
 * A value with all that is the same in another one taken from there: parts without news stay the same objects, and nothing is drawn for
 * them again. Both are plain data.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Readonly<Record<string, unknown>>;
  const keys = Object.keys(now);
  const copy: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {};
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    copy[key] = shared(old[key], (now as Record<string, unknown>)[key]);
    isSame &&= Object.hasOwn(old, key) && Object.is(copy[key], old[key]);
  }
  return (isSame ? before : copy) as T;
}
