import { Books } from "./books.js";
import { ChaosRandom, pause } from "./chance.js";
import { longGame } from "./long-game.js";
import { Party } from "./party.js";

/** Several parties at once: the load under which everything is tried. */
export class PartyCrowd {
  readonly books = new Books();
  readonly parties: readonly Party[];

  constructor(addresses: readonly string[], seed: string, { quays = 8, quests = 2, questsWithBots = 2 } = {}) {
    const party = (i: number, game: string, withBots = false) =>
      new Party({
        addresses,
        game,
        withBots,
        books: this.books,
        chance: new ChaosRandom(`${seed}/${game}/${i}`),
        thinking: 150,
      });
    this.parties = [
      ...Array.from({ length: quays }, (_, i) => party(i, "lantern-quay")),
      ...Array.from({ length: quests }, (_, i) => party(i, longGame.id)),
      ...Array.from({ length: questsWithBots }, (_, i) => party(quests + i, longGame.id, true)),
    ];
  }

  get acknowledged(): number {
    return this.parties.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  /** Waits until every party has seen its match go on. Says how long it took, in milliseconds. */
  async untilAllGoOn(patience = 60_000): Promise<number> {
    const begin = performance.now();
    const before = this.parties.map(({ moves }) => moves);
    for (;;) {
      const stuck = this.parties.filter(({ moves }, i) => moves === before[i]);
      const waited = performance.now() - begin;
      if (stuck.length === 0) return waited;
      if (waited > patience) {
        throw new Error(`After ${patience} ms these tables don't go on: ${stuck.map(({ table }) => table).join(", ")}`);
      }
      await pause(10);
    }
  }

  /** Refusals by their fault, over all parties. */
  get refusals(): Map<string, number> {
    const sum = new Map<string, number>();
    for (const { refusals } of this.parties) {
      for (const [fault, times] of refusals) sum.set(fault, (sum.get(fault) ?? 0) + times);
    }
    return sum;
  }

  async end(): Promise<void> {
    await Promise.all(this.parties.map((party) => party.end()));
  }
}
