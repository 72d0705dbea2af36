import type { Onlooker, View } from "@tavolata/kernel";
import { lookedBack } from "@tavolata/ui/table/log/past.js";
import type { TableSnapshot } from "@tavolata/ui/table/session.js";

/** Of which line of play a moment is, and through whose eyes it is seen. */
interface PastFrame {
  readonly branch: number | undefined;
  readonly as: Onlooker;
}

interface Looked extends PastFrame {
  readonly event: number;
  readonly view: View;
  /** So many events had been told. */
  readonly events: number;
}

/** The earlier moment that somebody looks back at, unless it was taken back meanwhile. */
export class PastSnapshot {
  #looked: Looked | undefined;

  at(looked: Looked): void {
    this.#looked = looked;
  }

  leave(): void {
    this.#looked = undefined;
  }

  /** What is shown: that moment, or the one that is now. */
  from(now: TableSnapshot, line: number | undefined): TableSnapshot {
    const looked = this.#looked;
    if (!looked) return now;
    if (looked.branch !== line || looked.as !== now.onlooker) {
      this.leave();
      return now;
    }
    return lookedBack(now, looked.event, looked.view, now.events.slice(0, looked.events));
  }
}
