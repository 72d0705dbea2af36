import type { RuleId } from "@tavolata/kernel";
import { boardOf } from "../../queries/board/squares.js";
import type { HeroQuest, Table } from "../../state.js";

/** HQ-11.3: the squares of the levers that still do something in the quest, each once. */
export function leversOf(state: HeroQuest): readonly number[] {
  const { triggers, objectives, joining } = state.secrets;
  let levers = none;
  for (const things of [triggers, objectives, joining]) {
    for (const { when } of things) {
      if (when.on !== "lever-pulled") continue;
      const square = boardOf(state).squareOf.get(when.square)!;
      if (!levers.includes(square)) levers = [...levers, square];
    }
  }
  return levers;
}

const none: readonly number[] = [];

/** HQ-11.3: a lever on a square that is seen now is on the board for everybody. */
export function placeLevers(t: Table, rule: RuleId): void {
  const { state } = t;
  const known = state.levers ?? none;
  const seen = leversOf(state).filter((square) => state.seen[square] === 1 && !known.includes(square));
  if (seen.length === 0) return;
  state.levers = [...known, ...seen];
  const at = seen.map((square) => boardOf(state).names[square]!);
  t.emit({ type: "levers-seen", at }, { rules: [rule, "HQ-11.3"], reveals: true });
}
