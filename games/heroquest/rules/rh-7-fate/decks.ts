import { each, type RuleId, type Seat, say } from "@tavolata/kernel";
import { fateCards } from "../../content/fate-cards.js";
import { fateCardNamed, nameOf } from "../../queries/fate-card.js";
import { type HeroFlow, type Table, wizard } from "../../state.js";
import type { Fate } from "./zones.js";

/** HQ-RH8: so many adventurers are the classic party. */
const classicParty = 4;

/** HQ-RH3-c, HQ-RH8: at the start of an adventure, not of each mission (HQ-16.3), decks are shuffled and cards drawn. */
export function* dealFateCards(t: Table, fate: Fate): HeroFlow {
  if (fate.dealt) return;
  fate.dealt = true;
  yield* t.shuffle(fate.heroic.draw, "heroic", "HQ-RH7-a");
  yield* t.shuffle(fate.misfortune.draw, "misfortune", "HQ-RH7-c");
  if (t.options.fateCards && t.options["fateCards.atStart"]) {
    for (const seat of t.state.order) yield* drawHeroic(t, fate, seat, "HQ-RH3-c");
    yield* drawMisfortune(t, fate, "HQ-RH3-c");
  }
  if (!t.options.manyPlayers) return;
  for (let i = classicParty; i < t.state.order.length; i++) yield* drawMisfortune(t, fate, "HQ-RH8");
}

/** HQ-RH7-a: a heroic card at random; HQ-RH7-f: or one that is named. Says whether there was one. */
export function* drawHeroic(t: Table, fate: Fate, seat: Seat, rule: RuleId): HeroFlow<boolean> {
  if (fate.heroic.draw.length === 0) return yield* nameCard(t, fate, seat);
  const [card] = yield* t.draw(fate.heroic.draw, 1, "heroic", seat);
  t.emit({ type: "heroic-card-drawn", seat }, { rules: [rule], reveals: true });
  takeIntoHand(t, fate.hands[seat]!, seat, card!);
  return true;
}

/** HQ-RH7-c: a misfortune card at random, while there are any. */
export function* drawMisfortune(t: Table, fate: Fate, rule: RuleId): HeroFlow<boolean> {
  const [card] = yield* t.draw(fate.misfortune.draw, 1, "misfortune", wizard);
  if (card === undefined) return false;
  t.emit({ type: "misfortune-card-drawn" }, { rules: [rule], reveals: true });
  takeIntoHand(t, fate.misfortunes, wizard, card);
  return true;
}

/** Only its owner learns which card it is. */
function takeIntoHand(t: Table, hand: string[], seat: Seat, card: string): void {
  hand.push(card);
  const name = nameOf(card);
  t.emit(
    { type: "fate-card-seen", seat, card: name, text: say(`text.${name}`) },
    { rules: [fateCardNamed(name).rule], to: [seat] },
  );
}

const heroicNames = Object.entries(fateCards)
  .filter(([, { deck }]) => deck === "heroic")
  .map(([name]) => name);

/** HQ-RH7-f: with an empty deck a card is named, and whoever holds it must hand it over. */
function* nameCard(t: Table, fate: Fate, seat: Seat): HeroFlow<boolean> {
  if (!(t.options.fateCards && t.options["fateCards.nameCard"])) return false;
  const rules = ["HQ-RH7-f"];
  const name = yield* t.choose(
    seat,
    "name-card",
    () => [each(heroicNames, (one) => `name:${one}`, { label: (one) => say("option.name-card", { card: one }) })],
    { rules },
  );
  const holders = () => t.state.order.filter((other) => other !== seat && copyIn(fate.hands[other]!, name));
  t.emit({ type: "card-named", seat, card: name, holders: holders() }, { rules, reveals: true });
  if (holders().length === 0) return false;
  const from = yield* t.choose(
    seat,
    "card-holder",
    () => [each(holders(), (other) => `from:${other}`, { label: (other) => say("option.from", { seat: other }) })],
    { rules },
  );
  handOver(t, fate, from, seat, name);
  return true;
}

function copyIn(hand: readonly string[], name: string): string | undefined {
  return hand.find((card) => nameOf(card) === name);
}

function handOver(t: Table, fate: Fate, from: Seat, to: Seat, name: string): void {
  const card = copyIn(fate.hands[from]!, name)!;
  fate.hands[from]!.splice(fate.hands[from]!.indexOf(card), 1);
  fate.hands[to]!.push(card);
  if (!fate.known.includes(card)) fate.known.push(card);
  t.emit({ type: "card-handed-over", seat: from, to, card: name }, { rules: ["HQ-RH7-f"] });
}

/** HQ-RH7-a, HQ-RH7-c, HQ-14.1-b: with the end of the quest all cards are discarded. */
export function discardHands(t: Table, fate: Fate): void {
  const cards = Object.values(fate.hands).flatMap((hand) => hand.splice(0));
  const evil = fate.misfortunes.splice(0);
  fate.heroic.discard.unshift(...cards);
  fate.misfortune.discard.unshift(...evil);
  if (cards.length + evil.length === 0) return;
  t.emit(
    { type: "fate-cards-discarded", cards: [...cards, ...evil].map(nameOf) },
    { rules: ["HQ-14.1-b", "HQ-RH7-a", "HQ-RH7-c"], reveals: true },
  );
}
