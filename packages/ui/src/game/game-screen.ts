import type { BoardReference, Callable, Onlooker, Option, Options, Seat, View } from "@tavolata/kernel";
import type { ComponentType, ReactNode } from "react";
import type { BoardInstructionTable } from "../companion/board-instruction.js";
import type { IconShape } from "../controls/icon.js";
import type { Explains } from "../explain/thing.js";
import type { WordLinks } from "../language/linked.js";
import type { Arguments, PageKey } from "../language/words.js";
import type { LogKind } from "../table/log/log-filter.js";
import type { AnyVisibleEvent, ToldThrow } from "../table/log/told.js";
import type { Sound } from "../table/pace/sounds.js";
import type { Act, Pickable } from "../table/question/act.js";
import type { SeatLook } from "../table/seats/seat-looks.js";
import type { Chapters } from "./chapters.js";
import type { ReadContent } from "./read-content.js";

/** What a game's own parts of the screen get to know: only what the onlooker may see. */
export interface GameScreenProps<
  V extends View<unknown> = View,
  E extends AnyVisibleEvent = AnyVisibleEvent,
  O extends object = Options,
> {
  readonly view: V;
  readonly events: readonly E[];
  readonly seats: readonly SeatLook[];
  readonly act: Act;
  /** Until when the table waits for a person before a bot answers, by this device's clock; nothing where it waits for ever. */
  readonly due?: number | undefined;
  /** What the table agreed on when it was laid. */
  readonly options: O;
  /** What the onlooker may call while a question is open; nothing where nobody plays. */
  readonly calls?: readonly Callable[];
  call?(callable: Callable): void;
}

/**
 * How a game looks inside the common frame. It knows its own views and events, never the rules. Board, round and the seats' icons every game draws
 * itself; whatever else it leaves out, the frame does as the member says, or not at all.
 */
export interface GameScreen<
  V extends View<unknown> = View,
  E extends AnyVisibleEvent = AnyVisibleEvent,
  O extends object = Options,
> {
  /** The board, which fills the middle of the screen. */
  readonly Board: ComponentType<GameScreenProps<V, E, O>>;
  /** Where the match stands, in a few words for the head. */
  readonly Round: ComponentType<{ readonly view: V }>;
  seatIcon(seat: Seat): IconShape;

  /** The board before anybody comes, where a game is begun without a server. */
  readonly StartPicture?: ComponentType;
  /** The onlooker's own cards, below the board; nothing for the audience. */
  readonly Hand?: ComponentType<GameScreenProps<V, E, O>>;
  /** What the faces of a throw come to, in words. */
  readonly ThrowSum?: ComponentType<{ readonly faces: readonly string[] }>;
  /** How many cards a seat holds, as far as the onlooker may know. Left out: nobody holds any. */
  handCount?(view: V, seat: Seat): number | undefined;
  /** The number of the round that an event begins. Left out: the event's own `round`. */
  roundBegun?(event: E): number | undefined;
  /** The place on the board or card that an option means; nothing when it is only a button. Left out: the first that the option points at. */
  placeOf?(option: Option): BoardReference | undefined;
  optionIcon?(option: Option): IconShape | undefined;
  faceIcon?(face: string): IconShape | undefined;
  /** How long an event is looked at before the next step is shown: 1 is the usual time, 0 none. Left out: the usual time. */
  timeFor?(event: E): number;
  /** What an event sounds like; dice are heard in any case. */
  soundOf?(event: E): Sound | undefined;
  /** The board as small as a stamp, for lists of tables: only of what everybody at the table knows. */
  pictureOf?(view: V): SmallPicture | undefined;
  /** Stands around the whole table: holds what the game's parts share besides the view, such as a target that is looked at. */
  readonly Around?: ComponentType<GameScreenProps<V, E, O> & { readonly children: ReactNode }>;
  /** What is to be reached, for the head. */
  readonly Aim?: ComponentType<{ readonly view: V }>;
  /** What stands behind the question: how many squares are left, what a target costs. */
  readonly Detail?: ComponentType<GameScreenProps<V, E, O>>;
  /** Everybody with their sheets, instead of the plain list of seats. */
  readonly Party?: ComponentType<GameScreenProps<V, E, O>>;
  /** The onlooker's own sheet, for a tab of its own on a phone. */
  readonly Me?: ComponentType<GameScreenProps<V, E, O>>;
  /** The options in an order of the game's own, instead of the plain list. Every option must be in it. */
  readonly Rail?: ComponentType<GameScreenProps<V, E, O>>;
  /** The card that is looked at, where cards are there to be read: for a tab of its own on a desk. It may ask for it with `useCardTab`. */
  readonly Card?: ComponentType<GameScreenProps<V, E, O>>;
  /** Stands before a line of the log and leads to what it speaks of, where that can be shown. */
  readonly LogMark?: ComponentType<{ readonly event: E; readonly when: string }>;
  /** Words of the game's messages that lead to what they name: in the log and wherever else a sentence is said with them, they are links. */
  readonly links?: WordLinks;
  /** What lies at the foot instead of the plain tray: dice with what they mean, or a hand of cards. */
  readonly Tray?: ComponentType<GameScreenProps<V, E, O>>;
  /** A throw in the list of all throws, instead of its faces' icons and words. */
  readonly Throw?: ComponentType<{ readonly thrown: ToldThrow }>;
  /** How often each face comes up, by the kinds of dice that are held against what was to be expected. */
  weightsOf?(options: O, read: ReadContent): Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What happened, in numbers, for the end. */
  readonly Report?: ComponentType<GameScreenProps<V, E, O>>;
  /** The word for whom a seat plays, where that says more than the seat's own name. */
  aliasOf?(view: V, seat: Seat): string | undefined;
  /** The figures and cards of a seat: whatever names one of them is told of that seat. */
  piecesOf?(view: V, seat: Onlooker): readonly string[];
  /** Whether the board itself has a card or button for every option now: then nothing else needs to have them. */
  offersAll?(view: V): boolean;
  /** The option of the large button, which the space bar presses. */
  mainChoice?(choices: readonly Pickable[]): Pickable | undefined;
  /** What somebody should know before this option counts, of all that are on offer; it is then asked for twice. */
  warningOf?(option: Option, view: V, options: readonly Option[], read: ReadContent): PageText | undefined;
  /** Keys of the game's own, with what they do. */
  readonly keys?: readonly (readonly [string, PageKey])[];
  /** What the game says about its cards, figures and spaces when somebody wants them explained. */
  readonly explains?: Explains<V>;
  /** What an event changes in the sums, for a quiet line below it in the log. */
  noteOf?(event: E, read: ReadContent): PageText | undefined;
  /** The chapters in a view, with the scenarios that the game has in their order; nothing where no campaign is played. */
  chaptersIn?(view: V, options: O, scenarios: readonly string[]): Chapters | undefined;
  /** What people have to do at the real board, by what happened: loaded where there is one. */
  boardInstructions?(): Promise<BoardInstructionTable<E, V> | BoardInstructionTable<E> | BoardInstructionTable>;
  /** Which filter of the log shows an event besides "all". */
  logKindOf?(event: E): LogKind | undefined;
}

/** The place that an option means on this game's board. */
export function placeIn({ placeOf }: Pick<GameScreen, "placeOf">, option: Option): BoardReference | undefined {
  return placeOf ? placeOf(option) : option.at?.[0];
}

/** The number of the round that an event begins in this game. */
export function roundIn({ roundBegun }: Pick<GameScreen, "roundBegun">, event: AnyVisibleEvent): number | undefined {
  if (roundBegun) return roundBegun(event);
  return "round" in event && typeof event.round === "number" ? event.round : undefined;
}

/** The screen of whichever game: what it is shown is what its own rules have made, so each fits its own views and events. */
// biome-ignore lint/suspicious/noExplicitAny: the frame hands views and events on and looks into none of them
export type AnyGameScreen = GameScreen<any, any, any>;

/** Outlines in squares of the board, and what they stand for. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly is: "ground" | "friend" | "foe"; readonly path: string }[];
}

/** A text of the page, to be said when it is shown. */
export interface PageText {
  readonly key: PageKey;
  readonly args?: Arguments;
}
