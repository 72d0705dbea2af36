import type { Context } from "../context.js";

/** How long something still takes, if it goes on as it went since it began here. */
export class TimeLeft {
  readonly #start = performance.now();

  constructor(private readonly before: number) {}

  words(context: Context, done: number, of: number): string {
    const seconds = (performance.now() - this.#start) / 1000;
    const own = done - this.before;
    if (own === 0) return context.text("lab.beginning");
    const left = Math.ceil((seconds / own) * (of - done));
    const [minutes, rest] = [Math.floor(left / 60), left % 60];
    return context.text("lab.time-left", { time: `${minutes}:${String(rest).padStart(2, "0")}` });
  }
}
