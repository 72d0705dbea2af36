import { BotTable } from "@tavolata/bots";
import {
  AnswerRefused,
  audience,
  type Decision,
  type GameEvent,
  Match,
  type Message,
  type Onlooker,
  type Options,
  type Outcome,
  type Seat,
  say,
  UndoRefused,
  type Verdict,
  type View,
  verify,
} from "@tavolata/kernel";
import type { GameFace } from "../games/face.js";
import type { MatchFile } from "./match-file.js";
import { peopleOf, type Seating } from "./seating.js";
import type { ToldEvent } from "./told.js";

/** What the onlooker could take back. */
export type Undo =
  | { readonly kind: "free" }
  | { readonly kind: "by-agreement"; readonly reason: Message; readonly to: number }
  | { readonly kind: "none"; readonly reason: Message };

/** A table as somebody sees it who looks at this device now. */
export interface Moment {
  /** The number of answers so far. */
  readonly at: number;
  readonly onlooker: Onlooker;
  /** The person who must take the device before anything is shown. */
  readonly passTo: Seat | undefined;
  readonly view: View;
  readonly events: readonly ToldEvent[];
  /** The onlooker's open question. */
  readonly decision: Decision | undefined;
  /** The bot whose answer the table waits for. */
  readonly bot: Seat | undefined;
  readonly undo: Undo;
  readonly outcome: Outcome | undefined;
}

/**
 * A match at this device, and who may look at it. Of the match it shows only what the kernel tells the seat that looks: with one
 * person that seat; with several the one who is asked, after the device was handed over; with bots alone the audience.
 */
export class TableSession {
  readonly #match: Match<object, GameEvent>;
  readonly #bots: BotTable<object, GameEvent>;
  readonly #listeners = new Set<() => void>();
  /** With several people: the one who holds the device. */
  #holder: Seat | undefined;
  #moment: Moment;

  private constructor(
    readonly face: GameFace,
    match: Match<object, GameEvent>,
    readonly seating: Seating,
    /** What was published when the match began; the seed must fit it at the end. */
    readonly seedHash: string,
  ) {
    this.#match = match;
    this.#bots = new BotTable(match, (seat) => {
      const sitter = seating[seat];
      return face.bots[sitter?.kind === "bot" ? sitter.bot : "random"];
    });
    this.#moment = this.#look();
  }

  static start(face: GameFace, options: Options, seating: Seating): TableSession {
    const match = Match.start(face.ruleset, { options });
    return new TableSession(face, match, seating, match.seedHash);
  }

  /** Takes a kept match up again; throws the kernel's `SaveRefused` when it can't. */
  static resume(face: GameFace, file: MatchFile): TableSession {
    const match = Match.load(face.ruleset, file.save);
    return new TableSession(face, match, file.seating(match.seats), file.seedHash ?? match.seedHash);
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

  /** What was said when the match was opened, if the rules have changed since. */
  get notice(): Message | undefined {
    return this.#match.notice;
  }

  /** The secret behind the dice, once it may be known. */
  get seed(): string | undefined {
    return this.#match.outcome ? this.#match.seed : undefined;
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly moment = (): Moment => this.#moment;

  /** The match as it is kept and exported: it holds every secret of the table. */
  toFile(): object {
    return { ...this.#match.save(), table: { seating: this.seating, seedHash: this.seedHash } };
  }

  /** Gives the onlooker's answer. What doesn't fit is refused with a reason, and nothing changes. */
  answer({ seat, number, key }: Decision, picks: readonly string[]): Message | undefined {
    try {
      this.#match.answer({ seat, number, key, picks });
    } catch (error) {
      if (!(error instanceof AnswerRefused)) throw error;
      return error.bar?.reason ?? error.said;
    }
    this.#changed();
    return undefined;
  }

  /** Lets the bot answer that the table waits for. */
  letBotAnswer(): void {
    const asked = this.#match.asked.find(({ seat }) => seat === this.#moment.bot);
    if (!asked) return;
    this.#bots.answer(asked);
    this.#changed();
  }

  /** The person to whom the device was passed looks at it. */
  takeDevice(seat: Seat): void {
    this.#holder = seat;
    this.#changed();
  }

  /** Whether the one who answered last may still change it, before the device is passed on. */
  get holderMayUndo(): Seat | undefined {
    const holder = this.#holder;
    return holder !== undefined && this.#match.undoOffer(holder)?.free ? holder : undefined;
  }

  /** Takes back what the seat may take back alone, or says why it can't be. */
  undoFreely(seat: Seat): Message | undefined {
    return this.#takeBack(seat, {});
  }

  /** Takes everything back to a person's last answer, or says why it can't be. Whoever calls this has asked the table. */
  undoByAgreement(seat: Seat, to: number): Message | undefined {
    return this.#takeBack(seat, { to, agreedBy: this.seats });
  }

  /** Plays the whole match again, and compares. */
  verify(): Verdict {
    return verify(this.face.ruleset, this.#match.save(), this.seedHash);
  }

  #takeBack(seat: Seat, wish: { to?: number; agreedBy?: readonly Seat[] }): Message | undefined {
    try {
      this.#match.undo(seat, wish);
    } catch (error) {
      if (!(error instanceof UndoRefused)) throw error;
      return error.said;
    }
    this.#changed();
    return undefined;
  }

  #changed(): void {
    this.#moment = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Moment {
    const match = this.#match;
    const { outcome } = match;
    const waiting = match.asked.map(({ seat }) => seat);
    const bot = waiting.find((seat) => this.seating[seat]?.kind === "bot");
    const { onlooker, passTo } = this.#whoLooks(waiting, bot);
    return {
      at: match.at,
      onlooker,
      passTo,
      view: match.view(onlooker),
      events: match.events(onlooker),
      decision: onlooker === audience ? undefined : match.decision(onlooker, { explain: true }),
      bot,
      undo: this.#undoOf(onlooker),
      outcome,
    };
  }

  #whoLooks(waiting: readonly Seat[], bot: Seat | undefined): Pick<Moment, "onlooker" | "passTo"> {
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

  #undoOf(onlooker: Onlooker): Undo {
    const nothing: Undo = { kind: "none", reason: say("refused.nothing-to-undo") };
    if (onlooker === audience) return nothing;
    const offer = this.#match.undoOffer(onlooker);
    if (!offer) return nothing;
    if (offer.free) return { kind: "free" };
    // A bot would only give the same answer again, so the way back leads to a person's last one.
    const { answers, at } = this.#match;
    const last = answers.findLastIndex(({ seat }) => this.seating[seat]?.kind === "person");
    if (last < 0) return nothing;
    return { kind: "by-agreement", reason: say("refused.needs-agreement"), to: at - (answers.length - last) };
  }
}
