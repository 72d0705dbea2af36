import { each, type Seat } from "@tavolata/kernel";
import { stageOf } from "../../content/scenario.js";
import { revealsIn } from "../../queries/stage.js";
import { committedWillpower, stagingThreat } from "../../queries/statistics.js";
import { charactersOf, playerOrder } from "../../queries/table.js";
import type { RingsFlow, Table } from "../../state.js";
import { beginPhase, endPhase } from "../01-round/phase.js";
import { resetEncounterDeck } from "../02-cards/decks.js";
import { raiseThreat } from "../06-refresh-and-end/threat.js";
import { react } from "../07-timing/react.js";
import { actionWindow } from "../07-timing/window.js";
import { placeProgress } from "./progress.js";
import { reveal } from "./staging.js";

/** The quest phase begins: its effects, then the first window (LR-commit-6). */
export function* beginQuest(t: Table): RingsFlow<string> {
  const { state: s } = t;
  beginPhase(t, "quest");
  yield* resetEncounterDeck(t);
  const { questPhaseBegins } = stageOf(t.content, s);
  if (questPhaseBegins) yield* questPhaseBegins(t);
  yield* actionWindow(t, "quest-begin", "LR-commit-6");
  return "commit";
}

/** LR-commit-1, LR-commit-3: one player commits all at once, then responses, then a window; then the next. */
export function* commit(t: Table): RingsFlow<string> {
  const { state: s } = t;
  const seat = s.progress.waiting.shift();
  if (seat === undefined) {
    // LR-staging-1: the number is fixed now.
    const { noStaging, moreReveals } = stageOf(t.content, s);
    s.progress.reveals = revealsIn(t.content, s);
    t.emit(
      { type: "staging-begun", count: s.progress.reveals },
      { rules: ["LR-staging-1", ...(noStaging ? ["LR-scenario-4"] : moreReveals ? ["LR-scenario-3"] : [])] },
    );
    return "staging";
  }
  yield* commitCharacters(t, seat);
  yield* actionWindow(t, "commit", "LR-commit-6");
  return "commit";
}

function* commitCharacters(t: Table, seat: Seat): RingsFlow {
  const { state: s } = t;
  const able = () => charactersOf(s, seat).filter(({ exhausted }) => !exhausted);
  const count = able().length;
  if (count === 0) return;
  const chosen = yield* t.chooseSome(
    seat,
    "commit",
    () => [each(able(), { verb: "commit", target: ({ id }) => id }, { at: ({ id }) => [`card:${id}`] })],
    { min: 0, max: count, rules: ["LR-commit-1", "LR-commit-2", "LR-card-1"] },
  );
  for (const card of chosen) {
    card.exhausted = true;
    card.committed = true;
  }
  const cards = chosen.map(({ id }) => id);
  t.emit({ type: "committed", seat, cards }, { rules: ["LR-commit-1", "LR-commit-2", "LR-commit-3", "LR-commit-4"] });
  if (cards.length > 0) yield* react(t, { on: "committed", card: "", cards, seat });
}

/** LR-staging-1: one card for each player, one after the other; then the last window before the comparison (LR-staging-8). */
export function* staging(t: Table): RingsFlow<string> {
  const { state: s } = t;
  if (s.progress.reveals > 0) {
    s.progress.reveals -= 1;
    yield* reveal(t);
    return "staging";
  }
  yield* actionWindow(t, "staging", "LR-staging-8");
  return "quest-resolution";
}

/** LR-quest-1 to LR-quest-7. */
export function* resolveQuest(t: Table): RingsFlow<string> {
  const { state: s } = t;
  const willpower = committedWillpower(t.content, s);
  const threat = stagingThreat(t.content, s);
  const result = willpower > threat ? "success" : willpower < threat ? "failure" : "tie";
  const rule = { success: "LR-quest-3", failure: "LR-quest-4", tie: "LR-quest-5" }[result];
  t.emit({ type: "quest-resolved", willpower, threat, result }, { rules: ["LR-quest-1", "LR-quest-2", rule] });
  if (result === "success") yield* placeProgress(t, willpower - threat, "LR-quest-3");
  if (result === "failure") {
    // LR-quest-6: what the failure triggers comes before threat is raised.
    yield* react(t, { on: "quest-failed", card: "" });
    for (const seat of [...playerOrder(s)]) yield* raiseThreat(t, seat, threat - willpower, "LR-quest-4");
  }
  yield* actionWindow(t, "quest-end", "LR-quest-7");
  for (const seat of s.order) for (const card of charactersOf(s, seat)) card.committed = false;
  yield* endPhase(t);
  return "travel";
}
