import type { HeroFlow, Table } from "../../state.js";
import { ending, failed } from "../14-campaign/ending.js";
import { endRound, failureOf } from "../16-quests/rounds.js";
import { isAnythingDue, runTriggers } from "../16-quests/triggers.js";
import { chooseWhoStarts } from "../rh-3-experience/movement.js";

/** HQ-3.1: a round begins: first the heroes, then the antagonists. */
export function* beginRound(t: Table): HeroFlow<string> {
  const { state } = t;
  state.round += 1;
  state.toAct = [...state.order];
  state.acted = [];
  state.talk.raised = [];
  t.emit({ type: "round-begun", round: state.round }, { rules: ["HQ-3.1"] });
  if (t.options.experience) yield* chooseWhoStarts(t);
  if (isAnythingDue(state)) yield* runTriggers(t);
  return ending(t) ?? "hero-turn";
}

/** Everybody has acted. */
export function* afterRound(t: Table): HeroFlow<string> {
  endRound(t);
  // HQ-11.3: who dies without help at the end of a round may be somebody the quest waits for.
  if (isAnythingDue(t.state)) yield* runTriggers(t);
  const over = ending(t);
  if (over) return over;
  const failure = failureOf(t.state);
  return failure ? failed(t, failure) : "round";
}
