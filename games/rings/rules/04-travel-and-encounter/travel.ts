import { type Bar, bar, each, one } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf } from "../../content/lookup.js";
import { stagedLocations } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { beginPhase, endPhase } from "../01-round/phase.js";
import { remove } from "../02-cards/zones.js";
import { react } from "../07-timing/react.js";
import { actionWindow } from "../07-timing/window.js";

/** The travel phase: one journey at most (LR-travel-6), then a window (LR-travel-8). */
export function* travelPhase(t: Table): RingsFlow<string> {
  const { state: s } = t;
  beginPhase(t, "travel");
  // LR-travel-2: nobody is asked while a location is active.
  if (s.active === "" && stagedLocations(s).some((id) => !whyNotTravel(t.content, s, id))) {
    const goal = yield* chooseGoal(t);
    if (goal === "stay") t.emit({ type: "stayed" }, { rules: ["LR-travel-1"] });
    else yield* travelTo(t, goal);
  }
  yield* actionWindow(t, "travel", "LR-travel-8");
  yield* endPhase(t);
  return "encounter";
}

/** LR-travel-1: the first player has the final word. LR-travel-7: a location may leave no choice. */
function* chooseGoal(t: Table): RingsFlow<CardId | "stay"> {
  const { state: s } = t;
  const must = () =>
    stagedLocations(s).some((id) => cardOf(t.content, id).mustTravel && !whyNotTravel(t.content, s, id));
  return yield* t.choose<CardId | "stay">(
    s.first,
    "travel",
    () => [
      each(stagedLocations(s), "travel", {
        bar: (id) => whyNotTravel(t.content, s, id),
        at: (id) => [`card:${id}`],
      }),
      one("stay", { bar: () => (must() ? bar("LR-travel-7", "must-travel") : undefined) }),
    ],
    { rules: ["LR-travel-1", "LR-travel-2"] },
  );
}

function whyNotTravel(content: RingsContent, s: Rings, id: CardId): Bar | undefined {
  const { travel, mustTravel } = cardOf(content, id);
  const unpaid = travel?.whyNot(s);
  if (unpaid) return unpaid;
  if (mustTravel) return undefined;
  return stagedLocations(s).some(
    (other) => cardOf(content, other).mustTravel && !cardOf(content, other).travel?.whyNot(s),
  )
    ? bar("LR-travel-7", "must-travel")
    : undefined;
}

/** LR-travel-3, LR-travel-5: the cost is paid while it lies in the staging area; then it no longer adds its threat. */
function* travelTo(t: Table, id: CardId): RingsFlow {
  const { state: s } = t;
  const { travel, mustTravel } = cardOf(t.content, id);
  if (travel) yield* travel.pay(t, id);
  const card = s.cards[id];
  if (card?.place !== "staging") return;
  remove(s.staging, id);
  card.place = "active";
  s.active = id;
  t.emit(
    { type: "travelled", card: id },
    {
      rules: ["LR-travel-3", "LR-travel-6", ...(travel ? ["LR-travel-5"] : []), ...(mustTravel ? ["LR-travel-7"] : [])],
    },
  );
  yield* react(t, { on: "travelled", card: id });
}
