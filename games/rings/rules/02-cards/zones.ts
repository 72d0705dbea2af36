import type { Seat } from "@tavolata/kernel";
import type { CardId, InPlay, Rings } from "../../state.js";

/** Takes a card out of a zone. Says whether it lay there. */
export function remove(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** LR-zone-1: nobody can place this card any more. Most were never looked at: to see that is much quicker than to delete what isn't there. */
export function loseSight({ looked }: Rings, card: CardId): void {
  if (looked[card]) delete looked[card];
}

/** A card as it enters play: LR-planning-4, LR-card-14. */
export function freshCard(id: CardId, place: InPlay["place"], seat: Seat): InPlay {
  return {
    id,
    place,
    seat,
    exhausted: false,
    damage: 0,
    progress: 0,
    resources: 0,
    attachments: [],
    host: "",
    committed: false,
    facedown: false,
  };
}
