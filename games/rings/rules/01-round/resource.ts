import { heroesOf, playerOrder } from "../../queries/table.js";
import type { RingsFlow, Table } from "../../state.js";
import { drawCards } from "../02-cards/decks.js";
import { gainResources } from "../02-cards/paying.js";
import { actionWindow } from "../07-timing/window.js";
import { beginPhase, endPhase } from "./phase.js";

/** The resource phase: LR-resource-1 to LR-resource-5. */
export function* resourcePhase(t: Table): RingsFlow<string> {
  const { state: s } = t;
  s.round += 1;
  s.quest.allyPlayed = false;
  t.emit({ type: "round-begun", round: s.round }, { rules: ["LR-round-1"] });
  // LR-setup-12: what lasts from the setup goes on through the first resource phase.
  beginPhase(t, "resource");
  const seats = [...playerOrder(s)];
  // LR-resource-3: all collect together, then all draw.
  for (const seat of seats) for (const hero of heroesOf(s, seat)) gainResources(t, hero, 1);
  t.emit({ type: "resources-collected", seats }, { rules: ["LR-resource-1", "LR-resource-3"] });
  for (const seat of seats) yield* drawCards(t, seat, 1);
  yield* actionWindow(t, "resource", "LR-resource-5");
  yield* endPhase(t);
  return "planning";
}
