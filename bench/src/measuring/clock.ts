/** A clock that shows milliseconds. */
export type Clock = () => number;

/** The clock on the wall. */
export const wallClock: Clock = () => performance.now();

/**
 * The processor's time that this process has used, its helpers for compiling and collecting garbage included. It goes slower than the wall's
 * where others keep the machine busy.
 */
export const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
