/** A quest of a campaign that is over. */
interface Chapter {
  readonly quest: string;
  readonly won: boolean;
  /** How many rounds it took, where that is written down. */
  readonly rounds: number | undefined;
  /** What the party took home, where the game counts that. */
  readonly gold: number | undefined;
  readonly lost: readonly string[];
}

/** What a campaign has come to, whichever game it is of. */
export interface Chapters {
  readonly record: readonly Chapter[];
  /** The quest that is being played; nothing between two, or before the first. */
  readonly present: string | undefined;
  /** How many quests it has; nothing where that isn't settled before. */
  readonly length: number | undefined;
  readonly fallen: readonly string[];
  /** The score of all quests together, where the game keeps one. */
  readonly score: number | undefined;
  /** What the party owns together, under this title. */
  readonly shared: { readonly title: "found" | "stash"; readonly items: readonly string[] };
}
