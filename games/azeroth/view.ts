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
import { type Deck, deckVisibility } from "@tavolata/kit";
import type { Colour } from "./content/types.js";
import { everySeat } from "./seats.js";
import type { Azeroth, CardId } from "./state.js";

/** AZ-info-1: who placed a token or looked at a card knows it still. */
function knows(card: CardId, { state, onlooker }: Looking): boolean {
  return (state as Azeroth).known[card]?.includes(onlooker) ?? false;
}

/** Each character's ability cards are a pool of their own: nobody's turn up in another's deck. */
function bySeats<V extends Visibility>(
  visibilityOf: (seat: Seat) => V,
): FieldsVisibility<Record<Seat, unknown>, Record<Seat, V>> {
  return fields<Record<Seat, unknown>>()(Object.fromEntries(everySeat.map((seat) => [seat, visibilityOf(seat)])));
}

/** AZ-info-1: hands of others, the order of decks and face-down discoveries are hidden. AZ-info-2: everything else is open. */
export const visibility = fields<Azeroth>()({
  round: open,
  phase: open,
  first: open,
  order: open,
  active: open,
  waiting: open,
  heroes: open,
  hands: bySeats((seat) => when((_: CardId[], { onlooker }) => onlooker === seat, open, pile(seat))),
  decks: bySeats((seat) => pile(seat)),
  discards: open,
  resolving: open,
  challenge: fields<Record<Colour, Deck>>()({
    grey: deckVisibility("grey", knows),
    green: deckVisibility("green", knows),
    yellow: deckVisibility("yellow", knows),
    red: deckVisibility("red", knows),
  }),
  elite: pile("elite", knows),
  trophies: pile("trophies"),
  removed: open,
  discoveries: deckVisibility("discoveries", knows),
  found: pile("discoveries", knows),
  tokens: every(pile("discoveries", knows)),
  track: open,
  event: open,
  known: internal,
  turn: open,
  combat: open,
  lastRound: open,
  orders: open,
  leaving: open,
});

/** What a seat sees of the table. The state is one, too: whatever asks about a view can be asked by the rules. */
export interface AzerothView extends ViewOf<typeof visibility> {}
