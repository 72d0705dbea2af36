/**
 * How Node.js is started for a server. A process plays on one core and shares the machine with others: one helper is enough for the garbage
 * collector, more of them take the time of those who play. And what an answer makes is given longer to become garbage before it is moved
 * among what is kept.
 */
export const serverFlags = ["--v8-pool-size=1", "--max-semi-space-size=64"];
