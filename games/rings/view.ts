import {
  every,
  type FieldsVisibility,
  fields,
  internal,
  type Looking,
  open,
  pile,
  type Seat,
  type ViewOf,
  type Visibility,
  when,
} from "@tavolata/kernel";
import { deckVisibility } from "@tavolata/kit";
import { everySeat } from "./seats.js";
import type { CardId, Rings } from "./state.js";

/** Cards that an onlooker has looked at and can still place. */
function knows(card: CardId, { state, onlooker }: Looking): boolean {
  return (state as Rings).looked[card]?.includes(onlooker) ?? false;
}

/** Each player's cards are a pool of their own: nobody's cards turn up in another's deck. */
function bySeats<V extends Visibility>(
  visibilityOf: (seat: Seat) => V,
): FieldsVisibility<Record<Seat, unknown>, Record<Seat, V>> {
  return fields<Record<Seat, unknown>>()(Object.fromEntries(everySeat.map((seat) => [seat, visibilityOf(seat)])));
}

/** LR-zone-1: hands of others, the order of decks, facedown shadow cards and Orc Guards are hidden; everything else is open. */
export const visibility = fields<Rings>()({
  scenario: open,
  won: open,
  scored: open,
  round: open,
  phase: open,
  first: open,
  order: open,
  players: open,
  hands: bySeats((seat) => when((_: CardId[], { onlooker }) => onlooker === seat, open, pile(seat, knows))),
  decks: bySeats((seat) => pile(seat, knows)),
  discards: open,
  areas: open,
  engaged: open,
  staging: open,
  active: open,
  encounter: deckVisibility("encounter", knows),
  quest: open,
  cards: open,
  resolving: open,
  // LR-shadow-5: nobody sees a facedown shadow card, except by an effect.
  shadows: every(pile("encounter", knows)),
  turned: open,
  guards: bySeats((seat) => every(pile(seat))),
  looked: internal,
  victory: open,
  removed: open,
  aside: open,
  lasting: open,
  delayed: open,
  uses: open,
  triggers: internal,
  attacks: open,
  quiet: open,
  insists: open,
  progress: open,
  owners: internal,
  guardCount: internal,
});

/** What a seat sees of the table. The state is one, too: whatever asks about a view can be asked by the rules. */
export interface RingsView extends ViewOf<typeof visibility> {}
