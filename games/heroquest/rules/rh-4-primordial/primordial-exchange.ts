import { type Bar, bar, each, one, type Seat, say } from "@tavolata/kernel";
import { elements } from "../../content/spells/index.js";
import type { Element } from "../../content/types.js";
import type { HeroFlow, HeroQuest, Table } from "../../state.js";
import { noCards } from "../08-magic/zones.js";

/** HQ-RH4-a: how many cards one primordial spell costs. */
const price = 2;

/** HQ-RH4-a: after the magic turns, in seating order, as often as there are elements. One exchange, then back here. */
export function* exchangeForPrimordial(t: Table): HeroFlow<string> {
  const { state } = t;
  const seat = state.order.find((one) => mayExchange(state, one));
  if (seat === undefined) return "introduction";
  const element = yield* t.choose<Element | "no-exchange">(
    seat,
    "primordial",
    () => [
      each(elements, (choice) => `primordial:${choice}`, { bar: (choice) => whyNotExchange(state, seat, choice) }),
      one("no-exchange"),
    ],
    { rules: ["HQ-RH4-a", "HQ-RH4-b"] },
  );
  if (element === "no-exchange") doneExchanging(state, seat);
  else yield* giveAndDraw(t, seat, element);
  return "primordial-exchange";
}

function mayExchange(state: HeroQuest, seat: Seat): boolean {
  return elements.some((element) => !whyNotExchange(state, seat, element));
}

/** HQ-RH4-a: two cards of the element of which the primordial one is, and one exchange for each. */
function whyNotExchange({ spells, magic }: HeroQuest, seat: Seat, element: Element): Bar | undefined {
  if (magic.exchanged[seat]?.includes(element)) return bar("HQ-RH4-a", "exchanged-already", { element });
  if (spells.hands[seat]![element].length < price) return bar("HQ-RH4-a", "too-few-cards", { element });
  if (magic.apart[element].length === 0) return bar("HQ-RH4-a", "no-primordial-left", { element });
  return undefined;
}

function doneExchanging({ magic }: HeroQuest, seat: Seat): void {
  magic.exchanged[seat] = [...elements];
}

/** HQ-RH4-b: declared, given, drawn; there is no way back after the declaration. */
function* giveAndDraw(t: Table, seat: Seat, element: Element): HeroFlow {
  const { magic } = t.state;
  const hand = t.state.spells.hands[seat]!;
  magic.exchanged[seat] = [...(magic.exchanged[seat] ?? []), element];
  t.emit({ type: "exchange-declared", seat, element }, { rules: ["HQ-RH4-b"] });
  const cards = yield* t.chooseSome<string>(
    seat,
    "give-cards",
    () => [each(hand[element], (card) => `give:${card}`, { label: (card) => say("option.give", { item: card }) })],
    { rules: ["HQ-RH4-a"], min: price, max: price },
  );
  hand[element] = hand[element].filter((card) => !cards.includes(card));
  magic.given[seat] ??= noCards();
  magic.given[seat][element].push(...cards);
  const drawn = yield* t.draw(magic.apart[element], 1, `primordial-${element}`, seat);
  magic.primordial[seat] ??= noCards();
  magic.primordial[seat][element].push(...drawn);
  t.emit({ type: "primordial-drawn", seat, element }, { rules: ["HQ-RH4-a"], reveals: true });
}
