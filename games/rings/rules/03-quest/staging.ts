import { cardOf, typeOf } from "../../content/lookup.js";
import { isEnemy, isImmune } from "../../queries/table.js";
import type { CardId, Rings, RingsFlow, Table } from "../../state.js";
import { resetEncounterDeck, takeTop } from "../02-cards/decks.js";
import { awaken, putOn, stage } from "../02-cards/entering.js";
import { freshCard, loseSight, remove } from "../02-cards/zones.js";
import { damage } from "../05-combat/damage.js";
import { raiseAllThreats } from "../06-refresh-and-end/threat.js";
import { useOf } from "../07-timing/abilities.js";
import { react } from "../07-timing/react.js";
import type { Trigger } from "../07-timing/trigger.js";
import { settle } from "./stages.js";

/**
 * LR-staging-2, LR-staging-5: reveals the top card and finishes everything about it: what acts as it is revealed, keywords, When
 * Revealed, its place, surge. Gives back the card, or the one that took its place, if there was one. A guarded objective joins those
 * that wait for their guards already, if there are any.
 */
export function* reveal(t: Table, unguarded?: CardId[]): RingsFlow<CardId | undefined> {
  const { state: s } = t;
  const card = yield* takeTop(t);
  if (card === undefined) {
    t.emit({ type: "nothing-revealed" }, { rules: ["LR-staging-7"] });
    return undefined;
  }
  const revealed = yield* revealCard(t, card, unguarded);
  // LR-staging-7: the card is fully staged first.
  if (s.phase === "quest") yield* resetEncounterDeck(t);
  return revealed;
}

/** Reveals this card, which lies in no zone any more. */
export function* revealCard(t: Table, card: CardId, unguarded?: CardId[]): RingsFlow<CardId | undefined> {
  const { state: s } = t;
  const printed = cardOf(t.content, card);
  s.resolving.push(card);
  if (printed.type !== "treachery") {
    s.cards[card] = freshCard(card, "revealed", "");
    awaken(t.content, s, card);
  }
  t.emit(
    { type: "revealed", card },
    { rules: s.phase === "setup" ? ["LR-staging-6", "LR-setup-12"] : ["LR-staging-2", "LR-staging-6"], reveals: true },
  );
  if (isEnemy(card)) {
    yield* hurtRevealed(t, card);
    if (!s.cards[card]) return card;
  }
  if (printed.doomed !== undefined) {
    t.emit({ type: "doomed", card, amount: printed.doomed }, { rules: ["LR-keyword-doomed"] });
    yield* raiseAllThreats(t, printed.doomed, "LR-keyword-doomed");
  }
  const trigger: Trigger = { on: "revealed", card };
  const surges = yield* whenRevealed(t, card, trigger);
  yield* putRevealed(t, card, unguarded);
  if (printed.keywords.includes("surge") || surges) {
    t.emit({ type: "surge", card }, { rules: ["LR-keyword-surge"] });
    yield* reveal(t);
  }
  // The keywords of a card that was cancelled are done before another takes its place.
  return trigger.replaced ? yield* reveal(t, unguarded) : card;
}

/** LR-staging-5: constant effects come first. LR-keyword-immune: they are a player card's. */
function* hurtRevealed(t: Table, card: CardId): RingsFlow {
  const { state: s } = t;
  if (isImmune(t.content, card)) return;
  for (const seat of s.order) {
    for (const id of s.areas[seat]!) {
      const amount = cardOf(t.content, id).hurtsRevealed;
      if (amount !== undefined && s.cards[id]!.committed) yield* damage(t, card, amount, "LR-staging-5");
    }
  }
}

/** LR-timing-7: a cancelled effect doesn't happen; the rest of the card still counts. Says whether the effect brings surge. */
function* whenRevealed(t: Table, card: CardId, trigger: Trigger): RingsFlow<boolean> {
  const effect = cardOf(t.content, card).whenRevealed;
  if (!effect) return false;
  yield* react(t, trigger);
  if (trigger.cancelled) return false;
  t.emit({ type: "when-revealed", card }, { rules: ["LR-staging-4", "LR-staging-5"] });
  return (yield* effect(t, useOf(card, "", trigger))) === "surge";
}

/** LR-staging-3, LR-staging-4: enemies, locations and objectives to the staging area, treacheries to the discard pile. */
function* putRevealed(t: Table, card: CardId, unguarded?: CardId[]): RingsFlow {
  const { state: s } = t;
  // It has gone somewhere else by its own text.
  if (!remove(s.resolving, card)) return;
  const { type, keywords } = cardOf(t.content, card);
  if (type === "treachery") {
    s.encounter.discard.unshift(card);
    t.emit({ type: "treachery-resolved", card }, { rules: ["LR-staging-4"] });
    return;
  }
  stage(t.content, s, card);
  t.emit({ type: "staged", card, how: "revealed" }, { rules: ["LR-staging-3"] });
  yield* settle(t);
  if (!keywords.includes("guarded")) return;
  if (unguarded) unguarded.push(card);
  else yield* guard(t, card);
}

/**
 * LR-keyword-guarded: the next card is revealed and guards the objective. Another objective lets the following card do so, and gets
 * its own guard afterwards.
 */
function* guard(t: Table, objective: CardId): RingsFlow {
  const unguarded = [objective];
  while (unguarded.length > 0) {
    const card = yield* reveal(t, unguarded);
    if (card === undefined) return;
    if (typeOf(card) !== "objective") putWithGuard(t, unguarded.shift()!, card);
  }
}

/** Both must still be there: the guard may be a treachery, or gone as it was revealed. */
function putWithGuard(t: Table, objective: CardId, card: CardId): void {
  const { state: s } = t;
  const guards = s.cards[card];
  if (s.cards[objective]?.place !== "staging" || (guards?.place !== "staging" && guards?.place !== "engaged")) return;
  remove(s.staging, objective);
  putOn(t.content, s, objective, card, "");
  t.emit({ type: "guarded", card: objective, by: card }, { rules: ["LR-keyword-guarded"] });
}

/** LR-staging-6: added, not revealed: nothing of its text happens. */
export function* addToStaging(t: Table, card: CardId): RingsFlow {
  const { state: s } = t;
  loseSight(s, card);
  stage(t.content, s, card);
  t.emit({ type: "staged", card, how: "added" }, { rules: ["LR-staging-6"], reveals: true });
}

/** Takes a card out of the encounter deck or its discard pile, wherever it lies. */
export function takeFromEncounter(s: Rings, card: CardId): void {
  if (!remove(s.encounter.draw, card)) remove(s.encounter.discard, card);
}
