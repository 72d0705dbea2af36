import type decks from "./decks/messages/en.json";
import type rings from "./messages/en.json";
import type lessons from "./tutorial/messages/en.json";

/** What the screen of the card game says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    rings: typeof rings;
    decks: typeof decks;
    ringsLessons: typeof lessons;
  }
}
