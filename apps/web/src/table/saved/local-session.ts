import { BotTable } from "@tavolata/bots";
import type { ChatLine } from "@tavolata/client";
import type { GameModule } from "@tavolata/game";
import {
  AnswerRefused,
  audience,
  type Callable,
  type Contribution,
  type Decision,
  type GameEvent,
  Match,
  type Message,
  type Onlooker,
  type Options,
  type Seat,
  say,
  UndoRefused,
  type Verdict,
  verify,
} from "@tavolata/kernel";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { lookedBack } from "@tavolata/ui/table/log/past.js";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import type { OpenedMatchFile } from "@tavolata/ui/table/match-file.js";
import { type LocalSeating, peopleOf } from "@tavolata/ui/table/seats/seating.js";
import type { Reason, TableSession, TableSnapshot, UndoOption } from "@tavolata/ui/table/session.js";
import { ReplayPlayer } from "../../replay/player.js";

/** A game with its rules, as a page needs it that plays without a server. */
export interface LocalGame {
  readonly gameScreen: GameScreen;
  readonly gameModule: GameModule;
}

/** Dice need their time to land. */
const afterThrow = 0.7;

const noChat: readonly ChatLine[] = [];

/**
 * A match at this device, and who may look at it. Of the match it shows only what the kernel tells the seat that looks: with one
 * person that seat; with several the one who is asked, after the device was handed over; with bots alone the audience.
 */
export class LocalSession implements TableSession {
  readonly id = undefined;
  readonly table = undefined;
  readonly #match: Match<object, GameEvent>;
  readonly #bots: BotTable<object, GameEvent>;
  readonly #listeners = new Set<() => void>();
  /** With several people: the one who holds the device. */
  #holder: Seat | undefined;
  /** How many events each onlooker had been told after so many answers. */
  readonly #counts = new Map<string, number>();
  #snapshot: TableSnapshot;

  private constructor(
    private readonly local: LocalGame,
    match: Match<object, GameEvent>,
    readonly seating: LocalSeating,
    readonly seedHash: string,
  ) {
    this.#match = match;
    this.#bots = new BotTable(match, (seat) => {
      const sitter = seating[seat];
      return local.gameModule.bots[sitter?.kind === "bot" ? sitter.bot : "random"] ?? local.gameModule.bots["random"]!;
    });
    this.#snapshot = this.#look();
  }

  static start(local: LocalGame, options: Options, seating: LocalSeating): LocalSession {
    return LocalSession.around(local, Match.start(local.gameModule.ruleset, { options }), seating);
  }

  /** Shows a match that others answer, too. */
  static around(local: LocalGame, match: Match<object, GameEvent>, seating: LocalSeating): LocalSession {
    return new LocalSession(local, match, seating, match.seedHash);
  }

  /** Takes a kept match up again; throws the kernel's `SaveRefused` when it can't. */
  static resume(local: LocalGame, file: OpenedMatchFile): LocalSession {
    const match = Match.load(local.gameModule.ruleset, file.save);
    return new LocalSession(local, match, file.seating(match.seats), file.seedHash ?? match.seedHash);
  }

  get game(): string {
    return this.local.gameModule.ruleset.id;
  }

  get screen(): GameScreen {
    return this.local.gameScreen;
  }

  get seats(): readonly Seat[] {
    return this.#match.seats;
  }

  get options(): Options {
    return this.#match.options;
  }

  get people(): Seat[] {
    return peopleOf(this.seats, this.seating);
  }

  get notice(): Message | undefined {
    return this.#match.notice;
  }

  get seed(): string | undefined {
    return this.#match.outcome ? this.#match.seed : undefined;
  }

  get contributions(): readonly Contribution[] {
    return this.#match.contributions;
  }

  /** Whoever is at this device adds nothing here: the match came with it. */
  readonly ownContribution = undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  async toFile(): Promise<object> {
    return this.file();
  }

  /** The match as it is kept and exported: it holds every secret of the table. */
  file(): object {
    return { ...this.#match.save(), table: { seating: this.seating, seedHash: this.seedHash } };
  }

  async answer({ seat, number, key }: Decision, picks: readonly string[]): Promise<Reason | undefined> {
    return this.#answer(() => this.#match.answer({ seat, number, key, picks }));
  }

  async interject({ id }: Callable): Promise<Reason | undefined> {
    const { onlooker } = this.#snapshot;
    return this.#answer(() => this.#match.answer({ seat: onlooker, picks: [`!${id}`] }));
  }

  /** Lets the bot answer that the table waits for. */
  step(): void {
    const asked = this.#match.asked.find(({ seat }) => seat === this.#snapshot.bot);
    if (!asked) return;
    this.#bots.answer(asked);
    this.#changed();
  }

  /** Nothing happens here before it is shown. */
  catchUp(): void {}

  async lookBack(event: number): Promise<undefined> {
    const { onlooker } = this.#look();
    const player = new ReplayPlayer(this.local.gameModule, this.#match.save());
    const { view, events } = player.look(player.momentOf(event, onlooker), onlooker);
    this.#snapshot = lookedBack(this.#look(), event, view, events);
    for (const listener of this.#listeners) listener();
  }

  backToNow(): void {
    this.#changed();
  }

  takeDevice(seat: Seat): void {
    this.#holder = seat;
    this.#changed();
  }

  get holderMayUndo(): Seat | undefined {
    const holder = this.#holder;
    return holder !== undefined && this.#match.undoOffer(holder)?.free ? holder : undefined;
  }

  async undoFreely(seat: Seat): Promise<Reason | undefined> {
    return this.#takeBack(() => this.#match.undo(seat));
  }

  async undoByAgreement(seat: Seat, to: number): Promise<Reason | undefined> {
    return this.#takeBack(() => this.#match.undo(seat, { to, agreedBy: this.seats }));
  }

  async redo(): Promise<Reason | undefined> {
    return this.#takeBack(() => this.#match.redo(this.#snapshot.onlooker));
  }

  /** At one device everybody has agreed already. */
  async voteOnUndo(): Promise<undefined> {}

  /** Those at one device talk without the page. */
  async say(): Promise<undefined> {}

  async verify(): Promise<Verdict> {
    return verify(this.local.gameModule.ruleset, this.#match.save(), this.seedHash);
  }

  close(): void {
    this.#listeners.clear();
  }

  #answer(deed: () => void): Reason | undefined {
    try {
      deed();
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      return error.bar ? { said: error.bar.reason, rule: error.bar.rule } : { said: error.said };
    }
    this.#changed();
    return undefined;
  }

  #takeBack(deed: () => void): Reason | undefined {
    try {
      deed();
    } catch (error) {
      if (!(error instanceof UndoRefused)) throw error;
      return { said: error.said };
    }
    this.#changed();
    return undefined;
  }

  #changed(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableSnapshot {
    const match = this.#match;
    const { outcome } = match;
    const waiting = match.asked.map(({ seat }) => seat);
    const bot = waiting.find((seat) => this.seating[seat]?.kind === "bot");
    const { onlooker, passTo } = this.#whoLooks(waiting, bot);
    const events: readonly AnyVisibleEvent[] = match.events(onlooker);
    this.#counts.set(`${onlooker}/${match.at}`, events.length);
    const wait = events.at(-1)?.type === "dice-rolled" ? 1 + afterThrow : 1;
    return {
      at: match.at,
      onlooker,
      passTo,
      seating: this.seating,
      view: match.view(onlooker),
      events,
      decision: onlooker === audience ? undefined : match.decision(onlooker, { explain: true }),
      interjections: match.interjections(onlooker),
      bot,
      since: Date.now(),
      step: bot === undefined ? undefined : { wait, left: undefined },
      undo: this.#undoOf(onlooker, events),
      canRedo: onlooker !== audience && match.canRedo,
      vote: undefined,
      chat: noChat,
      line: "open",
      outcome,
    };
  }

  #whoLooks(waiting: readonly Seat[], bot: Seat | undefined): Pick<TableSnapshot, "onlooker" | "passTo"> {
    const { people } = this;
    if (people.length <= 1) return { onlooker: people[0] ?? audience, passTo: undefined };
    if (this.#match.outcome) return { onlooker: audience, passTo: undefined };
    const holder = this.#holder;
    const asked = waiting.filter((seat) => people.includes(seat));
    if (holder !== undefined && (asked.includes(holder) || (bot !== undefined && asked.length === 0))) {
      return { onlooker: holder, passTo: undefined };
    }
    return { onlooker: audience, passTo: asked[0] };
  }

  #undoOf(onlooker: Onlooker, events: readonly AnyVisibleEvent[]): UndoOption {
    const nothing: UndoOption = { kind: "none", reason: say("refused.nothing-to-undo") };
    if (onlooker === audience) return nothing;
    const offer = this.#match.undoOffer(onlooker);
    if (!offer) return nothing;
    const since = (to: number) => events.slice(this.#counts.get(`${onlooker}/${to}`) ?? events.length);
    if (offer.free) return { kind: "free", takesBack: since(offer.to) };
    // A bot would only give the same answer again, so the way back leads to a person's last one.
    const { answers, at } = this.#match;
    const last = answers.findLastIndex(({ seat }) => this.seating[seat]?.kind === "person");
    if (last < 0) return nothing;
    const to = at - (answers.length - last);
    return { kind: "by-agreement", reason: say("refused.needs-agreement"), to, takesBack: since(to) };
  }
}
