/** What a measurement has to reach. */
export interface MetricTarget {
  /** So many times as good as the peer. */
  readonly ratio?: number;
  readonly atLeast?: number;
  readonly under?: number;
}

/** A figure of ours beside the peer's. */
export interface Metric {
  readonly name: string;
  readonly ours: number;
  /** Nothing when there is no peer to compare with. */
  readonly peer: number | null;
  /** How many times as good as the peer's ours is, whether more is better or less. */
  readonly ratio: number | null;
  readonly unit: string;
  /** Left out: the figure is for information. */
  readonly target?: MetricTarget;
}

type Measured = Omit<Metric, "ratio">;

/** A figure of which more is better. */
export function moreIsBetter(measured: Measured): Metric {
  return { ...measured, ratio: measured.peer === null ? null : measured.ours / measured.peer };
}

/** A figure of which less is better. */
export function lessIsBetter(measured: Measured): Metric {
  return { ...measured, ratio: measured.peer === null ? null : measured.peer / measured.ours };
}

export function isReached({ ours, ratio, target = {} }: Metric): boolean {
  return (
    (target.ratio === undefined || (ratio !== null && ratio >= target.ratio)) &&
    (target.atLeast === undefined || ours >= target.atLeast) &&
    (target.under === undefined || ours < target.under)
  );
}
