import type azeroth from "./messages/en.json";

/** What the screen of the adventure game says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface Pieces {
    azeroth: typeof azeroth;
  }
}
