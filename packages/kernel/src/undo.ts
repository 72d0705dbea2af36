import type { GameEvent } from "./event.js";
import type { Deed } from "./history.js";
import type { Line } from "./line.js";
import { UndoRefused } from "./refusal.js";
import { digest } from "./run.js";
import type { Given } from "./save.js";
import type { Seat } from "./seat.js";

/** What a seat could take back now. */
export interface UndoOffer {
  /** The number of answers that would be left. */
  readonly to: number;
  /** Whether the seat may do it alone. If not, all seats must agree. */
  readonly free: boolean;
}

/** How far to go back, and who agreed to it. */
export interface UndoWish {
  /** The number of answers to be left. Left out: all but the last. */
  readonly to?: number;
  readonly agreedBy?: readonly Seat[];
}

/** Taking back and doing again on a line of play. */
export class Undo<S extends object, E extends GameEvent> {
  readonly #redo: { readonly index: number; readonly deeds: readonly Deed[] }[] = [];

  constructor(
    private readonly line: Line<S, E>,
    /** Real dice and cards that were entered and taken back, by the path that led to them. */
    readonly entered: Map<string, readonly string[]>,
  ) {}

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  offer(seat: Seat): UndoOffer | undefined {
    const { frame, isFork, deeds, run } = this.line;
    if (isFork || frame.settings.undo === "strict" || deeds.length === 0) return undefined;
    const to = run.at - 1;
    return { to, free: this.#ownSecret(seat) >= 0 || this.#isFree(seat, to) };
  }

  undo(seat: Seat, { to, agreedBy = [] }: UndoWish): void {
    const { frame, isFork, deeds, run, base } = this.line;
    if (isFork) throw new UndoRefused("fork", "A fork goes only forward.");
    if (frame.settings.undo === "strict") throw new UndoRefused("strict-table", "This table plays without undo.");
    if (deeds.length === 0) throw new UndoRefused("nothing-to-undo", "There is no answer to take back.");
    const secret = this.#ownSecret(seat);
    if (to === undefined && secret >= 0) {
      this.#takeBack(secret, 1);
      return;
    }
    const left = to ?? run.at - 1;
    if (!Number.isInteger(left) || left < base.at || left >= run.at) {
      throw new UndoRefused(
        "before-beginning",
        `There are answers ${base.at} to ${run.at - 1} to go back to, not ${left}.`,
      );
    }
    if (!this.#isFree(seat, left) && !frame.seats.every((one) => agreedBy.includes(one))) {
      throw new UndoRefused(
        "needs-agreement",
        "Something was revealed since, or others have answered: all seats must agree.",
      );
    }
    this.#takeBack(left - base.at, run.at - left);
  }

  redo(): void {
    const last = this.#redo.pop();
    if (!last) throw new UndoRefused("nothing-to-redo", "Nothing was taken back.");
    this.line.deeds.splice(last.index, 0, ...last.deeds);
    for (const path of this.#pathsOfReal(last.index, last.deeds.length)) this.entered.delete(path);
    this.line.rebuild();
  }

  /** After a new answer: what was taken back can't be done again, but real dice that come again still count. */
  goOn(): void {
    if (this.#redo.length > 0) this.#redo.length = 0;
    while (this.entered.size > 0) {
      const { run } = this.line;
      const path = String(run.path);
      const picks = this.entered.get(path);
      const [decision] = run.open;
      if (!picks || !decision?.isReal) return;
      this.entered.delete(path);
      this.line.take(decision, picks);
    }
  }

  #takeBack(index: number, count: number): void {
    const paths = this.#pathsOfReal(index, count);
    const deeds = this.line.deeds.splice(index, count);
    const real = deeds.filter((deed): deed is Given => "real" in deed);
    for (const [i, path] of paths.entries()) this.entered.set(path, real[i]!.picks);
    this.#redo.push({ index, deeds });
    this.line.rebuild();
  }

  /** For the answers among these deeds that were read off real dice or cards: the paths that led to them. */
  #pathsOfReal(index: number, count: number): string[] {
    const paths: string[] = [];
    let { path } = this.line.base;
    for (const [i, deed] of this.line.deeds.slice(0, index + count).entries()) {
      if (!("picks" in deed)) continue;
      if (i >= index && deed.real) paths.push(String(path));
      path = digest(path, deed.seat, deed.picks);
    }
    return paths;
  }

  /** Nothing was revealed since, and all answers since are the seat's own. */
  #isFree(seat: Seat, to: number): boolean {
    const { run, deeds, base } = this.line;
    return run.revealed <= to && deeds.slice(to - base.at).every((deed) => "seat" in deed && deed.seat === seat);
  }

  /** Where the seat's own answer to a question stands that others have still to answer; -1 when there is none. */
  #ownSecret(seat: Seat): number {
    const { run, deeds } = this.line;
    const answered = run.at - (run.open[0]?.number ?? run.at);
    return deeds.findIndex((deed, i) => i >= deeds.length - answered && "seat" in deed && deed.seat === seat);
  }
}
