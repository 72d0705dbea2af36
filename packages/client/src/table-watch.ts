import type { Callable, Decision, GameEvent, Onlooker, Seat, View, VisibleEvent } from "@tavolata/kernel";
import { Lines } from "./lines.js";
import { named } from "./named.js";
import { withChanges } from "./protocol/changes.js";
import type {
  BotReason,
  ChatLine,
  Explained,
  Have,
  Hinted,
  LookedBack,
  MessageTexts,
  Refusal,
  SeatExpectation,
  Standing,
  TableInfo,
  ToldEarlier,
  Watching,
} from "./protocol/index.js";

/** What changed at a table. */
export type TableChange =
  /** The match went on: these events are new. `from` is below what was there when something was taken back. */
  | { readonly change: "moved"; readonly from: number; readonly events: readonly VisibleEvent<GameEvent>[] }
  /** Events from long ago came, since they were asked for. */
  | { readonly change: "earlier" }
  /** Somebody said something. */
  | { readonly change: "chat"; readonly lines: readonly ChatLine[] }
  /** Who sits where, or how the match ended. */
  | { readonly change: "table" }
  /** One may no longer look: the seat was handed on, or the link revoked. */
  | { readonly change: "ended"; readonly why: Refusal | undefined };

/** What a watch needs of the connection. */
export interface WatchLine {
  answer(table: string, decision: Decision, picks: readonly string[]): Promise<void>;
  interject(table: string, seat: Seat, number: number, id: string): Promise<void>;
  say(table: string, words: string): Promise<void>;
  undo(table: string, seat: Seat, to?: number): Promise<"done" | "voting">;
  correct(table: string, seat: Seat, event: number): Promise<"done" | "voting">;
  redo(table: string, seat: Seat): Promise<void>;
  vote(table: string, seat: Seat, agrees: boolean): Promise<void>;
  explain(table: string, decision: Decision): Promise<Explained>;
  lookBack(table: string, as: Onlooker, event: number): Promise<LookedBack>;
  earlier(table: string, as: Onlooker, before: number): Promise<ToldEarlier>;
  hint(table: string, decision: Decision): Promise<Hinted>;
  expected(table: string): Promise<readonly SeatExpectation[]>;
  stop(watch: TableWatch): void;
}

/** A table through the eyes of a seat or of the audience, kept up to date through any number of lost connections. */
export class TableWatch {
  readonly #lines = new Lines();
  #asking: Promise<void> | undefined;
  #line = 0;
  #view: View | undefined;
  #version = 0;
  #decisions: readonly Decision[] = [];
  #interjections: readonly Callable[] = [];
  #answers = 0;
  readonly #chat: ChatLine[] = [];
  #undo: Standing["undo"];
  #reasons: ReadonlyMap<number, BotReason> = new Map();
  #canRedo = false;
  #due: number | undefined;
  #begins: number | null | undefined;
  #texts: MessageTexts = { en: {}, it: {}, fr: {} };
  #table: TableInfo | undefined;
  readonly #listeners = new Set<(change: TableChange) => void>();
  /** The first of the events that came since the last whole standing. */
  #fresh: number | undefined;

  constructor(
    readonly id: string,
    readonly as: Onlooker,
    /** The token of a link for lookers-on. */
    readonly link: string | undefined,
    private readonly connection: WatchLine,
  ) {}

  get table(): TableInfo {
    return this.#known(this.#table);
  }

  get view(): View {
    return this.#known(this.#view);
  }

  /** When commentary begins of which nothing may be told yet, by this device's clock: until then there is no view. `null` while nobody knows. */
  get begins(): number | null | undefined {
    return this.#begins;
  }

  /** Whether the table gathers people: its match hasn't begun. */
  get isGathering(): boolean {
    return this.#table?.gathering === true;
  }

  /** Whether there is a match to look at: a table that gathers has none yet. */
  get hasBegun(): boolean {
    return this.#view !== undefined;
  }

  /** What this onlooker was told, from the number `first` on: of a long match that isn't its beginning, until `earlier` was asked often enough. */
  get events(): readonly VisibleEvent<GameEvent>[] {
    return this.#lines.newest;
  }

  /** The number of the first of the `events`: 0 when none is missing. */
  get first(): number {
    return this.#lines.first;
  }

  /** Older events are here already, beyond some that are missing: the line was lost for long. */
  get hasGap(): boolean {
    return this.#lines.hasGap;
  }

  /** Asks for the page of events before the first one. Afterwards `first` is a smaller number, unless something was taken back meanwhile. */
  earlier(): Promise<void> {
    if (this.first === 0) return Promise.resolve();
    this.#asking ??= this.#earlier().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #earlier(): Promise<void> {
    const { line: branch, from, events, reasons, texts } = await this.connection.earlier(this.id, this.as, this.first);
    if (branch !== this.#line || !this.#lines.before(from, events)) return;
    this.#learn(texts);
    if (reasons) this.#reasons = new Map([...reasons.map((one) => [one.event, one] as const), ...this.#reasons]);
    this.#tell({ change: "earlier" });
  }

  /** Why bots did what was told, by the number of the first event that came of it. It is another object when there are more. */
  get reasons(): ReadonlyMap<number, BotReason> {
    return this.#reasons;
  }

  /** The open decisions that one may answer from here. */
  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  /** How many answers were given. */
  get answers(): number {
    return this.#answers;
  }

  /** What may be called from here now, whoever is asked, and what stands against it. */
  get interjections(): readonly Callable[] {
    return this.#interjections;
  }

  /** The texts that were secret until this onlooker was told of them. It is another object when there are more. */
  get texts(): MessageTexts {
    return this.#texts;
  }

  /** What the server needn't tell again. */
  get have(): Have {
    return { events: this.#lines.next, line: this.#line };
  }

  /** Calls back after every change, until the returned function is called. */
  onChange(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until the table stands as wished; at once if it does. */
  until(isSo: (watch: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      if (isSo(this)) return resolve();
      const stop = this.onChange((change) => {
        const isOver = change.change === "ended";
        if (!isOver && !isSo(this)) return;
        stop();
        if (isOver) reject(new Error(`The watch ended: ${change.why?.message ?? "it was stopped"}`));
        else resolve();
      });
    });
  }

  /** Answers a decision. It is sent again until the server has stored it or refused it. */
  answer(decision: Decision, picks: readonly string[]): Promise<void> {
    return this.connection.answer(this.id, decision, picks);
  }

  /** Speaks up while a question is open, also another seat's. */
  interject({ id }: Callable): Promise<void> {
    return this.connection.interject(this.id, this.as, this.#answers, id);
  }

  /** What was said at the table, as far as one was told. */
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  /** Says something to the others at the table. */
  say(words: string): Promise<void> {
    return this.connection.say(this.id, words);
  }

  /** What could be taken back from here, and whether the others must agree. */
  get undoOffer(): Standing["undo"] {
    return this.#undo;
  }

  get canRedo(): boolean {
    return this.#canRedo;
  }

  /** Until when the table waits for a person before a bot answers, by this device's clock; nothing where it waits for ever. */
  get due(): number | undefined {
    return this.#due;
  }

  /** Takes answers back; where others must agree it is voted on. */
  undo(to?: number): Promise<"done" | "voting"> {
    return this.connection.undo(this.id, this.as, to);
  }

  /** Goes back to the real dice or cards that this event tells: they were misread. */
  correct(event: number): Promise<"done" | "voting"> {
    return this.connection.correct(this.id, this.as, event);
  }

  /** Does again what was last taken back. */
  redo(): Promise<void> {
    return this.connection.redo(this.id, this.as);
  }

  /** Says yes or no to another's wish to take back. */
  vote(agrees: boolean): Promise<void> {
    return this.connection.vote(this.id, this.as, agrees);
  }

  /** The decision with what is barred, and why. */
  async explain(decision: Decision): Promise<Decision> {
    const { decision: explained, texts } = await this.connection.explain(this.id, decision);
    this.#learn(texts);
    return named(explained);
  }

  /** How the table looked from here when an event had just been told. */
  lookBack(event: number): Promise<LookedBack> {
    return this.connection.lookBack(this.id, this.as, event);
  }

  /** What the strong bot would answer, where the table allows hints. */
  hint(decision: Decision): Promise<Hinted> {
    return this.connection.hint(this.id, decision);
  }

  /** What the bots expected of their last answers, as far as one may know. */
  expected(): Promise<readonly SeatExpectation[]> {
    return this.connection.expected(this.id);
  }

  stop(): void {
    this.connection.stop(this);
  }

  /** The server says where the match stands. Whether it fits what is known: if not, all must be told anew. */
  stands(standing: Standing): boolean {
    const { line, from, events, decisions, interjections, answers, undo, canRedo, timeLeft } = standing;
    this.#learn(standing.texts);
    if (from > this.#lines.next && !standing.earlier) return false;
    const view = this.#viewOf(standing);
    if (view === "unfit") return false;
    if (standing.earlier && line !== this.#line) this.#lines.forget();
    this.#line = line;
    this.#lines.from(from, events);
    this.#reason(from, standing.reasons ?? []);
    this.#fresh = Math.min(this.#fresh ?? from, from);
    if (!view) return true;
    this.#begins = undefined;
    this.#view = view;
    this.#version = standing.version ?? 0;
    this.#decisions = (decisions ?? []).map(named);
    this.#interjections = interjections ?? [];
    this.#answers = answers;
    this.#undo = undo;
    this.#canRedo = canRedo ?? false;
    this.#due = timeLeft === undefined ? undefined : Date.now() + timeLeft;
    const fresh = this.#fresh;
    this.#fresh = undefined;
    this.#tell({ change: "moved", from: fresh, events: this.events.slice(Math.max(0, fresh - this.first)) });
    return true;
  }

  /** The server lets this onlooker watch. */
  begin({ begins }: Pick<Watching, "begins">): void {
    if (this.#view) return;
    this.#begins = typeof begins === "number" ? Date.now() + begins * 1000 : begins;
  }

  #reason(from: number, fresh: readonly BotReason[]): void {
    const old = [...this.#reasons].filter(([event]) => event < from);
    if (fresh.length === 0 && old.length === this.#reasons.size) return;
    this.#reasons = new Map([...old, ...fresh.map((one) => [one.event, one] as const)]);
  }

  #learn(fresh: MessageTexts | undefined): void {
    if (!fresh) return;
    const { en, it, fr } = this.#texts;
    this.#texts = { en: { ...en, ...fresh.en }, it: { ...it, ...fresh.it }, fr: { ...fr, ...fresh.fr } };
  }

  /** The view that a standing tells, whole or as changes of the last one; nothing while more is to come. */
  #viewOf({ view, changes, since }: Standing): View | undefined | "unfit" {
    if (!changes) return view;
    if (!this.#view || since !== this.#version) return "unfit";
    return withChanges(this.#view, changes);
  }

  knows(table: TableInfo): void {
    this.#table = table;
    this.#tell({ change: "table" });
  }

  heard(lines: readonly ChatLine[]): void {
    const last = this.#chat.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > last);
    if (fresh.length === 0) return;
    this.#chat.push(...fresh);
    this.#tell({ change: "chat", lines: fresh });
  }

  ended(why: Refusal | undefined): void {
    this.#decisions = [];
    this.#tell({ change: "ended", why });
    this.#listeners.clear();
  }

  #tell(change: TableChange): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  #known<T>(value: T | undefined): T {
    if (value === undefined) throw new Error("Nothing is known of the table yet: wait for `watch`.");
    return value;
  }
}
