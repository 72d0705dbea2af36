/** How well bots play, from the worst to the best. Not every game has all of them. */
export const levels = ["random", "easy", "normal", "strong", "patient"] as const;
export type Level = (typeof levels)[number];

/** The level that a word of an older table or file means: rules of thumb were once called so. */
export function levelMeant(word: string): string {
  return word === "thumb" ? "normal" : word;
}
