/** So often what was begun meanwhile is waited for, too. */
const mostRounds = 1_000;

/** Work on one thing at a time, in the order in which it came; work on different things goes on side by side. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(what: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(what) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(noop, noop);
    this.#last.set(what, settled);
    void settled.then(() => {
      if (this.#last.get(what) === settled) this.#last.delete(what);
    });
    return mine;
  }

  isBusy(what: string): boolean {
    return this.#last.has(what);
  }

  /** Waits until nothing is under way; work may lead to more work, but not for ever. */
  async allDone(): Promise<void> {
    // ends: after so many rounds
    for (let round = 0; this.#last.size > 0; round++) {
      if (round === mostRounds) throw new Error("There is always more work: it isn't waited for any longer.");
      await Promise.all(this.#last.values());
    }
  }
}

function noop(): void {}
