import { type Bar, done, each, type Naming, type Offer, one, type RuleId, type Seat, say } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Action } from "../../content/definition.js";
import { cardOf, typeOf } from "../../content/lookup.js";
import { playerOrder } from "../../queries/table.js";
import type { WindowName } from "../../queries/windows.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { useAbility, useOf, whyNotUse } from "./abilities.js";

/**
 * LR-round-3: every player may take any number of actions, one at a time in player order, until all have passed in a row. Who
 * wants not to be asked here isn't asked; who has nothing to do is asked only by their own wish. `passed`: how many
 * of them, the last in the list, have passed already.
 */
export function actionWindow(
  t: Table,
  name: WindowName,
  rule: RuleId,
  seats: readonly Seat[] = playerOrder(t.state),
  passed = 0,
): RingsFlow {
  considerHands(t, name);
  // Nearly always nobody is asked: that is found out before anything is made.
  for (let at = 0; at < seats.length - passed; at++) {
    const actor = actorIn(t.content, t.state, name, seats[at]!);
    if (actor) return askFrom(t, name, rule, seats, at, passed + at, actor);
  }
  return done;
}

/** Somebody who is asked in a window. */
interface Actor {
  readonly content: RingsContent;
  readonly s: Rings;
  readonly seat: Seat;
  /** The actions that were found when it was found out whether to ask. */
  allowed: readonly CardId[] | undefined;
}

/** Who is asked; nobody where this seat isn't. */
function actorIn(content: RingsContent, s: Rings, name: WindowName, seat: Seat): Actor | undefined {
  if (!s.order.includes(seat) || s.quiet[seat]!.includes(name)) return undefined;
  const allowed = allowedActions(content, s, seat);
  return allowed.length > 0 || s.insists[seat]!.includes(name) ? { content, s, seat, allowed } : undefined;
}

/** The window from the first on who is asked. */
function* askFrom(
  t: Table,
  name: WindowName,
  rule: RuleId,
  seats: readonly Seat[],
  first: number,
  passed: number,
  firstActor: Actor,
): RingsFlow {
  let actor: Actor | undefined = firstActor;
  for (let at = first, passes = passed; passes < seats.length; ) {
    passes += 1;
    if (actor) {
      const picked = yield* t.chooseOf<CardId | "pass", Actor>(actor.seat, "action", actor, windowOffers, {
        rules: [rule, "LR-round-3"],
        title: say("ask.action", { window: name }),
        passes: false,
      });
      if (picked !== "pass") {
        passes = 0;
        yield* takeAction(t, actor.seat, picked);
      }
      considerHands(t, name);
    }
    at = (at + 1) % seats.length;
    actor = passes < seats.length ? actorIn(t.content, t.state, name, seats[at]!) : undefined;
  }
}

function windowOffers(actor: Actor): readonly Offer<CardId | "pass">[] {
  // What was just found out serves for the first time; whoever asks again gets it as it is then.
  const { content, s, seat, allowed } = actor;
  actor.allowed = undefined;
  return [actionOffer(content, s, seat, allowed), pass];
}

const pass = one("pass");

/** LR-zone-1: who is asked, and who isn't, tells others something about the hands: undo stops here. */
export function considerHands(t: Table, moment: string): void {
  const { state: s, seats } = t;
  if (seats.length > 1 && isAnyInHand(s)) t.emit({ type: "hands-considered", moment }, toNobody);
}

const toNobody = { rules: ["LR-zone-1"], to: [], reveals: true };

function isAnyInHand({ order, hands }: Rings): boolean {
  for (const seat of order) if (hands[seat]!.length > 0) return true;
  return false;
}

/** What a seat may do in a window: `use:beravor-1`, and for events `play:feint-1`. */
export function actionOffer(
  content: RingsContent,
  s: Rings,
  seat: Seat,
  allowed: readonly CardId[] = allowedActions(content, s, seat),
) {
  return each(
    allowed,
    naming,
    { at: (card) => [`card:${card}`], bar: (card) => whyNotAct(content, s, seat, card) },
    () => actionsOf(content, s, seat),
  );
}

const naming: Naming<CardId> = {
  verb: (card) => (typeOf(card) === "event" ? "play" : "use"),
  target: (card) => card,
};

export function* takeAction(t: Table, seat: Seat, card: CardId): RingsFlow {
  yield* useAbility(t, cardOf(t.content, card).action!, useOf(card, seat));
}

export function hasAction(content: RingsContent, s: Rings, seat: Seat): boolean {
  for (const card of actionsOf(content, s, seat)) if (isAllowed(content, s, seat, card)) return true;
  return false;
}

function allowedActions(content: RingsContent, s: Rings, seat: Seat): CardId[] {
  const allowed: CardId[] = [];
  for (const card of actionsOf(content, s, seat)) if (isAllowed(content, s, seat, card)) allowed.push(card);
  return allowed;
}

/** Whether nothing stands against it. Most actions are for another phase: that is seen before anything is made. */
function isAllowed(content: RingsContent, s: Rings, seat: Seat, card: CardId): boolean {
  const { phase } = cardOf(content, card).action!;
  return (phase === undefined || phase === s.phase) && !whyNotAct(content, s, seat, card);
}

function whyNotAct(content: RingsContent, s: Rings, seat: Seat, card: CardId): Bar | undefined {
  return whyNotUse(content, s, cardOf(content, card).action!, useOf(card, seat));
}

/** The cards with an action that this seat may use: in the hand, under its control, or open to anybody. */
function actionsOf(content: RingsContent, s: Rings, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const card of s.hands[seat]!) {
    const { type, action } = cardOf(content, card);
    if (action && type === "event") found.push(card);
  }
  for (const id of s.areas[seat]!) {
    const card = s.cards[id]!;
    if (card.facedown) continue;
    const { action } = cardOf(content, id);
    if (action && action.by === undefined) found.push(id);
    for (const attached of card.attachments) {
      const given: Action | undefined = cardOf(content, attached).action;
      if (given && given.by === undefined && s.cards[attached]!.seat === seat) found.push(attached);
    }
  }
  // LR-scenario-7: an objective in the staging area is anybody's to claim, and some heroes are anybody's to use.
  for (const id of s.triggers["anybody-acts"]?.optional ?? []) {
    const { place, facedown } = s.cards[id]!;
    if (!facedown && (place === "area" || place === "staging")) found.push(id);
  }
  return found;
}
