import type { QuestProblem } from "@tavolata/kit";

/** What a checking thread is asked, and what it answers. */
export interface ToCheck {
  readonly number: number;
  readonly text: string;
}
export interface Checked {
  readonly number: number;
  readonly problems: readonly QuestProblem[];
}

/** So long after the last change it is checked, in milliseconds. */
const pause = 150;

/** Checks a quest while it is drawn, in a thread of its own. Of several answers the newest counts. */
export class Checker {
  readonly #thread: Worker;
  #number = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(thread: Worker, told: (problems: readonly QuestProblem[]) => void) {
    this.#thread = thread;
    thread.onmessage = ({ data }: MessageEvent<Checked>) => {
      if (data.number === this.#number) told(data.problems);
    };
  }

  check(text: string): void {
    this.#number += 1;
    const wish: ToCheck = { number: this.#number, text };
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#thread.postMessage(wish), pause);
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#thread.terminate();
  }
}
