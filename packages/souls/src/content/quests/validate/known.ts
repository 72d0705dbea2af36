/** A sentence when nothing of a quest has this name. */
export function unlessKnown(
  what: string,
  name: string,
  things: readonly (string | { readonly id?: string | undefined })[],
): string[] {
  const known = things.some((thing) => (typeof thing === "string" ? thing : thing.id) === name);
  return known ? [] : [`The quest has no ${what} "${name}".`];
}
