import type { GameEvent } from "../rules/event.js";
import type { Onlooker, Seat } from "../rules/seat.js";
import type { TimelineEntry } from "./history.js";
import { UndoRefused } from "./refusal.js";
import type { Timeline } from "./timeline.js";

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
  readonly entrys: readonly TimelineEntry[];
}

/** Taking back and doing again on a line of play. */
export class UndoHistory<S extends object, E extends GameEvent, C = unknown> {
  readonly #takenBack: TakenBack[] = [];

  constructor(
    private readonly timeline: Timeline<S, E, C>,
    /** Real dice and cards that were entered and taken back, by the path that led to them. */
    readonly entered: Map<string, readonly string[]>,
  ) {}

  get canRedo(): boolean {
    return this.#takenBack.length > 0;
  }

  /** How many answers are played again to have so many left, or to do again what was last taken back. */
  playedAgainBy(wish: { readonly to: number } | "redo"): number {
    const { entrys, base } = this.timeline;
    return this.timeline.again(
      wish === "redo" ? entrys.length + (this.#takenBack.at(-1)?.entrys.length ?? 0) : wish.to - base.at,
    );
  }

  offer(seat: Seat): UndoOffer | undefined {
    const { frame, isFork, entrys, run } = this.timeline;
    if (isFork || frame.settings.undo === "strict" || entrys.length === 0) return undefined;
    const to = run.at - 1;
    return { to, free: this.#ownSecret(seat) >= 0 || this.#isFree(seat, to) };
  }

  undo(seat: Seat, { to, agreedBy = [] }: UndoWish): void {
    const { frame, isFork, entrys, run, base } = this.timeline;
    if (isFork) throw new UndoRefused("fork", "A fork goes only forward.");
    if (frame.settings.undo === "strict" && !this.#isThrow(to)) {
      const rules = frame.ruleset.whyNoUndo?.(seat) ?? [];
      const by = rules.length > 0 ? ` (${rules.join(", ")})` : "";
      throw new UndoRefused("strict-table", `This table plays without undo${by}.`, rules);
    }
    if (entrys.length === 0) throw new UndoRefused("nothing-to-undo", "There is no answer to take back.");
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
    const { entrys } = this.timeline;
    this.#replay([...entrys.slice(0, last.index), ...last.entrys, ...entrys.slice(last.index)]);
    this.#takenBack.pop();
    for (const entry of last.entrys) if (isReal(entry)) this.entered.delete(String(entry.real));
  }

  /** How many answers came before the real dice or cards that this event tells; nothing when it tells no such thing. */
  throwAt(onlooker: Onlooker, event: number): number | undefined {
    const { isFork, frame } = this.timeline;
    if (isFork || frame.chance.mode !== "physical") return undefined;
    try {
      const telling = this.timeline.entryTelling(onlooker, event);
      return telling && isReal(telling.entry) ? telling.before : undefined;
    } catch (error) {
      throw rulesChanged(error);
    }
  }

  /** The path that leads to the next answer. Only real dice that were taken back are known by it: where there are none, nobody works it out. */
  get pathBeforeAnswer(): number | undefined {
    return this.entered.size > 0 ? this.timeline.run.path : undefined;
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
      const { run } = this.timeline;
      const path = String(run.path);
      const picks = this.entered.get(path);
      const [decision] = run.open;
      if (!picks || !decision?.isReal) return;
      this.entered.delete(path);
      if (!decision.fits(picks)) return;
      this.timeline.take(decision, picks);
    }
  }

  #takeBack(by: Seat, index: number, count: number): void {
    const { entrys } = this.timeline;
    const taken = entrys.slice(index, index + count);
    this.#replay([...entrys.slice(0, index), ...entrys.slice(index + count)]);
    this.#takenBack.push({ by, index, entrys: taken });
    for (const entry of taken) if (isReal(entry)) this.entered.set(String(entry.real), entry.picks);
  }

  /** Rules that were mended since may no longer accept what was answered long ago: then nothing changes. */
  #replay(entrys: readonly TimelineEntry[]): void {
    try {
      this.timeline.replay(entrys);
    } catch (error) {
      throw rulesChanged(error);
    }
  }

  /** Goes back to real dice or cards that were entered: a misread die is no move, and may be mended at a table without undo, too. */
  #isThrow(to: number | undefined): boolean {
    const { entrys, base } = this.timeline;
    const entry = to === undefined ? undefined : entrys[to - base.at];
    return entry !== undefined && isReal(entry);
  }

  /** Nothing was revealed since, and all answers since are the seat's own. */
  #isFree(seat: Seat, to: number): boolean {
    const { run, entrys, base } = this.timeline;
    return run.revealed <= to && entrys.slice(to - base.at).every((entry) => "seat" in entry && entry.seat === seat);
  }

  #allAgree(agreedBy: readonly Seat[]): boolean {
    return this.timeline.frame.seats.every((seat) => agreedBy.includes(seat));
  }

  /** Where the seat's own answer to a question stands that others have still to answer; -1 when there is none. */
  #ownSecret(seat: Seat): number {
    const { run, entrys } = this.timeline;
    const answered = run.at - (run.open[0]?.number ?? run.at);
    for (let i = entrys.length - answered; i < entrys.length; i++) {
      const entry = entrys[i]!;
      if ("seat" in entry && entry.seat === seat) return i;
    }
    return -1;
  }
}

function isReal(
  entry: TimelineEntry,
): entry is TimelineEntry & { readonly real: number; readonly picks: readonly string[] } {
  return "real" in entry && entry.real !== undefined;
}

function rulesChanged(error: unknown): UndoRefused {
  return new UndoRefused("rules-changed", "The answers before that no longer fit the rules.", [], { cause: error });
}
