/**
 * Something that is worked out from a content once, when it is first wanted: a memory of what was worked out, a list by another order. It is kept as long as the content
 * is there. What rules read all the time belongs into the content itself.
 */
export function derived<C extends object, T>(make: (content: C) => T): (content: C) => T {
  const made = new WeakMap<C, { readonly value: T }>();
  // Nearly always the same content is asked for again.
  let last: { readonly content: C; readonly value: T } | undefined;
  return (content) => {
    if (last?.content === content) return last.value;
    let found = made.get(content);
    if (!found) {
      found = { value: make(content) };
      made.set(content, found);
    }
    last = { content, value: found.value };
    return found.value;
  };
}
