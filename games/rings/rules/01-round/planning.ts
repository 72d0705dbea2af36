import { type Bar, bar, each, one, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { stageOf } from "../../content/scenario.js";
import { isUniqueInPlay, playerOrder } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { attach, bearersInPlay, enterPlay, hostsFor, whyNotAttach } from "../02-cards/entering.js";
import { payFor, whyNotPay } from "../02-cards/paying.js";
import { loseSight, remove } from "../02-cards/zones.js";
import { react } from "../07-timing/react.js";
import { actionOffer, actionWindow, considerHands, hasAction, takeAction } from "../07-timing/window.js";
import { beginPhase, endPhase } from "./phase.js";

export function* beginPlanning(t: Table): RingsFlow<string> {
  beginPhase(t, "planning");
  return "plan";
}

/** LR-planning-2: the active player plays cards one at a time, then the next; LR-planning-3: with actions in between. */
export function* plan(t: Table): RingsFlow<string> {
  const { state: s } = t;
  const [seat] = s.progress.waiting;
  if (seat === undefined) {
    yield* endPhase(t);
    return "quest";
  }
  considerHands(t, "planning");
  const quiet = !s.hands[seat]!.some((card) => !whyNotPlay(t.content, s, seat, card)) && !hasAction(t.content, s, seat);
  const picked = quiet ? "done" : yield* askForPlay(t, seat);
  if (picked === "done") {
    remove(s.progress.waiting, seat);
    // Who is done has passed. The others may still act before the next player begins, and then so may everybody.
    yield* actionWindow(t, "planning", "LR-planning-3", [...others(s, seat), seat], 1);
    return "plan";
  }
  if (isPlayable(picked) && s.hands[seat]!.includes(picked)) yield* playCard(t, seat, picked);
  else yield* takeAction(t, seat, picked);
  const rest = others(s, seat);
  if (rest.length > 0) yield* actionWindow(t, "planning", "LR-planning-3", rest);
  return "plan";
}

function others(s: Rings, seat: Seat): Seat[] {
  return playerOrder(s).filter((other) => other !== seat);
}

function* askForPlay(t: Table, seat: Seat): RingsFlow<CardId | "done"> {
  const { state: s } = t;
  const playable = () => s.hands[seat]!.filter(isPlayable);
  return yield* t.choose<CardId | "done">(
    seat,
    "plan",
    () => [
      each(
        playable().filter((card) => !whyNotPlay(t.content, s, seat, card)),
        "play",
        { bar: (card) => whyNotPlay(t.content, s, seat, card), at: (card) => [`card:${card}`] },
        playable,
      ),
      actionOffer(t.content, s, seat),
      one("done"),
    ],
    { rules: ["LR-planning-1", "LR-planning-2", "LR-round-4"], passes: false },
  );
}

/** LR-planning-1: allies and attachments. */
function isPlayable(card: CardId): boolean {
  const type = typeOf(card);
  return type === "ally" || type === "attachment";
}

/** LR-card-2, LR-scenario-6, LR-cost-1, LR-cost-8: what stands against playing a card. */
function whyNotPlay(content: RingsContent, s: Rings, seat: Seat, card: CardId): Bar | undefined {
  const printed = cardOf(content, card);
  if (!isPlayable(card)) return bar("LR-planning-1", "not-playable");
  if (isUniqueInPlay(content, s, card)) return bar("LR-card-2", "unique-in-play");
  if (printed.type === "ally" && s.quest.allyPlayed && stageOf(content, s).oneAllyPerRound) {
    return bar("LR-scenario-6", "ally-played");
  }
  const unpaid = whyNotPay(content, s, seat, card);
  if (unpaid) return unpaid;
  if (printed.type === "attachment" && hostsFor(content, s, card).length === 0) return bar("LR-cost-8", "no-target");
  return undefined;
}

/** LR-card-11: playing is from the hand, with the cost paid. */
function* playCard(t: Table, seat: Seat, card: CardId): RingsFlow {
  const { state: s } = t;
  const isAlly = typeOf(card) === "ally";
  let host = "";
  if (!isAlly) {
    host = yield* t.choose(
      seat,
      "host",
      () => [
        each(
          hostsFor(t.content, s, card),
          "target",
          { at: (one) => [`card:${one}`], bar: (one) => whyNotAttach(t.content, s, card, s.cards[one]!) },
          () => bearersInPlay(s),
        ),
      ],
      { rules: ["LR-card-6", "LR-card-7"], title: say("ask.host", { card }) },
    );
  }
  remove(s.hands[seat]!, card);
  loseSight(s, card);
  s.resolving.push(card);
  t.emit({ type: "card-played", seat, card }, { rules: ["LR-planning-1", "LR-card-11"], reveals: true });
  yield* payFor(t, seat, card);
  remove(s.resolving, card);
  if (isAlly) {
    s.quest.allyPlayed = true;
    yield* enterPlay(t, card, seat);
    if (s.cards[card]) yield* react(t, { on: "played", card, seat });
  } else {
    yield* attach(t, card, host, seat);
  }
}
