import { each } from "@tavolata/kernel";
import { cardOf } from "../../content/lookup.js";
import { hitPointsLeft } from "../../queries/statistics.js";
import { allCharacters, playerOrder } from "../../queries/table.js";
import type { Delayed, Phase, RingsFlow, Table } from "../../state.js";
import { leavePlay } from "../02-cards/leaving.js";
import { react } from "../07-timing/react.js";

export function beginPhase(t: Table, phase: Phase): void {
  const { state: s } = t;
  s.phase = phase;
  s.progress.waiting = [...playerOrder(s)];
  t.emit({ type: "phase-begun", phase }, { rules: ["LR-round-1"] });
}

/** LR-round-6: first what lasts until the end expires, then what waits for the end happens. */
export function* endPhase(t: Table): RingsFlow {
  const { state: s } = t;
  yield* end(t, "phase");
  for (const key of Object.keys(s.uses)) if (key.startsWith("phase/")) delete s.uses[key];
  t.emit({ type: "phase-ended", phase: s.phase }, { rules: ["LR-round-6"] });
}

/** LR-round-6: the end of the round comes after the last window of the refresh phase. LR-refresh-5: limits begin anew. */
export function* endRound(t: Table): RingsFlow {
  const { state: s } = t;
  yield* end(t, "round");
  for (const key of Object.keys(s.uses)) delete s.uses[key];
}

function* end(t: Table, what: "phase" | "round"): RingsFlow {
  const { state: s } = t;
  if (s.lasting.length > 0) {
    s.lasting = s.lasting.filter(({ until }) => until !== what);
    for (const card of allCharacters(s)) {
      if (hitPointsLeft(t.content, s, card) <= 0) yield* leavePlay(t, card.id, "destroyed", "LR-damage-5");
    }
  }
  if (what === "round") {
    yield* leaveByConstantText(t);
    yield* react(t, { on: "round-ends", card: "" });
  } else if (s.phase === "combat") yield* react(t, { on: "combat-ends", card: "" });
  for (;;) {
    const due = s.delayed.filter(({ until }) => until === what);
    if (due.length === 0) return;
    // LR-timing-6: what competes is ordered by the first player.
    const next = yield* t.choose(
      s.first,
      "delayed-order",
      () => [each(due, { verb: "first", target: ({ source }) => source }, { at: ({ card }) => [`card:${card}`] })],
      { rules: ["LR-timing-6"] },
    );
    s.delayed = s.delayed.filter((one) => one !== next);
    yield* happen(t, next);
  }
}

/** LR-timing-5: constant effects come before those that are forced. */
function* leaveByConstantText(t: Table): RingsFlow {
  for (const { id } of allCharacters(t.state)) {
    if (cardOf(t.content, id).leavesAtEndOfRound) yield* leavePlay(t, id, "discarded", "LR-timing-5");
  }
}

function* happen(t: Table, { card, what }: Delayed): RingsFlow {
  yield* leavePlay(t, card, leaving[what], "LR-round-6");
}

const leaving = {
  "return-to-hand": "returned",
  "shuffle-into-deck": "shuffled",
  "top-of-encounter-deck": "on-top",
} as const;
