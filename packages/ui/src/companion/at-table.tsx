import { type Decision, realKinds } from "@tavolata/kernel";
import { lazy, Suspense } from "react";
import { withWords } from "../language/page-messages.js";
import type { BoardInstructionsProps } from "./board-instructions.js";
import type { CorrectDialogProps } from "./correct-dialog.js";
import type { EntryProps } from "./entry.js";

/** The companion is loaded where real dice or cards lie beside the page. */
const parts = withWords(["common", "table", "companion"], () => import("./parts.js"));

const Entry = lazy(() => parts().then(({ Entry }) => ({ default: Entry })));
const BoardInstructions = lazy(() => parts().then(({ BoardInstructions }) => ({ default: BoardInstructions })));
const Correct = lazy(() => parts().then(({ CorrectDialog }) => ({ default: CorrectDialog })));

/** Whether what is asked is what real dice or cards show. */
export function isEntered(decision: Decision | undefined): boolean {
  return decision !== undefined && realKinds.has(decision.kind);
}

/** Where people enter what real dice and cards show. */
export function CompanionEntry(props: EntryProps) {
  return (
    <Suspense>
      <Entry {...props} />
    </Suspense>
  );
}

/** What is to be done at the real board. */
export function CompanionBoardInstructions(props: BoardInstructionsProps) {
  return (
    <Suspense>
      <BoardInstructions {...props} />
    </Suspense>
  );
}

/** Goes back to something that was misread. */
export function CompanionCorrect(props: CorrectDialogProps) {
  return (
    <Suspense>
      <Correct {...props} />
    </Suspense>
  );
}
