/** Marks that turn the direction of writing: in a name they would turn what stands beside it, too. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What can be seen: no control or format character, no space, no mark that needs a letter, and nothing that is drawn as nothing. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Half of a pair of characters without the other: no text can hold it. */
const unpaired = /\p{Cs}/u;

/**
 * A name as it is kept: composed, with single spaces, and without marks of direction. Nothing when there is nothing to be seen in it, or when
 * it can't be written down.
 */
export function namedBy(words: string): string | undefined {
  if (unpaired.test(words)) return undefined;
  const name = words.normalize("NFC").replace(directions, "").replace(/\s+/gu, " ").trim();
  return visible.test(name) ? name : undefined;
}
