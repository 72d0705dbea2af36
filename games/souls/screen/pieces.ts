import type soulseditor from "./editor/messages/en.json";
import type souls from "./messages/en.json";

/** What the screen of Immortal Souls says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface Pieces {
    souls: typeof souls;
    soulseditor: typeof soulseditor;
  }
}
