/** From 1, very easy, to 5, very hard. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** How often bots that play by rules of thumb win what is very easy, easy, and so on, at least. */
const limits = [0.85, 0.7, 0.5, 0.3];

/** How hard something is, by how often it was won. The same measure for every game, so that they can be compared. */
export function difficultyOf({ wins, matches }: { readonly wins: number; readonly matches: number }): Difficulty {
  return (limits.filter((limit) => wins / matches < limit).length + 1) as Difficulty;
}

/** What was measured of one quest, scenario or level. */
export interface Label {
  /** What was played, by the options of the table that name it; where a game has none, the bots of the other seats as `others`. */
  readonly of: Readonly<Record<string, string>>;
  readonly matches: number;
  readonly wins: number;
  /** The median. */
  readonly rounds: number;
}

/** A game's labels, as they lie in its folder: `games/<game>/test/labels.json`. */
export interface Labels {
  readonly game: string;
  /** The version of the rules. */
  readonly version: string;
  readonly bots: string;
  readonly seed: string;
  /** What makes them anew. */
  readonly command: string;
  readonly labels: readonly Label[];
}

/** The label of what is chosen: the first one in which nothing is otherwise. */
export function labelOf({ labels }: Labels, chosen: Readonly<Record<string, unknown>>): Label | undefined {
  return labels.find(({ of }) => Object.entries(of).every(([key, value]) => chosen[key] === value));
}
