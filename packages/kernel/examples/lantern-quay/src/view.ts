import { bySeat, type Chance, fields, open, pile, type Seat, type ViewOf } from "../../../src/index.js";
import { isCargo, type QuayContent } from "./content.js";
import type { Quay } from "./state.js";

/** LQ-0.2: who sees what. All cards that a seat doesn't see are one pool: a search deals them anew. */
export const visibility = fields<Quay>()({
  night: open,
  deck: pile("cards"),
  discard: open,
  hands: bySeat(pile("cards")),
  boats: bySeat(pile("cards")),
  standing: open,
  toLand: open,
  ashore: open,
  seized: open,
});

/** What a seat sees of the quay. */
export interface QuayView extends ViewOf<typeof visibility> {}

/** LQ-3.2 holds in a re-deal too: what lies in a boat is cargo, so a trick there changes places with unseen cargo. */
export function determinize(state: Quay, seat: Seat, chance: Chance, content: QuayContent): void {
  for (const [owner, boat] of Object.entries(state.boats)) {
    const [card] = boat;
    if (owner === seat || card === undefined || isCargo(content, card)) continue;
    const others = Object.entries(state.hands).flatMap(([holder, hand]) => (holder === seat ? [] : [hand]));
    const places = [state.deck, ...others].flatMap((cards) => [...cards.keys()].map((at) => ({ cards, at })));
    const cargo = places.filter(({ cards, at }) => isCargo(content, cards[at]!));
    const { cards, at } = cargo[chance.below(cargo.length)]!;
    boat[0] = cards[at]!;
    cards[at] = card;
  }
}
