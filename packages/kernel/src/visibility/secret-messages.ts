import type { View } from "../match/match.js";

/**
 * The messages of a game that nobody may read before the match tells them: a quest's notes, what is read out in a room. A
 * server keeps their texts to itself and gives them to whoever is told their keys.
 */
export interface SecretMessages<V extends View<unknown> = View> {
  isSecret(key: string): boolean;
  /** The secret messages that it takes to say a word of the match: the name of somebody whom nobody knew before. */
  saidWith?(word: string): readonly string[];
  /** What whoever sees this may read although nothing in it names it. */
  readWith?(view: V): readonly string[];
}
