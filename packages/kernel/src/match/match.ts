import type { Contribution } from "../chance/contribution.js";
import { seedHash, splitSeed } from "../chance/seed.js";
import type { Answer, Decision } from "../rules/decision.js";
import type { GameEvent, VisibleEvent } from "../rules/event.js";
import { type Callable, callable, calledBy, interjectionMeant, interjectionSign } from "../rules/interjection.js";
import type { Message } from "../rules/message.js";
import type { Options } from "../rules/options.js";
import type { Outcome } from "../rules/outcome.js";
import type { Ruleset } from "../rules/ruleset.js";
import { audience, everything, type Onlooker, type Seat, tableSeat } from "../rules/seat.js";
import { copy, type Json } from "../saves/json.js";
import type { Given, Save, Settings } from "../saves/save.js";
import { borrowedView, see } from "../visibility/visibility.js";
import { checkMoment, decisionMeant, readAnswer } from "./answering.js";
import { addedLate } from "./contributing.js";
import { beginning, markOf } from "./history.js";
import type { Counts, Recent } from "./journal.js";
import { type Lost, noticeOf } from "./lost.js";
import type { OpenDecision } from "./open-decision.js";
import { openedLine } from "./opening.js";
import { AnswerRefused, ContributionRefused, RulesMistake, reasonOf, SaveRefused } from "./refusal.js";
import { type Beginning, startedFrame } from "./starting.js";
import { type Recalled, Timeline } from "./timeline.js";
import { UndoHistory, type UndoOffer, type UndoWish } from "./undo.js";

/** What an onlooker may see of a match now. */
export interface View<S = Json> {
  readonly game: string;
  readonly onlooker: Onlooker;
  /** Plain data. What is in it, a game's `ViewOf` says. */
  readonly state: S;
  /** The seats that the table waits for. */
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
}

/** An open question, without what it takes to show it: enough for a program that answers. */
export type Asked = Pick<OpenDecision, "seat" | "kind" | "number" | "ids" | "options" | "min" | "max" | "repeats">;

/** How often a fork tries to deal a world that can be the true one. */
const dealsTried = 32;

/** One game being played: its options, its seed and its answers, and everything that follows from them. */
export class Match<S extends object, E extends GameEvent = GameEvent, C = unknown> {
  readonly #timeline: Timeline<S, E, C>;
  readonly #undo: UndoHistory<S, E, C>;
  /** It began at a save point of an older version, or at one that a test has set. */
  readonly #isBrought: boolean;
  /** Set when a save was opened of which something no longer fits. */
  readonly lost: Lost | undefined;
  #forks = 0;

  private constructor(
    timeline: Timeline<S, E, C>,
    from: { entered?: Save["entered"]; isBrought?: boolean; lost?: Lost } = {},
  ) {
    this.#timeline = timeline;
    this.#undo = new UndoHistory(timeline, new Map(Object.entries(from.entered ?? {})));
    this.#isBrought = from.isBrought ?? false;
    this.lost = from.lost;
  }

  static start<S extends object, E extends GameEvent, C = unknown>(
    ruleset: Ruleset<S, E, C>,
    how: Beginning = {},
  ): Match<S, E, C> {
    const frame = startedFrame(ruleset, how);
    const base = beginning(frame);
    return new Match(new Timeline(frame, base, base, [], false));
  }

  /**
   * Opens a save. One from another version is brought over if the game knows how, and refused otherwise. Whatever could not be kept of it, the
   * match says in `lost`.
   */
  static load<S extends object, E extends GameEvent, C = unknown>(
    ruleset: Ruleset<S, E, C>,
    value: unknown,
  ): Match<S, E, C> {
    const { timeline, ...from } = openedLine(ruleset, value);
    return new Match(timeline, from);
  }

  /** The same for the people at the table. */
  get notice(): Message | undefined {
    return this.lost && noticeOf(this.lost);
  }

  get ruleset(): Ruleset<S, E, C> {
    return this.#timeline.frame.ruleset;
  }

  /** The game's tables, as this match is played with them: of those without corrections all have the same. */
  get content(): C {
    return this.#timeline.frame.content;
  }

  get options(): Options {
    return this.#timeline.frame.options;
  }

  get settings(): Settings {
    return this.#timeline.frame.settings;
  }

  get seats(): readonly Seat[] {
    return this.#timeline.frame.seats;
  }

  /** The secret behind the dice: publish its hash at the start and itself at the end. A re-dealt fork has its own. */
  get seed(): string {
    return this.#timeline.run.determinized ?? this.#timeline.frame.seed;
  }

  get seedHash(): string {
    return seedHash(this.seed);
  }

  /** What people have added to the dice, in their order. */
  get contributions(): readonly Contribution[] {
    return this.#timeline.frame.seeds.contributions;
  }

  /** The most answers that the match ever had since it was opened here, also if some were taken back. */
  get furthest(): number {
    return this.#timeline.furthest;
  }

  /** How many answers the match has. */
  get at(): number {
    return this.#timeline.run.at;
  }

  get step(): string {
    return this.#timeline.run.step;
  }

  /** How many steps have begun: tells a step from the next of the same name. */
  get steps(): number {
    return this.#timeline.run.steps;
  }

  get outcome(): Outcome | undefined {
    return this.#timeline.run.outcome;
  }

  /** The truth, for the rules' own tests and evaluations; players and bots get a view. Not to be changed. */
  get state(): Readonly<S> {
    return this.#timeline.run.state;
  }

  /** The answers so far. A fork has none to show: others' secret answers are among them. */
  get answers(): readonly Given[] {
    if (this.#timeline.isFork) return [];
    return this.#timeline.entrys.filter((entry): entry is Given => "picks" in entry);
  }

  /** How many answers came before the last one of such a seat; nothing when there is none to look at. */
  lastAnswer(isMeant: (seat: Seat) => boolean): number | undefined {
    const { entrys, base, isFork } = this.#timeline;
    if (isFork) return undefined;
    const last = entrys.findLastIndex((entry) => "seat" in entry && isMeant(entry.seat));
    return last < 0 ? undefined : base.at + last;
  }

  /** How often something hidden was shown to somebody since the match was opened here; dice don't count. For tests. */
  get uncovered(): number {
    return this.#timeline.run.uncovered;
  }

  /** The open questions, cheaply. */
  get asked(): readonly Asked[] {
    return this.#waiting();
  }

  /** The open decisions of a seat, or of all, ready to be shown; with `explain` also what is barred, and why. */
  decisions(seat?: Seat, { explain = false } = {}): Decision[] {
    return this.#waiting()
      .filter((open) => seat === undefined || open.seat === seat)
      .map((open) => open.describe(this.seed, explain));
  }

  /** The first open decision of a seat, or of anybody. */
  decision(seat?: Seat, how: { explain?: boolean } = {}): Decision | undefined {
    return this.decisions(seat, how)[0];
  }

  /** What an onlooker sees, as plain data of its own. */
  view<V = Json>(onlooker: Onlooker): View<V> {
    return this.#view(onlooker, see) as View<V>;
  }

  /**
   * The same on loan, for who looks and answers or tells it at once: what lies open is the match's own and changes with the
   * next answer, and a field that isn't seen may be there without a value. Not to be kept, and not to be changed.
   */
  borrowedView<V = Json>(onlooker: Onlooker): View<V> {
    return this.#view(onlooker, borrowedView) as View<V>;
  }

  #view(onlooker: Onlooker, look: typeof see): View<unknown> {
    this.#checkOnlooker(onlooker);
    const { outcome } = this;
    return {
      game: this.ruleset.id,
      onlooker,
      state: look(this.ruleset.visibility, this.state, onlooker, this.content) ?? {},
      waiting: [...new Set(this.#waiting().map(({ seat }) => seat))],
      ...(outcome ? { outcome } : {}),
    };
  }

  /** What this onlooker has been told, from its event number `from` on, up to the one before `to`. */
  events(onlooker: Onlooker, from = 0, to?: number): VisibleEvent<E>[] {
    this.#checkOnlooker(onlooker);
    const { journal } = this.#timeline;
    if (!journal) return [];
    return (from >= journal.first(onlooker) ? journal : this.#timeline.wholeJournal()).told(onlooker, from, to);
  }

  /**
   * Plays the match again from its beginning, in pieces of so many answers: whoever goes through them lets others have their turn in between, and
   * the match may go on meanwhile. Afterwards all its events can be told without playing it again, until they are shortened. `moved`: something was taken
   * back meanwhile; `differs`: the rules were mended, and the same answers lead elsewhere now.
   */
  *recalling(inOneGo: number): Generator<void, Recalled> {
    const pieces = this.#timeline.recalling(inOneGo);
    // ends: the pieces do, once all answers were played again
    for (;;) {
      const piece = pieces.next();
      if (piece.done) return piece.value;
      yield;
    }
  }

  /** The newest events with how they are told, as plain data: to be stored beside a save, so that they are there when it is opened. */
  get recentEvents(): Recent {
    return this.#timeline.journal?.recent ?? { before: {}, entries: [] };
  }

  /** Takes back the events from before a save that were stored beside it. Whether they fit. */
  remember(recent: Recent): boolean {
    return this.#timeline.journal?.remember(recent) ?? false;
  }

  /** The number of the first event for this onlooker that can be told without playing the match again. */
  firstEvent(onlooker: Onlooker): number {
    this.#checkOnlooker(onlooker);
    return this.#timeline.journal?.first(onlooker) ?? 0;
  }

  /** How many events this onlooker has been told. */
  eventCount(onlooker: Onlooker): number {
    this.#checkOnlooker(onlooker);
    return this.#timeline.journal?.count(onlooker) ?? 0;
  }

  /** How many events every onlooker has been told, in one walk through them. */
  eventCounts(): Counts {
    return this.#timeline.journal?.counts() ?? {};
  }

  /**
   * Lets go of older events than about so many of the newest: for who keeps thousands of matches in memory and has told everybody. They come back
   * by playing the match again.
   */
  shortenEvents(kept: number): void {
    this.#timeline.journal?.shorten(kept);
  }

  /** Takes an answer. One that doesn't fit is refused, and the match stays as it was. */
  answer(answer: Answer): void {
    const read = readAnswer(answer);
    const called = calledBy(read.picks);
    const path = this.#undo.pathBeforeAnswer;
    if (called === undefined) {
      const decision = decisionMeant(this.#waiting(), this.outcome !== undefined, this.seed, read);
      this.#timeline.take(decision, read.picks);
    } else {
      checkMoment(this.#waiting(), this.outcome !== undefined, this.seed, read);
      const { run } = this.#timeline;
      this.#timeline.interject(read.seat, read.picks, interjectionMeant(this.ruleset, run, read.seat, called));
    }
    this.#undo.goOn(path);
  }

  /**
   * Somebody who sits down while the match goes on adds to what isn't thrown yet: `from` is more than the match ever had answers. Nothing takes it
   * away again, also no undo.
   */
  contribute(contribution: Contribution): void {
    const { frame, isFork, furthest } = this.#timeline;
    if (isFork) throw new ContributionRefused("fork", "A fork is a thought of a search: nobody adds to its dice.");
    const { seats, chance, seeds } = frame;
    this.#timeline.contribute(addedLate(contribution, { seats, chance, contributions: seeds.contributions, furthest }));
  }

  /** What a seat could call now, whoever is asked, and what stands against it. */
  interjections(seat: Seat): Callable[] {
    this.#checkOnlooker(seat);
    return this.seats.includes(seat) ? callable(this.ruleset, this.#timeline.run, seat) : [];
  }

  /** Speaks up while a question is open, also another seat's: the same as the answer `!<id>`. */
  interject(seat: Seat, id: string, { number, key }: Pick<Answer, "number" | "key"> = {}): void {
    this.answer({
      seat,
      picks: [`${interjectionSign}${id}`],
      ...(number === undefined ? {} : { number }),
      ...(key === undefined ? {} : { key }),
    });
  }

  save(): Save {
    const { frame, base, isFork } = this.#timeline;
    if (isFork) throw new SaveRefused("fork", "A fork is a thought of a search: save the match that it came from.");
    const { ruleset, options, settings, chance, seed } = frame;
    const { entered } = this.#undo;
    const { outcome, contributions } = this;
    const isContributed = contributions.length > 0;
    // A point's state is its own already: to copy it with all the rest would do it twice.
    return {
      format: isContributed ? 2 : 1,
      game: ruleset.id,
      version: ruleset.version,
      options: copy(options),
      settings: copy(settings),
      chance: copy(chance),
      seed,
      ...(isContributed ? { contributions: copy(contributions) } : {}),
      ...(this.#isBrought ? { base: markOf(base) } : {}),
      answers: copy(this.answers),
      ...(entered.size > 0 ? { entered: copy(Object.fromEntries([...entered].sort())) } : {}),
      mark: markOf(this.#timeline.stepStart(false)),
      ...(outcome ? { outcome: copy(outcome) } : {}),
    };
  }

  /**
   * A copy to think with. Given a seat, all that the seat can't know is dealt anew, and chance goes on under another seed;
   * without one it is the match's exact twin. It tells no events and keeps no save points. A world in which somebody who is asked
   * now would have nothing to answer with can't be the true one: then it is dealt again.
   */
  fork(seat?: Seat, seed?: string): Match<S, E, C> {
    const { frame } = this.#timeline;
    const root = this.#timeline.stepStart(true);
    const entrys = this.#timeline.since(root);
    if (seat === undefined) return new Match(new Timeline(frame, root, root, entrys, true));
    this.#checkOnlooker(seat);
    this.#forks += 1;
    const worlds = seed ?? splitSeed(this.seed, `fork/${this.at}/${this.#forks}`);
    // ends: after so many deals it is refused
    for (let deal = 0; ; deal++) {
      const world = deal === 0 ? worlds : splitSeed(worlds, `again/${deal}`);
      try {
        return new Match(new Timeline(frame, root, root, [...entrys, { determinizeFor: seat, seed: world }], true));
      } catch (error) {
        if (!(error instanceof RulesMistake || error instanceof AnswerRefused)) throw error;
        if (deal + 1 < dealsTried) continue;
        const advice = `mend the worlds in the ruleset's "redeal"`;
        throw new RulesMistake(
          `${dealsTried} re-deals for ${seat} gave no possible world: ${advice}. ${reasonOf(error)}`,
        );
      }
    }
  }

  /** What a seat could take back: its own last answer, or, by agreement, the last answer of all. */
  undoOffer(seat: Seat): UndoOffer | undefined {
    return this.#undo.offer(seat);
  }

  /** Goes back to where `to` answers were given. Past a reveal, or over others' answers, all seats must agree. */
  undo(seat: Seat, wish: UndoWish = {}): void {
    this.#undo.undo(seat, wish);
  }

  /**
   * How many answers came before the throw or draw of real dice or cards that this event of an onlooker tells: `undo` goes back there, also at
   * a table without undo. Nothing when the event stands on no such thing.
   */
  throwAt(onlooker: Onlooker, event: number): number | undefined {
    this.#checkOnlooker(onlooker);
    return this.#undo.throwAt(onlooker, event);
  }

  /** How many answers are played again by an undo to so many, or by a redo: what it takes to do it. */
  playedAgainBy(wish: { readonly to: number } | "redo"): number {
    return this.#undo.playedAgainBy(wish);
  }

  /** Whether something that was taken back can be done again. */
  get canRedo(): boolean {
    return this.#undo.canRedo;
  }

  /** Does again what was last taken back: for the seat that took it back, or by agreement of all. */
  redo(seat: Seat, { agreedBy = [] }: Pick<UndoWish, "agreedBy"> = {}): void {
    this.#undo.redo(seat, agreedBy);
  }

  #waiting(): readonly OpenDecision[] {
    const { open } = this.#timeline.run;
    return open.length === 1 ? open : open.filter(({ picked }) => !picked);
  }

  #checkOnlooker(onlooker: Onlooker): void {
    if (this.seats.includes(onlooker) || onlooker === audience || onlooker === everything || onlooker === tableSeat)
      return;
    throw new RangeError(
      `Nobody called "${onlooker}" sits here. The seats are: ${this.seats.join(", ")}; or "${audience}".`,
    );
  }
}
