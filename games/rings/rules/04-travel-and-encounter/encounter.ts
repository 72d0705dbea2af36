import { type Bar, bar, each, one, type Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { stagedEnemies, wouldEngage } from "../../queries/engagement.js";
import { playerOrder } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { beginPhase, endPhase } from "../01-round/phase.js";
import { actionWindow } from "../07-timing/window.js";
import { engage } from "./engaging.js";

/** LR-encounter-1: each player in order may engage one enemy; then a window (LR-encounter-2). */
export function* optionalEngagement(t: Table): RingsFlow<string> {
  const { state: s } = t;
  beginPhase(t, "encounter");
  for (const seat of [...playerOrder(s)]) {
    if (!s.order.includes(seat) || !stagedEnemies(s).some((id) => !whyNotEngage(t.content, s, id))) continue;
    const enemy = yield* t.choose<CardId | "pass">(
      seat,
      "engage",
      () => [
        each(stagedEnemies(s), "engage", {
          bar: (id) => whyNotEngage(t.content, s, id),
          at: (id) => [`card:${id}`],
        }),
        one("pass"),
      ],
      { rules: ["LR-encounter-1"] },
    );
    if (enemy !== "pass") yield* engage(t, enemy, seat, "LR-encounter-1");
  }
  yield* actionWindow(t, "engagement", "LR-encounter-2");
  return "engagement-checks";
}

/** LR-timing-12: some enemies can't be engaged by choice while others are there. */
function whyNotEngage(content: RingsContent, s: Rings, id: CardId): Bar | undefined {
  if (!cardOf(content, id).forbids?.includes("optional-engagement")) return undefined;
  return stagedEnemies(s).length > 1 ? bar("LR-timing-12", "not-by-choice") : undefined;
}

/** LR-encounter-4: one enemy at a time, round after round, until nobody is engaged in a full circle. */
export function* engagementChecks(t: Table): RingsFlow<string> {
  const { state: s } = t;
  if (stageOf(t.content, s).noChecks) t.emit({ type: "no-checks" }, { rules: ["LR-scenario-3"] });
  else yield* checkAll(t);
  yield* actionWindow(t, "checks", "LR-encounter-8");
  yield* endPhase(t);
  return "combat";
}

function* checkAll(t: Table): RingsFlow {
  const { state: s } = t;
  let engaged = true;
  while (engaged) {
    engaged = false;
    for (const seat of [...playerOrder(s)]) {
      const enemy = yield* check(t, seat);
      if (enemy === undefined) continue;
      engaged = true;
      yield* engage(t, enemy, seat, "LR-encounter-3");
    }
  }
  t.emit({ type: "checks-over" }, { rules: ["LR-encounter-4"] });
}

/** LR-encounter-3: the highest engagement cost that is at or below the player's threat. LR-encounter-5: the first player chooses among equals. */
function* check(t: Table, seat: Seat): RingsFlow<CardId | undefined> {
  const { state: s } = t;
  if (!s.order.includes(seat)) return undefined;
  const { threat } = s.players[seat]!;
  const eligible = () => {
    const able = stagedEnemies(s).filter((id) => wouldEngage(t.content, id, threat));
    const highest = Math.max(...able.map((id) => cardOf(t.content, id).engagementCost!));
    return able.filter((id) => cardOf(t.content, id).engagementCost === highest);
  };
  if (eligible().length === 0) return undefined;
  return yield* t.choose(
    s.first,
    "engagement-tie",
    () => [each(eligible(), "engage", { at: (id) => [`card:${id}`] })],
    { rules: ["LR-encounter-5"] },
  );
}
