import { type Decision, type Options, type Seat, say, type Verdict } from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { Tutorial, TutorialPosition } from "@tavolata/ui/learn/tutorial.js";
import { bot, type LocalSeating, person } from "@tavolata/ui/table/seats/seating.js";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { type LocalGame, LocalSession } from "../table/saved/local-session.js";
import { TutorialRun } from "./tutorial-run.js";

/** A tutorial at a table of this device, at which only what the lesson asks for is taken. */
export class LessonSession implements TableSession {
  readonly id = undefined;
  readonly table = undefined;
  readonly notice = undefined;
  readonly holderMayUndo = undefined;
  readonly seating: LocalSeating;
  readonly #listeners = new Set<() => void>();
  readonly #course: TutorialRun;
  #table: LocalSession;
  #snapshot: TableSnapshot;
  #place: TutorialPosition;

  constructor(
    private readonly local: LocalGame,
    readonly tutorial: Tutorial,
    lesson: number,
  ) {
    this.#course = new TutorialRun(local.gameModule, tutorial, lesson);
    this.seating = Object.fromEntries(
      this.seats.map((seat) => [seat, seat === tutorial.learner ? person() : bot("normal")]),
    );
    this.#table = LocalSession.around(local, this.#course.match, this.seating);
    this.#snapshot = this.#look();
    this.#place = this.#course.place;
  }

  get game(): string {
    return this.tutorial.game;
  }

  get screen(): GameScreen {
    return this.local.gameScreen;
  }

  /** Whether the game has words that are told only when they happen. */
  get hasSecretWords(): boolean {
    return this.local.gameModule.secretMessages !== undefined;
  }

  get seats(): readonly Seat[] {
    return this.#course.match.seats;
  }

  get people(): readonly Seat[] {
    return [this.tutorial.learner];
  }

  get options(): Options {
    return this.#course.match.options;
  }

  get seedHash(): string {
    return this.#course.match.seedHash;
  }

  get seed(): string {
    return this.#course.match.seed;
  }

  readonly contributions = [];
  readonly ownContribution = undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  readonly place = (): TutorialPosition => this.#place;

  goTo(lesson: number): void {
    this.#course.goTo(lesson);
    this.#table = LocalSession.around(this.local, this.#course.match, this.seating);
    this.#changed();
  }

  /** Does what the lesson asks for in the learner's place. */
  show(): void {
    if (this.#course.isAsking) this.#goOn();
  }

  async answer(_decision: Decision, picks: readonly string[]): Promise<Reason | undefined> {
    if (!this.#course.isAsking) return { said: say("learn.read-first") };
    if (!this.#course.isAskedFor(picks)) return { said: say("learn.not-that") };
    this.#goOn();
    return undefined;
  }

  /** Lets happen what happens by itself. */
  step(): void {
    if (this.#course.isShowing) this.#goOn();
  }

  catchUp(): void {}

  async interject(): Promise<Reason> {
    return { said: say("learn.not-that") };
  }

  async lookBack(event: number): Promise<undefined> {
    await this.#table.lookBack(event);
    this.#changed();
  }

  backToNow(): void {
    this.#table.backToNow();
    this.#changed();
  }

  takeDevice(): void {}

  async undoFreely(): Promise<Reason> {
    return { said: say("learn.no-undo") };
  }

  async undoByAgreement(): Promise<Reason> {
    return { said: say("learn.no-undo") };
  }

  async redo(): Promise<Reason> {
    return { said: say("learn.no-undo") };
  }

  async voteOnUndo(): Promise<undefined> {}

  async say(): Promise<undefined> {}

  verify(): Promise<Verdict> {
    return this.#table.verify();
  }

  toFile(): Promise<object> {
    return this.#table.toFile();
  }

  close(): void {
    this.#listeners.clear();
  }

  #goOn(): void {
    this.#course.goOn();
    this.#table.backToNow();
    this.#changed();
  }

  #changed(): void {
    this.#snapshot = this.#look();
    this.#place = this.#course.place;
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): TableSnapshot {
    const { isShowing, next } = this.#course;
    const shown = this.#table.snapshot();
    return {
      ...shown,
      decision: isShowing ? undefined : shown.decision,
      interjections: [],
      bot: isShowing ? next?.seat : undefined,
      step: isShowing ? { wait: shown.step?.wait ?? 1, left: undefined } : undefined,
      undo: { kind: "none", reason: say("learn.no-undo") },
      canRedo: false,
    };
  }
}
