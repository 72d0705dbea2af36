/**
 * People at a table who answer as fast as they are asked and note what was acknowledged, until the match is over. They use
 * the client library, which comes back by itself; whatever happens to the servers, they only wait.
 */
export class Table {
  /** What was acknowledged, by seat, in order. @type {Map<string, string[][]>} */
  acknowledged = new Map();
  answers = 0;
  isOver = false;

  /**
   * @param {string} id
   * @param {import("@tavolata/client/node").TableWatch[]} watches one for each seat
   * @param {() => Promise<void>} pause between two answers
   */
  constructor(id, watches, pause) {
    this.id = id;
    this.watches = watches;
    this.pause = pause;
    for (const { as } of watches) this.acknowledged.set(as, []);
  }

  async play() {
    await Promise.all(this.watches.map((watch) => this.#playSeat(watch)));
    this.isOver = true;
  }

  /** @param {import("@tavolata/client/node").TableWatch} watch */
  async #playSeat(watch) {
    for (;;) {
      await watch.until(({ decisions, view }) => decisions.length > 0 || view.outcome !== undefined);
      const decision = watch.decisions[0];
      if (!decision) return;
      const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
      await watch.answer(decision, picks);
      this.acknowledged.get(watch.as)?.push(picks);
      this.answers += 1;
      await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
      await this.pause();
    }
  }

  /**
   * What is wrong with the stored match; nothing when it holds exactly what was acknowledged.
   * @param {readonly { seat: string; picks: readonly string[] }[]} stored
   * @returns {string | undefined}
   */
  fault(stored) {
    for (const [seat, given] of this.acknowledged) {
      const kept = stored.filter((answer) => answer.seat === seat).map(({ picks }) => picks);
      if (JSON.stringify(kept) !== JSON.stringify(given)) {
        return `table ${this.id}: ${seat} was acknowledged ${given.length} answers, and ${kept.length} are stored, or others`;
      }
    }
    return undefined;
  }
}
