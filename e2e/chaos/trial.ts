/** What the chaos test was asked for. */
export interface ChaosRequest {
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

export interface ChaosTrial {
  readonly title: string;
  run(wish: ChaosRequest, say: (line: string) => void): Promise<Finding[]>;
}
