import type { QuestProblem } from "@tavolata/kit";
import { createContext, useContext } from "react";
import type { QuestChange } from "./change.js";
import type { DraftFile } from "./draft-file.js";
import type { PlaceKind } from "./forms/value-kinds.js";

/** A place that somebody is asked to point at on the board. */
export interface Picking {
  readonly lies: PlaceKind;
  /** What is picked, in words. */
  readonly what: string;
  picked(place: string): void;
}

/** Where to look on the board; another number looks there again. */
interface Look {
  readonly at: readonly string[];
  readonly number: number;
}

/** The quest that is being written, and what can be done with it. */
export interface Editing<F extends DraftFile = DraftFile> {
  readonly file: F;
  /** Makes changes as one step; steps with the same word that follow each other are taken back together. */
  make(changes: QuestChange | readonly QuestChange[], joins?: string): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The path of what is chosen. */
  readonly selected: string | undefined;
  select(field: string | undefined): void;
  /** The tool in hand. */
  readonly tool: string | undefined;
  take(tool: string | undefined): void;
  readonly turned: boolean;
  turn(): void;
  readonly picking: Picking | undefined;
  pick(picking: Picking | undefined): void;
  /** What is wrong or odd; nothing as long as it wasn't checked. */
  readonly problems: readonly QuestProblem[] | undefined;
  /** Whether the problems are those of the file as it is now. */
  readonly isChecked: boolean;
  /** Mends a problem; while the file is checked anew, as soon as that is done, if the problem is still there. */
  fix(problem: QuestProblem): void;
  readonly look: Look | undefined;
  lookAt(at: readonly string[]): void;
  readonly tab: string;
  open(tab: string): void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing<F extends DraftFile = DraftFile>(): Editing<F> {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("Nothing is edited here.");
  return editing as Editing<F>;
}

/** Where keys go after a tool was taken. */
export const boardId = "editor-board";

export function focusBoard(): void {
  document.getElementById(boardId)?.focus({ preventScroll: true });
}
