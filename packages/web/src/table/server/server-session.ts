import { type Change, type Client, Refused, type Table, type TableWatch } from "@tavolata/client";
import {
  audience,
  type Callable,
  type Decision,
  everything,
  type Message,
  type Onlooker,
  type Options,
  type Seat,
  say,
  type Verdict,
} from "@tavolata/kernel";
import type { Looks } from "../games/face.js";
import { worksOf } from "../games/works.js";
import { faultKey } from "../language/faults.js";
import { type Frame, Frames, type Seen } from "./frames.js";
import { type Hands, isOneHand } from "./hands.js";
import { seatingOf } from "./seating-of-table.js";
import type { Moment, Reason, Step, TableSession, Undo } from "./session.js";
import type { ToldEvent } from "./told.js";

/** Dice need their time to land. */
const afterThrow = 0.7;

/** What comes for several seats at once is shown together; whoever is missing after this time is not waited for. */
const togetherWithin = 60;

interface Opening {
  readonly client: Client;
  readonly looks: Looks;
  readonly table: Table;
  /** The token of a link for lookers-on. */
  readonly link?: string | undefined;
  /** From where somebody with a link looks: a commentator sees everything, after a while. */
  readonly from?: Onlooker;
  /** Who of those at this device has which seat. */
  readonly hands: Hands;
}

/**
 * A table at the server. The page knows of it only what the server tells the seats that it watches; what has happened is shown
 * step by step, so that people can follow what bots do in no time.
 */
export class ServerSession implements TableSession {
  readonly looks: Looks;
  readonly #client: Client;
  readonly #link: string | undefined;
  readonly #from: Onlooker;
  readonly #hands: Hands;
  readonly #watches = new Map<Onlooker, TableWatch>();
  readonly #frames = new Frames();
  readonly #listeners = new Set<() => void>();
  readonly #stopLine: () => void;
  /** How many events each onlooker had been told after so many answers of a line. */
  readonly #counts = new Map<string, number>();
  /** Decisions with what is barred, by their keys. */
  readonly #explained = new Map<string, Decision>();
  /** The decision whose answer is on its way. */
  #sent: Decision | undefined;
  #table: Table;
  /** The seat from which the table is looked at now. */
  #focus: Onlooker;
  #passTo: Seat | undefined;
  #together: ReturnType<typeof setTimeout> | undefined;
  #since = Date.now();
  #moment: Moment | undefined;
  #isClosed = false;

  private constructor({ client, looks, table, link, from = audience, hands }: Opening) {
    this.#client = client;
    this.looks = looks;
    this.#table = table;
    this.#link = link;
    this.#from = from;
    this.#hands = hands;
    this.#focus = this.#isPassedRound ? audience : (this.people[0] ?? from);
    this.#stopLine = client.onLine(() => this.#changed());
  }

  /** Sits down at one's seats, or among the audience, and waits for the first standing. */
  static async open(opening: Opening): Promise<ServerSession> {
    const session = new ServerSession(opening);
    try {
      await session.#watchAll();
    } catch (error) {
      session.close();
      throw error;
    }
    session.#moment = session.#look();
    return session;
  }

  get id(): string {
    return this.#table.id;
  }

  get game(): string {
    return this.#table.game;
  }

  get table(): Table {
    return this.#table;
  }

  /** What was said when the match was opened, if the rules have changed since. */
  get notice(): Message | undefined {
    return this.#table.notice?.message;
  }

  get seats(): readonly Seat[] {
    return this.#table.seats.map(({ seat }) => seat);
  }

  get options(): Options {
    return this.#table.options;
  }

  get people(): readonly Seat[] {
    return this.#link === undefined ? this.#table.seats.filter(({ mine }) => mine).map(({ seat }) => seat) : [];
  }

  /** Several people share this device, who may not see each other's secrets. */
  get #isPassedRound(): boolean {
    return new Set(this.people.map((seat) => this.#hands[seat] ?? "")).size > 1;
  }

  get seedHash(): string {
    return this.#table.seedHash;
  }

  get seed(): string | undefined {
    return this.#table.seed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly moment = (): Moment => {
    if (!this.#moment) throw new Error("Nothing is known of the table yet: wait for `open`.");
    return this.#moment;
  };

  answer(decision: Decision, picks: readonly string[]): Promise<Reason | undefined> {
    if (this.#sent?.key === decision.key) return Promise.resolve(undefined); // a second tap, while the first is on its way
    this.#sent = decision;
    return this.#wish(async (watch) => {
      try {
        await watch.answer(decision, picks);
      } catch (error) {
        this.#sent = undefined;
        throw error;
      }
    });
  }

  interject(callable: Callable): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.interject(callable));
  }

  step(): void {
    if (!this.#frames.next) return;
    this.#advance();
    this.#changed();
  }

  catchUp(): void {
    while (this.#frames.next) this.#advance();
    this.#changed();
  }

  takeDevice(seat: Seat): void {
    this.#focus = seat;
    this.#passTo = undefined;
    this.#changed();
  }

  get holderMayUndo(): Seat | undefined {
    return this.#seen(this.#focus)?.undo?.free ? this.#focus : undefined;
  }

  undoFreely(): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.undo());
  }

  undoByAgreement(_seat: Seat, to: number): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.undo(to));
  }

  redo(): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.redo());
  }

  voteOnUndo(agrees: boolean): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.vote(agrees));
  }

  say(words: string): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.say(words));
  }

  async verify(): Promise<Verdict> {
    const [{ save }, { ruleset }, { verify }] = await Promise.all([
      this.#client.matchFile(this.id),
      worksOf(this.game),
      import("@tavolata/kernel"),
    ]);
    return verify(ruleset, save, this.seedHash);
  }

  async toFile(): Promise<object> {
    const { save } = await this.#client.matchFile(this.id);
    return save;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#together);
    this.#stopLine();
    for (const watch of this.#watches.values()) watch.stop();
    this.#watches.clear();
    this.#listeners.clear();
  }

  /** Watches from every seat of one's own, or from among the audience, and from nowhere else. */
  async #watchAll(): Promise<void> {
    const { people } = this;
    const wanted: readonly Onlooker[] = people.length > 0 && !this.#isPassedRound ? people : [...people, this.#from];
    for (const [as, watch] of this.#watches) {
      if (wanted.includes(as)) continue;
      this.#watches.delete(as);
      watch.stop();
    }
    if (!wanted.includes(this.#focus)) this.#focus = wanted[0]!;
    await Promise.all(wanted.filter((as) => !this.#watches.has(as)).map((as) => this.#watchFrom(as)));
  }

  async #watchFrom(as: Onlooker): Promise<void> {
    const watch = await this.#client.watch(this.id, as, as === this.#from ? this.#link : undefined);
    if (this.#isClosed) return watch.stop();
    this.#watches.set(as, watch);
    watch.onChange((change) => this.#heard(watch, change));
    this.#table = watch.table;
    this.#arrived(watch);
  }

  #heard(watch: TableWatch, change: Change): void {
    switch (change.change) {
      case "moved":
        this.#arrived(watch);
        break;
      case "table":
        this.#table = watch.table;
        this.#watchAll().then(
          () => this.#changed(),
          () => this.#changed(),
        );
        break;
      case "chat":
        this.#changed();
        break;
      case "ended":
        if (this.#watches.get(watch.as) === watch) this.#watches.delete(watch.as);
        break;
    }
  }

  #arrived(watch: TableWatch): void {
    const { as, answers, view, decisions, interjections, undoOffer: undo, canRedo } = watch;
    const { line } = watch.have;
    const events: readonly ToldEvent[] = watch.events.slice();
    this.#counts.set(`${as}/${line}/${answers}`, events.length);
    this.#frames.arrived(as, line, answers, { view, events, decisions, interjections, undo, canRedo });
    const newest = this.#frames.next ?? this.#frames.shown;
    const isWhole = [...this.#watches.keys()].every((one) => newest?.seen.has(one));
    clearTimeout(this.#together);
    if (isWhole) this.#showWhatIsDue();
    else this.#together = setTimeout(() => this.#showWhatIsDue(), togetherWithin);
  }

  /** What needs no looking at is shown at once: one's own answer, and what changed nothing that can be seen. */
  #showWhatIsDue(): void {
    while (this.#frames.next && this.#waitFor(this.#frames.next) === 0) this.#advance();
    this.#changed();
  }

  #advance(): void {
    const before = this.#seen(this.#focus)?.events.length ?? 0;
    this.#frames.advance();
    const { shown } = this.#frames;
    if (!shown) return;
    if (this.#sent && shown.answers > this.#sent.number) this.#sent = undefined;
    const fresh = this.#seen(this.#focus)?.events.slice(before) ?? [];
    shown.wait = Math.max(0, ...fresh.map((event) => this.#timeFor(event)));
    this.#since = Date.now();
  }

  #timeFor(event: ToldEvent): number {
    return this.looks.timeFor?.(event) ?? (event.type === "dice-rolled" ? 1 + afterThrow : 1);
  }

  /** How long what is shown now should be looked at before this. */
  #waitFor(next: Frame): number {
    const isMine = this.#sent !== undefined && next.answers > this.#sent.number;
    const before = this.#seen(this.#focus)?.events.length ?? 0;
    const after = next.seen.get(this.#focus)?.events.length ?? before;
    return isMine || after === before ? 0 : (this.#frames.shown?.wait ?? 0);
  }

  #seen(as: Onlooker): Seen | undefined {
    return this.#frames.shown?.seen.get(as);
  }

  #changed(): void {
    if (this.#isClosed) return;
    this.#chooseFocus();
    const moment = this.#look();
    if (!moment) return;
    this.#moment = moment;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Looks from the seat that is asked. Where that is somebody else's who may know other things, the device is passed on first. */
  #chooseFocus(): void {
    const { people } = this;
    this.#passTo = undefined;
    if (people.length < 2 || this.#frames.next) return;
    const asked = people.filter((seat) => (this.#seen(seat)?.decisions.length ?? 0) > 0);
    if (asked.length === 0 || asked.includes(this.#focus)) return;
    const next = asked.find((seat) => isOneHand(this.#hands, this.#focus, seat)) ?? asked[0]!;
    if (isOneHand(this.#hands, this.#focus, next) || this.#knowTheSame(this.#focus, next)) this.#focus = next;
    else this.#passTo = next;
  }

  #knowTheSame(one: Onlooker, other: Onlooker): boolean {
    const [a, b] = [this.#seen(one), this.#seen(other)];
    return (
      a !== undefined &&
      b !== undefined &&
      a.events.length === b.events.length &&
      JSON.stringify(a.view.state) === JSON.stringify(b.view.state) &&
      JSON.stringify(a.events) === JSON.stringify(b.events)
    );
  }

  #look(): Moment | undefined {
    const frame = this.#frames.shown;
    const onlooker = this.#passTo === undefined ? this.#focus : audience;
    const seen = this.#seen(this.#focus);
    if (!frame || !seen) return this.#moment; // the others have come, this one is on its way
    const { next, left } = this.#frames;
    // Commentators see what everybody is asked, and answer nothing.
    const decision = next || this.#focus === everything ? undefined : seen.decisions[0];
    const step: Step | undefined = next && { wait: this.#waitFor(next), left };
    const seating = seatingOf(this.#table, this.#hands);
    return {
      at: frame.answers,
      onlooker,
      passTo: this.#passTo,
      seating,
      view: seen.view,
      events: seen.events,
      texts: this.#watches.get(this.#focus)?.texts,
      decision: decision && this.#withBarred(decision),
      interjections: next ? [] : seen.interjections,
      bot: seen.view.waiting.find((seat) => seating[seat]?.kind === "bot"),
      since: this.#since,
      step,
      undo: this.#undoOf(frame, seen),
      canRedo: seen.canRedo,
      vote: this.#table.vote,
      chat: this.#watches.get(this.#focus)?.chat.slice() ?? [],
      line: this.#client.line,
      outcome: next ? undefined : seen.view.outcome,
    };
  }

  /** The decision with what is barred, as soon as the server has told it. */
  #withBarred(decision: Decision): Decision {
    const known = this.#explained.get(decision.key);
    if (known) return known;
    this.#explained.set(decision.key, decision);
    this.#watches
      .get(this.#focus)
      ?.explain(decision)
      .then(
        (explained) => {
          this.#explained.set(decision.key, explained);
          if (this.#moment?.decision?.key === decision.key) this.#changed();
        },
        () => {}, // it isn't open any more
      );
    return decision;
  }

  #undoOf(frame: Frame, { undo, events }: Seen): Undo {
    if (!undo) {
      const { settings } = this.#table;
      return { kind: "none", reason: say(settings.undo === "strict" ? "fault.strict" : "refused.nothing-to-undo") };
    }
    const count = this.#counts.get(`${this.#focus}/${frame.line}/${undo.to}`);
    const takesBack = count === undefined ? [] : events.slice(count);
    if (undo.free) return { kind: "free", takesBack };
    return { kind: "by-agreement", reason: say("refused.needs-agreement"), to: undo.to, takesBack };
  }

  async #wish(deed: (watch: TableWatch) => Promise<unknown>): Promise<Reason | undefined> {
    const watch = this.#watches.get(this.#focus);
    if (!watch) return { said: say("fault.not-yours") };
    try {
      await deed(watch);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { bar, said } = error.refusal;
      return bar ? { said: bar.reason, rule: bar.rule } : { said: said ?? say(faultKey(error)) };
    }
  }
}
