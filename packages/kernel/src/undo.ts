import type { GameEvent } from "./event.js";
import type { Deed } from "./history.js";
import type { Line } from "./line.js";
import { UndoRefused } from "./refusal.js";
import type { Onlooker, Seat } from "./seat.js";

/** What a seat could take back now. */
export interface UndoOffer {
  /** The number of answers that would be left: `undo` takes it. */
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

/** What was taken back, where it stood, and by whom. */
interface TakenBack {
  readonly by: Seat;
  readonly index: number;
  readonly deeds: readonly Deed[];
}

/** Taking back and doing again on a line of play. */
export class Undo<S extends object, E extends GameEvent, C = unknown> {
  readonly #takenBack: TakenBack[] = [];

  constructor(
    private readonly line: Line<S, E, C>,
    /** Real dice and cards that were entered and taken back, by the path that led to them. */
    readonly entered: Map<string, readonly string[]>,
  ) {}

  get canRedo(): boolean {
    return this.#takenBack.length > 0;
  }

  /** How many answers are played again to have so many left, or to do again what was last taken back. */
  playedAgainBy(wish: { readonly to: number } | "redo"): number {
    const { deeds, base } = this.line;
    return this.line.again(
      wish === "redo" ? deeds.length + (this.#takenBack.at(-1)?.deeds.length ?? 0) : wish.to - base.at,
    );
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
    if (frame.settings.undo === "strict" && !this.#isThrow(to)) {
      const rules = frame.ruleset.whyNoUndo?.(seat) ?? [];
      const by = rules.length > 0 ? ` (${rules.join(", ")})` : "";
      throw new UndoRefused("strict-table", `This table plays without undo${by}.`, rules);
    }
    if (deeds.length === 0) throw new UndoRefused("nothing-to-undo", "There is no answer to take back.");
    const left = to ?? run.at - 1;
    if (!Number.isInteger(left) || left < base.at || left >= run.at) {
      throw new UndoRefused(
        "before-beginning",
        `There are answers ${base.at} to ${run.at - 1} to go back to, not ${left}.`,
      );
    }
    const secret = this.#ownSecret(seat);
    if (left === run.at - 1 && secret >= 0) {
      this.#takeBack(seat, secret, 1);
      return;
    }
    if (!this.#isFree(seat, left) && !this.#allAgree(agreedBy)) {
      throw new UndoRefused(
        "needs-agreement",
        "Something was revealed since, or others have answered: all seats must agree.",
      );
    }
    this.#takeBack(seat, left - base.at, run.at - left);
  }

  /** Does again what was last taken back: the seat's own doing, or by agreement of all. */
  redo(seat: Seat, agreedBy: readonly Seat[]): void {
    const last = this.#takenBack.at(-1);
    if (!last) throw new UndoRefused("nothing-to-redo", "Nothing was taken back.");
    if (last.by !== seat && !this.#allAgree(agreedBy)) {
      throw new UndoRefused(
        "needs-agreement",
        `${last.by} took it back: only ${last.by} does it again, or all seats agree.`,
      );
    }
    const { deeds } = this.line;
    this.#replay([...deeds.slice(0, last.index), ...last.deeds, ...deeds.slice(last.index)]);
    this.#takenBack.pop();
    for (const deed of last.deeds) if (isReal(deed)) this.entered.delete(String(deed.real));
  }

  /** How many answers came before the real dice or cards that this event tells; nothing when it tells no such thing. */
  throwAt(onlooker: Onlooker, event: number): number | undefined {
    const { isFork, frame } = this.line;
    if (isFork || frame.chance.mode !== "physical") return undefined;
    try {
      const telling = this.line.deedTelling(onlooker, event);
      return telling && isReal(telling.deed) ? telling.before : undefined;
    } catch (error) {
      throw rulesChanged(error);
    }
  }

  /** The path that leads to the next answer. Only real dice that were taken back are known by it: where there are none, nobody works it out. */
  get pathBeforeAnswer(): number | undefined {
    return this.entered.size > 0 ? this.line.run.path : undefined;
  }

  /**
   * After a new answer, given at the end of this path: what was taken back can't be done again, but real dice that come again still count, but for
   * those that were entered anew.
   */
  goOn(answered: number | undefined): void {
    if (this.#takenBack.length > 0) this.#takenBack.length = 0;
    if (answered !== undefined) this.entered.delete(String(answered));
    // ends: each round takes one away
    while (this.entered.size > 0) {
      const { run } = this.line;
      const path = String(run.path);
      const picks = this.entered.get(path);
      const [decision] = run.open;
      if (!picks || !decision?.isReal) return;
      this.entered.delete(path);
      if (!decision.fits(picks)) return;
      this.line.take(decision, picks);
    }
  }

  #takeBack(by: Seat, index: number, count: number): void {
    const { deeds } = this.line;
    const taken = deeds.slice(index, index + count);
    this.#replay([...deeds.slice(0, index), ...deeds.slice(index + count)]);
    this.#takenBack.push({ by, index, deeds: taken });
    for (const deed of taken) if (isReal(deed)) this.entered.set(String(deed.real), deed.picks);
  }

  /** Rules that were mended since may no longer accept what was answered long ago: then nothing changes. */
  #replay(deeds: readonly Deed[]): void {
    try {
      this.line.replay(deeds);
    } catch (error) {
      throw rulesChanged(error);
    }
  }

  /** Goes back to real dice or cards that were entered: a misread die is no move, and may be mended at a table without undo, too. */
  #isThrow(to: number | undefined): boolean {
    const { deeds, base } = this.line;
    const deed = to === undefined ? undefined : deeds[to - base.at];
    return deed !== undefined && isReal(deed);
  }

  /** Nothing was revealed since, and all answers since are the seat's own. */
  #isFree(seat: Seat, to: number): boolean {
    const { run, deeds, base } = this.line;
    return run.revealed <= to && deeds.slice(to - base.at).every((deed) => "seat" in deed && deed.seat === seat);
  }

  #allAgree(agreedBy: readonly Seat[]): boolean {
    return this.line.frame.seats.every((seat) => agreedBy.includes(seat));
  }

  /** Where the seat's own answer to a question stands that others have still to answer; -1 when there is none. */
  #ownSecret(seat: Seat): number {
    const { run, deeds } = this.line;
    const answered = run.at - (run.open[0]?.number ?? run.at);
    for (let i = deeds.length - answered; i < deeds.length; i++) {
      const deed = deeds[i]!;
      if ("seat" in deed && deed.seat === seat) return i;
    }
    return -1;
  }
}

function isReal(deed: Deed): deed is Deed & { readonly real: number; readonly picks: readonly string[] } {
  return "real" in deed && deed.real !== undefined;
}

function rulesChanged(error: unknown): UndoRefused {
  return new UndoRefused("rules-changed", "The answers before that no longer fit the rules.", [], { cause: error });
}
