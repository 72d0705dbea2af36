/**
 * Freezes the plain objects of a content and everything inside them, and gives it back: the content is shared by all matches that are played with it. Lists stay
 * as they are, because the engine is slower with frozen ones; `lists` freezes them, too, for tests.
 */
export function frozen<T>(value: T, how: { readonly lists?: boolean } = {}): T {
  freezeInside(value, how.lists ?? false, new Set());
  return value;
}

// ends: no object is visited twice
function freezeInside(value: unknown, lists: boolean, visited: Set<object>): void {
  if (typeof value !== "object" || value === null || visited.has(value)) return;
  visited.add(value);
  if (value instanceof Map) {
    for (const member of value.values()) freezeInside(member, lists, visited);
    return;
  }
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return;
  for (const member of Object.values(value)) freezeInside(member, lists, visited);
  if (lists || !isList) Object.freeze(value);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
