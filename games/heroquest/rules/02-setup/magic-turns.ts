import { type Bar, bar, each, type RuleId, type Seat } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import { elements } from "../../content/spells/index.js";
import type { Element } from "../../content/types.js";
import type { HeroFlow, HeroQuest, Table } from "../../state.js";
import { shuffleApart } from "../08-magic/shuffling.js";

/** HQ-2.6-c: a magic turn gives so many cards of one element. */
const cardsTaken = 3;
const lastMagicTurn = 3;

/** Who takes part in each of the magic turns. */
const turnRules: readonly RuleId[] = ["", "HQ-2.6-a", "HQ-2.6-e", "HQ-2.6-f"];

/** HQ-2.6: one character takes its cards of a magic turn, then back here until all turns are held. */
export function* divideSpells(t: Table): HeroFlow<string> {
  const { spells } = t.state;
  if (spells.magicTurn === 0) {
    // HQ-2.6-b: each element is shuffled by itself and lies face down.
    for (const element of elements) yield* t.shuffle(spells.piles[element], element, "HQ-2.6-b");
    yield* shuffleApart(t);
  }
  while (spells.waiting.length === 0) {
    if (spells.magicTurn === lastMagicTurn) return finishDivision(t);
    spells.magicTurn += 1;
    spells.waiting = magicTurnOrder(t.content, t.state, spells.magicTurn);
  }
  yield* takeCards(t, spells.waiting[0]!);
  spells.waiting.shift();
  return "magic-turns";
}

/** HQ-2.6-a, HQ-2.6-d to HQ-2.6-f: in seating order, those whose sheet has so many magic turns. */
function magicTurnOrder(content: HeroQuestContent, { order, heroes: assigned }: HeroQuest, turn: number): Seat[] {
  return order.filter((seat) => content.heroes[heroes[assigned[seat] as HeroId].archetype].magicTurns >= turn);
}

/** HQ-2.6-c: names an element and takes the top cards, without looking at them. */
function* takeCards(t: Table, seat: Seat): HeroFlow {
  const { spells } = t.state;
  // HQ-2.6-h: for whom no pile qualifies, the turn passes.
  if (elements.every((element) => whyNotElement(t.state, seat, element))) {
    t.emit({ type: "no-spells-taken", seat }, { rules: ["HQ-2.6-h"] });
    return;
  }
  const element = yield* t.choose(
    seat,
    "element",
    () => [each(elements, (one) => `element:${one}`, { bar: (one) => whyNotElement(t.state, seat, one) })],
    { rules: ["HQ-2.6-c", "HQ-2.6-d", turnRules[spells.magicTurn]!] },
  );
  spells.hands[seat]![element].push(...(yield* t.draw(spells.piles[element], cardsTaken, element, seat)));
  t.emit(
    { type: "spells-taken", seat, element, count: cardsTaken },
    { rules: ["HQ-2.6-c", turnRules[spells.magicTurn]!] },
  );
}

function whyNotElement({ spells }: HeroQuest, seat: Seat, element: Element): Bar | undefined {
  if (spells.hands[seat]![element].length > 0) return bar("HQ-2.6-g", "element-held");
  if (spells.piles[element].length < cardsTaken) return bar("HQ-2.6-h", "pile-too-short");
  return undefined;
}

/** HQ-2.6-i: what is left is put away unseen, none goes to the Evil Wizard (HQ-19.1-a), and everybody may look at the own cards. */
function finishDivision(t: Table): string {
  t.state.spells.divided = true;
  t.emit({ type: "spells-divided" }, { rules: ["HQ-2.6-i", "HQ-2.6-j", "HQ-19.1-a"], reveals: true });
  // HQ-RH4-a: the exchange comes after the magic turns, before the introduction.
  return t.options.primordialExchange ? "primordial-exchange" : "introduction";
}
