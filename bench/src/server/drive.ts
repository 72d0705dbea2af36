import { quantile } from "../measuring/quantile.js";

/** A table with somebody at it who knows all answers in advance. */
export interface DrivenTable {
  /** Sends the next answer, whether or not the last one has come back. */
  answer(): void;
  /** Called whenever the table was told of an answer of its own, once for each. */
  onTold: () => void;
}

export interface DrivePace {
  /** How long to drive before anything counts, and how long it counts, in seconds. */
  readonly warmUp: number;
  readonly seconds: number;
}

/** A table is answered at every so many milliseconds. */
const period = 2_000;

/** How many answers a table needs for a drive. */
export function answersFor({ warmUp, seconds }: DrivePace): number {
  return Math.ceil(((warmUp + seconds) * 1000) / period) + 1;
}

export interface Driven {
  /** From the moment at which an answer was to be sent until its event had come, in milliseconds. */
  readonly latencies: readonly number[];
  /** How many answers were sent while it counted, and how many of them never came back. */
  readonly sent: number;
  readonly missing: number;
}

/** How long the last answers may take to come back, in milliseconds. */
const patience = 10_000;

/**
 * Answers at every table once in a period, the tables one after the other, whatever the server does (an open loop): if it stands still, the
 * answers that were due meanwhile have waited, too, and that counts.
 * @param onCounting called when the warm-up is over, and at the end
 */
export async function drive(tables: readonly DrivenTable[], pace: DrivePace, onCounting: () => void): Promise<Driven> {
  const latencies: number[] = [];
  const begin = performance.now() + 100;
  const countFrom = begin + pace.warmUp * 1000;
  const end = countFrom + pace.seconds * 1000;
  const step = period / tables.length;
  let [sent, told, asked] = [0, 0, 0];
  const due = tables.map((table) => {
    const times: number[] = [];
    table.onTold = () => {
      const time = times.shift();
      told += 1;
      if (time !== undefined && time >= countFrom) latencies.push(performance.now() - time);
    };
    return times;
  });
  let isCounting = false;
  for (let next = 0; begin + next * step < end; ) {
    const now = performance.now();
    for (; begin + next * step <= now && begin + next * step < end; next++) {
      const time = begin + next * step;
      if (time >= countFrom) {
        if (!isCounting) onCounting();
        isCounting = true;
        sent += 1;
      }
      const at = next % tables.length;
      due[at]!.push(time);
      asked += 1;
      tables[at]!.answer();
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  onCounting();
  for (const until = performance.now() + patience; told < asked && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { latencies, sent, missing: sent - latencies.length };
}

export const p99 = ({ latencies }: Driven): number => (latencies.length === 0 ? Infinity : quantile(latencies, 0.99));
