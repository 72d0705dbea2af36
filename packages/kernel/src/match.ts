import { freshSeed, seedHash, splitSeed } from "./chance/seed.js";
import type { Answer, Decision } from "./decision.js";
import type { GameEvent, Told } from "./event.js";
import { beginning, type Deed, type Frame, markOf, type Point, pointAt, pointOf, runFrom } from "./history.js";
import { Journal } from "./journal.js";
import type { Json } from "./json.js";
import { type Message, say } from "./message.js";
import type { OpenDecision } from "./open-decision.js";
import { completeOptions, type Options } from "./options.js";
import type { Outcome } from "./outcome.js";
import { AnswerRefused, RulesMistake, SaveRefused, UndoRefused } from "./refusal.js";
import type { Ruleset } from "./ruleset.js";
import { digest, type Run } from "./run.js";
import {
  type ChanceSetting,
  checkSave,
  defaultSettings,
  type Given,
  migrate,
  type Save,
  type Settings,
} from "./save.js";
import { audience, everything, type Onlooker, type Seat, tableSeat } from "./seat.js";
import { see } from "./visibility.js";

/** How a match is started. Everything has a default. */
export interface Beginning {
  readonly options?: Options;
  /** Left out: one that nobody can guess. */
  readonly seed?: string;
  readonly chance?: ChanceSetting;
  readonly settings?: Partial<Settings>;
}

/** What an onlooker may see of a match now. */
export interface View {
  readonly game: string;
  readonly onlooker: Onlooker;
  readonly state: Json;
  /** The seats that the table waits for. */
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
}

/** An open question, without what it takes to show it: enough for a program that answers. */
export type Asked = Pick<OpenDecision, "seat" | "kind" | "number" | "ids" | "min" | "max" | "repeats">;

/** What a seat could take back now. */
export interface UndoOffer {
  /** The number of answers that would be left. */
  readonly to: number;
  /** Whether the seat may do it alone. If not, all seats must agree. */
  readonly free: boolean;
}

/** After so many answers a save point is made, at the next start of a step. */
const answersBetweenMarks = 64;

/** Events that are kept ready; older ones come back by playing again. */
const eventsKept = 160;

/** Where a match comes from. */
interface Origin<S> {
  readonly base: Point<S>;
  readonly mark?: Point<S>;
  readonly deeds?: Deed[];
  readonly entered?: Readonly<Record<string, readonly string[]>>;
  readonly isBrought?: boolean;
  readonly isFork?: boolean;
}

/** One game being played: its options, its seed and its answers, and everything that follows from them. */
export class Match<S extends object, E extends GameEvent = GameEvent> {
  readonly #frame: Frame<S, E>;
  /** A fork is a thought: it tells nothing, keeps no save points and can't be saved. */
  readonly #isFork: boolean;
  /** Where the deeds begin: at the setup, or at a save point that the match was brought over with. */
  readonly #base: Point<S>;
  readonly #isBrought: boolean;
  readonly #deeds: Deed[];
  #run!: Run<S, E>;
  #journal: Journal<E> | undefined;
  /** The newest save point. */
  #mark: Point<S>;
  /** The start of the current step, kept for forks and saves once one was wanted. */
  #root: Point<S> | undefined;
  readonly #redo: { readonly index: number; readonly deeds: readonly Deed[] }[] = [];
  /** Real dice and cards that were taken back, by the path that led to them. */
  readonly #entered: Map<string, readonly string[]>;
  /** Set when a save was opened whose last answers no longer fit the rules. */
  notice: Message | undefined;
  #forks = 0;

  private constructor(
    frame: Frame<S, E>,
    { base, mark = base, deeds = [], entered = {}, isBrought = false, isFork = false }: Origin<S>,
  ) {
    this.#frame = frame;
    this.#base = base;
    this.#isBrought = isBrought;
    this.#mark = mark;
    this.#deeds = deeds;
    this.#entered = new Map(Object.entries(entered));
    this.#isFork = isFork;
    if (!isFork) this.#journal = new Journal(frame.seats, eventsKept, mark.told);
    this.#rebuild(mark);
  }

  static start<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, how: Beginning = {}): Match<S, E> {
    const options = completeOptions(ruleset.options, how.options ?? {});
    const frame: Frame<S, E> = {
      ruleset,
      options,
      seats: ruleset.seats(options),
      settings: { ...defaultSettings, ...how.settings },
      chance: how.chance ?? { mode: "seeded" },
      seed: how.seed ?? freshSeed(),
    };
    return new Match(frame, { base: beginning(frame) });
  }

  /** Opens a save. One from another version is brought over if the game knows how, and refused otherwise. */
  static load<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, value: unknown): Match<S, E> {
    const save = migrate(ruleset, checkSave(ruleset, value));
    const options = completeOptions(ruleset.options, save.options);
    const { settings, chance, seed, entered } = save;
    const frame: Frame<S, E> = { ruleset, options, seats: ruleset.seats(options), settings, chance, seed };
    const base = save.base ? pointOf<S>(save.base) : beginning(frame);
    const mark = save.mark ? pointOf<S>(save.mark) : base;
    if (mark.at < base.at || mark.at > base.at + save.answers.length || !(mark.step in ruleset.steps)) {
      throw new SaveRefused(
        "broken",
        `The save point at answer ${mark.at}, step "${mark.step}", doesn't belong to this match.`,
      );
    }
    const origin = { base, mark, ...(entered ? { entered } : {}), isBrought: save.base !== undefined };
    try {
      return new Match(frame, { ...origin, deeds: [...save.answers] });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!save.mark) throw new SaveRefused("broken", `The match can't be played again from its answers: ${why}`);
      // The rules were mended since: the answers of the step under way no longer fit, so the step starts again.
      const kept = save.answers.slice(0, mark.at - base.at);
      const match = Match.#atMark(frame, { ...origin, deeds: kept });
      match.notice = say("notice.back-to-step", { dropped: save.answers.length - kept.length, why });
      return match;
    }
  }

  static #atMark<S extends object, E extends GameEvent>(frame: Frame<S, E>, origin: Origin<S>): Match<S, E> {
    try {
      return new Match(frame, origin);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SaveRefused("broken", `The rules can't go on from the save point at answer ${origin.mark?.at}: ${why}`);
    }
  }

  get ruleset(): Ruleset<S, E> {
    return this.#frame.ruleset;
  }

  get options(): Options {
    return this.#frame.options;
  }

  get settings(): Settings {
    return this.#frame.settings;
  }

  get seats(): readonly Seat[] {
    return this.#frame.seats;
  }

  /** The secret behind the dice: publish its hash at the start and itself at the end. */
  get seed(): string {
    return this.#frame.seed;
  }

  get seedHash(): string {
    return seedHash(this.#frame.seed);
  }

  /** How many answers the match has. */
  get at(): number {
    return this.#run.at;
  }

  get step(): string {
    return this.#run.step;
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome;
  }

  /** The truth, for the rules' own tests and evaluations; players and bots get a view. Not to be changed. */
  get state(): Readonly<S> {
    return this.#run.state;
  }

  /** How often something hidden was shown to somebody since the match was opened here; dice don't count. For tests. */
  get uncovered(): number {
    return this.#run.uncovered;
  }

  /** The answers so far. */
  get answers(): readonly Given[] {
    return this.#deeds.filter((deed): deed is Given => "picks" in deed);
  }

  /** The open questions, cheaply. */
  get asked(): readonly Asked[] {
    return this.#waiting();
  }

  /** The open decisions of a seat, or of all, ready to be shown; with `explain` also what is barred, and why. */
  decisions(seat?: Seat, { explain = false } = {}): Decision[] {
    return this.#run.open
      .filter((open) => !open.picked && (seat === undefined || open.seat === seat))
      .map((open) => open.describe(this.#frame.seed, explain));
  }

  /** The first open decision of a seat, or of anybody. */
  decision(seat?: Seat, how: { explain?: boolean } = {}): Decision | undefined {
    return this.decisions(seat, how)[0];
  }

  view(onlooker: Onlooker): View {
    this.#checkOnlooker(onlooker);
    const { ruleset } = this.#frame;
    const { outcome } = this.#run;
    return {
      game: ruleset.id,
      onlooker,
      state: see(ruleset.visibility, this.#run.state, onlooker) ?? {},
      waiting: [...new Set(this.asked.map(({ seat }) => seat))],
      ...(outcome ? { outcome } : {}),
    };
  }

  /** What this onlooker has been told, from its event number `from` on. */
  events(onlooker: Onlooker, from = 0): Told<E>[] {
    this.#checkOnlooker(onlooker);
    if (!this.#journal) return [];
    if (from >= this.#journal.first(onlooker)) return this.#journal.told(onlooker, from);
    const whole = new Journal<E>(this.#frame.seats, Number.POSITIVE_INFINITY, this.#base.told);
    runFrom(this.#frame, this.#base, this.#deeds, whole);
    return whole.told(onlooker, from);
  }

  /** How many events this onlooker has been told. */
  eventCount(onlooker: Onlooker): number {
    this.#checkOnlooker(onlooker);
    return this.#journal?.count(onlooker) ?? 0;
  }

  /** Takes an answer. One that doesn't fit is refused, and the match stays as it was. */
  answer(answer: Answer): void {
    const decision = this.#meant(answer);
    this.#take(decision, answer.picks);
    if (this.#redo.length > 0) this.#redo.length = 0;
    this.#enterAgain();
  }

  save(): Save {
    if (this.#isFork)
      throw new SaveRefused("malformed", "A fork is a thought of a search: save the match that it came from.");
    const { ruleset, options, settings, chance, seed } = this.#frame;
    const { outcome } = this.#run;
    return {
      format: 1,
      game: ruleset.id,
      version: ruleset.version,
      options,
      settings,
      chance,
      seed,
      ...(this.#isBrought ? { base: markOf(this.#base) } : {}),
      answers: [...this.answers],
      ...(this.#entered.size > 0 ? { entered: Object.fromEntries([...this.#entered].sort()) } : {}),
      mark: markOf(this.#stepStart()),
      ...(outcome ? { outcome } : {}),
    };
  }

  /**
   * A copy to think with. Given a seat, all that the seat can't know is dealt anew, and chance goes on under another seed;
   * without one it is the match's exact twin. It tells no events and keeps no save points.
   */
  fork(seat?: Seat, seed?: string): Match<S, E> {
    const root = this.#stepStart();
    const deeds = this.#deedsSince(root);
    if (seat !== undefined) {
      this.#forks += 1;
      deeds.push({ redealFor: seat, seed: seed ?? splitSeed(this.#frame.seed, `fork/${this.#run.at}/${this.#forks}`) });
    }
    return new Match(this.#frame, { base: root, deeds, isFork: true });
  }

  /** What a seat could take back: its own last answer, or, by agreement, the last answer of all. */
  undoOffer(seat: Seat): UndoOffer | undefined {
    if (this.#isFork || this.#frame.settings.undo === "strict" || this.#deeds.length === 0) return undefined;
    if (this.#ownSecret(seat) >= 0) return { to: this.#run.at - 1, free: true };
    const to = this.#run.at - 1;
    return { to, free: this.#isFree(seat, to) };
  }

  /** Goes back to where `to` answers were given. Past a reveal, or over others' answers, all seats must agree. */
  undo(seat: Seat, { to, agreedBy = [] }: { to?: number; agreedBy?: readonly Seat[] } = {}): void {
    const { settings, seats } = this.#frame;
    if (this.#isFork) throw new UndoRefused("fork", "A fork goes only forward.");
    if (settings.undo === "strict") throw new UndoRefused("strict-table", "This table plays without undo.");
    if (this.#deeds.length === 0) throw new UndoRefused("nothing-to-undo", "There is no answer to take back.");
    const secret = this.#ownSecret(seat);
    if (to === undefined && secret >= 0) {
      this.#takeBack(secret, 1);
      return;
    }
    const left = to ?? this.#run.at - 1;
    if (!Number.isInteger(left) || left < this.#base.at || left >= this.#run.at) {
      throw new UndoRefused(
        "before-beginning",
        `There are answers ${this.#base.at} to ${this.#run.at - 1} to go back to, not ${left}.`,
      );
    }
    if (!this.#isFree(seat, left) && !seats.every((one) => agreedBy.includes(one))) {
      throw new UndoRefused(
        "needs-agreement",
        "Something was revealed since, or others have answered: all seats must agree.",
      );
    }
    this.#takeBack(left - this.#base.at, this.#run.at - left);
  }

  /** Whether something that was taken back can be done again. */
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Does again what was last taken back. */
  redo(): void {
    const last = this.#redo.pop();
    if (!last) throw new UndoRefused("nothing-to-undo", "Nothing was taken back.");
    this.#deeds.splice(last.index, 0, ...last.deeds);
    for (const path of this.#pathsOfReal(last.index, last.deeds.length)) this.#entered.delete(path);
    this.#rebuild();
  }

  #waiting(): readonly OpenDecision[] {
    const { open } = this.#run;
    return open.length === 1 ? open : open.filter(({ picked }) => !picked);
  }

  #checkOnlooker(onlooker: Onlooker): void {
    const { seats } = this.#frame;
    if (seats.includes(onlooker) || onlooker === audience || onlooker === everything || onlooker === tableSeat) return;
    throw new RangeError(
      `Nobody called "${onlooker}" sits here. The seats are: ${seats.join(", ")}; or "${audience}".`,
    );
  }

  /** The decision that an answer means; refuses what fits none. */
  #meant(answer: Answer): OpenDecision {
    if (
      typeof answer?.seat !== "string" ||
      !Array.isArray(answer.picks) ||
      !answer.picks.every((pick) => typeof pick === "string")
    ) {
      throw new AnswerRefused("malformed", "An answer is a seat and a list of option ids.");
    }
    const { seat, number, key } = answer;
    if (this.#run.outcome) throw new AnswerRefused("match-over", "The match is over.");
    const open = this.#waiting();
    if (number !== undefined && !open.some((one) => one.number === number)) {
      const numbers = open.map((one) => one.number).join(", ");
      throw new AnswerRefused("stale", `Decision ${number} isn't open (any more). Open: ${numbers}.`, { number });
    }
    const decision = open.find((one) => one.seat === seat && (number === undefined || one.number === number));
    if (!decision) {
      throw new AnswerRefused("wrong-seat", `${seat} isn't asked. Asked: ${open.map((one) => one.seat).join(", ")}.`, {
        seat,
      });
    }
    if (key !== undefined && decision.describe(this.#frame.seed, false).key !== key) {
      throw new AnswerRefused("stale", `Decision ${decision.number} was taken back, and another one is open now.`, {
        number: decision.number,
      });
    }
    return decision;
  }

  #take(decision: OpenDecision, picks: readonly string[]): void {
    const { step, steps } = this.#run;
    try {
      this.#run.answer(decision, picks);
    } catch (error) {
      if (error instanceof AnswerRefused) throw error;
      if (!this.#isFork) this.#rebuild();
      throw new RulesMistake(
        `The rules failed in step "${step}" after answer ${this.#run.at} by ${decision.seat}, ${picks.join(", ")}: ${String(error)}`,
        { cause: error },
      );
    }
    const real = !this.#run.source && isReal(decision);
    this.#deeds.push({ seat: decision.seat, picks: [...picks], ...(real ? { real } : {}) });
    if (steps !== this.#run.steps) this.#root = undefined;
  }

  /** Real dice that were entered before an undo count again when the same answers lead to them. */
  #enterAgain(): void {
    while (this.#entered.size > 0) {
      const decision = this.#run.open[0];
      const picks = this.#entered.get(String(this.#run.path));
      if (!decision || !picks || !isReal(decision)) return;
      this.#entered.delete(String(this.#run.path));
      this.#take(decision, picks);
    }
  }

  #takeBack(index: number, count: number): void {
    const paths = this.#pathsOfReal(index, count);
    const deeds = this.#deeds.splice(index, count);
    const real = deeds.filter((deed): deed is Given => "real" in deed);
    for (const [i, path] of paths.entries()) this.#entered.set(path, real[i]!.picks);
    this.#redo.push({ index, deeds });
    this.#rebuild();
  }

  /** For the answers among these deeds that were read off real dice or cards: the paths that led to them. */
  #pathsOfReal(index: number, count: number): string[] {
    const paths: string[] = [];
    let { path } = this.#base;
    for (const [i, deed] of this.#deeds.slice(0, index + count).entries()) {
      if (!("picks" in deed)) continue;
      if (i >= index && deed.real) paths.push(String(path));
      path = digest(path, deed.seat, deed.picks);
    }
    return paths;
  }

  #isFree(seat: Seat, to: number): boolean {
    return (
      this.#run.revealed <= to &&
      this.#deeds.slice(to - this.#base.at).every((deed) => "seat" in deed && deed.seat === seat)
    );
  }

  /** Where the seat's own answer to a question stands that others have still to answer; -1 when there is none. */
  #ownSecret(seat: Seat): number {
    const pending = this.#deeds.length - (this.#run.at - (this.#run.open[0]?.number ?? this.#run.at));
    return this.#deeds.findIndex((deed, i) => i >= pending && "seat" in deed && deed.seat === seat);
  }

  #deedsSince(point: Point<S>): Deed[] {
    return this.#deeds.slice(point.deeds - this.#base.deeds);
  }

  /** Plays again from a save point: the newest one that isn't past the deeds that are left. */
  #rebuild(from?: Point<S>): void {
    this.#root = undefined;
    const end = this.#base.at + this.#deeds.length;
    let point = from ?? this.#mark;
    if (point.at > end) point = this.#base;
    this.#mark = point;
    if (this.#journal) {
      const total = point.told[everything] ?? 0;
      if (total >= this.#journal.first(everything)) this.#journal.rewind(total);
      else this.#journal = new Journal(this.#frame.seats, eventsKept, point.told);
    }
    const since = this.#deedsSince(point);
    this.#run = runFrom(
      this.#frame,
      point,
      since,
      this.#journal,
      this.#isFork ? undefined : (run) => this.#keepMark(run),
    );
  }

  #keepMark(run: Run<S, E>): boolean {
    if (run.at - this.#mark.at >= answersBetweenMarks) {
      this.#mark = pointAt(run, this.#journal!.counts(), "cold");
    }
    return false;
  }

  /** The start of the current step: played again from the newest save point, then kept until the step is over. */
  #stepStart(): Point<S> {
    if (this.#root) return this.#root;
    const wanted = this.#run.steps - 1;
    const counting = this.#isFork ? undefined : new Journal<E>(this.#frame.seats, 0, this.#mark.told);
    let root: Point<S> | undefined;
    runFrom(this.#frame, this.#mark, this.#deedsSince(this.#mark), counting, (run) => {
      if (run.steps !== wanted) return false;
      root = pointAt(run, counting?.counts() ?? {}, "warm");
      return true;
    });
    if (!root)
      throw new RulesMistake(`Step ${wanted} isn't reached again by the same answers: the rules aren't repeatable.`);
    this.#root = root;
    return root;
  }
}

function isReal(decision: OpenDecision): boolean {
  return decision.kind === "enter-dice" || decision.kind === "enter-cards" || decision.kind === "shuffle";
}
