/** How long a connection may take for what, in milliseconds. */
export interface Deadlines {
  /** Until the head of a request is there, also of the first one. */
  readonly head: number;
  /** Until a request is there as a whole. */
  readonly request: number;
  /** Between two requests: longer than a proxy keeps its connections, so that it is the one who hangs up. */
  readonly idle: number;
  /** Without a byte in either direction: longer than the longest work of which the answer is waited for. */
  readonly silence: number;
  /** From the wish for a socket until it is there. */
  readonly upgrade: number;
  /** How often the first two are looked after. */
  readonly looks: number;
}

export const usualDeadlines: Deadlines = {
  head: 15_000,
  request: 120_000,
  idle: 72_000,
  silence: 300_000,
  upgrade: 10_000,
  looks: 5_000,
};

/** A connection is used for so many requests, and then made anew: none of them goes on for ever. */
export const requestsPerConnection = 1_000;

/** Of one connection so many requests are answered at once. Browsers and proxies send one after the other; who sends a row of them is let go. */
export const requestsAtOnce = 8;
