import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { HouseReport } from "@tavolata/client/protocol";

/** How often a look is taken, and how many looks make the last minute. */
const every = 10_000;
const looks = 6;

/** Of so many answers it is known how long they took. */
const remembered = 500;

/** How often the process looks whether it comes late, in milliseconds. */
const fineness = 20;

interface Look {
  readonly when: number;
  readonly answers: number;
  /** Milliseconds of the processor so far. */
  readonly work: number;
}

/** How busy this process is: over the last minute, at the price of one look in ten seconds. */
export class Pulse {
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: fineness });
  readonly #looks: Look[] = [];
  readonly #took: number[] = [];
  #answers = 0;
  readonly #timer = setInterval(() => this.#look(), every).unref();

  constructor() {
    this.#delay.enable();
    this.#look();
  }

  /** An answer was stored. */
  answered(seconds: number): void {
    this.#took[this.#answers % remembered] = seconds * 1000;
    this.#answers += 1;
  }

  get answers(): HouseReport["answers"] {
    const sorted = [...this.#took].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
    const past = this.#looks[0]!;
    return {
      all: this.#answers,
      lastMinute: this.#answers - past.answers,
      ...(sorted.length === 0 ? {} : { median: at(0.5), p95: at(0.95) }),
    };
  }

  /** How much of a core it used. */
  get processor(): number {
    const past = this.#looks[0]!;
    const passed = performance.now() - past.when;
    return passed < 1 ? 0 : (workNow() - past.work) / passed;
  }

  get delay(): HouseReport["load"]["delay"] {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - fineness);
    return this.#delay.count === 0
      ? { median: 0, p99: 0 }
      : { median: late(this.#delay.percentile(50)), p99: late(this.#delay.percentile(99)) };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #look(): void {
    this.#looks.push({ when: performance.now(), answers: this.#answers, work: workNow() });
    if (this.#looks.length <= looks) return;
    this.#looks.shift();
    this.#delay.reset(); // so that an evil minute is forgotten again
  }
}

function workNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
