import type { QuestProblem } from "@tavolata/kit";
import type { Area } from "../../camera/camera.js";
import type { QuestChange } from "../change.js";
import type { Picking } from "../editing.js";
import type { BoardPoint, BoardThing } from "./board-thing.js";

/** Where somebody points, with mouse and finger or with the cursor. */
export type Pointed<Cursor> =
  | { readonly point: BoardPoint; readonly cursor?: undefined }
  | { readonly cursor: Cursor; readonly point?: undefined };

/**
 * What hands must know of a game's board: what its points mean, what lies there, and what putting and moving change. `Lies` is a way of lying
 * (on a square, on a border), `TutorialPosition` somewhere that something can lie, `Cursor` where the arrow keys are.
 */
export interface BoardWays<Thing extends BoardThing, Lies, Place, Cursor> {
  readonly things: readonly Thing[];
  /** How what is in hand lies, or what is asked for. */
  liesOf(inHand: Thing | undefined): Lies;
  placeUnder(point: BoardPoint, lies: Lies): Place;
  /** What lies under a point, what is meant first. */
  thingsUnder(point: BoardPoint): readonly Thing[];
  /** Whether a mouse draws it elsewhere at once; a finger always chooses first. */
  isDrawnAtOnce(thing: Thing): boolean;
  /** What is picked there, in the words of the file; nothing where there is no such thing. */
  pickedAt(lies: Picking["lies"], where: Pointed<Cursor>): string | undefined;

  /** What the tool in hand changes there; nothing without a tool. */
  put?: ((place: Place) => readonly QuestChange[]) | undefined;
  /** The path of what a tool has just put down, if it is chosen then. */
  chosenAfter(changes: readonly QuestChange[]): string | undefined;
  moving(thing: Thing, place: Place): readonly QuestChange[];
  removing(thing: Thing): readonly QuestChange[];
  /** Why the board can't be changed like this. */
  whyNot(changes: readonly QuestChange[]): QuestProblem | undefined;

  /** Whether the cursor can be here with what is in hand. */
  fits(cursor: Cursor, lies: Lies): boolean;
  /** Where the cursor begins: near where it was with something else in hand, at what is chosen, or at the first place that there is. */
  begin(lies: Lies, before: Cursor | undefined, chosen: Thing | undefined): Cursor | undefined;
  /** Where an arrow key leads; with Shift to a side of the same place, where a board has such. */
  onward(from: Cursor, way: readonly [number, number], lies: Lies, isShift: boolean): Cursor | undefined;
  placeAt(cursor: Cursor, lies: Lies): Place;
  thingsAt(cursor: Cursor): readonly Thing[];
  boxOf(cursor: Cursor): Area | undefined;
  /** The cursor's place and what is there, for whoever doesn't see it. */
  wordsAt(cursor: Cursor): readonly string[];
  /** Further keys, in small letters. */
  readonly keys: Readonly<Record<string, (chosen: Thing | undefined) => void>>;
}

/** What would lie where somebody points, and why it can't. */
export interface PlacementTrial<Place> {
  readonly place: Place;
  readonly why: QuestProblem | undefined;
}
