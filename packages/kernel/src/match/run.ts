import type { AutomaticChance } from "../chance/automatic.js";
import type { SeedChain } from "../chance/seed-chain.js";
import type { ChanceSource } from "../chance/source.js";
import { BrokenOff } from "../rules/broken-off.js";
import type { AnyEmitDetails, GameEvent } from "../rules/event.js";
import type { Flow, Question, Reply } from "../rules/flow.js";
import type { Interjection, OpenQuestion } from "../rules/interjection.js";
import type { Options } from "../rules/options.js";
import type { Outcome } from "../rules/outcome.js";
import type { Ruleset } from "../rules/ruleset.js";
import { audience, type Seat } from "../rules/seat.js";
import { Table } from "../rules/table.js";
import { copy } from "../saves/json.js";
import { unseenWith } from "../visibility/visibility.js";
import type { Journal } from "./journal.js";
import { OpenDecision } from "./open-decision.js";
import { Path } from "./path.js";
import { RulesMistake } from "./refusal.js";

/** Where a run begins: at the setup, or at a save point. */
export interface Start<S> {
  /** A state of its own at every call. */
  state(): S;
  readonly step: string;
  readonly steps: number;
  readonly at: number;
  readonly entrys: number;
  readonly revealed: number;
  readonly path: number;
  readonly determinized: string | undefined;
}

/** Steps without a decision after which we take it that the rules go round in a circle. */
const endlessSteps = 10_000;

/** The same for throws, shuffles and draws: a rule that throws until something fits goes round within its step. */
const endlessChances = 10_000;

/** A step, or an interjection, which returns nothing. */
type Running = Flow<string | Outcome> | Flow;

/**
 * The rules, running: the state, the step that is under way as a generator, and the question it waits at. It knows
 * nothing of saves, undo or people: that is for the match.
 */
export class Run<S extends object, E extends GameEvent, C = unknown> {
  readonly state: S;
  step: string;
  /** How many steps have begun. */
  steps: number;
  /** How many answers were taken. */
  at: number;
  /** The same, and the re-deals of a search. */
  entrys: number;
  /** How many answers there were when something was last revealed. */
  revealed: number;
  /** How often this run has shown somebody what lay hidden. */
  uncovered = 0;
  /** All answers, as a digest. */
  #path: Path;
  /** The seed of the last re-deal, in a search. */
  determinized: string | undefined;
  open: readonly OpenDecision[] = [];
  outcome: Outcome | undefined;
  /** What happens now stands on what was read off real dice or cards: the next event says so. */
  isEntered = false;
  /** Whether `onStep` stopped it. */
  halted = false;
  /** How often chance was asked since the last answer. */
  #chances = 0;
  #flow: Running | undefined;
  /** What waits while an interjection is seen to: the step under way, and its question. */
  #interrupted: { readonly flow: Running; readonly question: Question } | undefined;
  /** Whether a flow is running: only then can a rule break it off. */
  #acts = false;
  /** Where the seed of a throw is looked up; nothing as long as all come from one. */
  #seeds: SeedChain | undefined;
  readonly table: Table<S, E, C>;

  constructor(
    private readonly ruleset: Ruleset<S, E, C>,
    /** The game's tables with the match's corrections. */
    readonly content: C,
    readonly options: Options,
    readonly seats: readonly Seat[],
    private readonly autopass: boolean,
    /** Where throws and shuffles come from; nothing when people throw real dice. */
    public source: ChanceSource | undefined,
    /** Where events go; nothing when nobody wants to be told. */
    private readonly journal: Journal<E> | undefined,
    start: Start<S>,
    /** Called when a step is about to begin. When it returns true, the run stops there. */
    private readonly onStep: ((run: Run<S, E, C>) => boolean) | undefined,
    /** What stays with the table when people throw real dice. */
    readonly kept?: AutomaticChance,
  ) {
    this.state = start.state();
    this.step = start.step;
    this.steps = start.steps;
    this.at = start.at;
    this.entrys = start.entrys;
    this.revealed = start.revealed;
    this.#path = new Path(start.path);
    this.determinized = start.determinized;
    this.table = new Table(this);
  }

  /** A digest of all answers: two lines of play that differ have different paths. */
  get path(): number {
    return this.#path.digest;
  }

  get tells(): boolean {
    return this.journal !== undefined;
  }

  tell(event: GameEvent, telling: AnyEmitDetails): void {
    if (this.isEntered) {
      this.isEntered = false;
      this.journal!.add(event, { ...telling, entered: true });
    } else this.journal!.add(event, telling);
  }

  /** Chance has spoken: dice that fell. */
  reveal(): void {
    this.revealed = this.at;
  }

  /** People have added to the dice. A world that somebody thinks in has dice of its own. */
  follow(seeds: SeedChain): void {
    this.#seeds = seeds.contributions.length > 0 && this.determinized === undefined ? seeds : undefined;
  }

  /** Chance is about to be asked: dice, a shuffle or a deck. */
  askChance(): void {
    this.#chances += 1;
    if (this.#seeds) (this.source ?? this.kept?.source)?.goOnWith?.(this.#seeds.at(this.at));
    if (this.#chances <= endlessChances) return;
    throw new RulesMistake(
      `"${this.ruleset.id}" goes round in a circle: ${endlessChances} throws, shuffles and draws without a question.`,
    );
  }

  /** Something that lay hidden was shown to somebody. */
  uncover(): void {
    this.revealed = this.at;
    this.uncovered += 1;
  }

  /** Breaks off all that is under way. What comes next is the end of the match, or a step. */
  breakOff(next: string | Outcome): never {
    if (!this.#acts)
      throw new RulesMistake("An offer or a bar only says what may be done: only a flow can end the match.");
    throw new BrokenOff(next);
  }

  /** Begins the current step and goes on to the first question. */
  begin(): void {
    this.#goOn(undefined);
  }

  /** Takes an answer that was checked; goes on when nobody else has to answer. */
  answer(decision: OpenDecision, picks: readonly string[]): void {
    decision.pick(picks);
    this.isEntered = false;
    this.at += 1;
    this.entrys += 1;
    this.#goOnWhenAnswered();
  }

  /** The question that somebody may speak into; a sentence that says why nobody may, where that is so. */
  get openQuestion(): OpenQuestion | string {
    const [asked] = this.open;
    if (!asked) return "nothing is asked";
    if (this.open.length > 1) return "several seats answer in secret";
    if (this.#interrupted) return "another interjection is being seen to";
    return asked.isReal ? "the table waits for real dice or cards" : asked;
  }

  /** Sees to an interjection that was checked; then the open question is asked again. */
  interject(seat: Seat, picks: readonly string[], { flow }: Interjection<S, E, C>): void {
    this.at += 1;
    this.entrys += 1;
    this.#path.add(seat, picks);
    this.#interrupted = { flow: this.#flow!, question: this.open.map(({ ask }) => ask) };
    this.#flow = flow(this.table, seat);
    this.#goOn(undefined);
  }

  /**
   * Goes on in a world that was dealt anew for a seat, under another seed. The open question is asked again: what others have
   * answered is not known there, what anybody is offered may be another, and real dice are thrown by the new source.
   */
  goOnDeterminized(seat: Seat, source: ChanceSource & { readonly seed: string }): void {
    this.source = source;
    this.#seeds = undefined;
    this.determinized = source.seed;
    this.entrys += 1;
    // The path so far knows what others have answered; what comes after mustn't.
    this.#path = new Path(0);
    this.#path.add("redealt", [String(this.at)]);
    this.open = this.open.map((before) => {
      const again = new OpenDecision(before.ask, before.number, this);
      const isOwn = before.seat === seat && before.picked && before.pickedIds.every((id) => again.ids.includes(id));
      if (again.isReal) again.throwInstead(source);
      else if (isOwn) again.pick(before.pickedIds);
      else if (this.open.length === 1 && this.#passes(again)) again.pickForced();
      return again;
    });
    this.#goOnWhenAnswered();
  }

  /** The cards that a seat can't place among those that might lie in a deck. */
  unplaced(list: readonly string[], by: Seat | undefined): readonly string[] {
    return unseenWith(this.ruleset.visibility, this.state, by ?? audience, list, this.content);
  }

  #goOnWhenAnswered(): void {
    const { open } = this;
    const reply = replyOf(open);
    if (!reply) return;
    for (const { seat, pickedIds } of open) this.#path.add(seat, pickedIds);
    // Who has answered last must not take it back after having seen what the others picked.
    if (open.length > 1) this.uncover();
    this.#goOn(reply);
  }

  #goOn(reply: Reply | undefined): void {
    let answer = reply;
    this.#chances = 0;
    for (let idle = 0; idle < endlessSteps; idle++) {
      if (!this.#flow) {
        if (this.onStep?.(this)) {
          this.halted = true;
          return;
        }
        const step = this.ruleset.steps[this.step];
        if (!step) throw new RulesMistake(`"${this.ruleset.id}" has no step "${this.step}".`);
        this.steps += 1;
        this.#flow = step(this.table);
        answer = undefined;
      }
      const next = this.#resume(this.#flow, answer ?? noReply);
      if (next.done && this.#interrupted) {
        const { flow, question } = this.#interrupted;
        this.#interrupted = undefined;
        this.#flow = flow;
        this.open = this.#ask(question);
        answer = replyOf(this.open);
        if (!answer) return;
        continue;
      }
      if (next.done) {
        this.#flow = undefined;
        this.open = [];
        if (next.value === undefined)
          throw new RulesMistake(`The step "${this.step}" returns neither a next step nor an outcome.`);
        if (typeof next.value !== "string") {
          this.outcome = copy(next.value);
          return;
        }
        this.step = next.value;
        continue;
      }
      this.open = this.#ask(next.value);
      answer = replyOf(this.open);
      if (!answer) return;
    }
    throw new RulesMistake(
      `"${this.ruleset.id}" goes round in a circle: ${endlessSteps} turns of the rules without a question.`,
    );
  }

  /** Lets a flow go on to its next question, to its end, or until a rule breaks it off. */
  #resume(flow: Running, reply: Reply): ReturnType<Running["next"]> {
    this.#acts = true;
    try {
      const next = flow.next(reply);
      if (next.done && typeof next.value === "string") this.ruleset.afterStep?.(this.table);
      return next;
    } catch (broken) {
      if (!(broken instanceof BrokenOff)) throw broken;
      this.#letGo();
      return { value: broken.next, done: true };
    } finally {
      this.#acts = false;
    }
  }

  /** The step that waits for an interjection goes down with it. */
  #letGo(): void {
    const waiting = this.#interrupted?.flow as Generator<Question, unknown, Reply> | undefined;
    this.#interrupted = undefined;
    const last = waiting?.return(undefined);
    if (!last || last.done) return;
    const kinds = last.value.map(({ kind }) => `"${kind}"`).join(", ");
    throw new RulesMistake(`The step "${this.step}" is broken off and still asks ${kinds}.`);
  }

  /**
   * Opens the decisions of a question. One with a single way to answer is answered by the table, if it may; not one of several
   * at once, because who is not waited for would tell something about a hand.
   */
  #ask(question: Question): readonly OpenDecision[] {
    if (question.length > 1 && new Set(question.map(({ seat }) => seat)).size < question.length) {
      throw new RulesMistake(
        `A seat is asked twice at once: ${question.map(({ seat, kind }) => `${seat} ${kind}`).join(", ")}.`,
      );
    }
    if (question.length !== 1) return question.map((ask, i) => new OpenDecision(ask, this.at + i, this));
    const decision = new OpenDecision(question[0]!, this.at, this);
    if (this.#passes(decision)) decision.pickForced();
    return [decision];
  }

  #passes(decision: OpenDecision): boolean {
    return this.autopass && decision.forced;
  }
}

/** What a step begins with: nothing was asked yet. */
const noReply: Reply = [];

/** What a question's decisions were answered with; nothing as long as one is open, or when there is none. */
function replyOf(open: readonly OpenDecision[]): Reply | undefined {
  // Nearly always one seat is asked.
  if (open.length === 1) {
    const { picked } = open[0]!;
    return picked && [picked];
  }
  if (open.length === 0) return undefined;
  const reply: (readonly unknown[])[] = [];
  for (const { picked } of open) {
    if (!picked) return undefined;
    reply.push(picked);
  }
  return reply;
}
