import type { Client, Hinted, SeatExpectation, TableInfo, TableWatch } from "@tavolata/client";
import {
  audience,
  type Callable,
  type Contribution,
  type Decision,
  everything,
  type Message,
  type Onlooker,
  type Options,
  type Seat,
  type Verdict,
} from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import type { Hands } from "@tavolata/ui/table/seats/hands.js";
import type { AskResult, Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { gameModuleOf } from "../../games/game-modules.js";
import { SeenDice, withOwn } from "../dice-proof/check.js";
import { seatingOf } from "../seating-of-table.js";
import { orAsk } from "../sit-or-ask.js";
import { ExplainedDecisions } from "./explained.js";
import { focusOf } from "./focus.js";
import { PastSnapshot } from "./looked-back.js";
import { Showing } from "./showing.js";
import { toldLines } from "./told-lines.js";
import { undoOf } from "./undo-of.js";
import { TableWatches } from "./watching.js";
import { ask, wish } from "./wishes.js";

interface Opening {
  readonly client: Client;
  readonly gameScreen: GameScreen;
  readonly table: TableInfo;
  /** The token of a link for lookers-on. */
  readonly link?: string | undefined;
  /** From where somebody with a link looks: a commentator sees everything, so many seconds later. */
  readonly from?: Onlooker;
  readonly delay?: number | undefined;
  /** What was shown of the dice while the table gathered. */
  readonly dice?: SeenDice;
  /** Who of those at this device has which seat. */
  readonly hands: Hands;
  /** Called where commentary begins later, with what gives it up. */
  readonly onWait?: (begins: number | null, giveUp: () => void) => void;
}

/**
 * A table at the server. The page knows of it only what the server tells the seats that it watches; what has happened is shown
 * step by step, so that people can follow what bots do in no time.
 */
export class ServerSession implements TableSession {
  readonly screen: GameScreen;
  readonly delay: number | undefined;
  readonly #client: Client;
  readonly #link: string | undefined;
  readonly #from: Onlooker;
  readonly #hands: Hands;
  readonly #watching: TableWatches;
  readonly #showing: Showing;
  readonly #listeners = new Set<() => void>();
  readonly #stopLine: () => void;
  readonly #explained = new ExplainedDecisions();
  readonly #past = new PastSnapshot();
  #table: TableInfo;
  readonly #dice: SeenDice;
  /** The seat from which the table is looked at now. */
  #focus: Onlooker;
  #passTo: Seat | undefined;
  /** The table as it is now, and what is shown of it: that, or an earlier moment. */
  #now: TableSnapshot | undefined;
  #snapshot: TableSnapshot | undefined;
  #isClosed = false;

  private constructor({
    client,
    gameScreen,
    table,
    link,
    from = audience,
    delay,
    hands,
    dice = new SeenDice(table),
    onWait,
  }: Opening) {
    this.#client = client;
    this.screen = gameScreen;
    this.delay = delay;
    this.#table = table;
    this.#dice = dice;
    this.#link = link;
    this.#from = from;
    this.#hands = hands;
    this.#focus = this.#isPassedRound ? audience : (this.people[0] ?? from);
    const session = this;
    this.#watching = new TableWatches(
      { client, table: table.id, link, from },
      {
        moved: (watch) => {
          this.#showing.arrived(watch);
          if (watch.hasGap) void wish(watch, () => watch.earlier()); // what was missed while the line was lost
        },
        filled: (watch) => this.#showing.filled(watch),
        sat: (news) => this.#sat(news),
        chatted: () => this.#changed(),
        waits: (begins, watch) => onWait?.(begins, () => watch.stop()),
      },
    );
    this.#showing = new Showing({
      gameScreen,
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
    session.#snapshot = session.#now;
    return session;
  }

  get id(): string {
    return this.#table.id;
  }

  get game(): string {
    return this.#table.game;
  }

  get table(): TableInfo {
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
    return this.#dice.seedHash;
  }

  get seed(): string | undefined {
    return this.#table.seed;
  }

  get contributions(): readonly Contribution[] {
    return this.#table.contributions ?? [];
  }

  get ownContribution(): string | undefined {
    return this.#client.ownContribution(this.id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => {
    if (!this.#snapshot) throw new Error("Nothing is known of the table yet: wait for `open`.");
    return this.#snapshot;
  };

  answer(decision: Decision, picks: readonly string[]): Promise<Reason | undefined> {
    if (this.#showing.isOnItsWay(decision)) return Promise.resolve(undefined); // a second tap, while the first is on its way
    this.#showing.sent = decision;
    return wish(this.#here, async (watch) => {
      try {
        await watch.answer(decision, picks);
      } catch (error) {
        this.#showing.sent = undefined;
        throw error;
      }
    });
  }

  interject(callable: Callable): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.interject(callable));
  }

  step(): void {
    this.#showing.advance();
    this.#changed();
  }

  catchUp(): void {
    this.#showing.catchUp();
    this.#changed();
  }

  earlier(): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.earlier());
  }

  wholeLog(): Promise<AskResult<readonly AnyVisibleEvent[]>> {
    return ask(this.#here, async (watch) => {
      let first = Number.POSITIVE_INFINITY;
      while (watch.first > 0 && watch.first < first) {
        first = watch.first;
        await watch.earlier();
      }
      return toldLines(watch);
    });
  }

  async lookBack(event: number): Promise<Reason | undefined> {
    const branch = this.#showing.frame?.branch;
    const as = this.#focus;
    return wish(this.#here, async (watch) => {
      const { view, events } = await watch.lookBack(event);
      if (branch !== this.#showing.frame?.branch || as !== this.#focus) return;
      this.#past.at({ branch, as, event, view, events });
      this.#changed();
    });
  }

  backToNow(): void {
    this.#past.leave();
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
    return wish(this.#here, (watch) => watch.undo());
  }

  undoByAgreement(_seat: Seat, to: number): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.undo(to));
  }

  correct(event: number): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.correct(event));
  }

  redo(): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.redo());
  }

  voteOnUndo(agrees: boolean): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.vote(agrees));
  }

  say(words: string): Promise<Reason | undefined> {
    return wish(this.#here, (watch) => watch.say(words));
  }

  hint(decision: Decision): Promise<AskResult<Hinted>> {
    return ask(this.#here, (watch) => watch.hint(decision));
  }

  expected(): Promise<AskResult<readonly SeatExpectation[]>> {
    return ask(this.#here, (watch) => watch.expected());
  }

  async verify(): Promise<Verdict> {
    const [{ save }, { ruleset }, { verify }] = await Promise.all([
      this.#client.matchFile(this.id),
      gameModuleOf(this.game),
      import("@tavolata/kernel"),
    ]);
    return withOwn(verify(ruleset, save, this.seedHash, this.#dice.contributions), save, this.ownContribution);
  }

  async toFile(): Promise<object> {
    const ask = () => this.#client.wish(this.id, { wants: "file" });
    const { save } = await orAsk(() => this.#client.matchFile(this.id), ask);
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
  #sat(table: TableInfo): void {
    this.#table = table;
    this.#dice.saw(table);
    const told = () => this.#changed();
    this.#watchAll().then(told, told);
  }

  #changed(): void {
    if (this.#isClosed) return;
    this.#chooseFocus();
    this.#now = this.#look();
    if (!this.#now) return;
    this.#snapshot = this.#past.from(this.#now, this.#showing.frame?.branch);
    for (const listener of [...this.#listeners]) listener();
  }

  #chooseFocus(): void {
    this.#passTo = undefined;
    if (this.people.length < 2 || this.#showing.step) return;
    const { focus, passTo } = focusOf(this.#focus, this.people, this.#hands, (as) => this.#showing.seen(as));
    this.#focus = focus;
    this.#passTo = passTo;
  }

  #look(): TableSnapshot | undefined {
    const { frame, step, since } = this.#showing;
    const seen = this.#showing.seen(this.#focus);
    if (!frame || !seen) return this.#now; // the others have come, this one is on its way
    const watch = this.#here;
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
      ...(watch && watch.first > 0 ? { earlier: watch.first } : {}),
      texts: watch?.texts,
      reasons: watch?.reasons,
      decision: decision && this.#explained.with(decision, watch, this.#barredCame),
      interjections: step ? [] : seen.interjections,
      bot: seen.view.waiting.find((seat) => seating[seat]?.kind === "bot"),
      since,
      due: step ? undefined : seen.due,
      step,
      undo: undoOf(seen, this.#table, (answers) => this.#showing.toldAfter(answers, this.#focus)),
      canRedo: seen.canRedo,
      vote: this.#table.vote,
      chat: watch?.chat.slice() ?? [],
      line: this.#client.line,
      outcome: step ? undefined : seen.view.outcome,
    };
  }

  readonly #barredCame = ({ key }: Decision) => {
    if (this.#snapshot?.decision?.key === key) this.#changed();
  };

  /** The seat from which one looks now, and does what one does. */
  get #here(): TableWatch | undefined {
    return this.#watching.of(this.#focus);
  }
}
