/**
 * A value with all that is the same in another one taken from there: parts without news stay the same objects, and nothing is drawn for
 * them again. Both are plain data.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) || Array.isArray(now)) {
    return Array.isArray(before) && Array.isArray(now) ? (sharedList(before, now) as T) : now;
  }
  return sharedFields(before as Fields, now as Fields) as T;
}

type Fields = Readonly<Record<string, unknown>>;

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const copy = now.map((item, i) => shared(before[i], item));
  const isSame = copy.length === before.length && copy.every((item, i) => Object.is(item, before[i]));
  return isSame ? before : copy;
}

function sharedFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  const copy: Record<string, unknown> = {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    copy[key] = shared(before[key], now[key]);
    isSame &&= Object.hasOwn(before, key) && Object.is(copy[key], before[key]);
  }
  return isSame ? before : copy;
}
