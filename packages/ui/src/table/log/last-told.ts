/** So many lines say where a match stood. */
export const toldLines = 5;

let told: readonly string[] = [];

/** Remembers what was told last, in case that the page fails: then it says where the match stood. */
export function rememberTold(lines: readonly string[]): void {
  told = lines;
}

export function lastTold(): readonly string[] {
  return told;
}
