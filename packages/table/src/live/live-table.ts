import type { Expectation } from "@tavolata/bots";
import type { Have, Standing as Told } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import {
  audience,
  type Decision,
  type Message,
  type Onlooker,
  type Option,
  realKinds,
  type Seat,
  type View,
} from "@tavolata/kernel";
import { Refuse } from "../refuse.js";
import { Chronicle, eventsInMessage } from "../watching/chronicle.js";
import { isAtTable, mayWatch } from "../watching/may-watch.js";
import type { SecretTexts } from "../watching/secret-texts.js";
import type { ToldTable } from "../watching/told-table.js";
import type { AnyMatch, LogEntry } from "./log-entry.js";
import { type AnswerReason, Reasons } from "./reasons.js";
import type { Standing } from "./standing.js";

/** How many of the newest deeds are kept. */
const recentDeeds = 64;

/** A match with the number of deeds that led to it. */
export interface OpenedMatch {
  readonly match: AnyMatch;
  readonly number: number;
  /** At how many deeds the newest snapshot is. */
  readonly snapshot: number;
  /** At how many deeds something was last taken back. */
  readonly branch: number;
}

/** What a bot expected of an answer. */
export interface ExpectedOf {
  /** The number of the decision that it answered. */
  readonly number: number;
  readonly expects: Expectation;
  readonly reason: Message;
  /** What kind of question it was, and which of its options the next best answer would have been. */
  readonly kind: string;
  readonly next: readonly Pick<Option, "id" | "verb" | "target" | "label">[];
}

/** A table in this process' memory: the match, who sits there and what it takes to tell each onlooker where it stands. */
export class LiveTable {
  record: ToldTable;
  readonly match: AnyMatch;
  /** How many deeds led here. */
  number: number;
  /** At how many deeds the newest snapshot is. */
  snapshot: number;
  /** The line of play: the number of deeds at which something was last taken back. */
  branch: number;
  /** The newest deeds, where bots sit: so that a bot's copy of the match needn't be made anew for every question. */
  #recent: LogEntry[] = [];
  /** Of the views that are told: one for every time that all onlookers are told something. */
  version = 0;
  /** What bots expected of their last answers, as long as the table is in memory: nobody's match depends on it. */
  readonly expected = new Map<Seat, ExpectedOf>();
  readonly reasons = new Reasons();
  /** What was told, also long ago. */
  readonly chronicle: Chronicle;
  /** It holds what isn't stored, or misses what is: to be opened again before anybody looks. */
  isStale = false;

  constructor(
    record: ToldTable,
    readonly gameModule: GameModule,
    { match, number, snapshot, branch }: OpenedMatch,
    /** What is read only by whoever is told its key. */
    readonly secretTexts: SecretTexts | undefined,
  ) {
    this.record = record;
    this.match = match;
    this.chronicle = new Chronicle(match);
    this.number = number;
    this.snapshot = snapshot;
    this.branch = branch;
  }

  get id(): string {
    return this.record.id;
  }

  /** These deeds were done in the match and are stored. */
  did(deeds: readonly LogEntry[]): void {
    this.number += deeds.length;
    if (!this.record.seating.hasBots) {
      if (this.#recent.length > 0) this.#recent = [];
      return;
    }
    this.#recent.push(...deeds);
    if (this.#recent.length > recentDeeds) this.#recent.splice(0, this.#recent.length - recentDeeds);
  }

  /** Something was taken back: bots have nothing more to say about it. */
  wentBack(): void {
    const { at } = this.match;
    this.reasons.forgetAfter(at);
    for (const [seat, { number }] of this.expected) if (number >= at) this.expected.delete(seat);
  }

  /** Everybody was told what happened: what nobody will ask for soon is let go. */
  forgetOld(): void {
    this.chronicle.shorten();
  }

  /** What was done since there were so many deeds; nothing when that is too long ago. */
  since(number: number): readonly LogEntry[] | undefined {
    const count = this.number - number;
    if (count > this.#recent.length || count < 0) return undefined;
    return count === 0 ? [] : this.#recent.slice(-count);
  }

  /** How the table stands, as it is stored with every deed. */
  standing(): Standing {
    const { match } = this;
    const waiting = [...new Set(match.asked.map(({ seat }) => seat))];
    return { answers: match.at, waiting, outcome: match.outcome ?? null, botDue: this.botsAsked().length > 0 };
  }

  /** After a deed, what is known of the stored table without reading it again. */
  moved(standing: Standing): void {
    const { answers, waiting, outcome, botDue } = standing;
    // What was over told its seed.
    const seedKnown = this.record.seedKnown || (this.record.outcome !== null && outcome === null);
    this.record = {
      ...this.record,
      answers,
      waiting,
      outcome,
      botDue,
      seedKnown,
      vote: null,
      moved: new Date(),
      movedAt: performance.now(),
    };
  }

  /** The questions that a bot has to answer. What real dice show nobody can tell but people. */
  botsAsked(): AnyMatch["asked"][number][] {
    return this.match.asked.filter(({ seat, kind }) => this.record.seating.isBot(seat) && !realKinds.has(kind));
  }

  /** The questions whose time is up: a bot answers them for whoever is waited for. */
  overdue(): AnyMatch["asked"][number][] {
    return this.#timeLeft() === 0 ? this.#peopleAsked() : [];
  }

  /** How many milliseconds people still have to answer; nothing where the table waits for ever. */
  #timeLeft(): number | undefined {
    const { timeLimit, movedAt } = this.record;
    return timeLimit === null ? undefined : Math.max(0, movedAt + timeLimit * 1000 - performance.now());
  }

  /** The questions that a bot would answer when the time is up. */
  #peopleAsked(): AnyMatch["asked"][number][] {
    return this.match.asked.filter(({ seat, kind }) => !this.record.seating.isBot(seat) && !realKinds.has(kind));
  }

  mayBotAnswer(seat: Seat): boolean {
    return this.record.seating.isBot(seat) || this.overdue().some((asked) => asked.seat === seat);
  }

  /** Whether somebody may look from there. */
  mayWatch(person: string | undefined, as: Onlooker, hasLink: boolean): boolean {
    return mayWatch(this.record, person, as, hasLink);
  }

  /** Refuses unless this person may answer this question of this seat. */
  checkMayAnswer(person: string | undefined, seat: Seat, number: number): void {
    const { seating } = this.record;
    if (seating.sits(person, seat)) return;
    const asked = this.match.asked.find((one) => one.seat === seat && one.number === number);
    const isSeated = person !== undefined && seating.seatsOf(person).length > 0;
    if (isSeated && asked && this.#isForAnybody(asked)) return;
    throw new Refuse("not-yours", `You don't sit in the seat "${seat}" of this table.`);
  }

  /** The open decisions that whoever looks from there may answer. */
  decisionsFor(as: Onlooker): Decision[] {
    if (as === audience) return [];
    const { match } = this;
    const others = new Set(
      match.asked.filter((asked) => asked.seat !== as && this.#isForAnybody(asked)).map(({ seat }) => seat),
    );
    return [as, ...others].flatMap((seat) =>
      match.decisions(seat).filter((decision) => seat === as || realKinds.has(decision.kind)),
    );
  }

  /** An open decision with what is barred. */
  explain(seat: Seat, number: number): Decision {
    const decision = this.match.decisions(seat, { explain: true }).find((one) => one.number === number);
    if (!decision) throw new Refuse("stale", `Decision ${number} of "${seat}" isn't open (any more).`);
    return decision;
  }

  /** Everything that an onlooker was told. */
  told(as: Onlooker): Told["events"] {
    return this.chronicle.told(as, 0);
  }

  /** What somebody is told who lacks everything from an event on, message by message: all but the last, without the view. */
  *pagesFrom(as: Onlooker, from: number): Generator<Told> {
    const { match, branch } = this;
    const common = { type: "standing", table: this.id, as, line: branch, answers: match.at } as const;
    const count = match.eventCount(as);
    // ends: it counts up to the events there are
    for (let first = from; count - first > eventsInMessage; first += eventsInMessage) {
      yield { ...common, from: first, events: this.chronicle.told(as, first, first + eventsInMessage), more: true };
    }
  }

  /**
   * What an onlooker who has so much must be told to know where the match stands, but for the view, which belongs to the last of it.
   * @param asksEarlier of a long match the newest events will do: whoever looks asks for the older ones
   */
  tellings(as: Onlooker, have: Have, asksEarlier = false): Told[] {
    const { match, branch, chronicle } = this;
    const lacking = chronicle.lackingFrom(as, have, branch);
    const from = asksEarlier ? chronicle.newestFrom(as, lacking) : lacking;
    const common = { type: "standing", table: this.id, as, line: branch, answers: match.at } as const;
    const tellings = [...this.pagesFrom(as, from)];
    const first = from + tellings.length * eventsInMessage;
    const rest = { from: first, events: chronicle.told(as, first) };
    const callable = match.interjections(as);
    const timeLeft = this.#timeLeft();
    tellings.push({
      ...common,
      ...rest,
      version: this.version,
      decisions: this.decisionsFor(as),
      ...(callable.length > 0 ? { interjections: callable } : {}),
      ...this.#undoFor(as),
      ...(timeLeft !== undefined && this.#peopleAsked().length > 0 ? { timeLeft } : {}),
    });
    if (from > lacking) tellings[0] = { ...tellings[0]!, earlier: true };
    return tellings;
  }

  /** Why bots did what an onlooker who sees this was told, from an event on; as far as it may be known there. */
  reasonsFor(as: Onlooker, from: number, view: View): AnswerReason[] {
    const { gameModule, match, record } = this;
    return this.reasons.for(as, from, view, {
      gameModule,
      seats: match.seats,
      hints: record.hints,
      content: match.content,
    });
  }

  /** Who must agree before something is taken back that isn't free: people. Bots and empty seats agree to everything. */
  peopleBut(person: string): Seat[] {
    const { sitters } = this.record.seating;
    return sitters.filter((one) => one.person && one.person.id !== person).map(({ seat }) => seat);
  }

  /** Where taking back leads when nobody says: to the last answer of a person, over what bots have answered since. */
  usualUndo(): number | undefined {
    return this.match.lastAnswer((seat) => !this.record.seating.isBot(seat));
  }

  #undoFor(as: Onlooker): Pick<Told, "undo" | "canRedo"> {
    const { match } = this;
    const person = this.record.seating.of(as)?.person?.id;
    if (person === undefined) return {};
    const canRedo = match.canRedo ? { canRedo: true as const } : {};
    const offer = match.undoOffer(as);
    const to = this.usualUndo();
    if (!offer || to === undefined) return canRedo;
    const free = (offer.to === to && offer.free) || this.peopleBut(person).length === 0;
    return { undo: { to, free }, ...canRedo };
  }

  /** Whether somebody owns the table, sits there, or did and wishes to again or is asked about another's wish. */
  isAtTable(person: string | undefined): boolean {
    return isAtTable(this.record, person);
  }

  /** What real dice or cards show, where no person threw them: everybody at the table can see it. */
  #isForAnybody({ seat, kind }: { readonly seat: Seat; readonly kind: string }): boolean {
    return realKinds.has(kind) && this.record.seating.of(seat)?.person === undefined;
  }
}
