import { type Bar, bar } from "@tavolata/kernel";

/** What was wrong with a text that isn't a deck at all. */
export type DeckFault = "deck-empty" | "deck-not-json" | "deck-without-slots" | "deck-without-sections";

/** The text can't be read as a deck: the bar says what was expected, in any language. */
export class DeckUnreadable extends Error {
  override readonly name = "DeckUnreadable";
  readonly bar: Bar;

  constructor(fault: DeckFault) {
    super(`This can't be read as a deck: ${fault}.`);
    this.bar = bar("LR-setup-4", fault);
  }
}
