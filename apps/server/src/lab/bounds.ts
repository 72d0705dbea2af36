/** What the lab of a server is bounded by. */
export interface LabBounds {
  /** How long one experiment may be played, in milliseconds, without the turns of others in between. */
  readonly longest: number;
  /** How many of one person are kept; the oldest is forgotten first. */
  readonly kept: number;
  /** How many there may be besides one, of all people together. */
  readonly waiting: number;
}

/** How many experiments of one person are usually kept. */
export const mostExperiments = 20;

export const usualBounds: LabBounds = { longest: 60_000, kept: mostExperiments, waiting: 10 };
