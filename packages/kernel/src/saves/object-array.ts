const spoken: readonly unknown[] = ["a word"].slice(1);

/**
 * A new list with nothing in it yet, for words and things (numbers may lie in a plain `[]`). Node.js takes `[]` for a list of whole numbers until
 * something else lies in it: rules that were made fast with empty lists must then be made fast again, which costs more than the rules themselves.
 */
export function objectArray<T extends string | object>(): T[] {
  return spoken.slice() as T[];
}
