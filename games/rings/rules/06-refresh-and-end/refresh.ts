import { one, type Seat, say } from "@tavolata/kernel";
import { cardOf } from "../../content/lookup.js";
import { readyPriceOf } from "../../queries/statistics.js";
import { playerOrder } from "../../queries/table.js";
import type { CardId, InPlay, RingsFlow, Table } from "../../state.js";
import { beginPhase, endPhase, endRound } from "../01-round/phase.js";
import { spend } from "../02-cards/paying.js";
import { ready } from "../04-travel-and-encounter/engaging.js";
import { actionWindow } from "../07-timing/window.js";
import { raiseThreat } from "./threat.js";

/** The refresh phase: LR-refresh-1 to LR-refresh-5. */
export function* refreshPhase(t: Table): RingsFlow<string> {
  const { state: s } = t;
  beginPhase(t, "refresh");
  for (const seat of playerOrder(s)) yield* readyCards(t, seat);
  // LR-refresh-3: what the active location adds belongs to the same raise.
  const more = s.active === "" ? 0 : (cardOf(t.content, s.active).refreshThreat ?? 0);
  for (const seat of [...playerOrder(s)]) yield* raiseThreat(t, seat, 1 + more, "LR-refresh-3");
  passFirstPlayer(t);
  yield* actionWindow(t, "refresh", "LR-refresh-5");
  yield* endPhase(t);
  yield* endRound(t);
  return "resource";
}

/** LR-refresh-4. */
function passFirstPlayer(t: Table): void {
  const { state: s } = t;
  if (s.order.length < 2) return;
  s.first = s.order[(s.order.indexOf(s.first) + 1) % s.order.length]!;
  t.emit({ type: "first-player", seat: s.first }, { rules: ["LR-refresh-4"] });
}

/** LR-refresh-1: every card that a player controls, wherever it lies. */
function* readyCards(t: Table, seat: Seat): RingsFlow {
  const { state: s } = t;
  for (const id of Object.keys(s.cards)) {
    const card = s.cards[id]!;
    if (card.seat !== seat || !card.exhausted || card.facedown) continue;
    if (yield* mayReady(t, seat, card)) ready(t, id, "LR-refresh-1");
  }
}

/** LR-refresh-2: every price must be paid in full, from the hero's own pool, if its player wants to. */
function* mayReady(t: Table, seat: Seat, card: InPlay): RingsFlow<boolean> {
  const price = readyPriceOf(t.content, card.attachments);
  if (price === 0) return true;
  if (card.resources >= price && (yield* askToPay(t, seat, card.id, price))) {
    spend(t, card, price);
    return true;
  }
  t.emit({ type: "not-readied", card: card.id, price }, { rules: ["LR-refresh-2"] });
  return false;
}

function* askToPay(t: Table, seat: Seat, hero: CardId, price: number): RingsFlow<boolean> {
  const picked = yield* t.choose(seat, "pay-to-ready", () => [one("yes"), one("no")], {
    rules: ["LR-refresh-2"],
    title: say("ask.pay-to-ready", { card: hero, count: price }),
  });
  return picked === "yes";
}
