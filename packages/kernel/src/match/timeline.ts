import type { Contribution } from "../chance/contribution.js";
import type { GameEvent } from "../rules/event.js";
import type { Interjection } from "../rules/interjection.js";
import { everything, type Onlooker, type Seat } from "../rules/seat.js";
import { objectArray } from "../saves/object-array.js";
import type { Given } from "../saves/save.js";
import {
  cold,
  cooled,
  firstEntry,
  type MatchFrame,
  pointAt,
  redo,
  runFrom,
  type SavePoint,
  type TimelineEntry,
} from "./history.js";
import { Journal } from "./journal.js";
import type { OpenDecision } from "./open-decision.js";
import { AnswerRefused, RulesMistake, ScriptMistake } from "./refusal.js";
import type { Run } from "./run.js";

/** What came of playing a line again from its base. */
export type Recalled = "whole" | "moved" | "differs";

/** After so many answers a save point is made, at the next start of a step, in a line in which somebody goes back. */
const answersBetweenMarks = 64;

/** Events that are kept ready; older ones come back by playing again. */
const eventsKept = 160;

/**
 * A line of play: where it began, what was done since, and the rules running at its end. Any moment of it can be had again
 * by taking it up from a save point and doing the same. A fork is a thought: it tells nothing and keeps no save points.
 */
export class Timeline<S extends object, E extends GameEvent, C = unknown> {
  #entrys: readonly TimelineEntry[] = [];
  #run!: Run<S, E, C>;
  #journal: Journal<E> | undefined;
  /** Save points, the newest last. */
  #marks: SavePoint<S>[];
  /** Whether somebody has wanted an earlier moment: a simulation that only goes on needs no save points. */
  #goesBack = false;
  /** The start of the current step, kept once a fork wanted it. */
  #root: SavePoint<S> | undefined;
  #frame: MatchFrame<S, E, C>;
  #furthest: number;

  constructor(
    frame: MatchFrame<S, E, C>,
    /** Where the deeds begin. */
    readonly base: SavePoint<S>,
    mark: SavePoint<S>,
    entrys: readonly TimelineEntry[],
    readonly isFork: boolean,
    /** Before it was opened here it had so many answers. */
    furthest = 0,
  ) {
    this.#frame = frame;
    this.#furthest = furthest;
    this.#marks = [mark];
    if (!isFork) this.#journal = new Journal(frame.seats, eventsKept, mark.told);
    this.replay(entrys);
  }

  get frame(): MatchFrame<S, E, C> {
    return this.#frame;
  }

  /** The most answers that it ever had, also if some were taken back since. */
  get furthest(): number {
    return this.#furthest;
  }

  get run(): Run<S, E, C> {
    return this.#run;
  }

  get entrys(): readonly TimelineEntry[] {
    return this.#entrys;
  }

  get journal(): Journal<E> | undefined {
    return this.#journal;
  }

  /** Takes an answer and goes on. When the rules fail on it, the line is as it was; a fork is of no more use then. */
  take(decision: OpenDecision, picks: readonly string[]): void {
    const { step, steps, source } = this.#run;
    const { seat } = decision;
    const given = !source && decision.isReal ? { seat, picks, real: this.#run.path } : { seat, picks };
    try {
      this.#run.answer(decision, picks);
    } catch (error) {
      this.#fail(given, step, error);
    }
    this.#keep(given, steps);
  }

  /** Takes an interjection that was checked. */
  interject(seat: Seat, picks: readonly string[], interjection: Interjection<S, E, C>): void {
    const { step, steps } = this.#run;
    const given = { seat, picks };
    try {
      this.#run.interject(seat, picks, interjection);
    } catch (error) {
      this.#fail(given, step, error);
    }
    this.#keep(given, steps);
  }

  /** From some answer on that nobody has given yet, the dice come from this, too. Forks of before know nothing of it. */
  contribute(contribution: Contribution): void {
    const seeds = this.#frame.seeds.with(contribution);
    this.#frame = { ...this.#frame, seeds };
    this.#run.follow(seeds);
  }

  #fail({ seat, picks }: Given, step: string, error: unknown): never {
    if (error instanceof AnswerRefused) throw error;
    if (!this.isFork) this.replay(this.#entrys);
    if (error instanceof ScriptMistake) throw error;
    throw new RulesMistake(
      `The rules failed in step "${step}" after answer ${this.#run.at} by ${seat}, ${picks.join(", ")}: ${String(error)}`,
      { cause: error },
    );
  }

  #keep(given: Given, stepsBefore: number): void {
    (this.#entrys as TimelineEntry[]).push(given);
    this.#furthest = Math.max(this.#furthest, this.#run.at);
    if (stepsBefore !== this.#run.steps) this.#root = undefined;
  }

  /** Plays these deeds instead, from the newest save point that isn't past them. When that fails, the line is as it was. */
  replay(entrys: readonly TimelineEntry[]): void {
    const mark = this.#markFor(entrys.length);
    const before = { marks: this.#marks, journal: this.#journal };
    this.#marks = this.#marks.slice(0, this.#marks.indexOf(mark) + 1);
    if (this.#marks.length === 0) this.#marks = [mark];
    this.#goesBack ||= entrys.length > 0;
    if (this.#journal) {
      this.#journal =
        this.#journal.upTo(mark.told[everything] ?? 0) ?? new Journal(this.frame.seats, eventsKept, mark.told);
    }
    try {
      const since = entrys.slice(mark.entrys - this.base.entrys);
      const keep = this.isFork ? undefined : (run: Run<S, E, C>) => this.#keepMark(run);
      this.#run = runFrom(this.frame, mark, since, this.#journal, keep);
    } catch (error) {
      this.#marks = before.marks;
      this.#journal = before.journal;
      throw error;
    }
    this.#entrys = objectArray<TimelineEntry>().concat(entrys);
    this.#furthest = Math.max(this.#furthest, this.#run.at);
    this.#root = undefined;
  }

  /** How many deeds are done again to have so many of them, or others in their place. */
  again(count: number): number {
    return count - (this.#markFor(count).entrys - this.base.entrys);
  }

  /** The newest save point that isn't past so many deeds. */
  #markFor(count: number): SavePoint<S> {
    return this.#marks.findLast((mark) => mark.entrys <= this.base.entrys + count) ?? this.base;
  }

  get #mark(): SavePoint<S> {
    return this.#marks.at(-1)!;
  }

  /** One more save point. Those long ago are far from each other: to go back by so much, about as much is done again. */
  #addMark(mark: SavePoint<S>): void {
    const marks = [...this.#marks, mark];
    this.#marks = marks.filter((_, i) => {
      const [before, after] = [marks[i - 1], marks[i + 1]];
      return !before || !after || (after.at - before.at) * 2 > mark.at - after.at;
    });
  }

  /** What was done since a point. */
  since(point: SavePoint<S>): TimelineEntry[] {
    return this.#entrys.slice(point.entrys - this.base.entrys);
  }

  /** The start of the current step, played again from the newest save point; for forks it is kept until the step is over. */
  stepStart(isKept: boolean): SavePoint<S> {
    if (this.#root) return this.#root;
    const wanted = this.#run.steps - 1;
    const counting = this.isFork ? undefined : new Journal<E>(this.frame.seats, 0, this.#mark.told);
    let root: SavePoint<S> | undefined;
    runFrom(this.frame, this.#mark, this.since(this.#mark), counting, (run) => {
      if (run.steps !== wanted) return false;
      root = pointAt(run, counting?.counts() ?? {});
      return true;
    });
    if (!root)
      throw new RulesMistake(`Step ${wanted} isn't reached again by the same answers: the rules aren't repeatable.`);
    if (isKept) this.#root = root;
    this.#goesBack = true;
    if (!this.isFork && isFarFrom(this.#mark, root.at)) this.#addMark(cooled(root));
    return root;
  }

  /** All events from the base on, played again. */
  wholeJournal(): Journal<E> {
    const whole = new Journal<E>(this.frame.seats, Number.POSITIVE_INFINITY, this.base.told);
    runFrom(this.frame, this.base, this.#entrys, whole);
    return whole;
  }

  /**
   * All events from the base on are there again afterwards, until they are shortened. They are played again in pieces of so many deeds, between
   * which others have their turn. `moved`: something was taken back meanwhile. `differs`: the same answers lead elsewhere now.
   */
  *recalling(inOneGo: number): Generator<void, Recalled> {
    const entrys = this.#entrys;
    const whole = new Journal<E>(this.frame.seats, Number.POSITIVE_INFINITY, this.base.told);
    const run = runFrom(this.frame, this.base, [], whole);
    for (let i = 0; i < entrys.length && !run.halted; i++) {
      if (i > 0 && i % inOneGo === 0) {
        yield;
        if (this.#entrys !== entrys) return "moved";
        run.follow(this.frame.seeds); // somebody may have added to the dice meanwhile
      }
      redo(this.frame, run, entrys[i]!);
    }
    return this.#journal?.recall(whole) ? "whole" : "differs";
  }

  /** Which deed led to this event of an onlooker; nothing when there was none, or no such event. */
  entryTelling(
    onlooker: Onlooker,
    event: number,
  ): { readonly entry: TimelineEntry; readonly before: number } | undefined {
    const told = new Journal<E>(this.frame.seats, 0, this.base.told);
    const index = firstEntry(this.frame, this.base, this.#entrys, told, () => told.count(onlooker) > event);
    const entry = index === undefined ? undefined : this.#entrys[index];
    return entry && { entry, before: this.base.at + index! };
  }

  #keepMark(run: Run<S, E, C>): boolean {
    if (this.#goesBack && isFarFrom(this.#mark, run.at)) this.#addMark(pointAt(run, this.#journal!.counts(), cold));
    return false;
  }
}

function isFarFrom<S>(mark: SavePoint<S>, at: number): boolean {
  return at - mark.at >= answersBetweenMarks;
}
