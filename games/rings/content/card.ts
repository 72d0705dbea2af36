import { cardOnBlank } from "./blanks.js";
import type { CardType, Definition } from "./definition.js";

/** What a card says about itself; whatever it doesn't mention it doesn't have. */
type Printed = Omit<Definition, "id" | "type" | "copies" | "traits" | "keywords" | "reactions"> &
  Partial<Pick<Definition, "copies" | "traits" | "keywords" | "reactions">>;

function card(type: CardType) {
  return (id: string, printed: Printed): Definition =>
    cardOnBlank({
      id,
      type,
      copies: 1,
      traits: [],
      keywords: [],
      reactions: [],
      ...printed,
    });
}

export const hero = card("hero");
export const ally = card("ally");
export const attachment = card("attachment");
export const event = card("event");
export const enemy = card("enemy");
export const location = card("location");
export const treachery = card("treachery");
export const objective = card("objective");
