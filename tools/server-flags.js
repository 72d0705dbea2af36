/**
 * How Node.js is started for a server. A process plays on one core and shares the machine with others: one helper is enough for the garbage
 * collector, more of them take the time of those who play. And what an answer makes is given longer to become garbage before it is moved
 * among what is kept. Most of the collector's work goes on beside play, which makes it seem cheap to V8: left to itself it would look through everything that is kept
 * whenever a third was added. It may grow to two and a half times its size before that.
 */
export const serverFlags = ["--v8-pool-size=1", "--max-semi-space-size=32", "--heap-growing-percent=150"];
