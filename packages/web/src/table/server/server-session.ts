import { type Client, type Expected, type Hinted, Refused, type Table, type TableWatch } from "@tavolata/client";
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
  type View,
} from "@tavolata/kernel";
import type { Looks } from "../../games/face.js";
import { worksOf } from "../../games/works.js";
import { faultKey } from "../../language/faults.js";
import type { Hands } from "../hands.js";
import { lookedBack } from "../past.js";
import { seatingOf } from "../seating-of-table.js";
import type { Asked, Moment, Reason, TableSession, Undo } from "../session.js";
import { focusOf } from "./focus.js";
import type { Seen } from "./frames.js";
import { Showing } from "./showing.js";
import { Watching } from "./watching.js";

interface Opening {
  readonly client: Client;
  readonly looks: Looks;
  readonly table: Table;
  /** The token of a link for lookers-on. */
  readonly link?: string | undefined;
  /** From where somebody with a link looks: a commentator sees everything, so many seconds later. */
  readonly from?: Onlooker;
  readonly delay?: number | undefined;
  /** Who of those at this device has which seat. */
  readonly hands: Hands;
}

/** An earlier moment that is looked at. */
interface Looked {
  /** Of which line of play, and through whose eyes. */
  readonly line: number | undefined;
  readonly as: Onlooker;
  readonly event: number;
  readonly view: View;
  /** So many events had been told. */
  readonly events: number;
}

/**
 * A table at the server. The page knows of it only what the server tells the seats that it watches; what has happened is shown
 * step by step, so that people can follow what bots do in no time.
 */
export class ServerSession implements TableSession {
  readonly looks: Looks;
  readonly delay: number | undefined;
  readonly #client: Client;
  readonly #link: string | undefined;
  readonly #from: Onlooker;
  readonly #hands: Hands;
  readonly #watching: Watching;
  readonly #showing: Showing;
  readonly #listeners = new Set<() => void>();
  readonly #stopLine: () => void;
  /** Decisions with what is barred, by their keys. */
  readonly #explained = new Map<string, Decision>();
  #table: Table;
  /** The seat from which the table is looked at now. */
  #focus: Onlooker;
  #passTo: Seat | undefined;
  /** The table as it is now, and what is shown of it: that, or an earlier moment. */
  #now: Moment | undefined;
  #moment: Moment | undefined;
  #past: Looked | undefined;
  #isClosed = false;

  private constructor({ client, looks, table, link, from = audience, delay, hands }: Opening) {
    this.#client = client;
    this.looks = looks;
    this.delay = delay;
    this.#table = table;
    this.#link = link;
    this.#from = from;
    this.#hands = hands;
    this.#focus = this.#isPassedRound ? audience : (this.people[0] ?? from);
    const session = this;
    this.#watching = new Watching(
      { client, table: table.id, link, from },
      {
        moved: (watch) => this.#showing.arrived(watch),
        sat: (news) => this.#sat(news),
        chatted: () => this.#changed(),
      },
    );
    this.#showing = new Showing({
      looks,
      get onlookers() {
        return session.#watching.onlookers;
      },
      get focus() {
        return session.#focus;
      },
      changed: () => this.#changed(),
    });
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
    session.#now = session.#look();
    session.#moment = session.#now;
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
    if (this.#showing.isOnItsWay(decision)) return Promise.resolve(undefined); // a second tap, while the first is on its way
    this.#showing.sent = decision;
    return this.#wish(async (watch) => {
      try {
        await watch.answer(decision, picks);
      } catch (error) {
        this.#showing.sent = undefined;
        throw error;
      }
    });
  }

  interject(callable: Callable): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.interject(callable));
  }

  step(): void {
    this.#showing.advance();
    this.#changed();
  }

  catchUp(): void {
    this.#showing.catchUp();
    this.#changed();
  }

  async lookBack(event: number): Promise<Reason | undefined> {
    const line = this.#showing.frame?.line;
    const as = this.#focus;
    return this.#wish(async (watch) => {
      const { view, events } = await watch.lookBack(event);
      if (line !== this.#showing.frame?.line || as !== this.#focus) return;
      this.#past = { line, as, event, view, events };
      this.#changed();
    });
  }

  backToNow(): void {
    this.#past = undefined;
    this.#changed();
  }

  takeDevice(seat: Seat): void {
    this.#focus = seat;
    this.#passTo = undefined;
    this.#changed();
  }

  get holderMayUndo(): Seat | undefined {
    return this.#showing.seen(this.#focus)?.undo?.free ? this.#focus : undefined;
  }

  undoFreely(): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.undo());
  }

  undoByAgreement(_seat: Seat, to: number): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.undo(to));
  }

  correct(event: number): Promise<Reason | undefined> {
    return this.#wish((watch) => watch.correct(event));
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

  hint(decision: Decision): Promise<Asked<Hinted>> {
    return this.#ask((watch) => watch.hint(decision));
  }

  expected(): Promise<Asked<readonly Expected[]>> {
    return this.#ask((watch) => watch.expected());
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
    this.#stopLine();
    this.#showing.close();
    this.#watching.close();
    this.#listeners.clear();
  }

  /** Watches from every seat of one's own, or from among the audience. */
  #watchAll(): Promise<void> {
    const { people } = this;
    const wanted: readonly Onlooker[] = people.length > 0 && !this.#isPassedRound ? people : [...people, this.#from];
    if (!wanted.includes(this.#focus)) this.#focus = wanted[0]!;
    return this.#watching.watch(wanted);
  }

  /** Somebody sat down, left, or handed a seat on: perhaps it is one's own. */
  #sat(table: Table): void {
    this.#table = table;
    const told = () => this.#changed();
    this.#watchAll().then(told, told);
  }

  #changed(): void {
    if (this.#isClosed) return;
    this.#chooseFocus();
    this.#now = this.#look();
    if (!this.#now) return;
    this.#moment = this.#asBefore(this.#now);
    for (const listener of [...this.#listeners]) listener();
  }

  #chooseFocus(): void {
    this.#passTo = undefined;
    if (this.people.length < 2 || this.#showing.step) return;
    const { focus, passTo } = focusOf(this.#focus, this.people, this.#hands, (as) => this.#showing.seen(as));
    this.#focus = focus;
    this.#passTo = passTo;
  }

  #look(): Moment | undefined {
    const { frame, step, since } = this.#showing;
    const seen = this.#showing.seen(this.#focus);
    if (!frame || !seen) return this.#now; // the others have come, this one is on its way
    const watch = this.#watching.of(this.#focus);
    // Commentators see what everybody is asked, and answer nothing.
    const decision = step || this.#focus === everything ? undefined : seen.decisions[0];
    const seating = seatingOf(this.#table, this.#hands);
    return {
      at: frame.answers,
      onlooker: this.#passTo === undefined ? this.#focus : audience,
      passTo: this.#passTo,
      seating,
      view: seen.view,
      events: seen.events,
      texts: watch?.texts,
      decision: decision && this.#withBarred(decision),
      interjections: step ? [] : seen.interjections,
      bot: seen.view.waiting.find((seat) => seating[seat]?.kind === "bot"),
      since,
      due: step ? undefined : seen.due,
      step,
      undo: this.#undoOf(seen),
      canRedo: seen.canRedo,
      vote: this.#table.vote,
      chat: watch?.chat.slice() ?? [],
      line: this.#client.line,
      outcome: step ? undefined : seen.view.outcome,
    };
  }

  /** The moment that somebody looks back at, unless it was taken back meanwhile. */
  #asBefore(now: Moment): Moment {
    const past = this.#past;
    if (!past) return now;
    if (past.line !== this.#showing.frame?.line || past.as !== now.onlooker) {
      this.#past = undefined;
      return now;
    }
    return lookedBack(now, past.event, past.view, now.events.slice(0, past.events));
  }

  /** The decision with what is barred, as soon as the server has told it. */
  #withBarred(decision: Decision): Decision {
    const known = this.#explained.get(decision.key);
    if (known) return known;
    this.#explained.set(decision.key, decision);
    this.#watching
      .of(this.#focus)
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

  #undoOf({ undo, events }: Seen): Undo {
    if (!undo) {
      const { settings } = this.#table;
      return { kind: "none", reason: say(settings.undo === "strict" ? "fault.strict" : "refused.nothing-to-undo") };
    }
    const count = this.#showing.toldAfter(undo.to, this.#focus);
    const takesBack = count === undefined ? [] : events.slice(count);
    if (undo.free) return { kind: "free", takesBack };
    return { kind: "by-agreement", reason: say("refused.needs-agreement"), to: undo.to, takesBack };
  }

  async #ask<T>(question: (watch: TableWatch) => Promise<T>): Promise<Asked<T>> {
    let asked: Asked<T> = {};
    const reason = await this.#wish(async (watch) => {
      asked = { answer: await question(watch) };
    });
    return reason ? { reason } : asked;
  }

  async #wish(deed: (watch: TableWatch) => Promise<unknown>): Promise<Reason | undefined> {
    const watch = this.#watching.of(this.#focus);
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
