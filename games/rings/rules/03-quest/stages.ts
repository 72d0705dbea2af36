import type { RingsContent } from "../../content/content.js";
import { titleOf } from "../../content/lookup.js";
import { isHeld, scenarioOf, stageOf } from "../../content/scenario.js";
import type { CardId, RingsFlow, Table } from "../../state.js";
import { win } from "../06-refresh-and-end/ending.js";

/**
 * LR-progress-4, LR-progress-7: whether the stage is completed or the game won is looked at after every change that could bring it
 * about. `defeated` is the enemy that was just destroyed.
 */
export function* settle(t: Table, defeated?: CardId): RingsFlow {
  const { state: s } = t;
  if (!s.quest.ready) return;
  const stage = stageOf(t.content, s);
  if (defeated !== undefined && stage.winsOnDefeatOf === titleOf(defeated)) win(t, "LR-scenario-2");
  if (stage.isWon?.(s)) win(t, "LR-scenario-4");
  if (stage.points === 0 || s.quest.progress < stage.points) return;
  if (!isHeld(stage, s)) yield* advance(t);
}

/** LR-progress-7: says so when there is enough progress on a stage that can't be completed yet. */
export function tellHeld(t: Table): void {
  const { state: s } = t;
  const stage = stageOf(t.content, s);
  if (stage.points === 0 || s.quest.progress < stage.points || !isHeld(stage, s)) return;
  t.emit({ type: "stage-held", stage: stage.id }, { rules: ["LR-progress-7"] });
}

/** LR-progress-5, LR-progress-6: tokens are lost, and nothing else changes. */
function* advance(t: Table): RingsFlow {
  const { state: s } = t;
  const { id, next } = stageOf(t.content, s);
  const lost = s.quest.progress - stageOf(t.content, s).points;
  t.emit({ type: "stage-completed", stage: id }, { rules: ["LR-progress-4"] });
  if (lost > 0) t.emit({ type: "progress-lost", count: lost }, { rules: ["LR-progress-5"] });
  if (next.length === 0) win(t, "LR-end-5");
  const [chosen] =
    next.length === 1
      ? next
      : yield* t.roll({ id: "stage", faces: next }, 1, "next-stage", { rules: ["LR-scenario-1"], lot: true });
  yield* beginStage(t, chosen!);
}

/** LR-setup-11, LR-progress-6: side A, then side B with its When Revealed effect. */
export function* beginStage(t: Table, stage: string): RingsFlow {
  const { state: s } = t;
  s.quest.stage = stage;
  s.quest.progress = 0;
  s.quest.ready = false;
  t.emit({ type: "stage-begun", stage }, { rules: ["LR-setup-11", "LR-progress-6"] });
  const { sideA, whenRevealed } = stageOf(t.content, s);
  if (sideA) yield* sideA(t);
  if (whenRevealed) yield* whenRevealed(t);
  s.quest.ready = true;
  yield* settle(t);
}

export function firstStage(content: RingsContent, scenario: string): string {
  return scenarioOf(content, scenario).stages[0]!.id;
}
