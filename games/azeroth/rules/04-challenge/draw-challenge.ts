import type { RuleId, Seat } from "@tavolata/kernel";
import { challengeCard, encounterNameOn, eventNameOn } from "../../content/tables.js";
import type { Colour } from "../../content/types.js";
import { isCity, spaceAt } from "../../queries/board.js";
import type { Azeroth, AzerothFlow, CardId, Table } from "../../state.js";
import { beginCombat } from "../05-combat/begin.js";
import { applyAll } from "../11-effects/apply.js";

/** AZ-chal-5 to AZ-chal-8, AZ-event-1, AZ-event-2: cards from the bottom of the deck of the space's colour, until an encounter comes. */
export function* drawChallenge(t: Table): AzerothFlow<string> {
  const { state: s } = t;
  const seat = s.active;
  const hero = s.heroes[seat]!;
  let rules: readonly RuleId[] = ["AZ-chal-5", "AZ-chal-6"];
  for (;;) {
    // AZ-event-2: an event may have put the hero in a city.
    if (isCity(hero.space)) return "maintenance";
    const { colour } = spaceAt(hero.space);
    const card = hasEncounter(s, colour) ? yield* fromBottom(t, colour, seat) : undefined;
    if (card === undefined) {
      t.emit({ type: "no-challenge-left", seat, colour }, { rules: ["AZ-chal-8", "AZ-event-2"] });
      return "maintenance";
    }
    const encounter = encounterNameOn(card);
    if (encounter !== "") {
      t.emit(
        { type: "challenge-drawn", seat, colour, card, encounter },
        { rules: [...rules, "AZ-chal-7"], reveals: true },
      );
      return yield* beginCombat(t, { kind: "card", seat: "", card, encounter, slot: -1 });
    }
    yield* enterEvent(t, card, colour);
    rules = ["AZ-event-1", "AZ-event-2"];
  }
}

/** AZ-event-2: with nothing but events left the chain would have no end. */
function hasEncounter(s: Azeroth, colour: Colour): boolean {
  const { draw, discard } = s.challenge[colour];
  return draw.some((card) => encounterNameOn(card) !== "") || discard.some((card) => encounterNameOn(card) !== "");
}

/** AZ-chal-6: never from the top. AZ-chal-8: an empty deck is made anew from the discards of its colour. */
function* fromBottom(t: Table, colour: Colour, seat: Seat): AzerothFlow<CardId | undefined> {
  const { state: s } = t;
  const { draw, discard } = s.challenge[colour];
  if (draw.length === 0 && discard.length > 0) {
    draw.push(...discard.splice(0));
    yield* t.shuffle(draw, colour, "AZ-chal-8");
  }
  if (draw.length === 0) return undefined;
  draw.unshift(draw.pop()!);
  const [card] = yield* t.draw(draw, 1, colour, seat);
  delete s.known[card!];
  return card;
}

/** AZ-event-3: the one before leaves first. AZ-event-1: then it does what it does at once. */
function* enterEvent(t: Table, card: CardId, colour: Colour): AzerothFlow {
  const { state: s } = t;
  const event = eventNameOn(card);
  if (s.event !== "") discardEvent(t, ["AZ-event-3"]);
  t.emit(
    { type: "event-drawn", seat: s.active, colour, card, event },
    { rules: ["AZ-event-1", "AZ-event-3"], reveals: true },
  );
  s.event = card;
  const { now = [], stands } = t.content.events[event]!;
  const standing = stands?.[colour];
  if (standing) t.emit({ type: "event-encounter", event, ...standing }, { rules: ["AZ-event-5"] });
  yield* applyAll(t, s.active, now, event, ["AZ-event-1"]);
}

/** The event in play goes to the discards of its colour. */
export function discardEvent(t: Table, rules: readonly RuleId[]): void {
  const { state: s } = t;
  const card = s.event;
  s.event = "";
  s.challenge[challengeCard(card).colour].discard.unshift(card);
  t.emit({ type: "event-discarded", card, event: eventNameOn(card) }, { rules });
}
