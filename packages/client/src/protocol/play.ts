import { type Static, Type } from "@sinclair/typebox";
import type { Callable, Decision, GameEvent, Message, Seat, View, VisibleEvent } from "@tavolata/kernel";
import type { PlaceChange } from "./changes.js";
import type { Refusal } from "./fault.js";
import type { Person } from "./people.js";
import type { TableInfo } from "./tables.js";
import { exactly, SeatName, TableId, Token } from "./words.js";

/** The largest message that the server reads, in bytes. */
export const largestMessage = 16 * 1024;

/** Chosen by the sender; the reply carries it, and an answer that comes twice is known by it. */
const Id = Type.String({ pattern: "^[A-Za-z0-9_-]{1,40}$" });

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

/** What a client has already: so many events, of this line of play. */
const Have = exactly({ events: Count, line: Count });
export type Have = Static<typeof Have>;

export const Watch = exactly(
  {
    type: Type.Literal("watch"),
    id: Id,
    table: TableId,
    as: SeatName,
    link: Type.Optional(Token),
    have: Type.Optional(Have),
    chat: Type.Optional(Count),
    changes: Type.Optional(
      Type.Boolean({
        description: "whether a view may be told as what changed in the last one; otherwise always whole",
      }),
    ),
    earlier: Type.Optional(
      Type.Boolean({
        description:
          "whether the newest events of a long match will do, since the client asks for older ones by `earlier`; otherwise all are told, at the price of a match that is played again",
      }),
    ),
  },
  {
    description: "looks at a table from a seat of one's own, or as `audience`, and is told of everything that happens",
  },
);

export const Unwatch = exactly({ type: Type.Literal("unwatch"), id: Id, table: TableId, as: SeatName });

/** What somebody chose: the ids of options. */
export const Picks = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 });

export const GiveAnswer = exactly({
  type: Type.Literal("answer"),
  id: Id,
  table: TableId,
  seat: SeatName,
  number: Count,
  key: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: "left out by who speaks into another's question" }),
  ),
  picks: Picks,
});

export const Explain = exactly(
  { type: Type.Literal("explain"), id: Id, table: TableId, seat: SeatName, number: Count },
  { description: "asks for the open decision together with what is barred, and why" },
);

export const LookBack = exactly(
  { type: Type.Literal("look-back"), id: Id, table: TableId, as: SeatName, event: Count },
  { description: "asks how the table looked from there when an event had just been told" },
);

export const TakeBack = exactly(
  {
    type: Type.Literal("undo"),
    id: Id,
    table: TableId,
    seat: SeatName,
    to: Type.Optional(Count),
    event: Type.Optional(Count),
  },
  {
    description:
      "takes answers back, or calls a vote where others must agree; with `event`, an event of the seat's that was read off real dice or cards, up to that throw",
  },
);

export const DoAgain = exactly({ type: Type.Literal("redo"), id: Id, table: TableId, seat: SeatName });

export const Vote = exactly(
  { type: Type.Literal("vote"), id: Id, table: TableId, seat: SeatName, agrees: Type.Boolean() },
  { description: "says yes or no to a wish to take back; one no ends it" },
);

export const Say = exactly(
  {
    type: Type.Literal("say"),
    id: Id,
    table: TableId,
    words: Type.String({ minLength: 1, maxLength: 500, pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$" }),
  },
  { description: "says something to the others at the table" },
);

export const AskHint = exactly(
  { type: Type.Literal("hint"), id: Id, table: TableId, seat: SeatName, number: Count },
  { description: "asks what the strong bot would answer in one's own seat, where the table allows hints" },
);

export const AskExpected = exactly(
  { type: Type.Literal("expect"), id: Id, table: TableId },
  { description: "asks what the bots at the table expected of their last answers, as far as one may know" },
);

export const AskEarlier = exactly(
  { type: Type.Literal("earlier"), id: Id, table: TableId, as: SeatName, before: Count },
  { description: "asks for the page of events before a number, at a table that is watched from there" },
);

export const FromClient = Type.Union([
  Watch,
  Unwatch,
  GiveAnswer,
  Explain,
  LookBack,
  TakeBack,
  DoAgain,
  Vote,
  Say,
  AskHint,
  AskExpected,
  AskEarlier,
]);
export type FromClient = Static<typeof FromClient>;

/** The first message of every connection. */
interface Welcome {
  readonly type: "welcome";
  readonly protocol: 1;
  readonly person: Person | null;
}

/** Texts of messages by language and key. */
export type MessageTexts = Readonly<Record<"en" | "it" | "fr", Readonly<Record<string, string>>>>;

/** Where a match stands for an onlooker: sent when it begins to watch and after everything that happens. */
export interface Standing {
  readonly type: "standing";
  readonly table: string;
  readonly as: Seat;
  /** The line of play: it changes when something was taken back, and event numbers count only within it. */
  readonly line: number;
  /** The number of the first of these events: what the client has from there on no longer counts. */
  readonly from: number;
  readonly events: readonly VisibleEvent<GameEvent>[];
  /** More events follow in the next message; this one has neither view nor decisions. */
  readonly more?: true;
  /** What the client lacks before these events isn't told: it may ask for it by `earlier`. */
  readonly earlier?: true;
  readonly view?: View;
  /** Which view this is: a number that only says whether changes fit. */
  readonly version?: number;
  /** Instead of `view`, for those who asked for it that way: what changed since the view of the version `since`. */
  readonly changes?: readonly PlaceChange[];
  readonly since?: number;
  /** The open decisions that whoever watches may answer. */
  readonly decisions?: readonly Decision[];
  /** What may be called from there now, whoever is asked, and what stands against it; left out where there is nothing. */
  readonly interjections?: readonly Callable[];
  /** What could be taken back from there: so many answers would be left. Not free: the others must agree. */
  readonly undo?: { readonly to: number; readonly free: boolean };
  readonly canRedo?: true;
  /** Where the table has a time limit and waits for a person: in how many milliseconds a bot answers instead. */
  readonly timeLeft?: number;
  /**
   * Texts that nobody can fetch, because they are secret until the match tells their keys: those that this standing is the first
   * on its connection to tell.
   */
  readonly texts?: MessageTexts;
  /** Why bots did what is told here, as far as whoever looks may know it, and the server still does; left out where there is nothing. */
  readonly reasons?: readonly BotReason[];
  /** How many answers were given. */
  readonly answers: number;
}

/** Why a bot answered as it did. */
export interface BotReason {
  /** The number of the first event that came of it. */
  readonly event: number;
  readonly seat: Seat;
  readonly said: Message;
}

/** Who sits where and how the match stands, whenever it changes. */
interface TableNews {
  readonly type: "table";
  readonly table: TableInfo;
}

/** Something that somebody at the table said. */
export interface ChatLine {
  readonly number: number;
  readonly person: Person;
  readonly words: string;
  readonly said: string;
}

/** What was said since the client last heard, without those whom the person has blocked. */
interface ChatNews {
  readonly type: "chat";
  readonly table: string;
  readonly as: Seat;
  readonly lines: readonly ChatLine[];
}

export interface Watching {
  readonly type: "watching";
  readonly id: string;
  /** Of commentary of which nothing may be told yet: in how many seconds it begins; `null` while nobody knows. A standing comes then. */
  readonly begins?: number | null;
}

interface Unwatched {
  readonly type: "unwatched";
  /** Of the client's wish; none when the server ended it. */
  readonly id?: string;
  readonly table: string;
  readonly as: Seat;
  readonly why?: Refusal;
}

/** The answer is stored. */
export interface Taken {
  readonly type: "taken";
  readonly id: string;
  /** It had been taken before. */
  readonly again?: true;
  /** Nothing was taken back yet: it is voted on. */
  readonly voting?: true;
}

export interface Explained {
  readonly type: "explained";
  readonly id: string;
  readonly decision: Decision;
  /** The secret texts that it takes to read what is barred. */
  readonly texts?: MessageTexts;
}

/** A page of events that were told long ago. */
export interface ToldEarlier {
  readonly type: "told-earlier";
  readonly id: string;
  /** The line of play that these numbers belong to. */
  readonly line: number;
  readonly from: number;
  readonly events: readonly VisibleEvent<GameEvent>[];
  readonly reasons?: readonly BotReason[];
  readonly texts?: MessageTexts;
}

/** How the table looked at some moment of the match. */
export interface LookedBack {
  readonly type: "looked-back";
  readonly id: string;
  /** So many answers had been given. */
  readonly answers: number;
  /** So many events had been told. */
  readonly events: number;
  readonly view: View;
}

/** What somebody who has thought ahead expects: from 0, lost, to 1, won. */
export interface ExpectationInfo {
  readonly value: number;
  readonly next?: { readonly picks: readonly string[]; readonly value: number };
  /** How many play-outs that rests on. */
  readonly iterations: number;
}

/** What the strong bot would answer. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly picks: readonly string[];
  readonly reason: Message;
  readonly expects?: ExpectationInfo;
}

/**
 * What a bot expected of its last answer, and why it gave it: told only to those on its side. The next best answer is named, by the labels of its
 * options, where it speaks of nothing that is hidden from them.
 */
export interface SeatExpectation {
  readonly seat: Seat;
  readonly expects: Pick<ExpectationInfo, "value" | "iterations"> & {
    readonly next?: { readonly value: number; readonly answer?: readonly Message[] };
  };
  readonly reason: Message;
}

export interface AllExpected {
  readonly type: "expected";
  readonly id: string;
  readonly bots: readonly SeatExpectation[];
}

export interface Refused {
  readonly type: "refused";
  /** Of what was refused, where it could be read. */
  readonly id?: string;
  readonly why: Refusal;
}

export type FromServer =
  | Welcome
  | Standing
  | TableNews
  | ChatNews
  | Watching
  | Unwatched
  | Taken
  | Explained
  | LookedBack
  | Hinted
  | AllExpected
  | ToldEarlier
  | Refused;
