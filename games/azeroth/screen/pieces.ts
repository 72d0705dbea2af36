import type azeroth from "./messages/en.json";
import type lessons from "./tutorial/messages/en.json";

/** What the screen of the adventure game says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    azeroth: typeof azeroth;
    azerothLessons: typeof lessons;
  }
}
