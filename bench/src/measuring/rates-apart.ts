import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "./quantile.js";
import type { Rounds } from "./rates.js";

const sideProcess = fileURLToPath(new URL("./side.js", import.meta.url));

/**
 * As `ratesOf`, with each side in a process of its own: the garbage of one is not collected at the other's expense, and code that both run is made fast
 * for the one that runs it. They still take turns. A side is a module that exports its `work`.
 */
export async function ratesApart<N extends string>(
  sides: Readonly<Record<N, URL>>,
  { rounds, length, warmUp = 5 * length }: Rounds,
): Promise<Record<N, number>> {
  const started = Object.entries<URL>(sides).map(([name, module]) => ({
    name,
    process: fork(sideProcess, [module.href]),
    rates: [] as number[],
  }));
  try {
    for (const { process } of started) await rateOf(process, warmUp);
    for (let round = 0; round < rounds; round++) {
      for (const { process, rates } of started) rates.push(await rateOf(process, length));
    }
  } finally {
    for (const { process } of started) process.kill();
  }
  return Object.fromEntries(started.map(({ name, rates }) => [name, median(rates)])) as Record<N, number>;
}

/** Lets a side work for so many milliseconds. */
function rateOf(side: ChildProcess, length: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A side of a measurement ended with exit code ${code}.`));
    side.once("exit", onExit);
    side.once("message", (rate) => {
      side.off("exit", onExit);
      resolve(rate as number);
    });
    side.send(length);
  });
}
