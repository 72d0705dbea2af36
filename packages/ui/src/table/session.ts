import type { ChatLine, Hinted, LineState, SeatExpectation, TableInfo } from "@tavolata/client";
import type {
  Callable,
  Contribution,
  Decision,
  Message,
  Onlooker,
  Options,
  Outcome,
  RuleId,
  Seat,
  Verdict,
  View,
} from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import type { GameScreen } from "../game/game-screen.js";
import type { AnyVisibleEvent } from "./log/told.js";
import type { LocalSeating } from "./seats/seating.js";

/** What the onlooker could take back. */
export type UndoOption =
  | {
      readonly kind: "free";
      /** What happened since, as far as this page has seen it. */
      readonly takesBack: readonly AnyVisibleEvent[];
    }
  | {
      readonly kind: "by-agreement";
      readonly reason: Message;
      readonly to: number;
      readonly takesBack: readonly AnyVisibleEvent[];
    }
  | { readonly kind: "none"; readonly reason: Message };

/** Why something wasn't done: to be said in the reader's language, with the rule behind it. */
export interface Reason {
  readonly said: Message;
  readonly rule?: RuleId;
}

/** What somebody was told who asked, or why not. */
export interface AskResult<T> {
  readonly answer?: T;
  readonly reason?: Reason;
}

/** What comes next by itself: a bot's answer, or something that has happened and isn't shown yet. */
export interface Step {
  /** How long what is shown now should be looked at first: 1 is the usual time. */
  readonly wait: number;
  /** How many steps wait to be shown, where that is known. */
  readonly left: number | undefined;
}

/** A table as somebody sees it who looks at this device now. */
export interface TableSnapshot {
  /** The number of answers so far. */
  readonly at: number;
  readonly onlooker: Onlooker;
  /** The person who must take the device before anything is shown. */
  readonly passTo: Seat | undefined;
  readonly seating: LocalSeating;
  readonly view: View;
  readonly events: readonly AnyVisibleEvent[];
  /** So many of the first events are only stood in for: this page hasn't asked for them yet. */
  readonly earlier?: number | undefined;
  /** Texts of the game that the onlooker got to read by being told of them, where they aren't among its messages. */
  readonly texts?: MessageTables | undefined;
  /** Why bots did what was told, by the number of the first event that came of it; as far as the onlooker may know it. */
  readonly reasons?: ReadonlyMap<number, { readonly said: Message }> | undefined;
  /** The onlooker's open question. */
  readonly decision: Decision | undefined;
  /** What the onlooker may call while a question is open, also another's. */
  readonly interjections: readonly Callable[];
  /** The bot whose answer the table waits for. */
  readonly bot: Seat | undefined;
  /** When this came to be shown. */
  readonly since: number;
  /** Until when the table waits for a person before a bot answers; nothing where it waits for ever. */
  readonly due?: number | undefined;
  readonly step: Step | undefined;
  readonly undo: UndoOption;
  readonly canRedo: boolean;
  /** Somebody wants to take back, and everybody must agree. */
  readonly vote: TableInfo["vote"];
  readonly chat: readonly ChatLine[];
  /** Whether the line to the server stands; a table without one is always open. */
  readonly line: LineState;
  readonly outcome: Outcome | undefined;
  /** An earlier moment is looked at: view and events are of then, and nothing can be done. */
  readonly past?: Past | undefined;
}

export interface Past {
  /** The number of the event that had just been told. */
  readonly event: number;
  /** All that was told up to now. */
  readonly log: readonly AnyVisibleEvent[];
}

/**
 * A table at which somebody plays or looks on from this page. What a session shows is only what the seat that looks may know. A wish
 * that is refused changes nothing and answers with the reason.
 */
export interface TableSession {
  /** The table at the server; a table that is only in this page has none. */
  readonly id: string | undefined;
  readonly game: string;
  readonly screen: GameScreen;
  readonly seats: readonly Seat[];
  readonly options: Options;
  /** The seats of those who sit at this device. */
  readonly people: readonly Seat[];
  /** What was said when the match was opened, if the rules have changed since. */
  readonly notice: Message | undefined;
  /** What was published when the match began; the seed must fit it at the end. */
  readonly seedHash: string;
  /** The secret behind the dice, once it may be known. */
  readonly seed: string | undefined;
  /** What people have added to the dice, in its order. */
  readonly contributions: readonly Contribution[];
  /** What was added from this browser, to be found among it. */
  readonly ownContribution: string | undefined;
  /** The table as the server tells it; nothing without a server. */
  readonly table: TableInfo | undefined;
  /** Commentators see everything so many seconds later. */
  readonly delay?: number | undefined;
  /** Listens to every change of the moment; answers with how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableSnapshot;
  answer(decision: Decision, picks: readonly string[]): Promise<Reason | undefined>;
  /** Calls something while a question is open. */
  interject(callable: Callable): Promise<Reason | undefined>;
  /** Lets the next step happen or be shown. */
  step(): void;
  /** Shows everything that has happened. */
  catchUp(): void;
  /** Looks at the table as it was when an event had just been told. */
  lookBack(event: number): Promise<Reason | undefined>;
  backToNow(): void;
  /** Asks for a page of events from before those that are here; where some may be missing. */
  earlier?(): Promise<Reason | undefined>;
  /** All that was told, also what this page hadn't asked for. */
  wholeLog?(): Promise<AskResult<readonly AnyVisibleEvent[]>>;
  /** The person to whom the device was passed looks at it. */
  takeDevice(seat: Seat): void;
  /** The one who answered last, as long as it may still be changed before the device is passed on. */
  readonly holderMayUndo: Seat | undefined;
  /** Takes back what the seat may take back alone. */
  undoFreely(seat: Seat): Promise<Reason | undefined>;
  /** Takes everything back to a person's last answer. At this device everybody was asked; elsewhere it is voted on. */
  undoByAgreement(seat: Seat, to: number): Promise<Reason | undefined>;
  /** Goes back to real dice or cards that were misread: an event tells which. Where there are real dice. */
  correct?(event: number): Promise<Reason | undefined>;
  redo(): Promise<Reason | undefined>;
  /** Says yes or no to another's wish to take back. */
  voteOnUndo(agrees: boolean): Promise<Reason | undefined>;
  /** Says something to the others at the table. */
  say(words: string): Promise<Reason | undefined>;
  /** What the strong bot would answer, and what the bots expected of their answers: where there is a server, and it allows hints. */
  hint?(decision: Decision): Promise<AskResult<Hinted>>;
  expected?(): Promise<AskResult<readonly SeatExpectation[]>>;
  /** Plays the whole match again, and compares. */
  verify(): Promise<Verdict>;
  /** The match as it is kept and exported: it holds every secret of the table. */
  toFile(): Promise<object>;
  close(): void;
}
