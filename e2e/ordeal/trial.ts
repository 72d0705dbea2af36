/** What the ordeal was asked for. */
export interface Wish {
  readonly kills: number;
  /** How long the database goes away, in seconds. */
  readonly away: number;
  readonly messages: number;
  readonly seed: string;
}

/** What was seen. */
export interface Finding {
  readonly claim: string;
  readonly holds: boolean;
  readonly seen: readonly string[];
}

export interface Trial {
  readonly title: string;
  run(wish: Wish, say: (line: string) => void): Promise<Finding[]>;
}
