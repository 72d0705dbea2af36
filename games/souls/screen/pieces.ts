import type soulseditor from "./editor/messages/en.json";
import type souls from "./messages/en.json";
import type lessons from "./tutorial/messages/en.json";

/** What the screen of Immortal Souls says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    souls: typeof souls;
    soulseditor: typeof soulseditor;
    soulsLessons: typeof lessons;
  }
}
