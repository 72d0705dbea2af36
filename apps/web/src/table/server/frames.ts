import type { Standing } from "@tavolata/client";
import type { Callable, Decision, Onlooker, View } from "@tavolata/kernel";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";

/** What one onlooker was told after some answer. */
export interface OnlookerFrame {
  readonly view: View;
  readonly events: readonly AnyVisibleEvent[];
  readonly decisions: readonly Decision[];
  readonly interjections: readonly Callable[];
  readonly undo: Standing["undo"];
  readonly canRedo: boolean;
  readonly due: number | undefined;
}

/** The table after so many answers of a line of play, through the eyes of those who look from this page. */
export interface TableFrame {
  readonly branch: number;
  readonly answers: number;
  readonly seen: Map<Onlooker, OnlookerFrame>;
  /** How long it should be looked at before the next one is shown: 1 is the usual time. */
  wait: number;
}

/** What comes from the server is shown one by one: this is what is shown, and what waits to be. */
export class Frames {
  #frames: TableFrame[] = [];

  get shown(): TableFrame | undefined {
    return this.#frames[0];
  }

  get next(): TableFrame | undefined {
    return this.#frames[1];
  }

  /** How many wait to be shown. */
  get left(): number {
    return Math.max(0, this.#frames.length - 1);
  }

  arrived(as: Onlooker, branch: number, answers: number, seen: OnlookerFrame): void {
    const known = this.#frames.find((frame) => frame.branch === branch && frame.answers === answers);
    if (known) {
      known.seen.set(as, seen);
      return;
    }
    const last = this.#frames.at(-1);
    const frame: TableFrame = { branch, answers, seen: new Map([[as, seen]]), wait: 0 };
    if (!last || last.branch === branch) {
      if (!last || answers > last.answers) this.#frames.push(frame);
    } else {
      this.#frames = [frame]; // something was taken back: what waited to be shown no longer counts
    }
  }

  /** More is known of what an onlooker had been told long ago. */
  filled(as: Onlooker, line: number, events: readonly AnyVisibleEvent[]): void {
    for (const frame of this.#frames) {
      const seen = frame.seen.get(as);
      if (seen && frame.branch === line) frame.seen.set(as, { ...seen, events: events.slice(0, seen.events.length) });
    }
  }

  /** Shows the next one. */
  advance(): void {
    if (this.#frames.length > 1) this.#frames.shift();
  }

  /** Shows the last one. */
  catchUp(): void {
    this.#frames.splice(0, this.#frames.length - 1);
  }
}
